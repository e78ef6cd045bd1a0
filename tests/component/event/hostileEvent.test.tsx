import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { start } from '#components/sections/event-details/eventDetails.behaviour.client.ts';
import { show } from '../../fixtures/component/show.tsx';
import { stayOnPage } from '../../fixtures/component/visitor.ts';
import { eventPage, handOver } from '../../fixtures/event.tsx';
import { HOSTILE_HTML } from '../../fixtures/hostileHtml.ts';

/** Hostile HTML in the description of a handed-over event: here the sanitiser alone protects, without a security policy. */

const DANGEROUS_ELEMENTS =
  'script, style, link, meta, base, iframe, frame, object, embed, form, input, button, textarea, select, svg, math, template, noscript, dialog';
const DANGEROUS_ATTRIBUTES = /^(on.*|style|class|id|name|srcdoc|ping|popover.*|form.*|is|slot)$/i;

/** Whether an element could run, send data, mislead or replace parts of the page. */
function isDangerous(element: Element): boolean {
  if (element.matches(DANGEROUS_ELEMENTS)) return true;
  return [...element.attributes].some(({ name, value }) => {
    const address = URL.parse(value, location.href)?.href ?? '';
    const isPicture = address.startsWith('data:image/') && element.matches('img, source');
    return DANGEROUS_ATTRIBUTES.test(name) || (/^(?:javascript|vbscript|blob|file|data):/.test(address) && !isPicture);
  });
}

const described = () => [...document.querySelectorAll('[data-description] *')];

test('hostile HTML does not run, and nothing dangerous remains on the page', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const left = stayOnPage();
  await show(eventPage());
  const template = document.querySelector('template');
  for (const description of HOSTILE_HTML) {
    handOver({ description });
    if (template) await start(template);
  }
  expect(document.querySelectorAll('[data-description]')).toHaveLength(HOSTILE_HTML.length);
  expect(described().length).toBeGreaterThan(100);
  expect(described().filter(isDangerous)).toEqual([]);
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  expect(alert).not.toHaveBeenCalled();
  expect(left).toEqual([]);
});

test('the same HTML runs if it is not sanitised', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const place = document.createElement('div');
  place.innerHTML = HOSTILE_HTML.filter((html) => /<img[^>]*onerror=alert/i.test(html)).join('');
  await vi.waitFor(() => expect(alert).toHaveBeenCalled());
});

test('a hostile title is shown as text, and words in hostile elements stay', async () => {
  handOver({
    title: '<img src=x onerror=alert(1)>Sample',
    description: '<p onclick="alert(1)" style="position: fixed" id="main" class="x">Words</p><form>More <input></form>',
  });
  await show(eventPage());
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('<img src=x onerror=alert(1)>Sample');
  expect(page.getByText('Words').element().getAttributeNames()).toEqual([]);
  await expect.element(page.getByText('More')).toBeVisible();
});
