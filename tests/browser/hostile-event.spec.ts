import { HOSTILE_HTML } from '../hostileHtml.ts';
import { expect, type Page, test } from './fixtures.ts';

/**
 * The HTML of a handed-over event under attack. The page's own code shows one description after the other; two guards
 * stand between them and the visitor, and each is tried by itself where that can be.
 */

/** Shows every description by the code of /eventsdetails, keeps what came of it, and waits for what that fetches. */
async function showEach(page: Page, descriptions: string[]): Promise<void> {
  const [chunk] = await Promise.all([page.waitForRequest(/eventDetails\.behaviour/), page.goto('/eventsdetails')]);
  // The page has looked for an event of its own, and found none.
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

/** Elements and attributes of the descriptions that could run, send, disguise or take over. */
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

/** Notes every dialog that a script opens, and closes it. */
function noteDialogs(page: Page): string[] {
  const messages: string[] = [];
  page.on('dialog', async (dialog) => {
    messages.push(dialog.message());
    await dialog.dismiss();
  });
  return messages;
}

test.describe('with the policy switched off, by the sanitiser alone', () => {
  test.use({ bypassCSP: true, expectedMessages: [/Failed to load resource/] });

  test('nothing in hostile HTML runs, and nothing is left that could', async ({ page }) => {
    const dialogs = noteDialogs(page);
    await showEach(page, HOSTILE_HTML);
    expect(await dangers(page)).toEqual([]);
    expect(dialogs).toEqual([]);
    await expect(page).toHaveURL('/eventsdetails');
  });

  test('the same HTML would run if it were not sanitised', async ({ page }) => {
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

test.describe('with the policy as well', () => {
  test.use({ expectedMessages: [/Content Security Policy|Failed to load resource/] });

  test('no request for hostile HTML leaves the site', async ({ page, baseURL }) => {
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
