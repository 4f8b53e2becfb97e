"""Commands as the installer and the shell of the one who asks take them."""
