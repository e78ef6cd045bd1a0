import { Button } from '#components/controls/Button.tsx';
import { behaviours, hook } from '#components/dom/hooks.ts';
import { Picture } from '#components/ui/Picture.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { VenueContent } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import styles from './VenueMap.module.css';

type Props = { venue: VenueContent };

/**
 * The venue: a picture of the streets around it, a link to the map, and a button that embeds the
 * map.
 */
export function VenueMap({ venue: { heading, name, address, note, map } }: Props) {
  return (
    <section id="venue" aria-labelledby="venue-heading">
      <h2 className={styles.heading} id="venue-heading">
        {heading}
      </h2>
      <figure
        className={styles.map}
        {...behaviours('venueMap')}
        {...hook('venue-map-frame', map.frame)}
        {...hook('venue-map-title', map.frameTitle)}
      >
        <div className={styles.box} {...hook('venue-map-picture')}>
          <Picture picture={map.picture} alt={map.alt} sizes="(min-width: 62em) 40rem, 100vw" />
          <div className={`script-only ${styles.show}`}>
            <Button {...hook('behaviour-held')}>{map.show}</Button>
          </div>
        </div>
        <figcaption>
          <p>
            <strong>{name}</strong>
            <br />
            {address}
          </p>
          {note && <p className={styles.note}>{note}</p>}
          <p className={styles.note} {...hook('venue-map-note')} hidden>
            {map.blocked}
          </p>
          <TextLink {...map.link} rel="external noopener" />
        </figcaption>
      </figure>
    </section>
  );
}
