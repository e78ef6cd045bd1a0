import { behaviours, hook } from '#components/dom/hooks.ts';
import { Section } from '#components/layout/Section.tsx';
import { Remark } from '#components/ui/Remark.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import type { Home } from '#content/pages/home.ts';
import type { Video } from '#content/pages/home-lists.ts';
import type { VideoWords } from '#content/site/media-words.ts';
import { VideoDialog } from './VideoDialog.tsx';
import styles from './VideoGallery.module.css';
import { VideoTile } from './VideoTile.tsx';

type Props = { heading: Home['videos']; videos: Video[]; words: VideoWords };

const LARGE = '(min-width: 62em) 50vw, 100vw';
/** With fewer tiles, none is large: they would not fill the rows next to it. */
const MOSAIC = 6;

/**
 * The videos of the home page (specification 2.6), of six or more the first one large; a dialog
 * plays them one after the other. They are small while all are samples.
 */
export function VideoGallery({ heading: { heading, lead, samples }, videos, words }: Props) {
  const allSamples = videos.every(({ sample }) => sample);
  const few = videos.length < MOSAIC;
  return (
    <Section top={allSamples ? 'tight' : 'close'}>
      <SectionHead heading={heading}>
        {allSamples ? <Remark tag={words.sample}>{samples}</Remark> : <p>{lead}</p>}
      </SectionHead>
      <div
        className={few ? styles.few : styles.mosaic}
        data-samples={allSamples ? '' : undefined}
        {...behaviours('videos', 'reveal')}
        {...hook('reveal', 'videos')}
      >
        {videos.map((video, index) => (
          <VideoTile
            key={video.youtubeId}
            {...video}
            words={words}
            tagged={!allSamples}
            {...((few || index === 0) && { sizes: LARGE })}
          />
        ))}
        <VideoDialog words={words} sample={videos.some(({ sample }) => sample)} />
      </div>
    </Section>
  );
}
