import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Lightbox, { type SlideImage, useLightboxState } from 'yet-another-react-lightbox';
import { Icon } from '#components/controls/Icon.tsx';
import { selectorOf } from '#components/dom/hooks.ts';
import { nextPaint } from '#components/dom/nextPaint.ts';
import { opensElsewhere } from '#components/dom/opensElsewhere.ts';
import { fill } from '#content/shared/text.ts';
import type { lightboxWords } from '#content/site/media-words.ts';
import lightboxCss from './lightbox.css?inline';

/** A picture's link: without JavaScript it leads to the picture's file. */
const TILE = 'a[aria-haspopup]';

type Words = { words: typeof lightboxWords };
type Opened = { tiles: HTMLAnchorElement[]; slides: SlideImage[]; index: number };

/** The picture that a tile links to, with the tile's own words. */
function slideOf(tile: HTMLAnchorElement): SlideImage {
  const image = tile.querySelector('img');
  // A drawing is sharp at any size: it may be as wide as the widest photograph.
  const scale = tile.pathname.endsWith('.svg') ? 2 : 1;
  return {
    src: tile.href,
    alt: image?.alt ?? '',
    width: scale * Number(image?.getAttribute('width')),
    height: scale * Number(image?.getAttribute('height')),
  };
}

/** Opens a tile among the visible ones: a filter may have hidden some. */
function openAt(area: Element, tile: HTMLAnchorElement): Opened {
  const tiles = [...area.querySelectorAll<HTMLAnchorElement>(TILE)].filter((other) => other.checkVisibility());
  return { tiles, slides: tiles.map(slideOf), index: tiles.indexOf(tile) };
}

/**
 * Counter and caption of the current picture. Hidden from screen readers, which read the same words
 * with the picture.
 */
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

/**
 * Opens the pictures of its area, in a lightbox (specification 2.5 and 2.16): previous and next
 * wrap around, arrow keys and Escape work, a click on the overlay closes it, and so does Back.
 */
export function PhotoLightbox({ words }: Words) {
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();

  const left = useRef<HTMLAnchorElement>(undefined);
  const leave = () => {
    left.current ??= opened?.tiles[opened.index];
    // At once: nothing behind the lightbox can have the focus.
    flushSync(() => setOpened(undefined));
    left.current?.focus({ preventScroll: true });
  };
  const onPopState = useEffectEvent(() => {
    leave();
    // After popstate, the browser focuses the filter tab that the hash names.
    setTimeout(() => {
      left.current?.focus({ preventScroll: true });
      left.current = undefined;
    });
  });
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
      history.pushState(history.state, '');
      setOpened(openAt(area, tile));
    };
    area.addEventListener('click', click, { signal });
    addEventListener('popstate', () => onPopState(), { signal });
    return () => {
      listening.abort();
      // React can't remove it if an extension has moved it.
      document.querySelector('.yarl__portal')?.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, []);

  const close = () => {
    history.back();
    leave();
  };
  const icon = (name: 'previous' | 'next' | 'close') => () => <Icon name={name} />;

  return (
    <div ref={root}>
      {opened && (
        <Lightbox
          open
          close={close}
          slides={opened.slides}
          index={opened.index}
          carousel={{ preload: 1 }}
          controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
          labels={{
            Lightbox: words.lightbox,
            'Photo gallery': words.lightbox,
            Slide: words.slide,
            '{index} of {total}': words.counter,
            Close: words.close,
            Previous: words.previous,
            Next: words.next,
          }}
          render={{
            controls: () => <Words words={words} />,
            iconPrev: icon('previous'),
            iconNext: icon('next'),
            iconClose: icon('close'),
          }}
        />
      )}
    </div>
  );
}
