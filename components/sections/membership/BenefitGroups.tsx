import { Section } from '#components/layout/Section.tsx';
import { Points } from '#components/ui/lists/Points.tsx';
import { Vignette } from '#components/ui/Vignette.tsx';
import type { membership } from '#content/pages/become-a-member.ts';
import styles from './BenefitGroups.module.css';

/** What the association offers, in groups that each have an anchor (specification 2.8). */
export function BenefitGroups({ groups }: Pick<typeof membership, 'groups'>) {
  return (
    <Section top="close">
      {groups.map(({ id, heading, picture, text, points }) => (
        <section key={id} id={id} className={styles.group}>
          <Vignette picture={picture} />
          <div>
            <h2>{heading}</h2>
            <p>{text}</p>
          </div>
          <Points points={points} />
        </section>
      ))}
    </Section>
  );
}
