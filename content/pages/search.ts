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
     * word that is neither there nor in `beside`; words such as "how" and "the" count in a group only, and an s at the end nowhere. One
     * without words of its own has those of its page; one whose page does not exist is left out.
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
        href: '/fact-sheets/registers-and-fees',
        keywords:
          'hmrc fee, hmrc cost, hmrc charge, fca fee, register cost, registration cost, registration fee, much registration, much register, fit proper, premises fee, ico fee, protection fee',
        beside: 'test person premises data much pay register registration yearly annual year today',
      },
      {
        label: 'Do I need to register?',
        answer: 'Say what your counter does, and read what the law asks of it.',
        href: '/do-i-need-to-register',
        keywords:
          'register, registration, registered, registering, licence, licensed, authorised, authorisation, first year, start cost',
        beside:
          'hmrc fca msb business firm bureau change money service exchange transfer currency company start remittance transmitter transmission send sending de cost much',
      },
      {
        href: '/fact-sheets/papers-at-the-counter',
        keywords:
          'id, ids, identity, identification, passport, driving licence, driver licence, provisional licence, document, paper, proof address, proof identity, utility bill, bank statement, residence permit, brp',
        beside:
          'accept accepted acceptable valid check verify copy customer counter expired foreign residence permit photo card photocard provisional biometric list company companies business ask show kyc cdd',
      },
      {
        label: 'Linked transactions',
        answer: 'How far to look back, and what to add together: a rule with an example.',
        href: '/fact-sheets/papers-at-the-counter#linked-transactions',
        keywords: 'linked, link, linking, split, splitting, smurfing, structuring, add together, transaction day',
        beside:
          'transaction transfer payment customer limit rule day back far look count smaller amount together several',
      },
      {
        href: '/fact-sheets/bank-account',
        keywords: 'bank, account, banking, debanked, debanking, de-banked, de-banking, de-risking, derisking',
        beside:
          'account closed close closing closure shut frozen refused refuse refusal rejected opening open lost letter notice complaint complain says msb business bureau firm company companies wont find accept taking',
      },
      {
        href: '/whats-changing',
        keywords:
          'change, changed, changing, new, update, updated, since, latest, recent, whats new, news law, amendment, come force',
        beside:
          'whats law rule regulation legislation requirement limit spring summer autumn winter january february march april may june july august september october november december year month week 30 2025 2026 2027 last recently come force hmrc fca msb aml',
      },
      {
        label: 'Agent of a brand: what is yours, what is theirs',
        answer: 'What the agent registers, pays and files, and what its principal does.',
        href: '/fact-sheets/agents#if-you-are-the-agent',
        keywords: 'agent, agency, principal',
        beside:
          'become becoming brand big shop firm company money transfer remittance sending western union moneygram ria hmrc fca register registered registration pay file fee mine theirs duty responsible',
      },
      {
        label: 'Cards, orders and buying back',
        answer: 'Whether they change registration, checks or the price rules.',
        href: '/fact-sheets/bureau-counter#cards-orders-and-buying-back',
        keywords:
          'card, order, collect, reserve, preorder, pre-order, buy back, buyback, buy-back, buying back, sell back, selling back, leftover currency',
        beside:
          'pay paying payment debit credit accept take customer online click website currency foreign money note euro dollar sell leftover counter',
      },
      {
        href: '/fact-sheets/selling-or-closing',
        keywords:
          'sell, selling, sale, sold, close shop, close business, close bureau, close down, closing shop, closing business, closing bureau, closing down, stop trading, retire, retiring, deregister, deregistration, leave register, cancel registration',
        beside: 'shop business bureau firm company msb down hmrc fca register registration trading owner',
      },
      {
        href: '/fact-sheets/visits-and-penalties',
        keywords:
          'visit, inspection, inspect, inspector, penalty, penalties, fine, fined, letter, unannounced, raid, hmrc turn, hmrc come, hmrc notice, hmrc take',
        beside:
          'hmrc fca officer warning notice turn come shop bureau msb premises business surprise late small much big paper visiting wrote dawn registration registering unregistered',
      },
      {
        href: '/templates/policies-and-procedures',
        keywords: 'policy, policies, procedure, manual',
        beside:
          'template model example written write aml money laundering compliance control msb bureau hmrc application document free word download',
      },
      {
        href: '/templates/risk-assessment',
        keywords:
          'risk assessment template, risk assessment form, risk assessment word, risk assessment excel, risk assessment example',
        beside: 'aml money laundering business firm wide bureau msb download free blank',
      },
      {
        label: 'What is due, and when',
        answer: toolText('/compliance-calendar'),
        href: '/compliance-calendar',
        keywords: 'due, deadline, reminder, upcoming date',
        beside:
          'date day week month year january february march april june july august september october november december next today compliance return report hmrc fca filing',
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
        beside: 'membership member fee money back early association policy',
      },
      {
        label: 'A complaint about the association',
        answer: 'Tell us first: send an enquiry, ring or write, and a member of the team will reply.',
        href: '/contact-us',
        keywords: 'complaint association, complain association, complaining association, unhappy association',
        beside: 'msb uk team board member membership service against',
      },
      {
        href: '/fact-sheets/complaints',
        keywords: 'complaint, complain, complaining, complained, ombudsman, unhappy, dissatisfied, grievance',
        beside:
          'customer firm member msb bureau exchange money transfer payment company shop remittance financial service answer handle handling deal long against',
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
