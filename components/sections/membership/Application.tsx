import { behaviours } from '#components/behaviours/behaviourHooks.ts';
import { FormFallback } from '#components/forms/FormFallback.tsx';
import { Panel } from '#components/forms/Panel.tsx';
import { Island } from '#components/islands/loader/Island.tsx';
import { MembershipForm } from '#components/islands/MembershipForm.island.tsx';
import { Columns } from '#components/layout/Columns.tsx';
import { Section } from '#components/layout/Section.tsx';
import { Frame } from '#components/ornament/Frame.tsx';
import { Steps } from '#components/ui/lists/Steps.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { Sending } from '#content/forms/form-settings.ts';
import type { MembershipForm as Form, MembershipIntro } from '#content/forms/forms.ts';
import type { Picture as PictureData } from '#content/pictures.ts';
import styles from './membership.module.css';

type Props = {
  id: string;
  /** The plate below the way to membership, where there is room: decoration. */
  picture: PictureData;
  intro: MembershipIntro;
  form: Form;
  sending: Sending;
};

/** The application form on its panel, with the way to membership beside it (specification 2.8). */
export function Application({ id, picture, intro, form, sending }: Props) {
  const { heading, requiredNote, lead, steps, withoutScript } = intro;
  return (
    <Section id={id} tone="tint">
      <Columns split="form">
        <div className={styles.beside}>
          <h2>{heading}</h2>
          <p>
            {requiredNote} {lead}
          </p>
          <Steps steps={steps} />
          <div className={styles.plate}>
            <Frame ink="pound">
              <Picture picture={picture} alt="" sizes="24rem" />
            </Frame>
          </div>
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
