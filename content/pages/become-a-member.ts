import { picture } from '#content/pictures.ts';
import { define, defineWords } from '#content/schema/define.server.ts';
import { answerSlip } from '#content/schema/slip.server.ts';
import { capitalise } from '#content/shared/text.ts';
import { memberships } from '#content/site/memberships.ts';

const FILE = 'content/pages/become-a-member.ts';

/**
 * The join page above its form: what members receive, in five groups with the anchors of
 * specification 2.3 and 2.8.
 */
export const membership = defineWords(FILE, {
  lead: 'Support with compliance, risk, banking and technology, and a voice where the rules are made.',
  fees: `${memberships.msb.perYear} for ${memberships.msb.one}, ${memberships.affiliate.fee} for ${memberships.affiliate.one}.`,
  apply: 'Start application',
  slip: define(FILE, answerSlip, {
    question: 'What does membership cost?',
    lines: [
      { name: memberships.msb.name, value: memberships.msb.perYear },
      { name: memberships.affiliate.name, value: memberships.affiliate.perYear },
      { name: 'Fees', value: 'Annual, paid upfront' },
      { name: 'To apply', value: 'Send the membership form' },
      { name: 'Invoice', value: 'We email it to you' },
      { name: 'If you leave early', value: 'We refund the days that are left' },
    ],
    total: { label: capitalise(memberships.msb.one), value: memberships.msb.perYear },
  }),
  contents: 'On this page',
  /** The form's entry in the list of contents. */
  form: { id: 'membership-form', text: 'Membership Form' },
  groups: [
    {
      id: 'RegulatoryComplianceSupport',
      heading: 'Regulatory Compliance Support',
      picture: picture('vignettes/lens'),
      text: 'Rules change more often than most firms can follow. We read them, explain what has changed and say what to do about it.',
      points: [
        'Guides and checklists for HMRC supervision, RegData returns and the Consumer Duty',
        'Updates when rules, forms or deadlines change',
        'Help in preparing for regulator visits and queries',
      ],
    },
    {
      id: 'RiskManagementAssistance',
      heading: 'Risk Management Assistance',
      picture: picture('vignettes/scales'),
      text: 'Good controls protect customers, reputation and bank accounts. We help members to build controls that suit their size.',
      points: [
        'Business-wide risk assessment methods',
        'Help in spotting fraud and cyber threats',
        'Training on money laundering, terrorist and proliferation financing risks',
      ],
    },
    {
      id: 'BankingRelationshipAdvocacy',
      heading: 'Banking Relationship Advocacy',
      picture: picture('vignettes/key'),
      text: 'Losing an account can close a firm. We speak to banks for the sector, and help members to present themselves well.',
      points: [
        'Guidance on opening and keeping an account',
        'Advice when an account is closed or funds are held',
        'Dialogue with banks on behalf of members',
      ],
    },
    {
      id: 'TechnologicalSupport',
      heading: 'Technological Support',
      picture: picture('vignettes/chart'),
      text: 'Technology is a cost before it is a saving. We help members to choose carefully and to connect what they have.',
      points: [
        'What to ask before you buy a compliance tool',
        'Webinars on verification, screening and reporting',
        `Introductions to ${memberships.affiliate.many} who build for the sector`,
      ],
    },
    {
      id: 'AdvocacyandRepresentation',
      heading: 'Advocacy and Representation',
      picture: picture('vignettes/talk'),
      text: 'A single firm is easily missed. An association is not.',
      points: [
        'The sector’s case in consultations',
        'Meetings with regulators and policymakers',
        'Industry updates and networking with other professionals',
      ],
    },
  ],
});
