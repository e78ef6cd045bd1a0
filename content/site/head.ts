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
  description: `Join as ${memberships.msb.one} for ${memberships.msb.perYear} or as ${memberships.affiliate.one} for ${memberships.affiliate.fee}. See what you get as a member, and apply online.`,
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
      'The not-for-profit trade association for UK money service businesses. We help with compliance, risk and banking, and aim to speak for the sector.',
    ink: 'pound',
    rosette: 'home',
    imageWords: 'One voice for the firms that exchange money and send it.',
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
      'Contact the association for support, or with a question about membership, events or guidance. Send an enquiry, telephone or email us.',
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
      'The personal data and cookies that the association uses and why, its legal basis, who sees your data, how long we keep it, and your rights.',
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
      'Training for money service businesses is on its way, with interactive sessions, diverse topics, good speakers and networking.',
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
    name: 'Guides',
    askedAs: 'how to, how-to series, checklists',
    description:
      'Step-by-step guides for money service businesses: risk assessment, Consumer Duty, HMRC visits, RegData and more.',
    parent: '/learning-hub',
  },
  '/fact-sheets': {
    name: 'Fact sheets',
    description:
      'Fact sheets on suspicious activity reports, agents, safeguarding, sanctions, the levy and more, one duty to a page, with sources.',
    askedAs: 'factsheets',
    parent: '/learning-hub',
  },
  '/templates': {
    name: 'Templates',
    description:
      'Word and Excel forms for money service businesses: risk assessment, procedures, agents, suspicion, training, source of funds, bank and board.',
    askedAs: 'forms, template, word, excel, spreadsheet, download, source of funds form',
    parent: '/learning-hub',
  },
  '/do-i-need-to-register': {
    name: 'Do I need to register?',
    description:
      'Tick everything your business does to see whether you must register with HMRC or the FCA, what it costs, and your first documents and dates.',
    askedAs:
      'licence, license, licences, do i need a licence, register with hmrc, registering, apply for registration, change money, change euros, open a bureau de change, new msb, prepaid card, travel card, wallet, e-wallet, crypto, bitcoin, pawnbroker, gold, charity, cash courier',
    parent: '/learning-hub',
    modified: doINeedToRegister.reviewed,
  },
  '/compliance-calendar': {
    name: 'Compliance calendar',
    description:
      'See what your money service business has to do in the coming year, from HMRC’s declaration to FCA returns, with sources and a calendar file.',
    askedAs:
      'what is due, due next month, due this month, due date, deadline, reminder, calender, rep018 due, accounts due',
    parent: '/learning-hub',
  },
  '/whats-changing': {
    name: kinds.change.many,
    description:
      'What has changed in the law for UK money service businesses and what is coming up to the end of 2027, with what to do and the source.',
    askedAs: 'new, what’s new, new rules, new limits, updates, latest, changed since, different since',
    parent: '/learning-hub',
    rosette: 'calendar',
    modified: changesUpdated,
  },
  '/glossary': {
    name: 'Glossary',
    description:
      'AML, CDD, SAR, SPI and other terms that UK money service businesses come across, explained in plain English with official sources.',
    parent: '/learning-hub',
  },
  '/search': {
    name: 'Search',
    description:
      'Search our guides, fact sheets, templates, articles, news, events, webinars and glossary, or browse them all in one list.',
  },
  '/whats-happening': {
    name: 'What’s Happening',
    description:
      'The association’s calendar and events for UK currency exchange and money transfer firms, in one place.',
    ink: 'fifty',
  },
  '/eventcalander': {
    name: 'Calendar',
    description: 'The association’s meetings and webinars by month, week or day, with reports of past ones.',
    parent: '/whats-happening',
  },
  '/events': {
    name: 'Events',
    description: `The association’s events for money service businesses, including the welcome meet-up on ${welcomeDay} in London.`,
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
    description: 'The date, time, duration, speaker and description of an event in the association’s calendar.',
    imageOf: '/eventcalander',
    parent: '/eventcalander',
    index: false,
  },
  '/webinar-registration': {
    name: 'Webinar registration',
    description: 'Registration for the association’s webinars is closed. See the events page for past events.',
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
    name: 'Articles',
    askedAs: 'blog, blogs, posts',
    description:
      'Articles on regulation, cash, customer due diligence and compliance, written for people who run money service businesses.',
    parent: '/learning-hub',
    ink: 'tenner',
  },
  '/news': {
    name: 'News',
    description:
      'News about the association, and about work for UK money service businesses and the people they serve.',
    ink: 'tenner',
  },
  '/404': {
    name: 'Page not found',
    description: 'The page you are looking for does not exist. Go to the association’s home page to find your way.',
    imageOf: '/',
    index: false,
  },
});

export const goneSchema = z.strictObject({
  addresses: z
    .array(path.describe('Address'))
    .describe('Addresses, those of deleted entries that nothing replaces, e.g. /news/its-name'),
});

/** Addresses that were public, and that nothing replaces. */
export const gone: string[] = readData(goneFile, goneSchema).addresses;
