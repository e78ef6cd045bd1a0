import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadPictures, nameOf, setWithinReach } from './slides.ts';

const STILL = '(prefers-reduced-motion: reduce)';
const HOVERS = '(hover: hover)';

type Options = {
  /** Milliseconds that a slide stays. */
  delay: number;
  /** Waits while a mouse rests on the carousel. */
  holdOnHover?: boolean;
  /** How long the first slide had been on show before this started, in milliseconds. */
  shownFor?: () => number;
};

type Step = 'previous' | 'next' | number;

type Carousel = {
  /** For the element of the controls, anywhere in the carousel's `data-island-area`. */
  root: RefObject<HTMLDivElement | null>;
  /** Index of the current slide. */
  selected: number;
  /** The current slide's time: whether it is running, and how often it began anew. */
  timer: { running: boolean; turn: number };
  /** Whether the visitor has stopped the slides. */
  paused: boolean;
  togglePaused: () => void;
  /** The visitor's step to another slide. */
  go: (step: Step) => void;
  /** For a live region: the slide that the visitor moved to; empty when the slides moved by themselves. */
  spoken: string;
};

/**
 * Moves a carousel whose slides are plain HTML and not React: the children of the first element in `data-viewport`, in the
 * `data-island-area` around the controls. Every slide has an id, so that it can be linked to, and a label.
 * It loops and moves by itself, except where motion is unwelcome; it waits while the keyboard is in it.
 */
export function useCarousel({ delay, holdOnHover = false, shownFor }: Options): Carousel {
  const root = useRef<HTMLDivElement>(null);
  const byVisitor = useRef(false);
  const early = useRef<Step>(undefined);
  const [paused, setPaused] = useState(false);
  const [selected, setSelected] = useState(0);
  const [spoken, setSpoken] = useState('');
  const [timer, setTimer] = useState({ running: true, turn: 0 });
  const [attach, embla] = useEmblaCarousel({ loop: true, breakpoints: { [STILL]: { duration: 0 } } }, [
    Autoplay({
      active: !paused,
      delay,
      stopOnInteraction: false,
      // Embla would wait for focus in a slide alone; here it counts in the controls as well.
      stopOnFocusIn: false,
      breakpoints: { [STILL]: { active: false } },
    }),
  ]);

  useEffect(() => {
    const viewport = root.current?.closest('[data-island-area]')?.querySelector<HTMLElement>('[data-viewport]');
    if (viewport) attach(viewport);
  }, [attach]);

  const go = (step: Step) => {
    // The press that woke the carousel can come before it is ready to move.
    early.current = embla ? undefined : step;
    if (!embla) return;
    byVisitor.current = true;
    if (step === 'previous') embla.scrollPrev();
    else if (step === 'next') embla.scrollNext();
    else embla.scrollTo(step);
    byVisitor.current = false;
    embla.plugins().autoplay.reset();
  };
  const latest = useRef({ go, paused });
  latest.current = { go, paused };

  useEffect(() => {
    const area = root.current?.closest<HTMLElement>('[data-island-area]');
    if (!embla || !area) return;
    const slides = embla.slideNodes();

    const show = () => {
      const index = embla.selectedScrollSnap();
      const current = slides[index];
      for (const slide of slides) setWithinReach(slide, slide === current);
      setSelected(index);
      setSpoken(byVisitor.current && current ? nameOf(current) : '');
      // Can be shared, and leaves no step in the history for every slide.
      if (byVisitor.current && current) history.replaceState(history.state, '', `#${current.id}`);
    };
    const isPlaying = () => embla.plugins().autoplay.isPlaying();
    const settle = () => {
      const hovered = holdOnHover && matchMedia(HOVERS).matches && area.matches(':hover');
      if (hovered || area.querySelector(':focus-visible')) embla.plugins().autoplay.stop();
      else if (!latest.current.paused && !matchMedia(STILL).matches && !isPlaying()) embla.plugins().autoplay.play();
    };
    const follow = () => {
      const index = slides.findIndex((slide) => slide.matches(':target'));
      if (index >= 0) embla.scrollTo(index, true);
    };
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') latest.current.go('previous');
      if (key === 'ArrowRight') latest.current.go('next');
    };

    embla
      .on('select', show)
      .on('reInit', settle)
      .on('pointerDown', () => {
        byVisitor.current = true;
      })
      .on('pointerUp', () => {
        byVisitor.current = false;
        // After the plugin's own answer to this event, which is to play.
        queueMicrotask(settle);
      })
      .on('autoplay:timerset', () => setTimer(({ turn }) => ({ running: true, turn: turn + 1 })))
      .on('autoplay:timerstopped', () => setTimer(({ turn }) => ({ running: false, turn })));
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
      area.addEventListener(type, settle, { signal });
    area.addEventListener('keydown', press, { signal });
    addEventListener('hashchange', follow, { signal });

    area.toggleAttribute('data-live', true);
    follow();
    show();
    settle();
    setTimer({ running: isPlaying(), turn: 1 });
    if (early.current !== undefined) latest.current.go(early.current);
    const overdue = isPlaying() && shownFor !== undefined && shownFor() >= delay;
    loadPictures(slides).then(() => {
      if (overdue && isPlaying()) embla.scrollNext();
    });
    return () => listening.abort();
  }, [embla, delay, holdOnHover, shownFor]);

  return { root, selected, timer, paused, togglePaused: () => setPaused(!paused), go, spoken };
}
