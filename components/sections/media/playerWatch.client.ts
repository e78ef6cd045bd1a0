/** How long a loaded frame may take to answer; after that the film counts as blocked. */
const SILENCE_MS = 4000;
/** How long a frame may take to load; after that the film counts as blocked. */
const LOAD_MS = 15_000;
/** How often a message is sent to the player, which listens only once it has started. */
const ASK_MS = 500;

/**
 * Detects that a frame shows no player. A frame that a firewall or a blocker stopped reports `load` like any other, so the
 * player is asked to speak, in the platform's own message protocol, and silence is the sign.
 * @param blocked called with `true` when no player answers, and with `false` when one answers later
 * @param signal ends the watch
 */
export function watchPlayer(frame: HTMLIFrameElement, blocked: (is: boolean) => void, signal: AbortSignal): void {
  if (!navigator.onLine) blocked(true);
  let deadline = setTimeout(() => blocked(true), LOAD_MS);
  // To any origin: a frame that shows an error page has none, and the message holds nothing private.
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
