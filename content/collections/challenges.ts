import { z } from 'zod';
import { pictured } from '#content/pictures.ts';
import { define } from '#content/schema/define.server.ts';
import { path, text } from '#content/schema/fields.server.ts';

const challenge = z.strictObject({
  vignette: pictured,
  title: text,
  /** Shown always. */
  points: z.array(text).nonempty(),
  /** Shown by "Read More"; a card without any has no toggle. */
  more: z.array(text),
  /** The page that helps with it, below what "Read More" shows. */
  reading: path.optional(),
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
    reading: '/how-to-prepare-for-an-hmrc-audit',
  },
  {
    vignette: 'vignettes/shield',
    title: 'Risk Management',
    points: ['Reputational', 'Cybersecurity'],
    more: ['Fraud', 'Money laundering, terrorist and proliferation financing risks'],
    reading: '/how-to-conduct-ml-and-tf-risk-assessment',
  },
  {
    vignette: 'vignettes/bank',
    title: 'Access to Banking Services',
    points: ['Account closure', 'Funds getting stuck'],
    more: ['Getting a bank account', 'Maintaining relations'],
    reading: '/dosand-donts-to-get-a-bank-account-for-your-msb-business',
  },
  {
    vignette: 'vignettes/phone',
    title: 'Technological Advancements',
    points: ['Investing in the right technology'],
    more: ['Integration challenges'],
    reading: '/how-to-stay-compliant-with-regdata-submissions',
  },
  {
    vignette: 'vignettes/horn',
    title: 'Limited Advocacy and Representation',
    points: ['Lack of a unified voice'],
    more: [],
  },
]);
