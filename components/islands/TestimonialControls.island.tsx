import { CarouselControls } from '#components/islands/carousel/CarouselControls.tsx';
import { useCarousel } from '#components/islands/carousel/useCarousel.ts';
import type { Home } from '#content/pages/home.ts';
import styles from './TestimonialControls.module.css';

/** How long a testimonial is shown (specification 2.4 and 9). */
export const QUOTE_MS = 4000;

type Props = {
  words: Pick<Home['testimonials'], 'previous' | 'next' | 'pause' | 'play'>;
  /** The names of the bullets. */
  bullets: string[];
};

/**
 * The controls of the testimonials: arrows where there is room (specification 2.4), pause, and a
 * bullet for each quote.
 */
export function TestimonialControls({ words, bullets }: Props) {
  const carousel = useCarousel({ delay: QUOTE_MS });
  const { selected, go } = carousel;
  return (
    <CarouselControls carousel={carousel} words={words} className={styles.controls}>
      <ol className={styles.bullets}>
        {bullets.map((name, index) => (
          <li key={name}>
            <button
              type="button"
              className={styles.bullet}
              aria-label={name}
              aria-current={index === selected}
              onClick={() => go(index)}
            />
          </li>
        ))}
      </ol>
    </CarouselControls>
  );
}
