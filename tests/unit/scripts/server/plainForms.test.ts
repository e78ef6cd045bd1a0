import { load } from 'cheerio';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { contactForm, membershipForm } from '#content/forms/forms.ts';
import {
  APPLICATION,
  APPLICATION_MISSING,
  APPLICATION_SENT,
  ENQUIRY,
  ENQUIRY_MISSING,
  ENQUIRY_SENT,
} from '../../../fixtures/answers.ts';
import { HOSTILE_HTML } from '../../../fixtures/hostileHtml.ts';
import { plainSite } from '../../../fixtures/server/plainSite.tsx';
import { CONTACT, enquiry, inboxThat, serveEachTest } from '../../../fixtures/server/testServer.ts';
import { writeFiles } from '../../../fixtures/temporaryFolder.ts';

const server = serveEachTest();
const { make, post, stored } = server;
beforeEach(async () => {
  writeFiles(server.folder, plainSite());
  await server.app.close();
  make();
});

/** What was typed, by the names of the fields. */
const named = (labels: Record<string, string>, typed: Record<string, string>) =>
  Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, typed[label] ?? '']));

const ENQUIRY_TYPED = { ...named(contactForm.labels, ENQUIRY), titleid: '4' };
const APPLICATION_TYPED = {
  ...named(membershipForm.labels, APPLICATION),
  titleid: '2',
  membershipCategory: '1',
  consent: 'on',
};

const FROM_HERE = { 'Sec-Fetch-Site': 'same-origin' };

/** Sends a form as a browser does without JavaScript. */
const send = (path: string, typed: Record<string, string>, headers: Record<string, string> = FROM_HERE) =>
  post(path, new URLSearchParams(typed).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
    ...headers,
  });

/** What a visitor gets of a page, read as the HTML standard says. */
function read(html: string) {
  const $ = load(html);
  const form = $('form');
  const lines = form.find('[role="alert"]').first().find('li').toArray();
  /** The message below the field that a line of the summary leads to. */
  const below = (line: (typeof lines)[number]) => {
    const field = form.find(`[id="${$(line).find('a').attr('href')?.slice(1)}"][aria-invalid="true"]`);
    return $(`[id="${field.attr('aria-describedby')?.split(' ').at(-1)}"]`).text();
  };
  const typed = form.serializeArray().map(({ name, value }) => [name, value.replaceAll('\r\n', '\n')] as const);
  return {
    title: $('head > title').text(),
    focused: $('[autofocus]').find('h3').text(),
    problems: lines.map((line) => $(line).text()),
    below: lines.map(below),
    typed: Object.fromEntries(typed),
    elements: $('*')
      .toArray()
      .flatMap((node) => ('attribs' in node ? [[node.name, ...Object.keys(node.attribs)].join(' ')] : [])),
    describedBy: (name: string) => $(`[name="${name}"]`).attr('aria-describedby')?.split(' '),
    has: (selector: string) => $(selector).length > 0,
  };
}

describe('a form that is sent without JavaScript', () => {
  test.each([
    ['an enquiry', '/contact-us', ENQUIRY_TYPED, ENQUIRY_SENT, '/contact-us#sent'],
    ['an application', '/overview', APPLICATION_TYPED, APPLICATION_SENT, '/member-success'],
  ])('is stored as its script would send it, and leads on: %s', async (_, path, typed, sent, location) => {
    const asBrowsersSend = Object.entries(typed).map(([name, value]) => [name, value.replaceAll('\n', '\r\n')]);
    const response = await send(path, Object.fromEntries(asBrowsersSend));
    expect(response).toMatchObject({ statusCode: 303, headers: { location, 'cache-control': 'no-store' } });
    expect(stored).toMatchObject([{ payload: sent }]);
  });

  test.each([
    ['an enquiry', '/contact-us', ENQUIRY_MISSING],
    ['an application', '/overview', { ...APPLICATION_MISSING, membership: expect.stringContaining('incomplete') }],
  ])('is shown again where it is empty, with the message of every field: %s', async (_, path, missing) => {
    const response = await send(path, {});
    expect(response).toMatchObject({ statusCode: 422, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    const { title, focused, problems, below } = read(response.body);
    expect([title, focused]).toEqual(['Error: Sample page', 'There is a problem']);
    expect(problems).toHaveLength(Object.keys(missing).length);
    expect(problems).toEqual(expect.arrayContaining(Object.values(missing)));
    expect(below).toEqual(problems);
    expect(stored).toEqual([]);
  });

  test('keeps all that was typed, and a telephone number its country code, where one field is wrong', async () => {
    const typed = { ...APPLICATION_TYPED, phoneNo: '', postcode: 'nowhere' };
    const answer = read((await send('/overview', typed)).body);
    expect(answer.problems).toEqual(['Phone No is required.', 'Please enter a valid UK postcode.']);
    expect(answer.typed).toEqual({ ...typed, countryCode: '+44' });
    expect(answer.describedBy('phoneNo')?.join(' ')).toMatch(/^\S+phoneNo-code \S+phoneNo-error$/);
  });

  test('is not hydrated when it is shown again, which would empty it', async () => {
    const { has } = read((await send('/contact-us', {})).body);
    expect(['[data-island]', 'template', '[data-live]'].map(has)).toEqual([false, false, false]);
  });

  test('cannot be anywhere but in the values of its fields, whatever is typed', async () => {
    const harmless = read((await send('/contact-us', { ...ENQUIRY_TYPED, email: 'x', city: 'x' })).body).elements;
    for (const text of HOSTILE_HTML) {
      const typed = { ...ENQUIRY_TYPED, lastName: text, email: text, city: text, message: `. ${text}` };
      const answer = read((await send('/contact-us', { ...typed, [text]: text })).body);
      expect(answer.typed).toEqual(Object.fromEntries(new URLSearchParams(typed)));
      const added = answer.elements.filter((element) => !harmless.includes(element));
      expect(added, text).toEqual([]);
    }
  });

  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost:80' }],
    ['another origin of the same site', { 'Sec-Fetch-Site': 'same-site' }],
    ['another site, in an old browser', { Origin: 'https://evil.example' }],
    ['a page without an origin', { Origin: 'null' }],
    ['nobody knows where', {}],
  ])('is refused, and not repeated, where it comes from %s', async (_, headers) => {
    const response = await send('/contact-us', ENQUIRY_TYPED, headers);
    const answer = read(response.body);
    expect(response.statusCode).toBe(403);
    expect(answer.problems).toEqual(['The form did not come from this website. Please fill it in here.']);
    expect(answer.typed.lastName).toBe('');
    expect(stored).toEqual([]);
  });

  test('is taken from an old browser, which names the origin only', async () => {
    const headers = { Host: 'www.example.org', Origin: 'https://www.example.org' };
    expect((await send('/contact-us', ENQUIRY_TYPED, headers)).statusCode).toBe(303);
  });

  test('leads nowhere else, whatever the address and the form say', async () => {
    const typed = { ...ENQUIRY_TYPED, next: 'https://evil.example', Location: '//evil.example' };
    const headers = { ...FROM_HERE, Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
    const response = await send('/contact-us?next=https://evil.example', typed, headers);
    expect(response.headers.location).toBe('/contact-us#sent');
  });

  test('counts with those that a script sends, and is told of too many', async () => {
    make({ formsPerMinute: 1 });
    expect((await post(CONTACT, enquiry)).statusCode).toBe(200);
    const response = await send('/contact-us', ENQUIRY_TYPED);
    expect(response.statusCode).toBe(429);
    expect(read(response.body).problems).toEqual([expect.stringMatching(/^Too many forms .* go back to see it\.$/)]);
  });

  test('is refused where it is too long, or no form of a web page', async () => {
    const long = await send('/contact-us', { ...ENQUIRY_TYPED, message: 'x'.repeat(64 * 1024) });
    expect([long.statusCode, read(long.body).problems[0]]).toEqual([413, expect.stringContaining('too long')]);
    const json = await post('/contact-us', enquiry, FROM_HERE);
    expect([json.statusCode, read(json.body).problems[0]]).toEqual([415, expect.stringContaining('cannot read')]);
    expect(stored).toEqual([]);
  });

  test('keeps what was typed where it could not be stored', async () => {
    make({ inbox: inboxThat(() => Promise.reject(new Error('ENOSPC: no space left on device'))) });
    const response = await send('/contact-us', ENQUIRY_TYPED);
    const answer = read(response.body);
    expect([response.statusCode, answer.problems]).toEqual([507, [expect.stringContaining('could not save')]]);
    expect(answer.typed).toEqual(ENQUIRY_TYPED);
  });
});

test('the server takes such forms only on pages that were built for it', async () => {
  expect((await send('/about-us', ENQUIRY_TYPED)).statusCode).toBe(405);
  writeFiles(server.folder, { 'plain-forms.json': '{}' });
  make();
  expect((await send('/contact-us', ENQUIRY_TYPED)).statusCode).toBe(405);
});

test('the server does not start where such forms would need a captcha, which nobody could solve', () => {
  const checkCaptcha = vi.fn(async () => true);
  expect(() => make({ checkCaptcha })).toThrow('Unset HCAPTCHA_SECRET, or build without PLAIN_FORMS.');
});
