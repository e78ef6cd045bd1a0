import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectedMessages } from '../../fixtures/component/console.ts';
import { answer } from '../../fixtures/component/server.ts';
import {
  button,
  field,
  fillEnquiry,
  pass,
  problems,
  shownToasts,
  stopClock,
  texts,
} from '../../fixtures/component/visitor.ts';
import { enquiryForm } from '../../fixtures/forms.tsx';

const CITIES = {
  Leicester: 'Leicestershire',
  'Milton Keynes': 'Buckinghamshire',
  Newport: 'Wales',
  'Newport (Isle of Wight)': 'Isle of Wight',
  'Newport (Shropshire)': 'Shropshire',
};

const city = field('City');
const list = page.getByRole('listbox', { name: 'City' });
const options = list.getByRole('option');
const active = () => list.getByRole('option', { selected: true });
const press = (keys: string) => userEvent.keyboard(keys);

/** Renders the enquiry form with these cities; gives the number of requests for them so far. */
async function open(cities: () => Response | Promise<Response> = () => Response.json(CITIES)): Promise<() => number> {
  const fetch = vi.fn(async () => cities());
  vi.stubGlobal('fetch', fetch);
  await render(enquiryForm());
  return () => fetch.mock.calls.length;
}

describe('the City field', () => {
  test('suggests cities with their county while the visitor types, and accepts the chosen one', async () => {
    const requests = await open();
    const before = requests();
    await city.fill('Leices');
    await expect.element(options).toHaveTextContent('Leicester Leicestershire');
    await expect.element(page.getByRole('status')).toHaveTextContent('1 matching place');
    await options.click();
    await expect.element(city).toHaveValue('Leicester');
    await expect.element(list).not.toBeInTheDocument();
    expect(requests()).toBe(before);
  });

  test('is worked by the keyboard alone', async () => {
    await open();
    await city.fill('Newport');
    await expect.element(page.getByRole('status')).toHaveTextContent('3 matching places');
    await press('{ArrowUp}');
    await expect.element(active()).toHaveTextContent('Newport (Shropshire)');
    await press('{Home}{ArrowDown}');
    await expect.element(active()).toHaveTextContent('Newport (Isle of Wight)');
    await expect.element(city).toHaveAttribute('aria-activedescendant', active().element().id);
    await press('{End}');
    await expect.element(active()).toHaveTextContent('Newport (Shropshire)');
    await press('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(city).toHaveValue('Newport');
    await press('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(city).toHaveValue('Newport (Isle of Wight)');
    expect(texts(problems)).toEqual([]);
  });

  test('closes its list 200 ms after it loses focus, and then marks an unlisted city as an error', async () => {
    await open();
    await city.fill('Leic');
    await expect.element(list).toBeVisible();
    stopClock();
    await field('First name').click();
    await pass(199);
    expect(list).toBeVisible();
    await pass(1);
    expect(list).not.toBeInTheDocument();
    expect(city).toHaveAccessibleDescription(/Invalid city selected$/);
  });

  test('says that no city matches', async () => {
    await open();
    await city.fill('Qqqq');
    await expect.element(page.getByRole('status')).toHaveTextContent('No matching place');
  });

  test('corrects a city to its listed spelling', async () => {
    await open();
    await city.fill('  milton keynes');
    await field('First name').click();
    await expect.element(city).toHaveValue('Milton Keynes');
    await expect.element(city).toHaveAccessibleDescription('');
  });

  test('corrects a city that was left before the list had loaded', async () => {
    let load = () => {};
    const loading = new Promise<Response>((resolve) => {
      load = () => resolve(Response.json(CITIES));
    });
    await open(async () => (await loading).clone());
    await city.fill('milton keynes');
    stopClock();
    await field('First name').click();
    await pass(200);
    expect(city).toHaveValue('milton keynes');
    load();
    vi.useRealTimers();
    await expect.element(city).toHaveValue('Milton Keynes');
  });

  test.each([
    ['missing', () => new Response('', { status: 404 })],
    ['malformed', () => new Response('{"London":')],
  ])('accepts any text if its list is %s', async (_, reply) => {
    expectedMessages.push(/The city list failed to load/);
    await open(reply);
    const sent = answer();
    await fillEnquiry();
    await city.fill('Somewhere');
    await button('Send enquiry').click();
    await expect.poll(shownToasts).toEqual(['Form submitted successfully!']);
    expect(sent.bodies).toHaveLength(1);
  });
});
