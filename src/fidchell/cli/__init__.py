"""The command line: play, look at scenes, verify records."""
