/** Starts the editor in the browser, and has content's own schemas check what is about to be saved. */
import CMS from '@sveltia/cms';
import preview from './preview.css?url';
import { refusal } from './refusal.ts';

CMS.registerPreviewStyle(preview);
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const { path, data } = entry.toJS();
    const refused = refusal(String(path), data);
    if (!refused) return;
    // Sveltia says only that something went wrong.
    alert(`Please correct this before you save:\n\n${refused}`);
    throw new Error(refused);
  },
});
CMS.init();
