/**
 * Starts the editor in the browser, with previews in the site's own type and colours, and a line
 * about what was saved.
 */
import CMS from '@sveltia/cms';
import preview from './preview.css?url';
import { editorSettings, statusLine } from './statusLine.ts';

const say = statusLine(editorSettings.parse(JSON.parse(document.querySelector('#settings')?.textContent ?? '')));

CMS.registerPreviewStyle(preview);
CMS.registerEventListener({
  name: 'postSave',
  // Sveltia is busy saving until a handler has ended: this one doesn't wait for the check.
  handler: ({ entry }) => {
    say(entry.get('collection') ?? '', entry.get('slug') ?? '');
  },
});
CMS.init();
