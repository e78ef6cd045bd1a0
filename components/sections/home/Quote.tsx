import type { Testimonial } from '#content/collections/testimonials/index.ts';
import type { Home } from '#content/pages/home.ts';
import { Avatar } from './Avatar.tsx';
import styles from './Quote.module.css';

type Props = Omit<Testimonial, 'sample'> & {
  /** Anchor, so that the quote can be linked to. */
  id: string;
  /** Which of how many it is. */
  label: string;
  words: Pick<Home['testimonials'], 'linkedin' | 'twitter'>;
};

/** One testimonial: the quote, the person, the organisation and role, and the links of those who gave some. */
export function Quote({ text, name, position, image, socials, id, label, words }: Props) {
  const links = (['linkedin', 'twitter'] as const).flatMap((network) => {
    const href = socials?.[network];
    return href ? [{ href, label: words[network] }] : [];
  });
  return (
    <figure className={styles.quote} id={id} aria-roledescription="slide" aria-label={label}>
      <blockquote data-gist="">‘{text}’</blockquote>
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
