import { Picture } from '#components/ui/Picture.tsx';
import type { Picture as PictureData } from '#content/collections/pictures.ts';
import type { VideoWords } from '#content/collections/videos.ts';
import styles from './VideoTile.module.css';

export type TileVideo = { youtubeId: string; description: string; poster: PictureData };

type Props = TileVideo & {
  /** Anchor, so that the film can be linked to. */
  id: string;
  words: Pick<VideoWords, 'play'>;
  /** Width of the poster on screen, for the browser's choice among widths. */
  sizes?: string;
};

/**
 * A film's still with a play seal and its title. behaviours/videos opens it in the dialog of its `data-videos` group;
 * without JavaScript it links to the platform's own page. Nothing is asked of the platform before the visitor's click.
 */
export function VideoTile({ youtubeId, description, poster, id, words, sizes }: Props) {
  return (
    <a
      className={styles.tile}
      id={id}
      href={`https://www.youtube.com/watch?v=${youtubeId}`}
      aria-haspopup="dialog"
      data-video={youtubeId}
    >
      <span className={styles.still}>
        <Picture picture={poster} alt="" sizes={sizes ?? '(min-width: 992px) 25vw, 50vw'} />
        <svg className={styles.play} viewBox="0 0 16 16" role="img" aria-label={words.play}>
          <path d="M4.500 3l8 5-8 5z" />
        </svg>
      </span>
      <b>{description}</b>
    </a>
  );
}
