import { SampleTag } from '#components/ornament/SampleTag.tsx';
import type { Testimonial } from '#content/collections/testimonials/index.ts';
import type { Home } from '#content/pages/home.ts';
import { Avatar } from './Avatar.tsx';
import styles from './Quote.module.css';

type Props = Omit<Testimonial, 'sample'> & {
  sample?: boolean;
  /** Anchor, so that the quote can be linked to. */
  id: string;
  /** Which of how many it is. */
  label: string;
  words: Pick<Home['testimonials'], 'linkedin' | 'twitter' | 'sample'>;
};

/** One testimonial: the quote, the person, the organisation and role, and the links of those who gave some; a sample has none. */
export function Quote({ text, name, position, image, socials, sample, id, label, words }: Props) {
  const links = (['linkedin', 'twitter'] as const).flatMap((network) => {
    const href = socials?.[network];
    return href && !sample ? [{ href, label: words[network] }] : [];
  });
  return (
    <figure className={styles.quote} id={id} aria-roledescription="slide" aria-label={label}>
      <SampleTag sample={sample} label={words.sample} />
      <blockquote data-gist="">{sample ? text : `‘${text}’`}</blockquote>
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
