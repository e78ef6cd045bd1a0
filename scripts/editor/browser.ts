/** Starts the editor in the browser, with a line about what was saved. */
import CMS from '@sveltia/cms';
import { editorSettings, statusLine } from './statusLine.ts';

const say = statusLine(editorSettings.parse(JSON.parse(document.querySelector('#settings')?.textContent ?? '')));

CMS.registerEventListener({
  name: 'postSave',
  // Sveltia is busy saving until a handler has ended: this one doesn't wait for the check.
  handler: ({ entry }) => {
    say(entry.get('collection') ?? '', entry.get('slug') ?? '');
  },
});
CMS.init();
