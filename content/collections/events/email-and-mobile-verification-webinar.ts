import type { CalendarEventInput } from './schema.server.ts';

export const event = {
  slug: 'email-and-mobile-verification-webinar',
  year: 2025,
  month: 3,
  day: 10,
  title: 'Webinar: email and mobile verification',
  // The specification gives the day and not the hour.
  time: '--:--',
  duration: '',
  speaker: '',
  description:
    '<p>How checking an email address and a mobile number first can lower the cost of taking on a customer, and where its limits lie.</p>',
  link: '/webinars',
  image: 'covers/how-email-and-mobile-verification-can-cut-customer-onboarding-costs',
  redirectUrl: '/how-email-and-mobile-verification-can-cut-customer-onboarding-costs',
  isCompleted: true,
  start: '2025-04-10',
  place: { name: 'Online' },
} satisfies CalendarEventInput;
