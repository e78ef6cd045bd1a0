import { defineWords } from '#content/schema/define.server.ts';

/** Where an accepted application leads (specification 2.9). */
export const memberSuccess = defineWords('content/pages/member-success.ts', {
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
  print: 'Print or save as PDF',
  /** Before and after the application's reference. */
  reference: { before: 'Your reference is', after: '. Please quote it when you write to us or call.' },
  /** Around what was sent, where the form has handed it over in this tab. */
  copy: {
    heading: 'What you sent',
    sent: 'Sent on',
    note: 'Your answers are printed with this page. A copy of them stays in this browser tab until you close or remove it.',
    remove: 'Remove this copy',
  },
  home: { label: 'Back to Home', href: '/' },
  reading: { label: 'Learning Hub', href: '/learning-hub' },
});
