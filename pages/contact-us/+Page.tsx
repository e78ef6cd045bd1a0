import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Enquiry } from '#components/sections/contact-us/Enquiry.tsx';
import { contactForm, contactIntro, sending } from '#content/forms/forms.ts';
import { contact } from '#content/pages/contact-us.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { isPage } from '#pages/model/pageModel.ts';

export default function Page({ model }: PageProps) {
  const { ways, complaints } = contact.info;
  const info = {
    ...contact.info,
    ways: ways.filter(({ href }) => isPage(href)),
    complaints: isPage(complaints.href) ? complaints : undefined,
  };
  return (
    <PageFrame model={model} look="plain" lead={contact.lead}>
      <Enquiry intro={contactIntro} form={contactForm} info={info} sending={sending} />
    </PageFrame>
  );
}
