/** Starts the editor in the browser, with previews in the site's own type and colours, and a line about what was saved. */
import CMS from '@sveltia/cms';
import { z } from 'zod/mini';
import preview from './preview.css?url';
import { statusLine } from './statusLine.ts';

/** What files.ts writes into the page. */
const facts = z.object({ repository: z.optional(z.string()), addresses: z.record(z.string(), z.string()) });
const say = statusLine(facts.parse(JSON.parse(document.querySelector('#facts')?.textContent ?? '')));

CMS.registerPreviewStyle(preview);
CMS.registerEventListener({
  name: 'postSave',
  // Sveltia is busy saving until a handler has ended: this one doesn't wait for the check.
  handler: ({ entry }) => {
    say(entry.get('collection') ?? '', entry.get('slug') ?? '');
  },
});
CMS.init();
