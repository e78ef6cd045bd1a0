const MINUTE = 60_000;
/** Addresses remembered at once; beyond it all are forgotten, since memory must not grow with the number of senders. */
const MOST_ADDRESSES = 50_000;

export type RateLimit = {
  /** Counts one more from an address. Gives the seconds it has to wait, 0 when it may go on. */
  secondsToWait: (address: string) => number;
};

/**
 * Limits how often one address may do something in a minute. Counts start anew for everybody each minute. The address is
 * the connection's: behind a proxy everybody shares the proxy's, see docs/security.md.
 *
 * @param perMinute how many times
 * @param now the clock, in milliseconds
 */
export function rateLimit(perMinute: number, now: () => number = Date.now): RateLimit {
  const counts = new Map<string, number>();
  let ends = now() + MINUTE;
  return {
    secondsToWait(address) {
      if (now() >= ends || counts.size >= MOST_ADDRESSES) {
        counts.clear();
        ends = now() + MINUTE;
      }
      const count = (counts.get(address) ?? 0) + 1;
      counts.set(address, count);
      return count <= perMinute ? 0 : Math.ceil((ends - now()) / 1000);
    },
  };
}
