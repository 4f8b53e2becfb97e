"""Many artifacts: what there is to do, who does it, and results that outlive whoever is stopped."""
