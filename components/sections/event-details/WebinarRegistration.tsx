import { behaviours, hook } from '#components/dom/hooks.ts';
import { ClosedRegistrationForm } from '#components/forms/ClosedRegistrationForm.tsx';
import { Panel } from '#components/forms/Panel.tsx';
import { Columns } from '#components/layout/Columns.tsx';
import { Section } from '#components/layout/Section.tsx';
import type { RegistrationForm } from '#content/forms/registration.ts';
import type { EventLabels } from '#content/pages/eventsdetails.ts';
import type { webinarRegistration } from '#content/pages/webinar-registration.ts';
import { EventFacts, handedFacts } from './EventFacts.tsx';
import styles from './WebinarRegistration.module.css';

type Props = { content: typeof webinarRegistration; labels: EventLabels; form: RegistrationForm };

/** The closed form, and next to it the webinar that was handed over (specification 2.13). */
export function WebinarRegistration({ content, labels, form }: Props) {
  return (
    <Section top="close">
      <Columns split="aside">
        <Panel>
          <h2 className={styles.heading}>{content.heading}</h2>
          <ClosedRegistrationForm {...form} />
        </Panel>
        <template {...behaviours('webinarRegistration')} {...hook('event-missing', content.withoutEvent)}>
          <EventFacts title={<span {...hook('event-fill', 'title')} />} facts={handedFacts(labels)} />
        </template>
      </Columns>
    </Section>
  );
}
