import { Enquiry } from '#components/contact/Enquiry.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { contact } from '#content/contact.ts';
import { contactForm, contactIntro } from '#content/forms.ts';
import { sending } from '#content/sending.ts';

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
