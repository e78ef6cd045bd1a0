import { hook } from '#components/dom/hooks.ts';
import { SampleTag } from '#components/ornament/SampleTag.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { Picture as PictureData } from '#content/pictures.ts';
import type { VideoWords } from '#content/site/media-words.ts';
import styles from './VideoTile.module.css';

export type TileVideo = {
  youtubeId: string;
  description: string;
  poster: PictureData;
  sample?: boolean | undefined;
};

type Props = TileVideo & {
  words: Pick<VideoWords, 'play' | 'sample' | 'openFilms'>;
  /** The poster's `sizes` attribute. */
  sizes?: string;
  /** Whether it has its own sample tag: not if the section's head has one for all of them. */
  tagged?: boolean;
};

/**
 * A video's facade: its still with a play icon, and its title. videos.behaviour.client.ts opens it
 * in the dialog of its group; without JavaScript it links to the platform's page. Nothing is
 * requested from the platform before the visitor's click.
 */
export function VideoTile({ youtubeId, description, poster, sample, words, sizes, tagged = true }: Props) {
  return (
    <a
      className={styles.tile}
      href={`https://www.youtube.com/watch?v=${youtubeId}`}
      aria-haspopup="dialog"
      {...hook('video', youtubeId)}
      {...hook('behaviour-held')}
      {...(sample && hook('video-film', words.openFilms[youtubeId]))}
    >
      <span className={styles.still}>
        <Picture picture={poster} alt="" sizes={sizes ?? '(min-width: 62em) 25vw, 50vw'} />
        <svg className={styles.play} viewBox="0 0 16 16" role="img" aria-label={words.play}>
          <path d="M4.5 3l8 5-8 5z" />
        </svg>
      </span>
      <b>{description}</b>
      <SampleTag sample={tagged && sample} label={words.sample} />
    </a>
  );
}
