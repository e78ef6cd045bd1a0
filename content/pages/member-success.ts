import { defineWords } from '#content/schema/define.server.ts';

/** Where an accepted application leads (specification 2.9). */
export const memberSuccess = defineWords('content/pages/member-success.ts', {
  heading: 'Thank you',
  text: 'We have received your interest in joining. A team member will email you the invoice for the membership type you chose.',
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: 'Invoice',
        text: 'We send it to the email address you gave us. If it does not arrive, check your spam folder and then write to us.',
      },
      { title: 'Payment', text: 'The fee covers a year and is paid upfront. You have not been charged anything yet.' },
      { title: 'Welcome', text: 'Once the fee is paid, your membership runs for twelve months.' },
    ],
  },
  print: 'Print or save as PDF',
  /** Before and after the application's reference. */
  reference: { before: 'Your reference is', after: '. Please quote it if you write to us or call.' },
  /** Around what was sent, where the form has handed it over in this tab. */
  copy: {
    heading: 'What you sent',
    sent: 'Sent on',
    note: 'If you print this page, your answers are printed too. This browser tab keeps a copy of them until you close it or remove the copy.',
    remove: 'Remove this copy',
  },
  home: { label: 'Back to Home', href: '/' },
  reading: { label: 'Learning Hub', href: '/learning-hub' },
});
