import { joining } from '#content/pages/joining.ts';
import { termsAndConditions } from '#content/pages/terms-and-conditions.ts';
import { defineWords } from '#content/schema/define.server.ts';
import { kinds } from '#content/site/kinds.ts';
import { site } from '#content/site/site.ts';
import { tools } from '#content/site/tools.ts';

const { fees, phone, email } = site;
const refund = termsAndConditions.facts.find(({ text }) => text.startsWith('refund'));
const toolText = (href: string) => tools.links.find((link) => link.href === href)?.text ?? '';

/** The search of the whole site and its plain list of everything. */
export const siteSearch = defineWords('content/pages/search.ts', {
  lead: 'Ask in your own words: every page, guide, fact sheet, template and term is searched.',
  label: 'Search this website',
  submit: 'Search',
  /** How to come here from any page. */
  shortcut: 'Ctrl + K, or Command + K on a Mac, brings you here from every page.',
  answers: {
    heading: 'Often asked',
    /**
     * Answers to what visitors ask most, above the results. One shows where the question has all words of a group of `keywords`, and no
     * word that is neither there nor in `beside`; words such as "how" and "the" don't count, nor an s at the end. One whose page does
     * not exist is left out.
     */
    entries: [
      {
        label: 'Phone and email',
        answer: `${phone.display}, or ${email}.`,
        href: '/contact-us',
        keywords: 'phone, telephone, call, ring, email, e-mail, contact, speak, talk, address, enquiry',
        beside: 'number office association msb uk team details',
      },
      {
        label: 'Membership fees',
        answer: `${fees.msb.perYear} for an MSB, ${fees.affiliate.text} for an affiliate, paid upfront.`,
        href: `/become-a-member#${joining.id}`,
        keywords: 'cost, fee, price, much, subscription, pay, expensive, membership',
        beside: 'membership member join joining annual yearly year per msb affiliate association become becoming',
      },
      {
        label: 'Apply for membership',
        answer: 'Send the form on the membership page; the invoice comes by email.',
        href: '/become-a-member#membership-form',
        keywords: 'apply, join, joining, application, membership, become member, becoming member, member benefit',
        beside: 'form member msb affiliate association online become',
      },
      {
        label: 'Do I need to register?',
        answer: 'Say what your counter does, and read what the law asks of it.',
        href: '/do-i-need-to-register',
        keywords: 'register, registration, registered, licence, license, licensed, authorised, authorisation',
        beside: 'hmrc fca msb business firm bureau money service exchange transfer currency company',
      },
      {
        label: 'What is due, and when',
        answer: toolText('/compliance-calendar'),
        href: '/compliance-calendar',
        keywords: 'due, deadline, reminder, upcoming date',
        beside: 'date month year next compliance return hmrc fca filing',
      },
      {
        label: 'Templates',
        answer: toolText('/templates'),
        href: '/templates',
        keywords: 'template, download, word, excel, spreadsheet, form',
        beside: 'document file policy free blank',
      },
      {
        label: 'The next event',
        /** `{event}` is its title and day, or that none is planned. */
        answer: '{event}',
        href: '/events',
        keywords: 'event, meeting, meetup, meet-up',
        beside: 'next upcoming date msb association member webinar calendar',
      },
      {
        label: 'Leaving, and the refund',
        answer: `${refund?.figure} ${refund?.text}.`,
        href: joining.leave.terms.href,
        keywords: 'refund, leave, leaving, cancel, withdraw, withdrawal, resign, money back',
        beside: 'membership member fee money back early association',
      },
      {
        label: 'A complaint about the association',
        answer: 'Tell us first: send an enquiry, ring or write, and a member of the team will reply.',
        href: '/contact-us',
        keywords: 'complaint association, complain association, complaint msb, complain msb, unhappy association',
        beside: 'team board member membership service',
      },
    ],
  },
  results: {
    heading: 'Results',
    /** The group of buttons that show one kind of result, or all. */
    kinds: 'Kind of result',
    all: 'All',
    /** `{count}` and `{query}` are filled in. */
    one: '1 result for “{query}”',
    many: '{count} results for “{query}”',
    none: 'No results for “{query}”. Everything is listed below.',
    failed: 'The search could not be loaded. Everything is listed below.',
    more: 'Show more results',
  },
  list: { heading: 'Everything' },
  kinds: { page: { one: 'Page', many: 'Pages' }, ...kinds },
});

/** An answer to a question that is often asked. */
export type Answer = (typeof siteSearch)['answers']['entries'][number];
