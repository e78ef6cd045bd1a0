import { z } from 'zod';
import { privacyPolicy } from '#content/pages/privacy-policy.ts';
import { termsAndConditions } from '#content/pages/terms-and-conditions.ts';
import { define } from '#content/schema/define.server.ts';
import { path } from '#content/schema/fields.server.ts';
import { type HeadInput, headEntry } from '#content/schema/head.server.ts';
import { navigation } from './navigation.ts';
import { site } from './site.ts';

const membership = {
  name: 'Become a Member',
  description: `Join as an MSB member for £${site.fees.msb} a year or as an affiliate member for £${site.fees.affiliate}. See what members receive, and apply online.`,
  image: '/share/become-a-member.png',
  rosette: 'become-a-member',
} satisfies HeadInput;

/**
 * The per-path table (specification 2.1): title, description, share image and place in the site of every page whose
 * address is fixed. Entries of collections have theirs in their own files. `/404` is the page of unknown addresses.
 */
export const head = define('content/site/head.ts', z.record(path, headEntry), {
  '/': {
    name: 'Home',
    description:
      'The not-for-profit trade association for UK money service businesses: help with compliance, risk and banking, and one voice with regulators.',
    image: '/share/home.png',
    ink: 'pound',
    rosette: 'home',
    imageWords: navigation.footer.slogan,
  },
  '/about-us': {
    name: 'About us',
    description:
      'Who we are and what we do for UK currency exchange and money transfer firms: advocacy, education, networking and resources.',
    image: '/share/about-us.png',
    rosette: 'become-a-member',
  },
  '/become-a-member': membership,
  '/overview': { ...membership, canonical: '/become-a-member' },
  '/member-success': {
    name: 'Thank you',
    description:
      'We have received your membership application. A team member will email the invoice for the membership you chose.',
    image: '/share/become-a-member.png',
    parent: '/become-a-member',
    index: false,
  },
  '/contact-us': {
    name: 'Contact us',
    description:
      'Support for members and questions about membership, events or guidance: send an enquiry, telephone or email the association.',
    image: '/share/contact-us.png',
    heading: 'Contact Us',
    ink: 'fifty',
  },
  '/our-team': {
    name: 'Our team',
    description:
      'The chairman and the advisory body who lead the association and speak for UK money service businesses.',
    image: '/share/our-team.png',
    heading: 'Our Team',
  },
  '/privacy-policy': {
    name: 'Privacy policy',
    description:
      'What personal data the association collects, why, on what legal basis, who sees it, how long it is kept, and your rights.',
    image: '/share/privacy-policy.png',
    rosette: 'become-a-member',
    modified: privacyPolicy.lastUpdated,
  },
  '/terms-and-conditions': {
    name: 'Terms and conditions',
    description:
      'The terms of membership: the annual fee, withdrawal with two weeks’ notice, pro-rata refunds and the law that applies.',
    image: '/share/terms-and-conditions.png',
    rosette: 'become-a-member',
    modified: termsAndConditions.lastUpdated,
  },
  '/workshop-webinars': {
    name: 'Workshops and webinars',
    description:
      'Training programmes for money service businesses are coming: interactive sessions, diverse topics, good speakers and networking.',
    image: '/share/workshop-webinars.png',
    ink: 'fiver',
    rosette: 'guides',
  },
  '/learning-hub': {
    name: 'Learning Hub',
    description:
      'Plain guides to the rules for UK money service businesses, and reports of webinars with the people who know them.',
    image: '/share/learning-hub.png',
    startsTrails: true,
    ink: 'fiver',
    rosette: 'guides',
  },
  '/how-to-series': {
    name: 'How-to series',
    description:
      'Step-by-step guides for money service businesses: risk assessment, Consumer Duty, HMRC visits, RegData and more.',
    image: '/share/how-to-series.png',
    parent: '/learning-hub',
  },
  '/fact-sheets': {
    name: 'Fact sheets',
    description:
      'Suspicion reports, agents, safeguarding, sanctions, the levy and more: one duty on a page, each figure with its source and date.',
    image: '/share/fact-sheets.png',
    parent: '/learning-hub',
  },
  '/templates': {
    name: 'Templates',
    description:
      'Forms for money service businesses in Word and Excel: risk assessment, agents, suspicion, training, source of funds, bank and board.',
    image: '/share/templates.png',
    parent: '/learning-hub',
  },
  '/compliance-calendar': {
    name: 'Compliance calendar',
    description:
      'Plan a year of deadlines for a money service business: HMRC declaration, FCA returns, reviews. With sources, reminders and a calendar file.',
    image: '/share/compliance-calendar.png',
    parent: '/learning-hub',
    rosette: 'calendar',
  },
  '/glossary': {
    name: 'Glossary',
    description:
      'AML, CDD, SAR, SPI and the other abbreviations and terms of UK money service businesses, in plain words and with official sources.',
    image: '/share/glossary.png',
    parent: '/learning-hub',
  },
  '/search': {
    name: 'Search',
    description:
      'Search the guides, fact sheets, templates, articles, news, events, webinars and glossary, or find them all in one list.',
    image: '/share/search.png',
  },
  '/whats-happening': {
    name: 'What’s Happening',
    description:
      'The association’s calendar and events for UK currency exchange and money transfer firms, in one place.',
    image: '/share/whats-happening.png',
    ink: 'fifty',
  },
  '/eventcalander': {
    name: 'Calendar',
    description:
      'Meetings and webinars of the association by month, week or day, with reports of those that have taken place.',
    image: '/share/eventcalander.png',
    parent: '/whats-happening',
    rosette: 'calendar',
  },
  '/events': {
    name: 'Events',
    description:
      'Events of the association for money service businesses, with the welcome meet-up of 19 June 2025 in London.',
    image: '/share/events.png',
    parent: '/whats-happening',
  },
  '/welcome-msb-meet-up-19th-june-2025': {
    name: 'Welcome MSB Meet-Up, 19 June 2025',
    description:
      'The inaugural members’ gathering in London on 19 June 2025: why it was held, the schedule, the speakers and a report.',
    image: '/share/welcome-msb-meet-up-19th-june-2025.png',
    heading: 'Welcome MSB Meet-Up 19th June 2025',
    crumb: 'Welcome meet-up',
    parent: '/events',
    kind: 'event',
  },
  '/eventsdetails': {
    name: 'Event details',
    description: 'Date, time, duration, speaker and description of an event chosen in the association’s calendar.',
    image: '/share/eventcalander.png',
    parent: '/eventcalander',
    index: false,
  },
  '/webinar-registration': {
    name: 'Webinar registration',
    description: 'Registration for the association’s webinars is closed. See the events page for what has taken place.',
    image: '/share/webinars.png',
    crumb: 'Registration',
    parent: '/events',
    index: false,
  },
  '/webinars': {
    name: 'Webinars',
    description:
      'Reports and recordings of the association’s webinars on onboarding costs and bank accounts for money service businesses.',
    image: '/share/webinars.png',
    parent: '/learning-hub',
  },
  '/photos2025': {
    name: 'Photos 2025',
    heading: 'The evening in pictures',
    crumb: 'Photos 2025',
    description:
      'Pictures of the members’ meeting of June 2025 in London: registration, speakers, networking and the event space.',
    image: '/share/photos2025.png',
    ink: 'fiver',
  },
  '/blogs': {
    name: 'Blogs',
    description:
      'Articles on regulation, cash, customer due diligence and compliance, written for people who run money service businesses.',
    image: '/share/blogs.png',
    ink: 'tenner',
  },
  '/news': {
    name: 'News',
    description:
      'News of the association and of the work done for UK money service businesses and the people they serve.',
    image: '/share/news.png',
    ink: 'tenner',
  },
  '/404': {
    name: 'Page not found',
    description: 'The page you asked for does not exist. Go back to the home page of the association to find your way.',
    image: '/share/home.png',
    index: false,
  },
});
