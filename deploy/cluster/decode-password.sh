#!/bin/bash
# Prints a password in which characters may be written as %2F, for instance, as Pieces reads it in
# DATABASE_URL (server/platform/database/check-url.ts). A % that encodes nothing stands for itself.
set -eu
escaped=$(printf %s "$1" | sed 's/\\/\\\\/g; s/%\([0-9A-Fa-f][0-9A-Fa-f]\)/\\x\1/g')
decoded=$(printf %b "$escaped")
# Bytes that aren't text encode nothing either.
if printf %s "$decoded" | iconv -f UTF-8 -t UTF-8 > /dev/null 2>&1; then printf %s "$decoded"; else printf %s "$1"; fi
