import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { attributeOf, selectorOf, valueAt } from '#components/dom/hooks.ts';
import { nextPaint } from '#components/dom/nextPaint.ts';
import { nameOf, setWithinReach, showInTurn, showSlide } from './slides.ts';

const STILL = '(prefers-reduced-motion: reduce)';
const HOVERS = '(hover: hover)';

/** A mouse selects text, and has buttons to move the slides. */
const OPTIONS: Parameters<typeof useEmblaCarousel>[0] = {
  loop: true,
  watchDrag: (_, { type }) => type === 'touchstart',
  breakpoints: { [STILL]: { duration: 0 } },
};

type Options = {
  /** How long a slide is shown, in milliseconds. */
  delay: number;
  /** Stops while a mouse rests on the carousel. */
  holdOnHover?: boolean;
};

type Step = 'previous' | 'next' | number;

export type Carousel = {
  /** For the element of the controls, anywhere in the island's area. */
  root: RefObject<HTMLDivElement | null>;
  /** Index of the current slide. */
  selected: number;
  /** The current slide's time: whether it is running, and how often it was started. */
  timer: { running: boolean; turn: number };
  /** Whether the visitor has stopped the slides. */
  paused: boolean;
  togglePaused: () => void;
  /** Moves to another slide for the visitor. */
  go: (step: Step) => void;
  /** For a live region: the slide that the visitor moved to; empty after an automatic move. */
  spoken: string;
};

/**
 * Moves a carousel whose slides are plain HTML and not React: the children of the first element in
 * the viewport, in the area of the island around the controls. Every slide has an id, so that it
 * can be linked to, and a label. It loops and advances automatically, except where reduced motion
 * is preferred; it stops while the focus is inside or text is selected.
 */
export function useCarousel({ delay, holdOnHover = false }: Options): Carousel {
  const root = useRef<HTMLDivElement>(null);
  const byVisitor = useRef(false);
  /** Clicks from before Embla is ready, such as the one that hydrated the carousel. */
  const early = useRef<Step[]>([]);
  const [paused, setPaused] = useState(false);
  const [selected, setSelected] = useState(0);
  const [spoken, setSpoken] = useState('');
  const [timer, setTimer] = useState({ running: true, turn: 0 });
  const [attach, embla] = useEmblaCarousel(OPTIONS, [
    Autoplay({
      active: !paused,
      delay,
      stopOnInteraction: false,
      // The plugin would stop for focus in a slide only; here focus in the controls counts too.
      stopOnFocusIn: false,
      breakpoints: { [STILL]: { active: false } },
    }),
  ]);

  useEffect(() => {
    const viewport = root.current
      ?.closest(selectorOf('island-area'))
      ?.querySelector<HTMLElement>(selectorOf('carousel-viewport'));
    if (viewport) attach(viewport);
  }, [attach]);

  const go = async (step: Step) => {
    if (!embla) {
      early.current.push(step);
      return;
    }
    // The clicked button answers first.
    await nextPaint();
    byVisitor.current = true;
    if (step === 'previous') embla.scrollPrev();
    else if (step === 'next') embla.scrollNext();
    else embla.scrollTo(step);
    byVisitor.current = false;
    embla.plugins().autoplay.reset();
  };

  const onArrow = useEffectEvent(({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    // With Alt, an arrow goes back in the history; with Shift it selects.
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === 'ArrowLeft') go('previous');
    if (key === 'ArrowRight') go('next');
  });
  const replayEarly = useEffectEvent(() => {
    for (const step of early.current.splice(0)) go(step);
  });
  /**
   * Stops the slides while a mouse rests on them, the keyboard is in them or text of them is
   * selected, and starts them again afterwards.
   */
  const playOrStop = useEffectEvent((ready: NonNullable<UseEmblaCarouselType[1]>, area: HTMLElement) => {
    const { autoplay } = ready.plugins();
    const hovered = holdOnHover && matchMedia(HOVERS).matches && area.matches(':hover');
    const selection = getSelection();
    const selects = selection?.type === 'Range' && area.contains(selection.anchorNode);
    if (hovered || selects || area.querySelector(':focus-visible')) autoplay.stop();
    else if (!paused && !matchMedia(STILL).matches && !autoplay.isPlaying()) autoplay.play();
  });

  useEffect(() => {
    const area = root.current?.closest<HTMLElement>(selectorOf('island-area'));
    if (!embla || !area) return;
    const slides = embla.slideNodes();
    const { isPlaying } = embla.plugins().autoplay;

    const show = () => {
      const index = embla.selectedScrollSnap();
      const current = slides[index];
      for (const slide of slides) setWithinReach(slide, slide === current);
      if (current) showSlide(current);
      setSelected(index);
      setSpoken(byVisitor.current && current ? nameOf(current) : '');
      // The address can be shared, and adds no history entry for every slide.
      if (byVisitor.current && current) history.replaceState(history.state, '', `#${current.id}`);
    };
    const update = () => playOrStop(embla, area);
    const follow = () => {
      const index = slides.findIndex((slide) => slide.matches(':target'));
      if (index >= 0) embla.scrollTo(index, true);
    };
    const onPointerDown = () => {
      byVisitor.current = true;
    };
    const onPointerUp = () => {
      byVisitor.current = false;
      // After the plugin's own handler, which starts the slides.
      queueMicrotask(update);
    };
    const handlers = [
      ['select', show],
      ['reInit', update],
      ['pointerDown', onPointerDown],
      ['pointerUp', onPointerUp],
      ['autoplay:timerset', () => setTimer(({ turn }) => ({ running: true, turn: turn + 1 }))],
      ['autoplay:timerstopped', () => setTimer(({ turn }) => ({ running: false, turn }))],
    ] as const;
    for (const [type, handler] of handlers) embla.on(type, handler);
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
      area.addEventListener(type, update, { signal });
    document.addEventListener('selectionchange', update, { signal });
    area.addEventListener('keydown', (event) => onArrow(event), { signal });
    addEventListener('hashchange', follow, { signal });

    area.toggleAttribute(attributeOf('carousel-live'), true);
    follow();
    show();
    update();
    setTimer({ running: isPlaying(), turn: 1 });
    replayEarly();
    // The first slide has been in view since before React was fetched.
    const island = root.current?.closest(selectorOf('island'));
    const seen = island && valueAt('island-seen', island);
    const overdue = isPlaying() && seen && performance.now() - Number(seen) >= delay;
    showInTurn(slides).then(() => {
      if (!signal.aborted && overdue && isPlaying()) embla.scrollNext();
    });
    return () => {
      listening.abort();
      for (const [type, handler] of handlers) embla.off(type, handler);
    };
  }, [embla, delay]);

  return { root, selected, timer, paused, togglePaused: () => setPaused(!paused), go, spoken };
}
