"""Táin, the cattle raid: a small game that proves the core. See README.md beside this file."""
