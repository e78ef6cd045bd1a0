/** Time after the frame's `load` in which the player must answer. */
const SILENCE_MS = 4000;
/** Time in which the frame must load. */
const LOAD_MS = 15_000;
/** Interval of the messages to the player, which listens only once it has started. */
const ASK_MS = 500;

/**
 * Detects a frame without a player. A frame that a firewall or an extension blocked still fires
 * `load`, so this posts messages in the platform's own protocol: a player answers them, a blocked
 * frame doesn't.
 *
 * @param onBlockedChange called with `true` when no player answers in time, and with `false` when
 * one answers after all
 * @param signal stops the watch
 */
export function watchPlayer(
  frame: HTMLIFrameElement,
  onBlockedChange: (isBlocked: boolean) => void,
  signal: AbortSignal,
): void {
  if (!navigator.onLine) onBlockedChange(true);
  let deadline = setTimeout(() => onBlockedChange(true), LOAD_MS);
  // To any origin: an error page has none, and the message contains nothing secret.
  const asking = setInterval(() => frame.contentWindow?.postMessage('{"event":"listening"}', '*'), ASK_MS);
  const stop = () => {
    clearTimeout(deadline);
    clearInterval(asking);
    // A player may answer before its frame has loaded.
    frame.removeEventListener('load', loaded);
  };
  const hear = ({ source }: MessageEvent) => {
    if (source !== frame.contentWindow) return;
    stop();
    onBlockedChange(false);
  };
  const loaded = () => {
    clearTimeout(deadline);
    deadline = setTimeout(() => onBlockedChange(true), SILENCE_MS);
  };
  addEventListener('message', hear, { signal });
  frame.addEventListener('load', loaded, { signal, once: true });
  signal.addEventListener('abort', stop);
}
