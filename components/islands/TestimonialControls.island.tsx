import { IconButton } from '#components/controls/IconButton.tsx';
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
  const { root, selected, paused, togglePaused, go, spoken } = useCarousel({ delay: QUOTE_MS });
  return (
    <div ref={root} className={styles.controls}>
      <span className={styles.arrows}>
        <IconButton icon="previous" data-step="previous" label={words.previous} onClick={() => go('previous')} />
        <IconButton icon="next" data-step="next" label={words.next} onClick={() => go('next')} />
      </span>
      <span className={styles.pause}>
        <IconButton icon={paused ? 'play' : 'pause'} label={paused ? words.play : words.pause} onClick={togglePaused} />
      </span>
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
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </div>
  );
}
