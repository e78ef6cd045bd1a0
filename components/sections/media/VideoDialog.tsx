import { IconButton } from '#components/controls/IconButton.tsx';
import type { VideoWords } from '#content/collections/videos.ts';

/**
 * The dialog in which the videos of its group play (specification 2.6): counter, video, caption, close, and previous and next
 * where there is more than one. player.client.ts fills it.
 */
export function VideoDialog({ words }: { words: VideoWords }) {
  return (
    <dialog aria-label={words.dialog} data-player="" data-copy={words.copy} data-copied={words.copied}>
      <div>
        <p data-counter={words.of} />
        <IconButton icon="close" label={words.close} data-step="close" />
      </div>
      <div data-stage="" />
      <div>
        <IconButton icon="previous" label={words.previous} data-step="-1" />
        <div>
          <p aria-live="polite" data-caption="" />
          <p
            role="alert"
            data-blocked={words.blocked}
            data-watch={words.watch}
            data-no-film={words.noFilm}
            data-report={words.report}
          />
        </div>
        <IconButton icon="next" label={words.next} data-step="1" />
      </div>
    </dialog>
  );
}
