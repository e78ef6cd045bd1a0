import { define } from '#content/schema/define.server.ts';
import { figuresSchema, type Unit, type WrittenFigure } from './schema.server.ts';

const advice = (value: number | string, unit: Unit, what: string): WrittenFigure => ({
  what,
  unit,
  values: [{ value }],
  source: 'association',
});

/** The association's own advice: no rule gives these periods, and the texts say so. */
export const adviceFigures = define('content/figures/advice.ts', figuresSchema, {
  'renewal-start': advice(3, 'months', 'How long before its date work on HMRC’s declaration starts.'),
  'renewal-compare': advice(90, 'days', 'How long before it HMRC’s record is compared with the facts.'),
  'renewal-refresh': advice(
    60,
    'days',
    'How long before it assessment, procedures and training are brought up to date.',
  ),
  'renewal-confirm': advice(7, 'days', 'How long before it the firm sees that HMRC has matched the fee.'),
  'users-review': advice(6, 'months', 'How often RegData and Connect users are reviewed.'),
  'risk-review': advice(12, 'months', 'How old a risk assessment, its procedures and the training log may be.'),
  'return-figures': advice(15, 'business days', 'How long before its due date the figures of a return are closed.'),
  'return-review': advice(10, 'business days', 'How long before it the return is reviewed.'),
  'return-sent': advice(5, 'business days', 'How long before it the return is sent.'),
  'complaints-return-plan': advice(30, 'business days', 'In which the complaints return of a half-year is sent.'),
  'discrepancy-sent': advice(15, 'working days', 'In which a discrepancy report is sent, at the latest.'),
  'exclusion-transaction': advice(800, 'pounds', 'The most of one transaction under regulation 15 that is safe.'),
  'fsa057-plan': advice('01-31', 'day of the year', 'The day for which FSA057 is planned, until My FCA shows its own.'),
  'audit-report-plan': advice(4, 'months', 'In which after its period the report of a safeguarding audit is planned.'),
  'audit-report-plan-first': advice(6, 'months', 'The same for the first audit.'),
});
