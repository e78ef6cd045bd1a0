/**
 * The first letters of the first and the last word of a name, as the avatar service of
 * specification 2.4 gave them.
 */
export function initials(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return [first, others.at(-1) ?? '']
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
