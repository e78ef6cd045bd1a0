import { element } from '#components/dom/element.client.ts';
import { attributeOf, type Hook, selectorOf, valueAt } from '#components/dom/hooks.ts';
import { fill } from '#content/shared/text.ts';
import playerCss from './player.css?inline';
import { watchPlayer } from './playerWatch.client.ts';

/** The behaviour of a group of videos. */
const BEHAVIOUR = 'videos';

const sheet = new CSSStyleSheet();
sheet.replaceSync(playerCss);
document.adoptedStyleSheets.push(sheet);

/**
 * The frame of a video: plays at once, shows no related videos and sets no cookies (specification
 * 2.6).
 */
function frameOf(youtubeId: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // The last two let the player answer messages (playerWatch.client.ts).
  const query = new URLSearchParams({ autoplay: '1', rel: '0', enablejsapi: '1', origin: location.origin });
  frame.src = `https://www.youtube-nocookie.com/embed/${youtubeId}?${query}`;
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  return frame;
}

/** Shows or removes the note that the video can't be played here, with a link to the platform. */
function showBlocked(note: Element, href: string, isBlocked: boolean): void {
  const link = element('a', { href, textContent: valueAt('video-watch', note) });
  note.replaceChildren(...(isBlocked ? [`${valueAt('video-blocked', note)} `, link] : []));
}

/** A video's title; of a sample also which film plays in its place. */
function captionOf(tile: HTMLAnchorElement, caption: Element): (string | Node)[] {
  const title = tile.querySelector('b')?.textContent ?? '';
  const film = valueAt('video-film', tile);
  if (!film) return [title];
  const textContent = fill(valueAt('video-open', caption), { film });
  return [title, ' ', element('small', { textContent })];
}

/**
 * Plays a video in the dialog of its group, unless one is open. Previous and next wrap around the
 * group. Closing stops the video and returns focus to the tile.
 *
 * @param tile the video's link
 */
export function openVideo(tile: HTMLAnchorElement): void {
  const group = tile.closest(`[${attributeOf('behaviour')}~=${BEHAVIOUR}]`);
  const dialog = group?.querySelector('dialog');
  const part = (name: Hook) => dialog?.querySelector<HTMLElement>(selectorOf(name));
  const [stage, counter] = [part('video-stage'), part('video-counter')];
  const [caption, note] = [part('video-caption'), part('video-blocked')];
  if (!group || !dialog || !stage || !counter || !caption || !note) {
    location.assign(tile.href);
    return;
  }

  // It was clicked twice while this was fetched.
  if (dialog.open) return;

  const tiles = [...group.querySelectorAll<HTMLAnchorElement>(`a${selectorOf('video')}`)];
  const open = new AbortController();
  let film = new AbortController();

  const show = (shown: HTMLAnchorElement) => {
    film.abort();
    film = new AbortController();
    counter.textContent = `${tiles.indexOf(shown) + 1} ${valueAt('video-counter', counter)} ${tiles.length}`;
    caption.replaceChildren(...captionOf(shown, caption));
    showBlocked(note, shown.href, false);
    tile = shown;
    const frame = frameOf(valueAt('video', shown), caption.textContent);
    watchPlayer(frame, (isBlocked) => showBlocked(note, shown.href, isBlocked), film.signal);
    stage.replaceChildren(frame);
  };
  const step = (by: number) => show(tiles.at((tiles.indexOf(tile) + by) % tiles.length) ?? tile);

  const opener = tile;
  const press = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  const click = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button');
    const pressed = button ? valueAt('video-step', button) : 'close';
    if (pressed !== 'close') step(Number(pressed));
    // A click outside the video is a click on the overlay.
    else if (button || target === dialog || target === stage) dialog.close();
  };
  const close = () => {
    open.abort();
    film.abort();
    stage.replaceChildren();
    opener.focus({ preventScroll: true });
  };
  dialog.addEventListener('click', click, { signal: open.signal });
  dialog.addEventListener('keydown', press, { signal: open.signal });
  dialog.addEventListener('close', close, { signal: open.signal });
  for (const button of dialog.querySelectorAll<HTMLElement>(selectorOf('video-step')))
    button.hidden = tiles.length < 2 && ['-1', '1'].includes(valueAt('video-step', button));
  counter.hidden = tiles.length < 2;
  dialog.showModal();
  show(tile);
}
