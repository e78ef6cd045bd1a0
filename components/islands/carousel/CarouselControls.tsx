import type { ReactNode } from 'react';
import { IconButton } from '#components/controls/IconButton.tsx';
import { hook } from '#components/dom/hooks.ts';
import styles from './CarouselControls.module.css';
import type { Carousel } from './useCarousel.ts';

type Props = {
  carousel: Carousel;
  words: { previous: string; next: string; pause: string; play: string };
  className: string | undefined;
  /** A list with a button for each slide. */
  children: ReactNode;
};

/**
 * What every carousel has around the buttons of its slides: previous, next, pause, and a live
 * region.
 */
export function CarouselControls({ carousel, words, className, children }: Props) {
  const { root, paused, togglePaused, go, spoken } = carousel;
  return (
    <div ref={root} className={`script-only ${styles.controls} ${className}`}>
      <span className={styles.arrows}>
        <IconButton
          icon="previous"
          {...hook('carousel-step', 'previous')}
          label={words.previous}
          onClick={() => go('previous')}
        />
        <IconButton icon="next" {...hook('carousel-step', 'next')} label={words.next} onClick={() => go('next')} />
      </span>
      <span className={styles.pause}>
        <IconButton icon={paused ? 'play' : 'pause'} label={paused ? words.play : words.pause} onClick={togglePaused} />
      </span>
      {children}
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </div>
  );
}
