/** How long a visitor waits at most for anything but an island (specification 8). */
export const LIMIT_MS = 15_000;

/** A signal that is aborted after some time. Unlike `AbortSignal.timeout`, it obeys fake timers. */
export function deadlineAfter(milliseconds = LIMIT_MS): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The time is over.', 'TimeoutError')), milliseconds);
  return controller.signal;
}

/**
 * Waits for work until a signal is aborted, by default for 15 s.
 * @throws the signal's reason, such as a `TimeoutError`; the error of the work
 */
export const withDeadline = <Value>(work: Promise<Value>, signal = deadlineAfter()): Promise<Value> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject);
  });
