import { toast } from 'sonner';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { attributeOf, selectorOf, valueAt } from '#components/dom/hooks.ts';
import { contactForm } from '#content/forms/forms.ts';
import { site } from '#content/site/site.ts';
import { ENQUIRY, ENQUIRY_SENT } from '../../fixtures/answers.ts';
import { answer, heldReply, type Reply } from '../../fixtures/component/server.ts';
import { hydrate, show } from '../../fixtures/component/show.tsx';
import {
  appears,
  boxOf,
  button,
  errorLinks,
  expectedMessages,
  field,
  fillEnquiry,
  pass,
  shownToasts,
  stopClock,
  texts,
  toasts,
  values,
} from '../../fixtures/component/visitor.ts';
import { enquiryForm, enquirySection } from '../../fixtures/forms.tsx';

const SUCCESS = 'Form submitted successfully!';
const OFFLINE = 'You seem to be offline, so nothing was sent. Please try again when you are connected.';
const HOSTILE = '<img src=x onerror=alert(1)> refused';
const disconnected = () => Promise.reject(new TypeError('Failed to fetch'));

const REJECTIONS: [situation: string, toast: string, reply: Reply, onLine: boolean][] = [
  ['a refusal with hostile text, shown as plain text', HOSTILE, { response: false, data: HOSTILE }, true],
  ['an HTTP 500 reply', 'It is full', async () => Response.json({ data: 'It is full' }, { status: 500 }), true],
  ['a failed connection to the server', 'Something went wrong. Please try again.', disconnected, true],
  ['a failed connection while offline', OFFLINE, disconnected, false],
];

const send = button('Send enquiry');

const openEnquiry = (apiHost?: string) => render(enquiryForm(apiHost));

const refusal = (data: string) => ({ response: false, responseCode: '01', data });

/** Opens the enquiry form, filled in and with a reply to it; gives what is sent. */
async function openFilled(reply?: Reply) {
  await openEnquiry();
  const sent = answer(reply);
  await fillEnquiry();
  return sent;
}

/** Fails unless a toast is shown, and removed after so many milliseconds; needs a stopped clock. */
async function expectToStay(text: string, milliseconds: number): Promise<void> {
  const toast = toasts.filter({ hasText: text });
  await appears(toast);
  await pass(milliseconds - 50);
  expect(toast).toHaveAttribute('data-removed', 'false');
  await pass(50);
  expect(toast).toHaveAttribute('data-removed', 'true');
}

const captcha = {
  solve: button('I am human'),
  message: page.getByRole('alert'),
  /** Makes it report an event of hCaptcha. */
  async reports(event: 'error-callback' | 'expired-callback') {
    const widget = page.getByRole('button', { name: /human/i });
    await expect.element(widget).toBeVisible();
    widget.element().dispatchEvent(new Event(event));
  },
};

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
  await openEnquiry();
  return requests;
}

describe('sending an enquiry', () => {
  test('posts exactly the specified keys with trimmed values to the API, clears the form, and works again', async () => {
    await openEnquiry('https://api.example');
    const sent = answer();
    for (const _ of ['first', 'second']) {
      await fillEnquiry();
      await send.click();
      for (const label of Object.keys(ENQUIRY)) await expect.element(field(label)).toHaveValue('');
      await expect.element(send).toHaveAttribute('aria-busy', 'false');
    }
    expect(sent.bodies).toEqual([ENQUIRY_SENT, ENQUIRY_SENT]);
    expect(sent.urls[0]).toBe('https://api.example/prod/api/msb/savecontactdetails');
  });

  test('posts what its fields show, also where no event told of it', async () => {
    await openEnquiry();
    const sent = answer();
    await send.click();
    await expect.element(errorLinks.first()).toBeVisible();
    await fillEnquiry(false);
    await send.click();
    await expect.poll(() => sent.bodies).toEqual([ENQUIRY_SENT]);
    await expect.element(errorLinks.first()).not.toBeInTheDocument();
  });

  test('shows “Saving...” and sends nothing twice until the reply arrives, then its success for 2 s', async () => {
    const { reply, give } = heldReply();
    const sent = await openFilled(reply);
    stopClock();
    await userEvent.tripleClick(send);
    await field('Email').click();
    await userEvent.keyboard('{Enter}');
    await appears(toasts.filter({ hasText: 'Saving...' }));
    expect(send).toHaveAttribute('aria-busy', 'true');
    give({ response: true, responseCode: '00', data: '' });
    await expectToStay(SUCCESS, 2000);
    expect(sent.bodies).toHaveLength(1);
  });
});

test('a telephone number that is refused has its error alone', async () => {
  await openEnquiry();
  await field('Phone number').fill('0207946');
  await userEvent.tab();
  await expect.element(field('Phone number')).toHaveAccessibleDescription(contactForm.doubtfulPhone);
  await send.click();
  await expect
    .element(field('Phone number'))
    .toHaveAccessibleDescription(expect.not.stringContaining(contactForm.doubtfulPhone));
  await expect.element(field('Phone number')).toBeInvalid();
});

test('at most 20 toasts show at once', async () => {
  // The next form would show them again.
  onTestFinished(() => void toast.dismiss());
  await openEnquiry();
  await field('First name').click();
  const shown = () => document.querySelectorAll('[data-sonner-toast][data-visible=true]').length;
  for (let count = 1; count <= 21; count++) toast('Sample');
  await expect.poll(shown).toBe(20);
});

describe('an enquiry that was not accepted', () => {
  test.each(REJECTIONS)('keeps everything typed, and can be sent again, after %s', async (_, text, reply, onLine) => {
    expectedMessages.push(/could not be reached/);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    await openFilled(reply);
    const typed = values();
    await send.click();
    await expect.poll(shownToasts).toEqual([text]);
    expect(values()).toEqual(typed);
    const sent = answer();
    await send.click();
    await expect.element(page.getByText(SUCCESS)).toBeVisible();
    expect(sent.bodies).toEqual([ENQUIRY_SENT]);
  });

  test('says so if no reply arrives within 15 seconds, and keeps what was typed', async () => {
    expectedMessages.push(/could not be reached/);
    await openFilled(heldReply().reply);
    const typed = values();
    stopClock();
    await send.click();
    await appears(toasts.filter({ hasText: 'Saving...' }));
    await pass(15_000);
    const { timeout } = contactForm.toasts;
    await expectToStay(timeout, Math.ceil((4000 * timeout.length) / 60));
    expect(values()).toEqual(typed);
  });
});

test.each([
  [60, 4000],
  [120, 8000],
  [300, 20_000],
])('a refusal of %i characters is shown for %i ms', async (length, milliseconds) => {
  const text = 'x'.repeat(length);
  await openFilled(refusal(text));
  stopClock();
  await send.click();
  await expectToStay(text, milliseconds);
});

test('the longest refusals fit a small screen, where they scroll, also by keyboard', async () => {
  await page.viewport(320, 568);
  await openFilled(refusal('W'.repeat(1000)));
  for (const count of [1, 2]) {
    await send.click();
    await expect.poll(shownToasts).toHaveLength(count);
    await expect.element(send).toHaveAttribute('aria-busy', 'false');
  }
  const area = toasts.first().element().parentElement ?? document.body;
  for (const element of [area, ...toasts.elements()]) {
    expect(element.getBoundingClientRect().height).toBeLessThan(400);
    expect(getComputedStyle(element).overflowY).toBe('auto');
  }
  const last = toasts.last().element();
  last.scrollIntoView({ block: 'end' });
  last.scrollTop = last.scrollHeight;
  const textEnd = () => last.querySelector('[data-title]')?.getBoundingClientRect().bottom;
  await expect.poll(textEnd).toBeLessThan(400);
  expect(last).toHaveAttribute('tabindex', '0');
  expect(document.documentElement.scrollWidth).toBe(320);
});

describe('the captcha', () => {
  beforeEach(async () => void (await openEnquiry()));

  test('passes on its token before it is reset, and each token is sent only once', async () => {
    const sent = answer(refusal('No'));
    await fillEnquiry();
    await captcha.solve.click();
    await send.click();
    await expect.poll(shownToasts).toEqual(['No']);
    await expect.element(captcha.solve).toBeVisible();
    await send.click();
    await expect.poll(() => sent.bodies).toEqual([{ ...ENQUIRY_SENT, reCaptcha: 'token-1' }, ENQUIRY_SENT]);
  });

  test('is also reset if the form has errors, and its token is kept for the next submit', async () => {
    const sent = answer();
    await fillEnquiry();
    await field('Message').fill('');
    await captcha.solve.click();
    await send.click();
    await expect.poll(() => texts(errorLinks)).toEqual(['Message is required']);
    await expect.element(captcha.solve).toBeVisible();
    await field('Message').fill(ENQUIRY_SENT.message);
    await send.click();
    await expect.poll(shownToasts).toEqual([SUCCESS]);
    expect(sent.bodies).toEqual([{ ...ENQUIRY_SENT, reCaptcha: expect.stringMatching(/^token-/) }]);
  });

  test('says in its box that it comes, and beside it that it failed or expired; an expired token is not sent', async () => {
    const sent = answer();
    const waiting = page.getByText('Security check loads when you start');
    await expect.element(waiting).toBeVisible();
    await fillEnquiry();
    await expect.element(captcha.solve).toBeVisible();
    await expect.element(waiting).not.toBeInTheDocument();
    await captcha.reports('error-callback');
    await expect.element(captcha.message).toHaveTextContent('Captcha verification failed.');
    await captcha.solve.click();
    await expect.element(captcha.message).toHaveTextContent('');
    await captcha.reports('expired-callback');
    await expect.element(captcha.message).toHaveTextContent('The captcha has expired. Please tick it again.');
    await send.click();
    await expect.poll(shownToasts).toEqual([SUCCESS]);
    expect(sent.bodies).toEqual([ENQUIRY_SENT]);
  });

  test('fits a screen that is turned upright', async () => {
    await page.viewport(700, 320);
    await fillEnquiry();
    await expect.element(captcha.solve).toBeVisible();
    expect(boxOf(captcha.solve).width).toBe(303);
    await page.viewport(300, 700);
    await expect.poll(() => boxOf(captcha.solve).width).toBe(158);
    expect(document.documentElement.scrollWidth).toBe(300);
  });
});

describe('the City field', () => {
  test('suggests and counts matching cities while the visitor types, and accepts the chosen one', async () => {
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

  test('fetches its list when it is first touched, and once for itself and its rule', async () => {
    const requests = await openWithCities();
    await field('First name').fill('Sample');
    expect(requests()).toBe(0);
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
    expectedMessages.push(/The city list failed to load/);
    await openWithCities(heldReply().reply);
    await fillEnquiry();
    await city.field.fill('Atlantis');
    const sent = answer();
    stopClock();
    const pressed = Date.now();
    await send.click();
    while (sent.bodies.length === 0 && Date.now() < pressed + 20_000) await vi.advanceTimersByTimeAsync(10);
    expect(Date.now() - pressed).toBeLessThan(4000);
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
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(city.field).toHaveValue('Newport (Isle of Wight)');
    expect(texts(errorLinks)).toEqual([]);
  });

  test('closes its list when Enter sends the form, and is empty when the form is', async () => {
    await openFilled();
    await city.field.fill('lei');
    await expect.element(city.list).toBeVisible();
    stopClock();
    await userEvent.keyboard('{Enter}');
    await pass(0);
    expect(city.list).not.toBeInTheDocument();
    vi.useRealTimers();
    await city.field.fill('leicester');
    await userEvent.keyboard('{Enter}');
    await expect.poll(shownToasts).toEqual([SUCCESS]);
    await expect.element(city.field).toHaveValue('');
    await city.field.fill('leic');
    await expect.element(city.list).toBeVisible();
    document.querySelector('form')?.reset();
    await expect.element(city.list).not.toBeInTheDocument();
    await expect.element(city.field).toHaveValue('');
  });

  test('closes its list 200 ms after it loses focus, marks an unlisted city as an error, and corrects one to its listed spelling', async () => {
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
    await city.field.fill('  milton keynes');
    await field('First name').click();
    await pass(200);
    expect(city.field).toHaveValue('Milton Keynes');
    expect(city.field).toHaveAccessibleDescription('');
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

test('what is shown beside the form if it fails is hidden until then, and everything typed stays', async () => {
  expectedMessages.push(/Cannot read properties|An error occurred/);
  const fallback = page.getByText('This form needs JavaScript');
  await show(enquirySection());
  await expect.element(fallback).not.toBeVisible();
  await show(enquirySection(), { hydrated: false });
  await field('First name').fill('Sample');
  await field('Message').fill('A question');
  // The props of an old page don't match the script of a newer build.
  const island = document.querySelector<HTMLElement>(selectorOf('island')) ?? document.body;
  island.setAttribute(attributeOf('island-props'), valueAt('island-props', island).replace('"labels":', '"names":'));
  await expect(hydrate()).rejects.toThrow(/Cannot read properties/);
  await expect.element(fallback).toBeVisible();
  for (const name of [site.phone.display, site.email])
    await expect.element(page.getByRole('status').getByRole('link', { name })).toBeVisible();
  await expect.element(field('First name')).toHaveValue('Sample');
  await expect.element(field('Message')).toHaveValue('A question');
});
