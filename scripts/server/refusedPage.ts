import { type Cheerio, type CheerioAPI, load } from 'cheerio/slim';

type Control = Cheerio<ReturnType<CheerioAPI>[number]>;

/** What is wrong with a form; without the name of a field, with the form as a whole. */
export type Problem = { name?: string; message: string };

/** Puts what was typed into a control. What a visitor sent never becomes part of a selector. */
function fill($: CheerioAPI, control: Control, value: string): void {
  const choose = (options: Control, attribute: string) =>
    options
      .removeAttr(attribute)
      .filter((_, option) => ($(option).attr('value') ?? 'on') === value)
      .attr(attribute, '');
  if (control.is('[type="radio"], [type="checkbox"]')) choose(control, 'checked');
  else if (control.is('select')) choose(control.find('option'), 'selected');
  else if (control.is('textarea')) control.text(value);
  else control.attr('value', value);
}

/**
 * Shows a built page again whose form was refused: an error summary, which takes the focus, the errors below their fields, and
 * what was typed. They have the attributes that the form itself would give them, so they look the same. The form is no island
 * any more: React would replace it by an empty one.
 *
 * @param html a page with a form that can be sent without JavaScript
 * @param titlePrefix put before the page's title
 * @param typed values by the names of their fields
 * @returns the page; everything that comes from the form is escaped by the serialiser
 */
export function refusedPage(
  html: string,
  titlePrefix: string,
  problems: readonly Problem[],
  typed: Record<string, string>,
): string {
  const $ = load(html);
  const form = $('form[data-plain]');
  const [summary, error] = $('template[data-plain]').children().toArray();
  const line = $(summary).find('li');
  const list = line.parent().empty();
  const title = $('head > title');
  title.text(titlePrefix + title.text());

  for (const [name, value] of Object.entries(typed)) fill($, form.find(`[name="${name}"]`), value);
  for (const { name, message } of problems) {
    const item = line.clone().appendTo(list);
    if (!name) {
      item.text(message);
      continue;
    }
    const control = form.find(`[name="${name}"]`).first();
    const id = control.attr('id') ?? '';
    const errorId = id + $(error).attr('id');
    item.find('a').attr('href', `#${id}`).text(message);
    control.attr('aria-invalid', 'true');
    control.attr('aria-describedby', [control.attr('aria-describedby'), errorId].filter(Boolean).join(' '));
    $(error).clone().attr('id', errorId).text(message).appendTo(control.parentsUntil(form).last());
  }
  form.prepend($(summary).attr('autofocus', ''));

  // Nothing can be solved or pressed here without the form's script.
  form.find('[data-live]').parent().remove();
  const island = form.closest('[data-island]').removeAttr('data-island data-props');
  island.children().not(form).remove();
  $('template[data-plain]').remove();
  return $.html();
}
