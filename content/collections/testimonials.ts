import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { text, webAddress } from '#content/schema/fields.server.ts';
import { pictured } from '#content/schema/pictured.server.ts';

/** One entry of specification 3.4. */
const testimonial = z.strictObject({
  text: text.max(240, 'Write at most 240 characters; the longest quote sets the height of them all.'),
  name: text,
  /** Organisation and role. */
  position: text,
  /** Without one, the initials of the name stand in a circle. */
  image: pictured.optional(),
  socials: z.strictObject({ linkedin: webAddress.optional(), twitter: webAddress.optional() }).optional(),
  /** A quote that nobody said; `npm run launch-check` lists it. */
  sample: z.boolean().default(false),
});

export type Testimonial = z.output<typeof testimonial>;

/** What members say. All six are samples until members have agreed to be quoted. */
export const testimonials = define('content/collections/testimonials.ts', z.array(testimonial).length(6), [
  {
    text: 'We had been asking the same questions of our bank for a year. In one evening I met six firms with the same letter in their drawer, and left knowing which records to put in front of the bank first.',
    name: 'Sample Member',
    position: 'Sample Currency Exchange, director',
    socials: { linkedin: 'https://www.linkedin.com/in/sample-member-of-the-association' },
    sample: true,
  },
  {
    text: 'The visit checklist went up on the wall of our back office. When the officer came, every paper was where the list said it would be.',
    name: 'Sample Owner',
    position: 'Sample Money Transfer, owner',
    sample: true,
  },
  {
    text: 'We are three people. Somebody else now reads the consultations, and tells us in two pages what will change at our counter.',
    name: 'Sample Partner',
    position: 'Sample Travel Money, partner',
    sample: true,
  },
  {
    text: 'I asked one question about agents and was put through to a member who had answered the same one the month before.',
    name: 'Sample Officer',
    position: 'Sample Remittance, nominated officer',
    sample: true,
  },
  {
    text: 'Our risk assessment used to be a template with our name on it. It is now eleven pages about our own customers.',
    name: 'Sample Manager',
    position: 'Sample Bureau de Change, manager',
    sample: true,
  },
  {
    text: 'We build software for the sector. The meetings tell us what firms need before we write any of it.',
    name: 'Sample Affiliate',
    position: 'Sample Software, account manager',
    sample: true,
  },
]);
