import { z } from 'zod';
import { defineWords } from '#content/schema/define.server.ts';
import { readData } from '#content/schema/entries/yaml.server.ts';
import { path, text } from '#content/schema/fields.server.ts';
import { site } from './site.ts';

const link = z.strictObject({ label: text, href: path, text });

/** What the specification's menus don't list: for the home page, the hub and the footer. */
export const tools = readData('content/pages/tools.yaml', z.strictObject({ heading: text, links: z.array(link) }));

const quickLinks = [
  { label: 'About us', href: '/about-us' },
  { label: 'Become a member', href: '/become-a-member' },
  { label: 'Workshops and webinars', href: '/workshop-webinars' },
  { label: 'Articles', href: '/blogs' },
  { label: 'News', href: '/news' },
];
/** The first word of the name is the logo's first line. */
const [first = '', ...others] = site.siteName.split(' ');

/** Header and footer of every page (specification 2.1). */
export const navigation = defineWords('content/site/navigation.ts', {
  skip: 'Skip to content',
  logo: { first, second: others.join(' ') || undefined, label: `${site.siteName}, home` },
  header: {
    label: 'Main',
    menu: 'Menu',
    /** The one entry that opens a dropdown; `href` is its page. */
    dropdown: {
      label: 'Become a Member',
      href: '/become-a-member',
      links: [
        { label: 'Overview', href: '/become-a-member#overview' },
        { label: 'Membership Form', href: '/become-a-member#membership-form' },
      ],
    },
    /** `holds`: pages that the entry is marked on too. */
    links: [
      { label: 'Learning Hub', href: '/learning-hub' },
      { label: 'What’s Happening', href: '/whats-happening', holds: ['/news', '/photos2025'] },
      { label: 'Our Team', href: '/our-team', holds: ['/about-us'] },
      { label: 'Contact Us', href: '/contact-us' },
    ],
    /** At the foot of the menu of small screens, apart from its entries. */
    more: {
      label: 'More',
      links: [
        ...quickLinks.filter(({ href }) => ['/about-us', '/blogs', '/news'].includes(href)),
        { label: site.phone.display, href: site.phone.href },
        { label: site.email, href: `mailto:${site.email}` },
      ],
    },
    search: { label: 'Search', href: '/search' },
  },
  /** Names the breadcrumb to screen readers. */
  breadcrumb: 'Breadcrumb',
  footer: {
    quick: { heading: 'Quick links', links: quickLinks },
    useful: {
      heading: 'Useful links',
      links: [
        { label: 'Privacy policy', href: '/privacy-policy' },
        { label: 'Terms and conditions', href: '/terms-and-conditions' },
      ],
    },
    tools,
    contact: { heading: 'Contact info' },
    legal: 'A not-for-profit trade association.',
    cookieSettings: 'Cookie settings',
    backToTop: 'Back to top',
  },
});

export type NavigationLink = Navigation['footer']['quick']['links'][number];

export type Navigation = typeof navigation;
