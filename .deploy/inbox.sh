#!/bin/sh
# Runs a command of docs/inbox.md on the inbox of the server, with the settings of the service:
# inbox.sh list
set -eu
[ "$(id -un)" = msb-site ] || { echo "The inbox belongs to msb-site: sudo -u msb-site $0 $*" >&2; exit 1; }
cd "$(dirname "$0")/.."
exec node --env-file=.deploy/forms.env --import tsx scripts/inbox/run.ts "$@"
