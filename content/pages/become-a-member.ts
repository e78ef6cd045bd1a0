import { z } from 'zod';
import { picture } from '#content/pictures.ts';
import { contentFolder } from '#content/schema/contentFolder.server.ts';
import { define, defineWords } from '#content/schema/define.server.ts';
import { readData } from '#content/schema/entries/yaml.server.ts';
import { text } from '#content/schema/fields.server.ts';
import { fillFields } from '#content/schema/placeholders.server.ts';
import { answerSlip } from '#content/schema/slip.server.ts';
import { capitalise } from '#content/shared/text.ts';
import { memberships } from '#content/site/memberships.ts';

const FILE = 'content/pages/become-a-member.ts';

const group = z.strictObject({
  tile: text.max(90).describe('On the home page, at most 90 characters'),
  text: text.describe('Text'),
  points: z.array(text.describe('Point')).nonempty().describe('Points'),
});

/** What the association offers, in five groups by the anchors of specification 2.3 and 2.8. */
export const benefitsSchema = z.strictObject({
  lead: text.describe('Opening, one or two sentences set large'),
  RegulatoryComplianceSupport: group.describe('Regulatory Compliance Support'),
  RiskManagementAssistance: group.describe('Risk Management Assistance'),
  BankingRelationshipAdvocacy: group.describe('Banking Relationship Advocacy'),
  TechnologicalSupport: group.describe('Technological Support'),
  AdvocacyandRepresentation: group.describe('Advocacy and Representation'),
});

const { lead, ...benefits } = readData(`${contentFolder}/pages/become-a-member.yaml`, benefitsSchema, fillFields);

const groupOf = (id: keyof typeof benefits, vignette: string) => ({
  id,
  heading: benefitsSchema.shape[id].description ?? '',
  picture: picture(`vignettes/${vignette}`),
  ...benefits[id],
});

/** The join page above its form. */
export const membership = defineWords(FILE, {
  lead,
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
      { name: 'If you leave early', value: 'We refund the fee for the unused days' },
    ],
    total: { label: capitalise(memberships.msb.one), value: memberships.msb.perYear },
  }),
  formId: 'membership-form',
  groups: [
    groupOf('RegulatoryComplianceSupport', 'lens'),
    groupOf('RiskManagementAssistance', 'scales'),
    groupOf('BankingRelationshipAdvocacy', 'key'),
    groupOf('TechnologicalSupport', 'chart'),
    groupOf('AdvocacyandRepresentation', 'talk'),
  ],
});
