import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer, heldReply } from '../../fixtures/component/server.ts';
import {
  button,
  errorLinks,
  expectedMessages,
  field,
  fillEnquiry,
  pass,
  shownToasts,
  stopClock,
  texts,
} from '../../fixtures/component/visitor.ts';
import { enquiryForm } from '../../fixtures/forms.tsx';

const send = button('Send enquiry');

const CITIES = {
  Leicester: 'Leicestershire',
  'Milton Keynes': 'Buckinghamshire',
  Newport: 'Wales',
  'Newport (Isle of Wight)': 'Isle of Wight',
  'Newport (Shropshire)': 'Shropshire',
};

const list = page.getByRole('listbox', { name: 'City' });

const city = {
  field: field('City'),
  list,
  options: list.getByRole('option'),
  active: list.getByRole('option', { selected: true }),
  count: page.getByRole('status'),
};

/**
 * Answers requests for the cities with five, or with another reply; gives the number of requests so
 * far.
 */
function serveCities(reply = async () => Response.json(CITIES)): () => number {
  const fetch = vi.fn(reply);
  vi.stubGlobal('fetch', fetch);
  return () => fetch.mock.calls.length;
}

/**
 * Opens the enquiry form with five cities, or another reply instead; gives the number of requests
 * for them so far.
 */
async function openWithCities(reply?: () => Promise<Response>): Promise<() => number> {
  const requests = serveCities(reply);
  await render(enquiryForm());
  return requests;
}

describe('the City field', () => {
  test('suggests matching cities while the visitor types', async () => {
    await openWithCities();
    await city.field.fill('Qqqq');
    await expect.element(city.count).toHaveTextContent('No matching place');
    await city.field.fill('Leices');
    await expect.element(city.options).toHaveTextContent('Leicester Leicestershire');
    await expect.element(city.count).toHaveTextContent('1 matching place');
    await city.options.click();
    await expect.element(city.field).toHaveValue('Leicester');
    await expect.element(city.list).not.toBeInTheDocument();
  });

  // That nobody who only reads the page fetches it: tests/browser/contact-form.spec.ts.
  test('fetches its list once, for itself and its rule', async () => {
    const requests = await openWithCities();
    await city.field.fill('Leices');
    await expect.element(city.options).toHaveTextContent('Leicester Leicestershire');
    await field('First name').click();
    await city.field.click();
    await send.click();
    await expect.element(errorLinks.first()).toBeVisible();
    expect(requests()).toBe(1);
  });

  test('fetches its list again at the next touch if that failed', async () => {
    expectedMessages.push(/The city list failed to load/);
    const requests = await openWithCities(async () => new Response('', { status: 503 }));
    await city.field.fill('Leices');
    await expect.poll(requests).toBeGreaterThan(0);
    await field('First name').click();
    serveCities();
    await city.field.click();
    await city.field.fill('Leicest');
    await expect.element(city.options).toHaveTextContent('Leicester Leicestershire');
  });

  test('takes any city 3 s after Send where its list stalls', async () => {
    await openWithCities(heldReply().reply);
    await fillEnquiry();
    await city.field.fill('Atlantis');
    const sent = answer();
    stopClock();
    await send.click();
    // In steps, since the form waits for frames too.
    for (let tenths = 0; tenths < 29; tenths++) await pass(100);
    expect(sent.bodies).toEqual([]);
    for (let tenths = 29; tenths < 35; tenths++) await pass(100);
    expect(sent.bodies).toHaveLength(1);
  });

  test('works by keyboard only', async () => {
    await openWithCities();
    await city.field.fill('Newport');
    await expect.element(city.count).toHaveTextContent('3 matching places');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(city.active).toHaveTextContent('Newport (Shropshire)');
    await expect.element(city.field).toHaveAttribute('aria-activedescendant', city.active.element().id);
    await userEvent.keyboard('{Escape}');
    await expect.element(city.list).not.toBeInTheDocument();
    await expect.element(city.field).toHaveValue('Newport');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(city.list).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(city.field).toHaveValue('Newport (Isle of Wight)');
    expect(texts(errorLinks)).toEqual([]);
  });

  test('leaves keys to an input method while that composes a word', async () => {
    await openWithCities();
    await city.field.fill('lei');
    await expect.element(city.list).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      const event = new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true });
      expect(city.field.element().dispatchEvent(event)).toBe(true);
    }
    await expect.element(city.active).toHaveTextContent('Leicester');
    await expect.element(city.field).toHaveValue('lei');
  });

  test('closes its list when the form is submitted or reset', async () => {
    await render(enquiryForm());
    answer();
    await fillEnquiry();
    await city.field.fill('lei');
    await expect.element(city.list).toBeVisible();
    stopClock();
    await userEvent.keyboard('{Enter}');
    await pass(0);
    expect(city.list).not.toBeInTheDocument();
    vi.useRealTimers();
    await city.field.fill('leicester');
    await userEvent.keyboard('{Enter}');
    await expect.poll(shownToasts).toEqual(['Form submitted successfully!']);
    await expect.element(city.field).toHaveValue('');
    await city.field.fill('leic');
    await expect.element(city.list).toBeVisible();
    document.querySelector('form')?.reset();
    await expect.element(city.list).not.toBeInTheDocument();
    await expect.element(city.field).toHaveValue('');
  });

  test('closes its list 200 ms after it loses focus', async () => {
    await openWithCities();
    await city.field.fill('Leic');
    await expect.element(city.list).toBeVisible();
    stopClock();
    await field('First name').click();
    await pass(199);
    expect(city.list).toBeVisible();
    await pass(1);
    expect(city.list).not.toBeInTheDocument();
    expect(city.field).toHaveAccessibleDescription(/Invalid city selected$/);
  });

  test('corrects a city to its listed spelling', async () => {
    await openWithCities();
    await city.field.fill('  milton keynes');
    await field('First name').click();
    await expect.element(city.field).toHaveValue('Milton Keynes');
    await expect.element(city.field).toHaveAccessibleDescription('');
  });

  test('corrects a city that was left before the list had loaded', async () => {
    const { reply, give } = heldReply();
    await openWithCities(reply);
    await city.field.fill('milton keynes');
    stopClock();
    await field('First name').click();
    await pass(200);
    expect(city.field).toHaveValue('milton keynes');
    give(CITIES);
    vi.useRealTimers();
    await expect.element(city.field).toHaveValue('Milton Keynes');
  });
});
