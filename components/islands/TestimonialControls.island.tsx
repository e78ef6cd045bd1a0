import { CarouselControls } from '#components/islands/carousel/CarouselControls.tsx';
import { QUOTE_MS } from '#components/islands/carousel/durations.ts';
import { useCarousel } from '#components/islands/carousel/useCarousel.ts';
import type { Home } from '#content/pages/home.ts';
import styles from './TestimonialControls.module.css';

type Props = {
  words: Pick<Home['testimonials'], 'previous' | 'next' | 'pause' | 'play'>;
  /** The names of the bullets. */
  bullets: string[];
};

/** The controls of the testimonials: arrows where there is room (specification 2.4), pause, and a bullet for each quote. */
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
