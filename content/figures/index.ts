import { adviceFigures } from './advice.ts';
import { customerFigures } from './customers.ts';
import { levyFigures } from './levy.ts';
import { paymentFigures } from './payments.ts';
import { registrationFigures } from './registration.ts';
import { reportFigures } from './reports.ts';
import type { Figures } from './schema.server.ts';

/** Every regulated figure that the site names, and the numbers of the association's advice. Each stands here alone. */
export const figures: Figures = {
  ...customerFigures,
  ...registrationFigures,
  ...reportFigures,
  ...paymentFigures,
  ...levyFigures,
  ...adviceFigures,
};
