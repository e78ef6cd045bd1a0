import { collect } from '#content/schema/collection.server.ts';
import { mistake } from '#content/schema/define.server.ts';
import { type Guide, type GuideInput, guideSchema } from './schema.server.ts';

const files = import.meta.glob<{ guide: GuideInput }>('./how-to-*.ts', { eager: true });

/** The how-to series in its order (specification 2.14). A new file in this folder joins it by itself. */
export const guides: Guide[] = collect(
  'content/collections/guides',
  guideSchema,
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path, file.guide])),
).sort((a, b) => a.order - b.order);

guides.forEach(({ slug, order }, index) => {
  if (order !== index + 1)
    throw mistake(
      `content/collections/guides/${slug}.ts needs fixing:\nIts order is ${order}, but the series has ${index + 1} here. ` +
        `Number the guides 1 to ${guides.length}, each number once.`,
    );
});

/** The guide at `/<slug>`, or undefined where the series has none. */
export const guideBySlug = (slug: string): Guide | undefined => guides.find((guide) => guide.slug === slug);
