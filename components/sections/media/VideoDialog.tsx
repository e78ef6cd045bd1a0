import { IconButton } from '#components/controls/IconButton.tsx';
import type { VideoWords } from '#content/collections/videos.ts';
import { videoHooks } from './videoHooks.ts';

/**
 * The dialog in which the videos of its group play (specification 2.6): counter, video, caption, close, and previous and next
 * where there is more than one. player.client.ts fills it.
 */
export function VideoDialog({ words }: { words: VideoWords }) {
  return (
    <dialog
      aria-label={words.dialog}
      data-player=""
      {...videoHooks.copy(words.copy)}
      {...videoHooks.copied(words.copied)}
    >
      <div>
        <p {...videoHooks.counter(words.ofWord)} />
        <IconButton icon="close" label={words.close} {...videoHooks.step('close')} />
      </div>
      <div {...videoHooks.stage()} />
      <div>
        <IconButton icon="previous" label={words.previous} {...videoHooks.step(-1)} />
        <div>
          <p aria-live="polite" {...videoHooks.caption()} {...videoHooks.openFilm(words.openFilm)} />
          <p role="alert" {...videoHooks.blocked(words.blocked)} {...videoHooks.watch(words.watch)} />
        </div>
        <IconButton icon="next" label={words.next} {...videoHooks.step(1)} />
      </div>
    </dialog>
  );
}
