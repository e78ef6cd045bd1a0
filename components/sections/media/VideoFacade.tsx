import { behaviours } from '#components/dom/hooks.ts';
import type { VideoWords } from '#content/site/media-words.ts';
import { VideoDialog } from './VideoDialog.tsx';
import { type TileVideo, VideoTile } from './VideoTile.tsx';

type Props = TileVideo & { words: VideoWords; sizes?: string };

/**
 * One video on a report or an event's page: the same tile and dialog as in the gallery of the home
 * page.
 */
export function VideoFacade({ words, ...video }: Props) {
  return (
    <div {...behaviours('videos')}>
      <VideoTile {...video} words={words} />
      <VideoDialog words={words} sample={video.sample} />
    </div>
  );
}
