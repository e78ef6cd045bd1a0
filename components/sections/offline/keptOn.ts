const LONG_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** The day on which the server sent a kept page; undefined without a `Date` header. */
export function keptOn(page: Response): string | undefined {
  const date = page.headers.get('date');
  return date ? LONG_DAY.format(new Date(date)) : undefined;
}
