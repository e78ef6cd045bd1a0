/** What the editor says below its forms of what was saved. */
export const editorWords = {
  checking: 'Saved. It is being checked, which takes some twenty seconds …',
  failed: 'Saved, but the site cannot be made from it. Please correct:',
  unchecked: 'Saved. The check could not be run: tell whoever looks after the site.',
  deployed:
    'Saved. It is being checked, and your change is on the site in about four minutes. Should the check find a mistake, the site stays as it is.',
  run: 'See the check',
  page: 'See the page',
  close: 'Close',
};
