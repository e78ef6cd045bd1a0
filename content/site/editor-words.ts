/** What the editor says below its forms of what was saved. */
export const editorWords = {
  checking: 'Saved. Your change is being checked, which takes about twenty seconds …',
  failed: 'Saved, but the site cannot be built from it. Please correct:',
  unchecked: 'Saved, but the check could not be run. Please tell the person who looks after the site.',
  deployed:
    'Saved. Your change is being checked and will be on the site in about four minutes. If the check finds a mistake, the site stays as it is.',
  run: 'See the check',
  page: 'See the page',
  close: 'Close',
};
