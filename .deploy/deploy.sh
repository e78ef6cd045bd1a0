#!/bin/sh
# Builds this checkout, on the server itself, and makes it live as a new release. One that does not
# answer as it should goes back:
#   .deploy/deploy.sh https://www.example.org
# /srv/site (or the folder that SITE names) is as release.sh says.
set -eu
: "${1:?Name the site, as https://www.example.org.}"
cd "$(dirname "$0")/.."
npm ci
npm run content
release=$(date +%Y-%m-%d-%H%M%S)
folder=${SITE:-/srv/site}/releases/$release
mkdir "$folder"
cp -a .deploy .npmrc package.json package-lock.json tsconfig.json content components scripts dist "$folder"
# The packages of the release are its own: the checkout keeps those that build.
(cd "$folder" && npm ci --omit=dev)
if "$folder/.deploy/release.sh" switch "$release" && npx tsx scripts/smoke.ts "$1"; then exit; fi
"$folder/.deploy/release.sh" back "$release"
exit 1
