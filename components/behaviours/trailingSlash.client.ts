/**
 * Takes the trailing slash off the address (specification 2.1). Servers redirect before this runs;
 * it serves hosts that can't.
 */
export function removeTrailingSlash(): void {
  const { origin, pathname, search, hash } = location;
  if (pathname === '/' || !pathname.endsWith('/')) return;
  // With the origin, since a path that begins with two slashes would be taken for another site.
  location.replace(origin + pathname.replace(/(?<!\/)\/+$/, '') + search + hash);
}
