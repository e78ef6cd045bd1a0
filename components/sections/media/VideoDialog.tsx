import { IconButton } from '#components/controls/IconButton.tsx';
import { hook } from '#components/dom/hooks.ts';
import type { VideoWords } from '#content/site/media-words.ts';

type Props = {
  words: VideoWords;
  /** Whether one of the videos is a sample. */
  sample: boolean | undefined;
};

/**
 * The dialog in which the videos of its group play (specification 2.6): counter, video, caption,
 * close, and previous and next where there is more than one. player.client.ts fills it.
 */
export function VideoDialog({ words, sample }: Props) {
  return (
    <dialog aria-label={words.dialog} {...hook('video-player')}>
      <div>
        <p {...hook('video-counter', words.ofWord)} />
        <IconButton icon="close" label={words.close} {...hook('video-step', 'close')} />
      </div>
      <div {...hook('video-stage')} />
      <div>
        <IconButton icon="previous" label={words.previous} {...hook('video-step', -1)} />
        <div>
          <p aria-live="polite" {...hook('video-caption')} {...(sample && hook('video-open', words.openFilm))} />
          <p role="alert" {...hook('video-blocked', words.blocked)} {...hook('video-watch', words.watch)} />
        </div>
        <IconButton icon="next" label={words.next} {...hook('video-step', 1)} />
      </div>
    </dialog>
  );
}
