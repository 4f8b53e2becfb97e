"""What an extension is built with, the plan of a build, and where its time went."""
