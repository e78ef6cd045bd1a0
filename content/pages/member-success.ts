import { z } from 'zod';
import { membershipForm } from '#content/forms/forms.ts';
import { define } from '#content/schema/define.server.ts';
import { path, text } from '#content/schema/fields.server.ts';

const link = z.strictObject({ label: text, href: path });

/** Where an accepted application leads (specification 2.9). */
export const memberSuccess = define(
  'content/pages/member-success.ts',
  z.strictObject({
    heading: text,
    text,
    next: z.strictObject({ heading: text, steps: z.array(z.strictObject({ title: text, text })) }),
    /** Around what was sent, where the form has handed it over in this tab. */
    copy: z.strictObject({
      heading: text,
      sent: text,
      /** Before and after the application's reference. */
      reference: z.strictObject({ before: text, after: text }),
      note: text,
      print: text,
      remove: text,
    }),
    /** The note with the name of the business, where the copy has one. */
    note: z.strictObject({
      title: text,
      sent: text,
      /** The question whose answer is the kind of membership. */
      kind: text,
    }),
    home: link,
    reading: link,
  }),
  {
    heading: 'Thank you',
    text: 'We have received your interest in joining. A team member will email the invoice for the membership type that you chose.',
    next: {
      heading: 'What happens next',
      steps: [
        {
          title: 'Invoice',
          text: 'It goes to the email address you gave. If it does not come, look in your spam folder, then write to us.',
        },
        { title: 'Payment', text: 'The fee is for a year and is paid upfront. Nothing has been charged yet.' },
        { title: 'Welcome', text: 'Once the fee is paid, your membership runs for twelve months.' },
      ],
    },
    copy: {
      heading: 'What you sent',
      sent: 'Sent on',
      reference: { before: 'Your reference is', after: '. Please quote it when you write to us or call.' },
      note: 'This copy stays in this browser tab until you close or remove it.',
      print: 'Print or save as PDF',
      remove: 'Remove this copy',
    },
    note: {
      title: 'Membership application',
      sent: 'Application sent',
      kind: membershipForm.labels.membershipCategory,
    },
    home: { label: 'Back to Home', href: '/' },
    reading: { label: 'Learning Hub', href: '/learning-hub' },
  },
);

export type MemberSuccess = typeof memberSuccess;
