import { Section } from '#components/layout/Section.tsx';
import { Frame } from '#components/ornament/Frame.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import { Vignette } from '#components/ui/Vignette.tsx';
import type { Home } from '#content/pages/home.ts';
import type { Benefit } from '#content/pages/home-lists.ts';
import styles from './BenefitCoupons.module.css';

type Props = { words: Home['benefits']; benefits: Benefit[] };

/**
 * The benefits (specification 2.3): a sheet of coupons, each a link to its group of the membership
 * overview.
 */
export function BenefitCoupons({ words: { heading, more, details }, benefits }: Props) {
  return (
    <Section tone="tint" top="tight">
      <SectionHead heading={heading}>
        <TextLink href={more.href}>
          {more.label}
          <span className="visually-hidden"> {heading}</span>
        </TextLink>
      </SectionHead>
      <Frame ink="pound">
        <ul className={styles.sheet}>
          {benefits.map(({ vignette, title, text, href }) => (
            <li key={href}>
              <Vignette picture={vignette} />
              <h3>
                <a href={href}>{title}</a>
              </h3>
              <p>{text}</p>
              <span aria-hidden="true">{details}</span>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
