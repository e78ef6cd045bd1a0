import { z } from 'zod';
import { articles } from '#content/collections/articles/index.ts';
import { guides } from '#content/collections/guides/index.ts';
import { news } from '#content/collections/news/index.ts';
import { webinars } from '#content/collections/webinars/index.ts';
import { blogList } from '#content/pages/blogs.ts';
import { newsList } from '#content/pages/news.ts';
import { photoPagePath, photoPages } from '#content/pages/photos2025.ts';
import { privacyPolicy } from '#content/pages/privacy-policy.ts';
import { termsAndConditions } from '#content/pages/terms-and-conditions.ts';
import { webinarDetail } from '#content/pages/webinar-bank-accounts-for-msb-businesses.ts';
import { define, mistake } from '#content/schema/define.server.ts';
import { description, isoDate, text } from '#content/schema/fields.server.ts';
import { navigation } from './navigation.ts';
import { site } from './site.ts';

const headEntry = z.strictObject({
  /** The whole title: `<page> | MSB Association UK` (specification 2.1). */
  title: text.max(60, 'Search results cut titles after about 60 characters; shorten the page name.'),
  description,
  /** Share image, 1200 x 630, made at build; the first entry that names it decides its words. */
  image: z.string().regex(/^\/share\/[a-z0-9-]+\.png$/, 'Name the share image as /share/name.png.'),
  /** The words of the share image, where they aren't the page's name. */
  card: text.optional(),
  /** Where the page has its canonical, if not at its own path. */
  canonical: z.string().startsWith('/').optional(),
  /** False keeps the page out of search engines and the sitemap. */
  index: z.boolean().default(true),
  /** When a piece of writing was published. */
  published: isoDate.optional(),
  /** When what the page says was last changed or reviewed, where its content tells. */
  modified: isoDate.optional(),
});

type TableEntry = z.output<typeof headEntry>;
type HeadInput = z.input<typeof headEntry>;

/** The head entry of the 404 page, which has no path of its own. */
export const NOT_FOUND = '/404';

const SUFFIX = ` | ${site.siteName}`;
const named = (page: string) => page + SUFFIX;

/** The latest of some dates, or undefined where there is none. */
const latest = (dates: string[]) => dates.toSorted().at(-1);

/** How many of the newest articles, and of the news, have a share image of their own; older ones show their section's. */
const OWN_SHARE_IMAGE = 100;

type Writing = {
  slug: string;
  title: string;
  headTitle: string;
  description: string;
  date: string;
  updated?: string | undefined;
};

/** The entry of a dated piece of writing; its modified date is that of its last change, or of its publication. */
const written = (
  { slug, title, headTitle, description, date, updated }: Writing,
  place: number,
  section: string,
): HeadInput => ({
  title: named(headTitle),
  card: title,
  description,
  image: `/share/${place < OWN_SHARE_IMAGE ? slug : section}.png`,
  published: date,
  modified: updated ?? date,
});

const membership = {
  title: named('Become a Member'),
  description:
    'Join as an MSB member for £365 a year or as an affiliate member for £799. See what members receive and apply online in about five minutes.',
  image: '/share/become-a-member.png',
};

const fixed: Record<string, HeadInput> = {
  '/': {
    title: site.siteName,
    description:
      'The not-for-profit trade association for UK money service businesses: help with compliance, risk and banking, and one voice with regulators.',
    image: '/share/home.png',
    card: navigation.footer.slogan,
  },
  '/about-us': {
    title: named('About us'),
    description:
      'Who we are and what we do for UK currency exchange and money transfer firms: advocacy, education, networking and resources.',
    image: '/share/about-us.png',
  },
  '/become-a-member': membership,
  '/overview': { ...membership, canonical: '/become-a-member' },
  '/member-success': {
    title: named('Thank you'),
    description:
      'We have received your membership application. A team member will email the invoice for the membership you chose.',
    image: '/share/become-a-member.png',
    index: false,
  },
  '/contact-us': {
    title: named('Contact us'),
    description:
      'Support for members and questions about membership, events or guidance: send an enquiry, telephone or email the association.',
    image: '/share/contact-us.png',
  },
  '/our-team': {
    title: named('Our team'),
    description:
      'The chairman and the advisory body who lead the association and speak for UK money service businesses.',
    image: '/share/our-team.png',
  },
  '/privacy-policy': {
    title: named('Privacy policy'),
    description:
      'What personal data the association collects, why, on what legal basis, who sees it, how long it is kept, and your rights.',
    image: '/share/privacy-policy.png',
    modified: privacyPolicy.lastUpdated,
  },
  '/terms-and-conditions': {
    title: named('Terms and conditions'),
    description:
      'The terms of membership: the annual fee, withdrawal with two weeks’ notice, pro-rata refunds and the law that applies.',
    image: '/share/terms-and-conditions.png',
    modified: termsAndConditions.lastUpdated,
  },
  '/workshop-webinars': {
    title: named('Workshops and webinars'),
    description:
      'Training programmes for money service businesses are coming: interactive sessions, diverse topics, good speakers and networking.',
    image: '/share/workshop-webinars.png',
  },
  '/learning-hub': {
    title: named('Learning Hub'),
    description:
      'Plain guides to the rules for UK money service businesses, and reports of webinars with the people who know them.',
    image: '/share/learning-hub.png',
  },
  '/how-to-series': {
    title: named('How-to series'),
    description:
      'Six step-by-step guides for money service businesses: risk assessment, Consumer Duty, HMRC visits, RegData and more.',
    image: '/share/how-to-series.png',
    modified: latest(guides.map(({ lastReviewed }) => lastReviewed)),
  },
  '/compliance-calendar': {
    title: named('Compliance calendar'),
    description:
      'Plan a year of deadlines for a money service business: HMRC declaration, FCA returns, reviews. With sources, reminders and a calendar file.',
    image: '/share/compliance-calendar.png',
  },
  '/glossary': {
    title: named('Glossary'),
    description:
      'AML, CDD, SAR, SPI and the other abbreviations and terms of UK money service businesses, in plain words and with official sources.',
    image: '/share/glossary.png',
  },
  '/search': {
    title: named('Search'),
    description:
      'Search the guides, articles, news, events, webinars and glossary of the association, or find them all in one list.',
    image: '/share/search.png',
  },
  '/whats-happening': {
    title: named('What’s Happening'),
    description:
      'The association’s calendar and events for UK currency exchange and money transfer firms, in one place.',
    image: '/share/whats-happening.png',
  },
  '/eventcalander': {
    title: named('Calendar'),
    description:
      'Meetings and webinars of the association by month, week or day, with reports of those that have taken place.',
    image: '/share/eventcalander.png',
  },
  '/events': {
    title: named('Events'),
    description:
      'Events of the association for money service businesses, with the welcome meet-up of 19 June 2025 in London.',
    image: '/share/events.png',
  },
  '/welcome-msb-meet-up-19th-june-2025': {
    title: named('Welcome MSB Meet-Up, 19 June 2025'),
    description:
      'The inaugural members’ gathering in London on 19 June 2025: why it was held, the schedule, the speakers and a report.',
    image: '/share/welcome-msb-meet-up-19th-june-2025.png',
  },
  '/eventsdetails': {
    title: named('Event details'),
    description: 'Date, time, duration, speaker and description of an event chosen in the association’s calendar.',
    image: '/share/eventcalander.png',
    index: false,
  },
  '/webinar-registration': {
    title: named('Webinar registration'),
    description: 'Registration for the association’s webinars is closed. See the events page for what has taken place.',
    image: '/share/webinars.png',
    index: false,
  },
  '/webinars': {
    title: named('Webinars'),
    description:
      'Reports and recordings of the association’s webinars on onboarding costs and bank accounts for money service businesses.',
    image: '/share/webinars.png',
  },
  '/photos2025': {
    title: named('Photos 2025'),
    description:
      'Pictures of the members’ meeting of June 2025 in London: registration, speakers, networking and the event space.',
    image: '/share/photos2025.png',
  },
  '/blogs': {
    title: named('Blogs'),
    description:
      'Articles on regulation, cash, customer due diligence and compliance, written for people who run money service businesses.',
    image: '/share/blogs.png',
    modified: latest(articles.map(({ date, updated }) => updated ?? date)),
  },
  '/news': {
    title: named('News'),
    description:
      'News of the association and of the work done for UK money service businesses and the people they serve.',
    image: '/share/news.png',
    modified: latest(news.map(({ date, updated }) => updated ?? date)),
  },
  '/offline': {
    title: named('Reading offline'),
    description:
      'The pages that are kept on your device, so that you can read them again without a connection, and how to remove them.',
    image: '/share/home.png',
    index: false,
  },
  [NOT_FOUND]: {
    title: named('Page not found'),
    description: 'The page you asked for does not exist. Go back to the home page of the association to find your way.',
    image: '/share/home.png',
    index: false,
  },
};

/** The entries of the second page of a list and of those after it. */
const furtherPages = (
  { pages, path }: { pages: unknown[]; path: (page: number) => string },
  name: string,
  description: string,
  image: string,
): [string, HeadInput][] =>
  pages.slice(1).map((_, index) => {
    const page = index + 2;
    return [
      path(page),
      {
        title: named(`${name}, page ${page}`),
        description: `${description}: page ${page} of ${pages.length}.`,
        image: `/share/${image}.png`,
      },
    ];
  });

/** Pages whose content modules bring their own title and description. */
const fromContent: [string, HeadInput][] = [
  ...articles.map((article, place): [string, HeadInput] => [`/${article.slug}`, written(article, place, 'blogs')]),
  ...furtherPages(blogList, 'Blogs', 'Older articles for people who run money service businesses in the UK', 'blogs'),
  ...furtherPages(newsList, 'News', 'Older news of the association and of UK money service businesses', 'news'),
  ...furtherPages(
    { pages: photoPages, path: photoPagePath },
    'Photos 2025',
    'More pictures of the members’ meeting of June 2025 in London',
    'photos2025',
  ),
  ...news.map((item, place): [string, HeadInput] => [`/news/${item.slug}`, written(item, place, 'news')]),
  ...guides.map(({ slug, title, headTitle, description, lastReviewed }): [string, HeadInput] => [
    `/${slug}`,
    { title: named(headTitle), card: title, description, image: `/share/${slug}.png`, modified: lastReviewed },
  ]),
  ...webinars.map(({ slug, title, headTitle, description, updated }): [string, HeadInput] => [
    `/${slug}`,
    { title: named(headTitle), card: title, description, image: `/share/${slug}.png`, modified: updated },
  ]),
  [
    '/webinar-bank-accounts-for-msb-businesses',
    {
      title: named(webinarDetail.headTitle),
      description: webinarDetail.description,
      image: '/share/webinar-bank-accounts-for-msb-businesses.png',
    },
  ],
];

/** One record of all entries; throws where two pages have one address. */
function byPath(entries: [string, HeadInput][]): Record<string, HeadInput> {
  const record: Record<string, HeadInput> = {};
  for (const [path, entry] of entries) {
    if (record[path])
      throw mistake(`Two pages have the address ${path}. Give the newer one another slug, and its file that name.`);
    record[path] = entry;
  }
  return record;
}

/** Refuses two pages for search engines with the same title or description. */
function distinct(entries: Record<string, TableEntry>, context: z.RefinementCtx) {
  const seen = new Map<string, string>();
  for (const [path, entry] of Object.entries(entries)) {
    if (!entry.index || entry.canonical) continue;
    for (const field of ['title', 'description'] as const) {
      const other = seen.get(entry[field]);
      if (other)
        context.addIssue({ code: 'custom', path: [path, field], message: `${other} has it already; write another.` });
      seen.set(entry[field], path);
    }
  }
}

/** The per-path table of title, description and share image (specification 2.1). */
export const head = define(
  'content/site/head.ts',
  z.record(z.string().startsWith('/'), headEntry).superRefine(distinct),
  byPath([...Object.entries(fixed), ...fromContent]),
);

/** The words of each share image, by its address. */
const cards = new Map<string, string>();
for (const { image, card, title } of Object.values(head))
  if (!cards.has(image)) cards.set(image, card ?? title.replace(SUFFIX, ''));

export type HeadEntry = TableEntry & {
  /** What the share image says, for those who don't see it. */
  imageAlt: string;
};

/** A path without an entry borrows the home entry, as the specification asks (2.1). */
export function headFor(path: string): HeadEntry {
  const entry = head[path] ?? head['/'];
  if (!entry) throw mistake('content/site/head.ts: the home entry "/" is missing; every other path falls back to it.');
  return { ...entry, imageAlt: cards.get(entry.image) ?? site.siteName };
}
