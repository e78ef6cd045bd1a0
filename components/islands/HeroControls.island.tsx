import { CarouselControls } from '#components/islands/carousel/CarouselControls.tsx';
import { useCarousel } from '#components/islands/carousel/useCarousel.ts';
import type { Home } from '#content/pages/home.ts';
import styles from './HeroControls.module.css';

/** How long a slide is shown (specification 4 and 9). */
export const SLIDE_MS = 10_000;

type Props = {
  words: Pick<Home['hero'], 'slideLabel' | 'previous' | 'next' | 'pause' | 'play'>;
  titles: string[];
};

/**
 * The controls of the hero: previous, next, pause, and a thread for each slide, which fills while
 * the slide is shown.
 */
export function HeroControls({ words, titles }: Props) {
  const carousel = useCarousel({ delay: SLIDE_MS, holdOnHover: true });
  const { selected, timer, go } = carousel;
  return (
    <CarouselControls carousel={carousel} words={words} className={styles.controls}>
      <ol className={styles.threads}>
        {titles.map((title, index) => (
          <li key={title}>
            <button
              type="button"
              className={styles.thread}
              aria-label={`${words.slideLabel} ${index + 1}: ${title}`}
              aria-current={index === selected}
              onClick={() => go(index)}
            >
              <i key={timer.turn} data-running={(timer.running && index === selected) || undefined} />
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </CarouselControls>
  );
}
