#!/bin/sh
# Switches the site to a release, on the server itself, and says at the end which release is live:
#   release.sh switch 123   to releases/123; deletes releases but for the newest five
#   release.sh back 123     if that one is live, to the release before the last switch
#   release.sh back         to the release before the last switch
# /srv/site (or the folder that SITE names) has the folder "releases", and links into it: "current",
# "previous" for going back, and "before", which was live until the last switch or return: pages
# that are still open need its scripts.
set -eu
cd "${SITE:-/srv/site}"
current=$(readlink current || true)
previous=$(readlink previous || true)

case "${1:-}" in
  switch) release=releases/${2:?Name the release.} ;;
  back) release=$previous ;;
  *) echo 'release.sh switch <release> | back [<release>]' >&2; exit 2 ;;
esac
if [ "$1" = back ] && [ -n "${2:-}" ] && [ "$current" != "releases/$2" ]; then
  echo "The site is $current."
  exit
fi
[ -n "$release" ] || { echo "There is no earlier release: the site is still $current." >&2; exit 1; }
[ -d "$release/dist/client" ] || { echo "$release has no built site: the site is still $current." >&2; exit 1; }

# Replaces a link in one step, so that there is never none.
link() {
  ln -sfn "$1" next
  mv -T next "$2"
}
if [ -n "$current" ] && [ "$current" != "$release" ]; then
  link "$current" before
  if [ "$1" = switch ]; then
    previous=$current
    link "$previous" previous
  fi
fi
link "$release" current
echo "The site is $release."
sudo systemctl reload caddy
sudo systemctl restart forms-api

[ "$1" = switch ] || exit 0
ls -t releases | tail -n +6 | while read -r old; do
  case "releases/$old" in
    "$release" | "$previous") ;;
    *) rm -rf "releases/$old" || echo "releases/$old could not be deleted." >&2 ;;
  esac
done
