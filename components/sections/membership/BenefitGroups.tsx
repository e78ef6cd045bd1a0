import { Columns } from '#components/layout/Columns.tsx';
import { Section } from '#components/layout/Section.tsx';
import type { SectionLink } from '#components/prose/markdown.ts';
import { Contents } from '#components/ui/lists/Contents.tsx';
import { Points } from '#components/ui/lists/Points.tsx';
import { Vignette } from '#components/ui/Vignette.tsx';
import type { membership } from '#content/pages/become-a-member.ts';
import styles from './BenefitGroups.module.css';

type Props = {
  contents: string;
  groups: (typeof membership)['groups'];
  /** What else the page has, at the end of the list of contents. */
  after: SectionLink[];
};

/**
 * What the association offers, in groups that each have an anchor, and a list of contents next to
 * them (specification 2.8).
 */
export function BenefitGroups({ contents, groups, after }: Props) {
  return (
    <Section id="overview">
      <Columns split="toc">
        <div className={styles.contents}>
          <Contents
            label={contents}
            sections={[...groups.map(({ id, heading }) => ({ id, text: heading })), ...after]}
          />
        </div>
        <div>
          {groups.map(({ id, heading, picture, text, points }) => (
            <section key={id} id={id} className={styles.group}>
              <Vignette picture={picture} />
              <div>
                <h2>{heading}</h2>
                <p>{text}</p>
                <Points points={points} />
              </div>
            </section>
          ))}
        </div>
      </Columns>
    </Section>
  );
}
