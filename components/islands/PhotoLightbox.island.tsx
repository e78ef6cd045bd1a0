import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Lightbox, { type SlideImage, useLightboxState } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { Icon } from '#components/controls/Icon.tsx';
import { selectorOf } from '#components/dom/hooks.ts';
import { nextPaint } from '#components/dom/nextPaint.ts';
import { opensElsewhere } from '#components/dom/opensElsewhere.ts';
import type { lightboxWords } from '#content/site/media-words.ts';
import { fill } from '#content/text.ts';
import lightboxCss from './lightbox.css?inline';

/** How far a picture can be enlarged beyond its own pixels. */
const ZOOM = 2;
/** A picture's link: without JavaScript it leads to the picture's file. */
const TILE = 'a[aria-haspopup]';

type Words = { words: typeof lightboxWords };
type Slide = SlideImage & { download: string };
type Opened = {
  tiles: HTMLAnchorElement[];
  slides: Slide[];
  index: number;
  /** Of the address that closing restores; undefined where it goes back to the entry of the history before. */
  hash?: string;
};

/** The picture that a tile links to, with the tile's own words. */
function slideOf(tile: HTMLAnchorElement): Slide {
  const image = tile.querySelector('img');
  // A drawing is sharp at any size: it may be as wide as the widest photograph.
  const scale = tile.pathname.endsWith('.svg') ? 2 : 1;
  return {
    src: tile.href,
    alt: image?.alt ?? '',
    width: scale * Number(image?.getAttribute('width')),
    height: scale * Number(image?.getAttribute('height')),
    // Saved as "photo4.jpg", not under its hashed file name.
    download: tile.id + tile.pathname.slice(tile.pathname.lastIndexOf('.')),
  };
}

/** Opens a tile among the visible ones: a filter may have hidden some. */
function openAt(area: Element, tile: HTMLAnchorElement): Opened {
  const tiles = [...area.querySelectorAll<HTMLAnchorElement>(TILE)].filter((other) => other.checkVisibility());
  return { tiles, slides: tiles.map(slideOf), index: tiles.indexOf(tile) };
}

const writeHash = (hash: string) =>
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);

/** Counter and caption of the current picture. Hidden from screen readers, which read the same words with the picture. */
function Words({ words }: Words) {
  const { slides, currentIndex, currentSlide } = useLightboxState();
  const counter = fill(words.counter, { index: currentIndex + 1, total: slides.length });
  return (
    <div aria-hidden="true">
      <p className="lightbox-counter">{counter}</p>
      <p className="lightbox-caption">{currentSlide?.alt}</p>
    </div>
  );
}

/** Copies the address, which names the current picture; only where the browser has a clipboard. */
function CopyLink({ words: { copy, copied } }: Words) {
  const { currentIndex } = useLightboxState();
  const [copiedIndex, setCopiedIndex] = useState<number>();
  if (!('clipboard' in navigator)) return null;
  const copyAddress = () =>
    navigator.clipboard.writeText(location.href).then(() => setCopiedIndex(currentIndex), console.error);
  return (
    <>
      <p className="lightbox-copied" role="status">
        {copiedIndex === currentIndex && copied}
      </p>
      <button className="yarl__button" type="button" aria-label={copy} title={copy} onClick={copyAddress}>
        <Icon name="link" />
      </button>
    </>
  );
}

/** Saves the picture as the page has it, at most 1,600 pixels wide: enough for a screen or a small print. */
function Download({ words: { download }, slides }: Words & { slides: Slide[] }) {
  const { currentIndex } = useLightboxState();
  const slide = slides[currentIndex];
  return (
    <a className="yarl__button" href={slide?.src} download={slide?.download} aria-label={download} title={download}>
      <Icon name="download" />
    </a>
  );
}

/**
 * Opens the pictures of its area, in a lightbox (specification 2.5 and 2.16):
 * previous and next wrap around, arrow keys and Escape work, a click on the overlay closes it, the address names the picture.
 */
export function PhotoLightbox({ words }: Words) {
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();

  const leave = () => {
    // At once: nothing behind the lightbox can have the focus.
    flushSync(() => setOpened(undefined));
    const returnFocus = () => opened?.tiles[opened.index]?.focus({ preventScroll: true });
    returnFocus();
    // Going back, engines move the focus to what the address names, such as the tab of a category, each at a moment of its own.
    if (opened && opened.hash === undefined) addEventListener('hashchange', returnFocus, { once: true });
  };
  const onPopState = useEffectEvent(leave);
  useEffect(() => {
    const area = root.current?.closest<HTMLElement>(selectorOf('island-area'));
    if (!area) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(lightboxCss);
    document.adoptedStyleSheets.push(sheet);
    const listening = new AbortController();
    const { signal } = listening;
    const click = async (event: MouseEvent) => {
      const { target } = event;
      const tile = target instanceof Element && target.closest<HTMLAnchorElement>(TILE);
      if (!tile || opensElsewhere(event)) return;
      event.preventDefault();
      if (tile.ariaBusy) return;
      tile.ariaBusy = 'true';
      await nextPaint();
      tile.ariaBusy = null;
      if (signal.aborted) return;
      // One entry for all pictures, so that Back closes them.
      history.pushState(history.state, '', `#${tile.id}`);
      setOpened(openAt(area, tile));
    };
    const follow = () => {
      const tile = area.querySelector<HTMLAnchorElement>(`${TILE}:target`);
      if (tile) setOpened({ ...openAt(area, tile), hash: '' });
    };
    area.addEventListener('click', click, { signal });
    addEventListener('hashchange', follow, { signal });
    addEventListener('popstate', () => onPopState(), { signal });
    follow();
    return () => {
      listening.abort();
      // Where an extension has moved it, React couldn't.
      document.querySelector('.yarl__portal')?.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, []);

  const close = () => {
    if (opened?.hash === undefined) history.back();
    else writeHash(opened.hash);
    leave();
  };
  const icon = (name: 'previous' | 'next' | 'close' | 'plus' | 'minus') => () => <Icon name={name} />;

  return (
    <div ref={root}>
      {opened && (
        <Lightbox
          open
          close={close}
          slides={opened.slides}
          index={opened.index}
          plugins={[Zoom]}
          zoom={{ maxZoomPixelRatio: ZOOM }}
          carousel={{ preload: 1 }}
          controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
          toolbar={{
            buttons: [
              <CopyLink key="copy" words={words} />,
              <Download key="download" words={words} slides={opened.slides} />,
              'close',
            ],
          }}
          on={{ view: ({ index }) => writeHash(`#${opened.tiles[index]?.id}`) }}
          labels={{
            Lightbox: words.lightbox,
            'Photo gallery': words.lightbox,
            Slide: words.slide,
            '{index} of {total}': words.counter,
            Close: words.close,
            Previous: words.previous,
            Next: words.next,
            'Zoom in': words.zoomIn,
            'Zoom out': words.zoomOut,
          }}
          render={{
            controls: () => <Words words={words} />,
            iconPrev: icon('previous'),
            iconNext: icon('next'),
            iconClose: icon('close'),
            iconZoomIn: icon('plus'),
            iconZoomOut: icon('minus'),
          }}
        />
      )}
    </div>
  );
}
