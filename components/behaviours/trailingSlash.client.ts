/**
 * Removes the trailing slash of the address (specification 2.1), on hosts that don't redirect.
 */
export function removeTrailingSlash(): void {
  const { origin, pathname, search, hash } = location;
  if (pathname === '/' || !pathname.endsWith('/')) return;
  // With the origin: a path that begins with two slashes would lead to another site.
  location.replace(origin + pathname.replace(/(?<!\/)\/+$/, '') + search + hash);
}
