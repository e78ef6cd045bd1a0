import { z } from 'zod';
import { readData } from '#content/schema/entries/yaml.server.ts';
import { path, text } from '#content/schema/fields.server.ts';

const link = z.strictObject({ label: text, href: path, text });

/** Tools, fact sheets and templates, which the specification's menus and footer don't list. */
export const tools = readData('content/pages/tools.yaml', z.strictObject({ heading: text, links: z.array(link) }));
