import { behaviours } from '#components/dom/hooks.ts';
import { FormFallback } from '#components/forms/FormFallback.tsx';
import { Panel } from '#components/forms/Panel.tsx';
import { Island } from '#components/islands/loader/Island.tsx';
import { MembershipForm } from '#components/islands/MembershipForm.island.tsx';
import { Columns } from '#components/layout/Columns.tsx';
import { Section } from '#components/layout/Section.tsx';
import { Steps } from '#components/ui/lists/Steps.tsx';
import type { MembershipForm as Form, membershipIntro, Sending } from '#content/forms/forms.ts';
import styles from './membership.module.css';

type Props = {
  id: string;
  intro: typeof membershipIntro;
  /** What membership costs, in a sentence. */
  fees: string;
  form: Form;
  sending: Sending;
};

/** The application form on its panel, next to the steps to membership (specification 2.8). */
export function Application({ id, intro, fees, form, sending }: Props) {
  const { heading, requiredNote, overview, steps, withoutScript } = intro;
  return (
    <Section id={id} tone="tint">
      <Columns split="form">
        <div className={styles.steps}>
          <div>
            <h2>{heading}</h2>
            <p>
              {fees} <a href="#overview">{overview}</a>
            </p>
            <p>{requiredNote}</p>
          </div>
          <Steps steps={steps} />
        </div>
        <Panel>
          <div {...behaviours('keptDraft', 'namedMembership')}>
            <Island component={MembershipForm} when="interaction" props={{ label: heading, form, sending }} />
            <FormFallback text={withoutScript} phone={sending.phone} email={sending.email} />
          </div>
        </Panel>
      </Columns>
    </Section>
  );
}
