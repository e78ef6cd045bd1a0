import { PageHead } from '#components/layout/PageHead.tsx';
import { Enquiry } from '#components/sections/contact/Enquiry.tsx';
import { sending } from '#content/forms/form-settings.ts';
import { contactForm, contactIntro } from '#content/forms/forms.ts';
import { contact } from '#content/pages/contact-us.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';

export default function Page() {
  const { title, lead, info } = contact;
  return (
    <main id="main" data-ink="fifty">
      <PageHead
        rosette="contact-us"
        breadcrumb={{ label: breadcrumbs.label, trail: [breadcrumbs.home], current: title }}
        title={title}
        lead={lead}
      />
      <Enquiry intro={contactIntro} form={contactForm} info={info} sending={sending} />
    </main>
  );
}
