/**
 * Which pages a browser fetches when a visitor is about to follow a link (a moment's hover, a press): this site's, and none
 * of its files. A page comes in one request and paints at once from it, so it is fetched and not run.
 *
 * @param never paths of pages whose visit has an effect
 */
export const speculationRules = (never: string[]): string =>
  JSON.stringify({
    prefetch: [
      {
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/*.*', ...never] } }] },
        eagerness: 'moderate',
      },
    ],
  });
