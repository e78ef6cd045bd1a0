import { z } from 'zod';
import { changesUpdated } from '#content/collections/changes/index.ts';
import { eventBySlug } from '#content/collections/events/index.ts';
import { figureText } from '#content/figures/lookup.server.ts';
import { doINeedToRegister } from '#content/pages/do-i-need-to-register.ts';
import { privacyPolicy } from '#content/pages/privacy-policy.ts';
import { termsAndConditions } from '#content/pages/terms-and-conditions.ts';
import { webinarDetail } from '#content/pages/webinar-bank-accounts-for-msb-businesses.ts';
import { welcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import { goneFile } from '#content/schema/contentFolder.server.ts';
import { define } from '#content/schema/define.server.ts';
import { readData } from '#content/schema/entries/yaml.server.ts';
import { path } from '#content/schema/fields.server.ts';
import { type HeadInput, headEntry } from '#content/schema/head.server.ts';
import { eventDay } from '#content/shared/eventText.ts';
import { kinds } from './kinds.ts';
import { memberships } from './memberships.ts';

const welcomeDay = eventDay(eventBySlug('welcome-msb-meet-up').start);
const [, ...welcomeMonth] = welcomeDay.split(' ');

/** The pages of single events (specification 2.15). */
export const WELCOME_MEET = '/welcome-msb-meet-up-19th-june-2025';
export const WEBINAR_ANNOUNCEMENT = '/webinar-bank-accounts-for-msb-businesses';

const membership = {
  name: 'Become a Member',
  description: `Join as ${memberships.msb.one} for ${memberships.msb.perYear} or as ${memberships.affiliate.one} for ${memberships.affiliate.fee}. See what members receive, and apply online.`,
  askedAs:
    'join, how much is membership, membership fee, cost, price, subscription, apply for membership, become a member',
  rosette: 'become-a-member',
} satisfies HeadInput;

/**
 * The per-path table (specification 2.1): title, description, share image and place in the site of
 * every page whose address is fixed. Entries of collections have theirs in their own files. `/404`
 * is the page of unknown addresses.
 */
export const head = define('content/site/head.ts', z.record(path, headEntry), {
  '/': {
    name: 'Home',
    description:
      'The not-for-profit trade association for UK money service businesses: help with compliance, risk and banking, and the aim of one voice with regulators.',
    ink: 'pound',
    rosette: 'home',
    imageWords: 'One voice for the firms that change money and move it.',
  },
  '/about-us': {
    name: 'About us',
    description:
      'Who we are and what we do for UK currency exchange and money transfer firms: advocacy, education, networking and resources.',
    rosette: 'become-a-member',
  },
  '/become-a-member': membership,
  '/overview': { ...membership, canonical: '/become-a-member', imageOf: '/become-a-member' },
  '/member-success': {
    name: 'Thank you',
    description:
      'We have received your membership application. A team member will email the invoice for the membership you chose.',
    imageOf: '/become-a-member',
    parent: '/become-a-member',
    index: false,
  },
  '/contact-us': {
    name: 'Contact us',
    description:
      'Support for members and questions about membership, events or guidance: send an enquiry, telephone or email the association.',
    askedAs:
      'phone number, telephone, call, ring, email address, where are you based, office, location, opening hours, opening times, are you open, complain about you, complain about the association, unhappy with you',
    heading: 'Contact Us',
    ink: 'fifty',
  },
  '/our-team': {
    name: 'Our team',
    description: 'The people who lead and advise the association, and speak for UK money service businesses.',
    heading: 'Our Team',
  },
  '/privacy-policy': {
    name: 'Privacy policy',
    description:
      'What personal data and cookies the association uses, why, on what legal basis, who sees them, how long they are kept, and your rights.',
    rosette: 'become-a-member',
    modified: privacyPolicy.lastUpdated,
  },
  '/terms-and-conditions': {
    name: 'Terms and conditions',
    description: `The terms of membership: the annual fee, withdrawal with ${figureText('membership-notice.words')}’ notice, pro-rata refunds and the law that applies.`,
    askedAs: 'refund, refund policy, money back, leave the association, cancel membership, withdraw, resign',
    rosette: 'become-a-member',
    modified: termsAndConditions.lastUpdated,
  },
  '/workshop-webinars': {
    name: 'Workshops and webinars',
    description:
      'Training programmes for money service businesses are coming: interactive sessions, diverse topics, good speakers and networking.',
    ink: 'fiver',
    rosette: 'guides',
  },
  '/learning-hub': {
    name: 'Learning Hub',
    description:
      'Plain guides to the rules for UK money service businesses, and reports of webinars with the people who know them.',
    startsTrails: true,
    ink: 'fiver',
    rosette: 'guides',
  },
  '/how-to-series': {
    name: 'How-to series',
    description:
      'Step-by-step guides for money service businesses: risk assessment, Consumer Duty, HMRC visits, RegData and more.',
    parent: '/learning-hub',
  },
  '/fact-sheets': {
    name: 'Fact sheets',
    description:
      'Suspicion reports, agents, safeguarding, sanctions, the levy and more: one duty on a page, each figure with its source.',
    askedAs: 'factsheets',
    parent: '/learning-hub',
  },
  '/templates': {
    name: 'Templates',
    description:
      'Forms for money service businesses in Word and Excel: risk assessment, procedures, agents, suspicion, training, source of funds, bank and board.',
    askedAs: 'forms, template, word, excel, spreadsheet, download, source of funds form',
    parent: '/learning-hub',
  },
  '/do-i-need-to-register': {
    name: 'Do I need to register?',
    description:
      'Tick everything your business does and see whether you must register with HMRC or the FCA, what it costs, and your first documents and dates.',
    askedAs:
      'licence, license, licences, do i need a licence, register with hmrc, registering, apply for registration, change money, change euros, open a bureau de change, new msb, prepaid card, travel card, wallet, e-wallet, crypto, bitcoin, pawnbroker, gold, charity, cash courier',
    parent: '/learning-hub',
    kind: 'factSheet',
    modified: doINeedToRegister.reviewed,
  },
  '/compliance-calendar': {
    name: 'Compliance calendar',
    description:
      'What is due in the coming year at a money service business: HMRC declaration, FCA returns, reviews. With sources and a calendar file.',
    askedAs:
      'what is due, due next month, due this month, due date, deadline, reminder, calender, rep018 due, accounts due',
    parent: '/learning-hub',
  },
  '/whats-changing': {
    name: kinds.change.many,
    description:
      'What changed in the law for UK money service businesses, and the days to come to the end of 2027, each with what to do and its source.',
    askedAs: 'new, what’s new, new rules, new limits, updates, latest, changed since, different since',
    parent: '/learning-hub',
    rosette: 'calendar',
    modified: changesUpdated,
  },
  '/glossary': {
    name: 'Glossary',
    description:
      'AML, CDD, SAR, SPI and the other abbreviations and terms of UK money service businesses, in plain words and with official sources.',
    parent: '/learning-hub',
  },
  '/search': {
    name: 'Search',
    description:
      'Search the guides, fact sheets, templates, articles, news, events, webinars and glossary, or find them all in one list.',
  },
  '/whats-happening': {
    name: 'What’s Happening',
    description:
      'The association’s calendar and events for UK currency exchange and money transfer firms, in one place.',
    ink: 'fifty',
  },
  '/eventcalander': {
    name: 'Calendar',
    description:
      'Meetings and webinars of the association by month, week or day, with reports of those that have taken place.',
    parent: '/whats-happening',
  },
  '/events': {
    name: 'Events',
    description: `Events of the association for money service businesses, with the welcome meet-up of ${welcomeDay} in London.`,
    askedAs: 'next event, next meeting, meet-up, next webinar, upcoming',
    parent: '/whats-happening',
  },
  [WELCOME_MEET]: {
    ...welcomeMeet.head,
    crumb: 'Welcome meet-up',
    parent: '/events',
    kind: 'event',
  },
  [WEBINAR_ANNOUNCEMENT]: {
    name: webinarDetail.title,
    crumb: webinarDetail.crumb,
    description: webinarDetail.description,
    parent: '/events',
    kind: 'event',
  },
  '/eventsdetails': {
    name: 'Event details',
    description: 'Date, time, duration, speaker and description of an event chosen in the association’s calendar.',
    imageOf: '/eventcalander',
    parent: '/eventcalander',
    index: false,
  },
  '/webinar-registration': {
    name: 'Webinar registration',
    description: 'Registration for the association’s webinars is closed. See the events page for what has taken place.',
    imageOf: '/webinars',
    crumb: 'Registration',
    parent: '/events',
    index: false,
  },
  '/webinars': {
    name: 'Webinars',
    description:
      'Reports and recordings of the association’s webinars on onboarding costs and bank accounts for money service businesses.',
    parent: '/learning-hub',
  },
  '/photos2025': {
    name: 'Photos 2025',
    heading: 'The evening in pictures',
    crumb: 'Photos 2025',
    description: `Pictures of the members’ meeting of ${welcomeMonth.join(' ')} in London: registration, speakers, networking and the event space.`,
    ink: 'fiver',
  },
  '/blogs': {
    name: 'Blogs',
    description:
      'Articles on regulation, cash, customer due diligence and compliance, written for people who run money service businesses.',
    parent: '/learning-hub',
    ink: 'tenner',
  },
  '/news': {
    name: 'News',
    description:
      'News of the association and of the work done for UK money service businesses and the people they serve.',
    ink: 'tenner',
  },
  '/404': {
    name: 'Page not found',
    description: 'The page you asked for does not exist. Go back to the home page of the association to find your way.',
    imageOf: '/',
    index: false,
  },
});

export const goneSchema = z.strictObject({
  addresses: z
    .array(path.describe('Address'))
    .describe('Addresses, of deleted entries whose place no page takes, e.g. /news/its-name'),
});

/** Addresses that were public, and that nothing replaces. */
export const gone: string[] = readData(goneFile, goneSchema).addresses;
