import { z } from 'zod';
import { figureNumber } from '#content/figures/lookup.server.ts';
import { picturedIn } from '#content/pictures.ts';
import { define, defineWords } from '#content/schema/define.server.ts';
import { ink, path, text } from '#content/schema/fields.server.ts';
import { formatMoney } from '#content/shared/text.ts';
import { vatOfFees } from '#content/site/imprint.ts';
import { type Membership, memberships } from '#content/site/memberships.ts';
import { sampleWord } from '#content/site/reading-words.ts';
import { site } from '#content/site/site.ts';

const FILE = 'content/pages/home.ts';
const { msb, affiliate } = memberships;
const pounds = figureNumber(msb.feeName);
/** What a business pays a day, where that is whole pounds in a year of 365 days. */
const daily = pounds % 365 === 0 ? formatMoney(pounds / 365) : undefined;

const illustration = z.strictObject({ picture: picturedIn('hero'), alt: text });

const slide = z.strictObject({
  id: z.string().regex(/^slide-\d$/),
  ink,
  rosette: text,
  title: text,
  description: text.max(150, 'Write at most 150 characters; the longest slide sets the height of them all.'),
  buttonLabel: text,
  buttonLink: path,
  images: z.strictObject({ large: illustration, round: illustration }),
});

/** A note's serial, made of letters and the fee: `MB 000 365`. */
const serialOf = (letters: string, { feeName }: Membership) =>
  `${letters} ${`${figureNumber(feeName)}`.padStart(6, '0').replace(/...$/, ' $&')}`;

const join = '/become-a-member#membership-form';
const controls = { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' };

const slides = define(FILE, z.array(slide).min(2).max(6), [
  {
    id: 'slide-1',
    ink: 'pound',
    rosette: 'home',
    title: 'Stronger Together',
    description:
      'Currency exchange and money transfer firms face the same rules and the same closed doors. Together they can speak with one voice.',
    buttonLabel: 'Become a Member',
    buttonLink: join,
    images: {
      large: { picture: 'hero/together-1', alt: 'Four people in conversation at a reception' },
      round: { picture: 'hero/together-2', alt: 'Two people shaking hands' },
    },
  },
  {
    id: 'slide-2',
    ink: 'fiver',
    rosette: 'join',
    title: 'Join the Association',
    description: `Apply as ${msb.one} or ${affiliate.one}. Fill in the form, and your application goes straight to our team.`,
    buttonLabel: 'Start your application',
    buttonLink: join,
    images: {
      large: { picture: 'hero/join-1', alt: 'A membership certificate and a pen' },
      round: { picture: 'hero/join-2', alt: 'A delegate badge' },
    },
  },
  {
    id: 'slide-3',
    ink: 'tenner',
    rosette: 'nfp',
    title: 'Not-for-Profit',
    description:
      'There are no shareholders. Members’ subscriptions pay for the association’s work, such as guidance and events.',
    buttonLabel: 'Join the association',
    buttonLink: join,
    images: {
      large: { picture: 'hero/not-for-profit-1', alt: 'Three people at a table' },
      round: { picture: 'hero/not-for-profit-2', alt: 'A pair of scales' },
    },
  },
  {
    id: 'slide-4',
    ink: 'pound',
    rosette: 'pound',
    title: daily ? `${daily} per day` : msb.perYear,
    description: `A money service business pays ${msb.perYear}${daily ? `, or ${daily} a day,` : ''} for guidance on compliance, risk and banking.`,
    buttonLabel: `Join for ${msb.perYear}`,
    buttonLink: join,
    images: {
      large: { picture: 'hero/pound-a-day-1', alt: 'A twelve-sided pound coin' },
      round: { picture: 'hero/pound-a-day-2', alt: 'A calendar' },
    },
  },
]);

/**
 * The home page (specification 2.2 to 2.7): the words around its lists, which are in modules of
 * their own.
 */
export const home = defineWords(FILE, {
  hero: {
    label: 'Introduction',
    slideLabel: 'Slide',
    ofWord: 'of',
    ...controls,
    slides,
  },
  /** Next to the tools, below the slides. */
  fee: { label: `Membership: ${msb.perYear.replaceAll(' ', '\u00a0')}`, href: '/become-a-member' },
  videos: {
    heading: 'Video Gallery',
    lead: 'Talks, webinars and voices from our events. Each film opens here, on the page.',
    /** In its place, while all of them are samples; the same below. */
    samples: 'For now these are open films by the Blender Foundation. The association’s own films will replace them.',
  },
  photos: {
    badge: 'Our Gallery',
    heading: 'Photo Gallery',
    all: { label: 'Show All Photos', href: '/photos2025' },
    open: 'Open picture',
    sample: sampleWord,
    samples: 'For now these are drawings. The association’s photographs of the 2025 event will replace them.',
  },
  testimonials: {
    badge: 'Our Testimonials',
    heading: 'Celebrating the Experiences of Our Members',
    label: 'Testimonials',
    entryLabel: 'Testimonial',
    ofWord: 'of',
    ...controls,
    linkedin: 'LinkedIn profile',
    twitter: 'Twitter profile',
    sample: sampleWord,
    samples: 'These are placeholders, because no member has been quoted yet. Members’ own words will appear here.',
  },
  challenges: {
    /** The name without its country (specification 2.7). */
    badge: `Why ${site.siteName.replace(/ UK$/, '')}?`,
    heading: 'Addressing the Challenges Faced by MSB’s',
    lead: 'Small firms have to follow rules that were written with large ones in mind. These are some of the problems that causes, and the ones we aim to help with.',
    readMore: 'Read More',
    showLess: 'Show Less',
  },
  benefits: {
    heading: 'What we offer, and what we aim to add',
    more: { label: 'Learn More', href: '/overview#overview' },
    details: 'Details',
  },
  fees: {
    heading: 'Membership fees',
    lead: `Annual subscriptions, paid upfront. ${vatOfFees}If you leave early, we refund the fee pro rata by active membership days.`,
    notes: [
      {
        ink: 'pound' as const,
        rosette: 'fees',
        name: msb.name,
        figure: msb.fee,
        per: 'a year',
        audience: `For currency exchange and money transfer firms.${daily ? ` That is ${daily} a day.` : ''}`,
        serial: serialOf('MB', msb),
      },
      {
        ink: 'tenner' as const,
        rosette: 'affiliate',
        name: affiliate.name,
        figure: affiliate.fee,
        per: 'a year',
        audience: 'For firms that supply, advise or work with the sector.',
        serial: serialOf('AF', affiliate),
      },
    ],
    join: { label: 'Become a Member', href: '/overview#membership-form' },
  },
});

export type Home = typeof home;
