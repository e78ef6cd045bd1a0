import { parse } from 'node-html-parser';
import { plainFormName } from '#scripts/server/plainFormPages.ts';

/**
 * Lets the form of a page be sent without JavaScript, to the page's own address, if the page has the template for it
 * (components/sections/plain-form/RefusalParts.tsx). The rendered page is changed, and not the form's component, so that nothing that
 * browsers load depends on the setting. React leaves the attributes as they are when it hydrates the form.
 *
 * @param path of the page
 * @param html as rendered
 * @returns the page and the name of its form; a page without the template as it was
 * @throws Error where there is a template and no form
 */
export function enablePlainForm(path: string, html: string) {
  if (!html.includes('<template data-plain="')) return { html };
  // Comments separate the texts of an island; React needs them.
  const page = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
  const form = page.querySelector('form[data-needs-script]');
  if (!form) throw new Error(`${path} has no form that could be sent without JavaScript.`);
  form.removeAttribute('data-needs-script');
  form.setAttributes({ ...form.attributes, method: 'post', action: path, 'data-plain': '' });
  const name = page.querySelector('template[data-plain]')?.getAttribute('data-plain');
  return { html: page.toString(), form: plainFormName.parse(name) };
}
