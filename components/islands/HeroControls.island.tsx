import { IconButton } from '#components/controls/IconButton.tsx';
import { SLIDE_MS } from '#components/islands/carousel/durations.ts';
import { useCarousel } from '#components/islands/carousel/useCarousel.ts';
import type { Home } from '#content/pages/home.ts';
import styles from './HeroControls.module.css';

type Props = {
  words: Pick<Home['hero'], 'slideLabel' | 'previous' | 'next' | 'pause' | 'play'>;
  titles: string[];
};

// The first slide is painted with the page, before React loads.
const sincePageStart = () => performance.now();

/** The controls of the hero: previous, next, pause, and a thread for each slide, which fills while the slide is shown. */
export function HeroControls({ words, titles }: Props) {
  const { root, selected, timer, paused, togglePaused, go, spoken } = useCarousel({
    delay: SLIDE_MS,
    holdOnHover: true,
    shownFor: sincePageStart,
  });
  return (
    <div ref={root} className={styles.controls}>
      <IconButton icon="previous" data-step="previous" label={words.previous} onClick={() => go('previous')} />
      <IconButton icon="next" data-step="next" label={words.next} onClick={() => go('next')} />
      <span className={styles.pause}>
        <IconButton icon={paused ? 'play' : 'pause'} label={paused ? words.play : words.pause} onClick={togglePaused} />
      </span>
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
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </div>
  );
}
