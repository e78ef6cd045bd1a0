import { hook } from '#components/dom/hooks.ts';
import { initials } from '#components/format/initials.ts';
import { SampleTag } from '#components/ornament/SampleTag.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { Testimonial } from '#content/collections/testimonials/index.ts';
import type { Home } from '#content/pages/home.ts';
import type { Picture as PictureData } from '#content/pictures.ts';
import styles from './Quote.module.css';

/**
 * A person's picture, or the initials in white on a black circle of 60 pixels; decorative, since
 * the name is next to it.
 */
function Avatar({ name, image }: { name: string; image: PictureData | undefined }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {image ? <Picture picture={image} alt="" sizes="60px" /> : initials(name)}
    </span>
  );
}

type Props = Omit<Testimonial, 'sample'> & {
  sample?: boolean;
  /** Anchor, so that the quote can be linked to. */
  id: string;
  /** Which of how many it is; undefined where it is the only one. */
  label: string | undefined;
  words: Pick<Home['testimonials'], 'linkedin' | 'twitter' | 'sample'>;
  /** Whether it has its own sample tag: not if the section's head has one for all of them. */
  tagged?: boolean;
};

/**
 * One testimonial: the quote, the person, the organisation and role, and the links of those who
 * gave some.
 */
export function Quote({ text, name, position, image, socials, sample, id, label, words, tagged = true }: Props) {
  const links = (['linkedin', 'twitter'] as const).flatMap((network) => {
    const href = socials?.[network];
    return href ? [{ href, label: words[network] }] : [];
  });
  return (
    <figure className={styles.quote} id={id} aria-roledescription={label && 'slide'} aria-label={label}>
      <SampleTag sample={tagged && sample} label={words.sample} />
      <blockquote {...hook('carousel-gist')}>{sample ? text : `‘${text}’`}</blockquote>
      <figcaption>
        <Avatar name={name} image={image} />
        <p>
          <b>{name}</b>
          <span>{position}</span>
          {links.map(({ href, label }) => (
            <a key={href} href={href} rel="noopener">
              {label}
            </a>
          ))}
        </p>
      </figcaption>
    </figure>
  );
}
