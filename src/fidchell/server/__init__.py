"""The server: tables where people and bots sit, live or over days. Knows the games only through the front door."""
