"""Pictures for a README or the page of a CI job: no script, nothing from elsewhere, light and dark."""
