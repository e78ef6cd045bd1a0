import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { text } from '#content/schema/fields.server.ts';
import { pictured } from '#content/schema/pictured.server.ts';

const challenge = z.strictObject({
  vignette: pictured,
  title: text,
  /** Shown always. */
  points: z.array(text).nonempty(),
  /** Shown by "Read More"; a card without any has no toggle. */
  more: z.array(text),
});

export type Challenge = z.output<typeof challenge>;

/**
 * The five difficulties of money service businesses (specification 2.7). The first three show two points, the fourth one;
 * the fifth has a single point, so that its toggle would reveal nothing: it has none.
 */
export const challenges = define('content/collections/challenges.ts', z.array(challenge).length(5), [
  {
    vignette: 'vignettes/sheet',
    title: 'Regulatory Compliance',
    points: ['Regulator visits', 'Regulator queries'],
    more: ['Complex regulations', 'Frequent regulation updates'],
  },
  {
    vignette: 'vignettes/shield',
    title: 'Risk Management',
    points: ['Reputational', 'Cybersecurity'],
    more: ['Fraud', 'Money laundering, terrorist and proliferation financing risks'],
  },
  {
    vignette: 'vignettes/bank',
    title: 'Access to Banking Services',
    points: ['Account closure', 'Funds getting stuck'],
    more: ['Getting a bank account', 'Maintaining relations'],
  },
  {
    vignette: 'vignettes/phone',
    title: 'Technological Advancements',
    points: ['Investing in the right technology'],
    more: ['Integration challenges'],
  },
  {
    vignette: 'vignettes/horn',
    title: 'Limited Advocacy and Representation',
    points: ['Lack of a unified voice'],
    more: [],
  },
]);
