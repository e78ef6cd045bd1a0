#!/bin/sh
# Switches the site to a release, on the server itself:
#   release.sh switch 123   to releases/123
#   release.sh back         to the release before the last switch
# /srv/site (or the folder that SITE names) has the folder "releases", and links into it: "current" and "previous".
set -eu
cd "${SITE:-/srv/site}"
current=$(readlink current || true)

case "${1:-}" in
  switch) release=releases/${2:?Name the release.} ;;
  back) release=$(readlink previous) || { echo 'There is no earlier release.' >&2; exit 1; } ;;
  *) echo 'release.sh switch <release> | back' >&2; exit 2 ;;
esac
[ -d "$release/dist/client" ] || { echo "$release has no built site." >&2; exit 1; }

# Replaces a link in one step, so that there is never none.
link() {
  ln -sfn "$1" next
  mv -T next "$2"
}
if [ "$1" = switch ] && [ -n "$current" ] && [ "$current" != "$release" ]; then link "$current" previous; fi
link "$release" current
sudo systemctl reload caddy
sudo systemctl restart forms-api
echo "The site is $release."
