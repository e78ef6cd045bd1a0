#!/bin/sh
# Builds this checkout, on the server itself, and makes it live as a new release (go-live.sh):
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
exec "$folder/.deploy/go-live.sh" "$1"
