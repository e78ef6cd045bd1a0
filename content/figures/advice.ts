import { define } from '#content/schema/define.server.ts';
import { figuresSchema, type Unit, type WrittenFigure } from './schema.server.ts';

const advice = (value: number, unit: Unit, what: string): WrittenFigure => ({
  what,
  unit,
  values: [{ value }],
  source: 'association',
});

/** The association's own advice: no rule gives these periods, and the texts say so. */
export const adviceFigures = define('content/figures/advice.ts', figuresSchema, {
  'renewal-start': advice(3, 'months', 'How long before its date work on HMRC’s declaration starts.'),
  'renewal-compare': advice(90, 'days', 'How long before it HMRC’s entry is compared with the facts.'),
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
  'exclusion-transaction': advice(800, 'pounds', 'The most of one transaction under regulation 15 that is safe.'),
});
