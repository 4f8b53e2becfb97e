"""What an audit found, arranged for the formats: releases in ranges, binaries in rows, reasons once."""
