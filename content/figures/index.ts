import { z } from 'zod';
import { readData } from '#content/schema/entries/yaml.server.ts';
import { slug, source } from '#content/schema/fields.server.ts';
import { addIssue } from '#content/schema/issues.server.ts';
import { fees } from './fees.server.ts';
import { type Figures, figuresSchema } from './schema.server.ts';

type Source = z.output<typeof source>;

/** The years of the regulations that are named for short, and their numbers there. */
const REGULATIONS: Record<string, string> = { MLRs: '2017/692', PSRs: '2017/752' };
const HANDBOOK = 'https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook';

/** A source by a short name: `MLRs 27`, `PSRs 14` or `ECSH33370`; undefined for any other name. */
export function sourceNamed(name: string): Source | undefined {
  if (/^ECSH\d+$/.test(name)) return { title: `HMRC manual, ${name}`, url: `${HANDBOOK}/${name.toLowerCase()}` };
  const [, law = '', regulation] = /^(\w+) (.+)$/.exec(name) ?? [];
  const act = REGULATIONS[law] && `https://www.legislation.gov.uk/uksi/${REGULATIONS[law]}`;
  return act ? { title: `${law}, regulation ${regulation}`, url: `${act}/regulation/${regulation}` } : undefined;
}

const register = z
  .strictObject({ sources: z.record(slug, source), figures: figuresSchema })
  .transform(({ sources, figures }, context): Figures => {
    const resolve = (name: string, written: string) => {
      const source = sourceNamed(written) ?? sources[written];
      if (!source)
        addIssue(context, ['figures', name, 'source'], 'Write a title and a url, or a name of the list above.');
      return source ?? { title: written, url: '' };
    };
    return Object.fromEntries(
      Object.entries(figures).map(([name, { source, ...figure }]) => [
        name,
        { ...figure, source: typeof source === 'object' || source === 'association' ? source : resolve(name, source) },
      ]),
    );
  });

/**
 * Every figure that the site names: those that a law or a regulator sets, the numbers of the
 * association's advice, and what members pay.
 */
export const figures: Figures = { ...readData('content/figures/figures.yaml', register), ...fees };
