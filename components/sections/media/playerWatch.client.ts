/** How long a loaded frame may be silent before we say that the film can't be played. */
const SILENCE_MS = 4000;
/** How long a frame may take to load before we say so. */
const LOAD_MS = 15_000;
/** How often the player is asked to answer; it listens only once it has started. */
const ASK_MS = 500;

/**
 * Tells when a frame shows no player. A frame that a firewall or a blocker stopped reports `load` like any other, so the
 * player is asked to speak, in the platform's own message protocol, and silence is the sign.
 * @param blocked told `true` when no player answers, `false` when one does after all
 * @param signal ends the watch
 */
export function watchPlayer(frame: HTMLIFrameElement, blocked: (is: boolean) => void, signal: AbortSignal): void {
  if (!navigator.onLine) blocked(true);
  let deadline = setTimeout(() => blocked(true), LOAD_MS);
  // To any origin: a frame that shows an error page has none, and there is nothing to keep from it.
  const asking = setInterval(() => frame.contentWindow?.postMessage('{"event":"listening"}', '*'), ASK_MS);
  const stop = () => {
    clearTimeout(deadline);
    clearInterval(asking);
  };
  const hear = ({ source }: MessageEvent) => {
    if (source !== frame.contentWindow) return;
    stop();
    blocked(false);
  };
  const loaded = () => {
    clearTimeout(deadline);
    deadline = setTimeout(() => blocked(true), SILENCE_MS);
  };
  addEventListener('message', hear, { signal });
  frame.addEventListener('load', loaded, { signal, once: true });
  signal.addEventListener('abort', stop);
}
