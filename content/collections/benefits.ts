import { z } from 'zod';
import { pictured } from '#content/pictures.ts';
import { define } from '#content/schema/define.server.ts';
import { path, text } from '#content/schema/fields.server.ts';

const benefit = z.strictObject({ vignette: pictured, title: text, text: text.max(90), href: path });

export type Benefit = z.output<typeof benefit>;

/** The five benefits of membership as the home page shows them; each links to its group (specification 2.3). */
export const benefits = define('content/collections/benefits.ts', z.array(benefit).length(5), [
  {
    vignette: 'vignettes/lens',
    title: 'Regulatory Compliance Support',
    text: 'Guides, checklists and reminders for HMRC and FCA duties, in plain English.',
    href: '/overview#RegulatoryComplianceSupport',
  },
  {
    vignette: 'vignettes/scales',
    title: 'Risk Management Assistance',
    text: 'Practical help with risk assessments, fraud and financial crime controls.',
    href: '/overview#RiskManagementAssistance',
  },
  {
    vignette: 'vignettes/key',
    title: 'Banking Relationship Advocacy',
    text: 'We make the sector’s case to banks, and help members to prepare theirs.',
    href: '/overview#BankingRelationshipAdvocacy',
  },
  {
    vignette: 'vignettes/chart',
    title: 'Technological Support',
    text: 'What to ask when you choose systems, and how to join them up.',
    href: '/overview#TechnologicalSupport',
  },
  {
    vignette: 'vignettes/talk',
    title: 'Advocacy and Representation',
    text: 'One voice for money service businesses before regulators and policymakers.',
    href: '/overview#AdvocacyandRepresentation',
  },
]);
