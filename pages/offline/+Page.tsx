import { Columns } from '#components/layout/Columns.tsx';
import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { ContactCard } from '#components/sections/contact/ContactCard.tsx';
import { ToolLinks } from '#components/sections/learning-hub/ToolLinks.tsx';
import { KeptPages } from '#components/sections/offline/KeptPages.tsx';
import { Steps } from '#components/ui/lists/Steps.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { sending } from '#content/forms/form-settings.ts';
import { contact } from '#content/pages/contact-us.ts';
import { offlineReading } from '#content/pages/offline.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { pageFacts } from '#pages/facts/pageFacts.ts';

export default function Page({ facts }: PageProps) {
  const { on, lead, how, worth } = offlineReading;
  const links = worth.pages.map((href) => {
    const { heading, description } = pageFacts(href);
    return { label: heading, href, text: description };
  });
  return (
    <PageFrame facts={facts} lead={lead}>
      <Section top="close">
        <Columns split="aside">
          <KeptPages {...offlineReading} />
          <ContactCard info={contact.info} phone={sending.phone} email={sending.email} />
        </Columns>
      </Section>
      {on && (
        <>
          <Section top="flush">
            <SectionHead heading={how.heading} />
            <Steps steps={how.steps} layout="row" />
          </Section>
          <ToolLinks heading={worth.heading} links={links} top="flush" />
        </>
      )}
    </PageFrame>
  );
}
