import { contentError } from '#content/schema/issues.server.ts';
import { adviceFigures } from './advice.ts';
import { customerFigures } from './customers.ts';
import { levyFigures } from './levy.ts';
import { paymentFigures } from './payments.ts';
import { registrationFigures } from './registration.ts';
import { reportFigures } from './reports.ts';
import type { Figures } from './schema.server.ts';

const parts = [customerFigures, registrationFigures, reportFigures, paymentFigures, levyFigures, adviceFigures];
const entries = parts.flatMap((part) => Object.entries(part));

/** Every regulated figure that the site names, and the numbers of the association's advice. Each stands here alone. */
export const figures: Figures = Object.fromEntries(entries);

const twin = entries.find(([name, figure]) => figures[name] !== figure)?.[0];
if (twin) throw contentError(`content/figures needs fixing:\nTwo figures are called ${twin}; give each its own name.`);
