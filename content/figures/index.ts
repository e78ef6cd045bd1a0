import { z } from 'zod';
import { readData } from '#content/schema/entries/yaml.server.ts';
import { slug, source } from '#content/schema/fields.server.ts';
import { addIssue } from '#content/schema/issues.server.ts';
import { type Figures, figuresSchema } from './schema.server.ts';
import { sourceNamed } from './sources.server.ts';

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

/** Every regulated figure that the site names, and the numbers of the association's advice, by their names. */
export const figures: Figures = readData('content/figures/figures.yaml', register);
