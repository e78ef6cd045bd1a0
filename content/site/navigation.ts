import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { path, text } from '#content/schema/fields.server.ts';
import { tools } from './tools.ts';

const link = z.strictObject({ label: text, href: path });
export type NavigationLink = z.output<typeof link>;

const navigationSchema = z.strictObject({
  skip: text,
  logo: z.strictObject({ first: text, second: text, label: text }),
  header: z.strictObject({
    label: text,
    menu: text,
    /** The one entry that opens a dropdown; `href` is its page. */
    dropdown: z.strictObject({ label: text, href: path, links: z.array(link) }),
    links: z.array(link),
    /** At the foot of the menu of small screens, apart from its entries. */
    more: z.strictObject({ label: text, links: z.array(link) }),
    search: link,
  }),
  /** Names the breadcrumb to screen readers. */
  breadcrumb: text,
  footer: z.strictObject({
    slogan: text,
    quick: z.strictObject({ heading: text, links: z.array(link) }),
    useful: z.strictObject({ heading: text, links: z.array(link) }),
    tools: z.strictObject({ heading: text, links: z.array(link) }),
    contact: z.strictObject({ heading: text }),
    legal: text,
    cookieSettings: text,
    backToTop: text,
  }),
});

export type Navigation = z.output<typeof navigationSchema>;

const quickLinks = [
  { label: 'About us', href: '/about-us' },
  { label: 'Become a member', href: '/become-a-member' },
  { label: 'Workshops and webinars', href: '/workshop-webinars' },
  { label: 'Blogs', href: '/blogs' },
  { label: 'News', href: '/news' },
];
const SEARCH = '/search';

/** Header and footer of every page (specification 2.1). */
export const navigation = define('content/site/navigation.ts', navigationSchema, {
  skip: 'Skip to content',
  logo: { first: 'MSB', second: 'Association UK', label: 'MSB Association UK, home' },
  header: {
    label: 'Main',
    menu: 'Menu',
    dropdown: {
      label: 'Become a Member',
      href: '/become-a-member',
      links: [
        { label: 'Overview', href: '/become-a-member#overview' },
        { label: 'Membership Form', href: '/become-a-member#membership-form' },
      ],
    },
    links: [
      {
        label: 'Learning Hub',
        href: '/learning-hub',
      },
      {
        label: 'What’s Happening',
        href: '/whats-happening',
      },
      { label: 'Our Team', href: '/our-team' },
      { label: 'Contact Us', href: '/contact-us' },
    ],
    more: {
      label: 'More',
      links: quickLinks.filter(({ href }) => ['/about-us', '/blogs', '/news'].includes(href)),
    },
    search: { label: tools.links.find(({ href }) => href === SEARCH)?.label ?? '', href: SEARCH },
  },
  breadcrumb: 'Breadcrumb',
  footer: {
    slogan: 'One voice for the firms that change money and move it.',
    quick: {
      heading: 'Quick links',
      links: quickLinks,
    },
    useful: {
      heading: 'Useful links',
      links: [
        { label: 'Privacy policy', href: '/privacy-policy' },
        { label: 'Terms and conditions', href: '/terms-and-conditions' },
      ],
    },
    // Not in the specification's footer: the pages that it does not have either, in a group of their own.
    tools: {
      heading: tools.heading,
      links: tools.links.filter(({ footer }) => footer).map(({ label, href }) => ({ label, href })),
    },
    contact: { heading: 'Contact info' },
    legal: 'A not-for-profit trade association.',
    cookieSettings: 'Cookie settings',
    backToTop: 'Back to top',
  },
});
