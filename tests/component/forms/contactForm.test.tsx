import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ENQUIRY, ENQUIRY_SENT } from '../../fixtures/answers.ts';
import { expectedMessages } from '../../fixtures/component/console.ts';
import { answer, heldReply, type Reply } from '../../fixtures/component/server.ts';
import {
  appears,
  button,
  field,
  fillEnquiry,
  pass,
  problems,
  shownToasts,
  stopClock,
  texts,
  toasts,
  values,
} from '../../fixtures/component/visitor.ts';
import { enquiryForm } from '../../fixtures/forms.tsx';

const SUCCESS = 'Form submitted successfully!';
const OFFLINE = 'You seem to be offline, so nothing was sent. Please try again when you are connected.';
const DEFAULT_ERROR = 'Something went wrong. Please try again.';

const open = () => render(enquiryForm());
const send = button('Send enquiry');

describe('sending an enquiry', () => {
  test('posts exactly the specified keys with trimmed values to the API, clears the form, and works again', async () => {
    await render(enquiryForm('https://api.example'));
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

  test('shows “Saving...” and sends nothing twice until the reply arrives, then its success for two seconds', async () => {
    await open();
    const { reply, give } = heldReply();
    const sent = answer(reply);
    await fillEnquiry();
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

/** Fails unless a toast is shown, and removed after so many milliseconds; needs a stopped clock. */
async function expectToStay(text: string, milliseconds: number) {
  const toast = toasts.filter({ hasText: text });
  await appears(toast);
  await pass(milliseconds - 50);
  expect(toast).toHaveAttribute('data-removed', 'false');
  await pass(50);
  expect(toast).toHaveAttribute('data-removed', 'true');
}

const HOSTILE = '<img src=x onerror=alert(1)> refused';
const disconnected = () => Promise.reject(new TypeError('Failed to fetch'));

describe('an enquiry that was not accepted', () => {
  test.each<[situation: string, toast: string, reply: Reply, onLine: boolean]>([
    ['a refusal with hostile text, shown as plain text', HOSTILE, { response: false, data: HOSTILE }, true],
    ['an HTTP 500 reply', 'It is full', async () => Response.json({ data: 'It is full' }, { status: 500 }), true],
    ['a failed connection to the server', DEFAULT_ERROR, disconnected, true],
    ['a failed connection while offline', OFFLINE, disconnected, false],
  ])('keeps everything typed, and can be sent again, after %s', async (_, text, reply, onLine) => {
    expectedMessages.push(/could not be reached/);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    await open();
    answer(reply);
    await fillEnquiry();
    const typed = values();
    await send.click();
    await expect.poll(shownToasts).toEqual([text]);
    expect(values()).toEqual(typed);
    const sent = answer();
    await send.click();
    await expect.element(page.getByText(SUCCESS)).toBeVisible();
    expect(sent.bodies).toEqual([ENQUIRY_SENT]);
  });

  test('keeps its error toast for four seconds', async () => {
    await open();
    answer({ response: false });
    await fillEnquiry();
    stopClock();
    await send.click();
    await expectToStay(DEFAULT_ERROR, 4000);
  });

  test('says that the server has not answered if no reply arrives within 15 seconds', async () => {
    expectedMessages.push(/could not be reached/);
    await open();
    answer(heldReply().reply);
    await fillEnquiry();
    const typed = values();
    stopClock();
    await send.click();
    await appears(toasts.filter({ hasText: 'Saving...' }));
    await pass(14_000);
    expect(shownToasts()).toEqual(['Saving...']);
    await pass(1000);
    await appears(toasts.filter({ hasText: 'The server has not answered' }));
    expect(values()).toEqual(typed);
  });
});

const solve = button('I am human');
const message = page.getByRole('alert');

/** Makes the fake captcha report an event of hCaptcha. */
async function reports(event: 'error-callback' | 'expired-callback') {
  const widget = page.getByRole('button', { name: /human/i });
  await expect.element(widget).toBeVisible();
  widget.element().dispatchEvent(new Event(event));
}

describe('the captcha', () => {
  beforeEach(async () => void (await open()));

  test('passes on its token before it is reset, and each token is sent only once', async () => {
    const sent = answer({ response: false, responseCode: '01', data: 'No' });
    await fillEnquiry();
    await solve.click();
    await send.click();
    await expect.poll(shownToasts).toEqual(['No']);
    await expect.element(solve).toBeVisible();
    await send.click();
    await expect.poll(() => sent.bodies).toEqual([{ ...ENQUIRY_SENT, reCaptcha: 'token-1' }, ENQUIRY_SENT]);
  });

  test('is also reset if the form has errors, and its token is kept for the next submit', async () => {
    const sent = answer();
    await fillEnquiry();
    await field('Message').fill('');
    await solve.click();
    await send.click();
    await expect.poll(() => texts(problems)).toEqual(['Message is required']);
    await expect.element(solve).toBeVisible();
    await field('Message').fill(ENQUIRY_SENT.message);
    await send.click();
    await expect.poll(shownToasts).toEqual([SUCCESS]);
    expect(sent.bodies).toEqual([{ ...ENQUIRY_SENT, reCaptcha: expect.stringMatching(/^token-/) }]);
  });

  test('shows a message beside it if it fails, until it is solved', async () => {
    await field('Email').click();
    await reports('error-callback');
    await expect.element(message).toHaveTextContent('Captcha verification failed.');
    await solve.click();
    await expect.element(message).toHaveTextContent('');
  });

  test('shows a message if it expires, and its token is not sent', async () => {
    const sent = answer();
    await fillEnquiry();
    await solve.click();
    await reports('expired-callback');
    await expect.element(message).toHaveTextContent('The captcha has expired. Please tick it again.');
    await send.click();
    await expect.poll(shownToasts).toEqual([SUCCESS]);
    expect(sent.bodies).toEqual([ENQUIRY_SENT]);
  });
});

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
async function openWith(
  cities: () => Response | Promise<Response> = () => Response.json(CITIES),
): Promise<() => number> {
  const fetch = vi.fn(async () => cities());
  vi.stubGlobal('fetch', fetch);
  await open();
  return () => fetch.mock.calls.length;
}

describe('the City field', () => {
  test('suggests cities with their county while the visitor types, and accepts the chosen one', async () => {
    const requests = await openWith();
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
    await openWith();
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
    await openWith();
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
    await openWith();
    await city.fill('Qqqq');
    await expect.element(page.getByRole('status')).toHaveTextContent('No matching place');
  });

  test('corrects a city to its listed spelling', async () => {
    await openWith();
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
    await openWith(async () => (await loading).clone());
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
    await openWith(reply);
    const sent = answer();
    await fillEnquiry();
    await city.fill('Somewhere');
    await send.click();
    await expect.poll(shownToasts).toEqual([SUCCESS]);
    expect(sent.bodies).toHaveLength(1);
  });
});
