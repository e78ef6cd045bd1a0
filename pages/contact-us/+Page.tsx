import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Enquiry } from '#components/sections/contact-us/Enquiry.tsx';
import { contactForm, contactIntro, sending } from '#content/forms/forms.ts';
import { contact } from '#content/pages/contact-us.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ model }: PageProps) {
  const { lead, info } = contact;
  return (
    <PageFrame model={model} lead={lead} look="low">
      <Enquiry intro={contactIntro} form={contactForm} info={info} sending={sending} />
    </PageFrame>
  );
}
