"""Commands as the user's installer and shell take them."""
