"""Audits and reports in, text out, one file per format. Nothing here judges or prints."""
