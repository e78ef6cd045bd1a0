/** What came of asking for an address. `refused`: the server turns programs away, so a person has to look. */
export type Verdict = { state: 'fine' | 'moved' | 'refused' | 'dead'; detail: string };

const PERMANENT = new Set([301, 308]);
/** What servers answer to programs they don't want, whether or not the page exists. */
const TURNED_AWAY = new Set([401, 403, 405, 406, 429, 451, 503, 999]);
const MOST_REDIRECTS = 5;

const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  return error.cause instanceof Error ? error.cause.message : error.message;
};

/**
 * Asks for an address and follows where it leads. GET and not HEAD: many servers answer HEAD wrongly. The body isn't read.
 *
 * @param url the address
 * @param timeoutMs how long each answer may take
 */
export async function checkLink(url: string, timeoutMs: number): Promise<Verdict> {
  let address = url;
  let moved = false;
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const response = await fetch(address, {
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { accept: 'text/html,application/pdf;q=0.9,*/*;q=0.8', 'user-agent': 'Mozilla/5.0 (link check)' },
      });
      await response.body?.cancel();
      const { status, headers } = response;
      const next = headers.get('location');
      if (status >= 300 && status < 400 && next) {
        moved ||= PERMANENT.has(status);
        address = new URL(next, address).href;
        continue;
      }
      if (response.ok)
        return moved && address !== url ? { state: 'moved', detail: address } : { state: 'fine', detail: `${status}` };
      return { state: TURNED_AWAY.has(status) ? 'refused' : 'dead', detail: `${status}` };
    }
    return { state: 'dead', detail: `more than ${MOST_REDIRECTS} redirects` };
  } catch (error) {
    return { state: 'dead', detail: describeError(error) };
  }
}
