/** Starts the editor in the browser, and has content's own schemas check an entry before it is saved. */
import CMS from '@sveltia/cms';
import { z } from 'zod';
import { editable } from '#content/collections/editable.ts';
import { faults } from '#content/schema/validation.server.ts';

const saved = z.object({ collection: z.string(), slug: z.string(), data: z.record(z.string(), z.unknown()) });

CMS.registerPreviewStyle('./preview.css');
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const { collection, slug, data } = saved.parse(entry.toJS());
    const schema = editable.find(({ folder }) => folder === collection)?.schema;
    if (!schema) return;
    const value = { slug, ...data };
    const { error } = schema.safeParse(value);
    if (error) throw new Error(faults(schema, value, error));
  },
});
CMS.init();
