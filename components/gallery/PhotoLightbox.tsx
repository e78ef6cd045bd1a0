import { useEffect, useRef, useState } from 'react';
import Lightbox, { type SlideImage, useLightboxState } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import type { LightboxWords } from '#content/photos.ts';
import { Icon } from '../button/Icon.tsx';
import lightboxCss from './lightbox.css?inline';

/** How far a picture can be enlarged beyond its own pixels. */
const ZOOM = 2;

type Words = { words: LightboxWords };
type Opened = { tiles: HTMLAnchorElement[]; slides: SlideImage[]; index: number; hash: string };

/** The picture behind a tile, with what the tile says of it. */
function slideOf(tile: HTMLAnchorElement): SlideImage {
  const image = tile.querySelector('img');
  return {
    src: tile.href,
    alt: tile.dataset.photo ?? '',
    width: Number(image?.getAttribute('width')),
    height: Number(image?.getAttribute('height')),
  };
}

/** Opens a tile among those that show: a filter may have hidden some. */
function openAt(area: Element, tile: HTMLAnchorElement): Opened {
  const tiles = [...area.querySelectorAll<HTMLAnchorElement>('a[data-photo]')].filter((other) =>
    other.checkVisibility(),
  );
  const { hash } = location;
  // A link to the picture itself is no place to come back to.
  return { tiles, slides: tiles.map(slideOf), index: tiles.indexOf(tile), hash: hash === `#${tile.id}` ? '' : hash };
}

/** Counter and caption of the current picture; the picture has the same words, so they aren't read twice. */
function Words({ words }: Words) {
  const { slides, currentIndex, currentSlide } = useLightboxState();
  const counter = words.counter.replace('{index}', `${currentIndex + 1}`).replace('{total}', `${slides.length}`);
  return (
    <div aria-hidden="true">
      <p className="lightbox-counter">{counter}</p>
      <p className="lightbox-caption">{currentSlide?.alt}</p>
    </div>
  );
}

function Download({ words }: Words) {
  const { currentSlide } = useLightboxState();
  return (
    <a className="yarl__button" href={currentSlide?.src} download="" aria-label={words.download} title={words.download}>
      <Icon name="download" />
    </a>
  );
}

/**
 * Opens the pictures of its `data-island-area`, links marked `data-photo`, in a lightbox (specification 2.5 and 2.16):
 * previous and next wrap around, arrow keys and Escape work, the overlay closes it, the address follows the picture.
 */
export function PhotoLightbox({ words }: Words) {
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => {
    const area = root.current?.closest<HTMLElement>('[data-island-area]');
    if (!area) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(lightboxCss);
    document.adoptedStyleSheets.push(sheet);
    const click = (event: MouseEvent) => {
      const { target, ctrlKey, metaKey, shiftKey } = event;
      const tile = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-photo]');
      if (!tile || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      setOpened(openAt(area, tile));
    };
    const follow = () => {
      const tile = area.querySelector<HTMLAnchorElement>('a[data-photo]:target');
      if (tile) setOpened(openAt(area, tile));
    };
    area.addEventListener('click', click);
    addEventListener('hashchange', follow);
    follow();
    return () => {
      area.removeEventListener('click', click);
      removeEventListener('hashchange', follow);
    };
  }, []);

  const rewrite = (hash: string) =>
    history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
  const close = () => {
    if (!opened) return;
    rewrite(opened.hash);
    setOpened(undefined);
    opened.tiles[opened.index]?.focus({ preventScroll: true });
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
          controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
          toolbar={{ buttons: [<Download key="download" words={words} />, 'close'] }}
          on={{ view: ({ index }) => rewrite(`#${opened.tiles[index]?.id}`) }}
          labels={{
            Lightbox: words.lightbox,
            'Photo gallery': words.gallery,
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
