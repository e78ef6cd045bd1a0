import { Fold } from '#components/controls/Fold.tsx';
import { Section } from '#components/layout/Section.tsx';
import { Prose } from '#components/prose/Prose.tsx';
import { CardGrid } from '#components/ui/cards/CardGrid.tsx';
import { LedgerCard } from '#components/ui/cards/LedgerCard.tsx';
import type { WelcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import styles from './Invitation.module.css';

type Props = Pick<WelcomeMeet, 'invitation' | 'guest'>;

/** What the invitation said, folded, since the evening is over: the reasons to attend, the special guest and what members were asked. */
export function Invitation({ invitation: { heading, text, reasons }, guest }: Props) {
  return (
    <Section id="why-attend" top="close">
      <Fold summary={<h2>{heading}</h2>}>
        <p className={styles.text}>{text}</p>
        <CardGrid columns={4}>
          {reasons.map(({ title, text, picture }) => (
            <LedgerCard key={title} title={title} text={text} picture={picture} />
          ))}
        </CardGrid>
        <section className={styles.guest} id="special-guest" aria-labelledby="guest-heading">
          <h3 id="guest-heading">{guest.heading}</h3>
          <Prose markdown={guest.body} />
        </section>
      </Fold>
    </Section>
  );
}
