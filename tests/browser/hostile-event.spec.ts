import { HOSTILE_HTML } from '../hostileHtml.ts';
import { expect, type Page, test } from './fixtures.ts';

/**
 * Hostile HTML in the description of a handed-over event. The page's own code shows one description after the other. The
 * sanitiser and the content security policy protect the visitor; these tests check each of them separately where possible.
 */

/** Shows every description with the code of /eventsdetails, keeps all results on the page, and waits for their pictures. */
async function showEach(page: Page, descriptions: string[]): Promise<void> {
  const [chunk] = await Promise.all([page.waitForRequest(/eventDetails\.behaviour/), page.goto('/eventsdetails')]);
  // By then the page has looked for an event, and found none.
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    async ({ url, descriptions }) => {
      const { start } = await import(url);
      const template = document.querySelector('template[data-behaviour=eventDetails]');
      const shown = document.createElement('section');
      for (const description of descriptions) {
        const event = { title: 'Sample', description };
        sessionStorage.setItem('eventState', JSON.stringify({ event, date: '2025-09-02' }));
        start(template);
        while (!template?.nextElementSibling) await new Promise((next) => setTimeout(next));
        shown.append(...document.querySelectorAll('[data-description]'));
        while (template.nextSibling) template.nextSibling.remove();
      }
      template?.after(shown);
      await Promise.allSettled([...document.images].map((image) => image.decode()));
    },
    { url: chunk.url(), descriptions },
  );
  await expect(page.locator('[data-description]')).toHaveCount(descriptions.length);
}

/** Elements and attributes in the descriptions that could run, send data, mislead or replace parts of the page. */
const dangers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const elements =
      'script, style, link, meta, base, iframe, frame, object, embed, form, input, button, textarea, select, svg, math, template, noscript, dialog';
    const attribute = /^(on.*|style|class|id|name|srcdoc|ping|popover.*|form.*|is|slot)$/i;
    const isDangerous = (element: Element, { name, value }: Attr) => {
      if (attribute.test(name)) return true;
      const address = URL.parse(value, location.href)?.href ?? '';
      const isPicture = address.startsWith('data:image/') && element.matches('img, source');
      return /^(?:javascript|vbscript|blob|file|data):/.test(address) && !isPicture;
    };
    return [...document.querySelectorAll('[data-description] *')]
      .filter(
        (element) => element.matches(elements) || [...element.attributes].some((one) => isDangerous(element, one)),
      )
      .map((element) => element.outerHTML);
  });

/** Records every dialog that a script opens, and closes it. */
function noteDialogs(page: Page): string[] {
  const messages: string[] = [];
  page.on('dialog', async (dialog) => {
    messages.push(dialog.message());
    await dialog.dismiss();
  });
  return messages;
}

test.describe('with the sanitiser alone, without the content security policy', () => {
  test.use({ bypassCSP: true, expectedMessages: [/Failed to load resource/] });

  test('hostile HTML does not run, and nothing dangerous remains on the page', async ({ page }) => {
    const dialogs = noteDialogs(page);
    await showEach(page, HOSTILE_HTML);
    expect(await dangers(page)).toEqual([]);
    expect(dialogs).toEqual([]);
    await expect(page).toHaveURL('/eventsdetails');
  });

  test('the same HTML runs if it is not sanitised', async ({ page }) => {
    const dialogs = noteDialogs(page);
    await page.goto('/eventsdetails');
    await page.evaluate(
      (descriptions) => {
        for (const html of descriptions) document.body.appendChild(document.createElement('div')).innerHTML = html;
      },
      HOSTILE_HTML.filter((html) => /<img[^>]*onerror=alert/i.test(html)),
    );
    await expect.poll(() => dialogs.length).toBeGreaterThan(0);
  });
});

test.describe('with the sanitiser and the content security policy', () => {
  test.use({ expectedMessages: [/Content Security Policy|Failed to load resource/] });

  test('hostile HTML sends no request to another site', async ({ page, baseURL }) => {
    const left: string[] = [];
    await page.route(
      ({ origin, protocol }) => origin !== baseURL && protocol !== 'data:',
      (route) => {
        left.push(route.request().url());
        return route.abort();
      },
    );
    await showEach(page, HOSTILE_HTML);
    expect(left).toEqual([]);
    await expect(page).toHaveURL('/eventsdetails');
  });
});
