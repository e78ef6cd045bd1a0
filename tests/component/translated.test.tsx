import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { startConsent } from '#components/behaviours/consent.client.ts';
import { startMenus } from '#components/behaviours/menus.client.ts';
import { ENQUIRY_SENT } from '../fixtures/answers.ts';
import { eventCalendar } from '../fixtures/calendar.tsx';
import { planner } from '../fixtures/component/planner.tsx';
import { answer } from '../fixtures/component/server.ts';
import { hydrate, show, startBehaviours } from '../fixtures/component/show.tsx';
import { button, errorLinks, field, fillApplication, fillEnquiry, shownToasts } from '../fixtures/component/visitor.ts';
import { applicationSection, enquirySection } from '../fixtures/forms.tsx';
import { hero, photoGallery, testimonials, videoGallery } from '../fixtures/media.tsx';
import { SamplePage, SamplePlanner, SampleSidebar, SampleTill } from '../fixtures/readers.tsx';

/** Texts that a translator leaves alone. */
const UNTRANSLATED = 'font, script, style, svg, textarea';

/**
 * Puts a copy of every text into two elements, as Google Translate does; the text itself leaves the
 * page.
 */
function translateIn(place: Node): void {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of place instanceof Text ? [place] : found) {
    if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest(UNTRANSLATED)) continue;
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = text.nodeValue;
    text.parentElement.replaceChild(outer, text);
  }
}

/**
 * Translates the page and what is added to it until the test ends, and restyles it as extensions
 * do.
 */
function translatePage(): void {
  document.documentElement.classList.add('translated-ltr');
  document.head.append(document.createElement('style'));
  translateIn(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) translateIn(node);
  });
  observer.observe(document.body, { subtree: true, childList: true });
  onTestFinished(() => observer.disconnect());
}

const status = page.getByRole('status').first();
const dialog = page.getByRole('dialog');
const inDialog = (name: string | RegExp) => dialog.getByRole('button', { name }).first();

/** Presses one control after the other; each is followed by what the place then says. */
async function press(place: Locator, ...steps: [control: Locator, said: string | RegExp][]): Promise<void> {
  for (const [control, said] of steps) {
    await control.click();
    await expect.element(place).toHaveTextContent(said);
  }
}

/** Parts of the pages. */
const PARTS: Record<string, () => ReactNode> = {
  'the calendar': () => eventCalendar(),
  'the hero': () => hero(),
  'the testimonials': () => testimonials(),
  'the lightbox': () => photoGallery(),
  'the films': () => videoGallery(),
  'the enquiry form': enquirySection,
  'the application form': applicationSection,
  'the planner': () => <SamplePlanner />,
  'the till slip': () => <SampleTill />,
  'an article’s sidebar search': () => <SampleSidebar />,
  'the header and the cookie banner': () => <SamplePage />,
};

/** How a visitor uses each of them. */
const USES: Record<string, () => Promise<void>> = {
  'the calendar': () =>
    press(
      status,
      [button('Last event: 1 July 2025'), /^July 2025\. 1 event this month/],
      [button('Next'), /^August 2025\. No events this month/],
      [button('Week'), '27 July to 2 August 2025: No events this week'],
      [button('Later week'), '3 to 9 August 2025: No events this week'],
      [button('Day'), '8 August 2025: No events on this day'],
      [button('Previous'), '8 July 2025: No events on this day'],
      [button('Month'), /^July 2025\. 1 event this month/],
    ),
  'the hero': () =>
    press(status, [button('Next'), '2 of 4: Second slide'], [button('Previous'), '1 of 4: First slide']),
  'the testimonials': () => press(status, [button('Next'), '2 of 6'], [button('Next'), '3 of 6']),
  async 'the lightbox'() {
    const tile = page.elementLocator(document.getElementById('photo1') ?? document.body);
    await press(dialog, [tile, '1 of 8'], [button('Next'), '2 of 8']);
    await button('Close').click();
    await expect.element(dialog).not.toBeInTheDocument();
  },
  async 'the films'() {
    const tile = page.getByRole('link', { name: 'Play First talk' });
    await press(dialog, [tile, '1 of 4'], [inDialog('Next'), '2 of 4Second talk']);
    await inDialog('Close').click();
    await expect.element(dialog).not.toBeInTheDocument();
  },
  async 'the enquiry form'() {
    const { bodies } = answer();
    await button('Send enquiry').click();
    await expect.poll(() => errorLinks.elements().length).toBeGreaterThan(5);
    await fillEnquiry();
    await field('City').fill('leices');
    await page.getByRole('option', { name: 'Leicester Leicestershire' }).click();
    await button('Send enquiry').click();
    await expect.poll(shownToasts).toEqual(['Form submitted successfully!']);
    expect(bodies).toEqual([ENQUIRY_SENT]);
    await expect.element(errorLinks.first()).not.toBeInTheDocument();
  },
  async 'the application form'() {
    await button('Check your answers').click();
    await inDialog(/./).click();
    await fillApplication();
    await press(dialog, [button('Check your answers'), 'Sample Exchange']);
    await inDialog('Add Business address line 2').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(field('Business address line 2')).toHaveFocus();
  },
  async 'the planner'() {
    await planner.planBureau();
    await expect.element(planner.year).toBeVisible();
    await expect.element(planner.summary).toHaveTextContent('2027');
  },
  'the till slip': () => press(status, [page.getByRole('checkbox').first(), /^Added: /]),
  async 'an article’s sidebar search'() {
    await page.getByRole('searchbox').fill('MSB');
    await expect.element(status).toHaveTextContent('2 results');
    await page.getByRole('searchbox').fill('cash');
    await expect.element(status).toHaveTextContent('1 result');
  },
  async 'the header and the cookie banner'() {
    startMenus();
    startConsent();
    await button('Reject All').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await button('Become a Member').click();
    await expect.element(page.getByRole('banner').getByRole('link', { name: 'Overview' })).toBeVisible();
  },
};

test.each(['before', 'after'].flatMap((moment) => Object.keys(PARTS).map((part) => [moment, part] as const)))(
  'on a page that is translated %s its scripts run, %s answers each press',
  async (moment, part) => {
    vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['Date'] });
    await show(PARTS[part]?.(), { hydrated: false, started: false });
    if (moment === 'before') translatePage();
    await hydrate();
    await startBehaviours();
    if (moment === 'after') translatePage();
    await USES[part]?.();
    expect(document.querySelector('[data-island-failed]')).toBeNull();
  },
);

test('a button that has the focus keeps it while a translated island hydrates', async () => {
  await show(eventCalendar(), { hydrated: false });
  button('Week').element().focus();
  translatePage();
  await hydrate();
  await expect.element(button('Week')).toHaveFocus();
});
