#!/bin/sh
# Makes the release that this file is in live, on the server itself, and asks the site whether it
# answers as it should. One that does not goes back:
#   go-live.sh https://www.example.org
set -eu
: "${1:?Name the site, as https://www.example.org.}"
cd "$(dirname "$0")/.."
release=$(basename "$PWD")
if .deploy/release.sh switch "$release" && npx tsx scripts/smoke.ts "$1"; then exit; fi
.deploy/release.sh back "$release"
exit 1
