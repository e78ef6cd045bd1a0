import { withDatabase } from '#scripts/inbox/database.ts';
import { selectForms } from '#scripts/inbox/forms.ts';
import { APPLICATION, APPLICATION_SENT, ENQUIRY, ENQUIRY_SENT } from '../fixtures/answers.ts';
import { accepts, elsewhere, refuses, reply } from '../fixtures/browser/elsewhere.ts';
import { expect, test, type Visitor } from './visitor.ts';

/**
 * Fills in a form only by the keyboard, where its captcha cannot be reached; gives the email
 * address that was entered.
 */
async function fillIn(form: Visitor, { City = '', ...answers }: Record<string, string>): Promise<string> {
  const Email = `engines-${Date.now()}@firm.example`;
  // The City field is the last but one of both forms.
  for (const [label, text] of Object.entries({ ...answers, Email }).toSpliced(-1, 0, ['City', City])) {
    await form.fill([/^(Title|City)$/.test(label) ? 'combobox' : 'textbox', new RegExp(`^${label}`)], text);
    if (label !== 'City') continue;
    await form.sees('option', new RegExp(`^${City}`));
    await form.strike('ArrowDown', 'Enter');
  }
  await form.within('alert', /^The captcha could not be loaded\./).sees('link', /@/);
  return Email;
}

/** What the server has kept of the form that was sent with an email address. */
const kept = (email: string) =>
  withDatabase('test-results/inbox', (database) => selectForms(database)).filter(
    ({ payload }) => payload.email === email,
  );

test('join: an application is completed and sent with the keyboard alone', async ({ visit }) => {
  const page = await visit('/become-a-member');
  const form = page.within('form', 'Membership Form');
  await form.reach('radio', /^MSB Member/, 'Enter');
  const problems = form.within('alert', /^There is a problem/);
  await problems.sees('link', /./);
  await page.strike('Tab');
  await problems.sees('link', /./, { focused: true });
  await form.reach('radio', /^MSB Member/, 'ArrowDown');
  await form.sees('radio', /^Affiliate Member/, { checked: true });
  const email = await fillIn(form, APPLICATION);
  await form.reach('checkbox', /Privacy Policy/, ' ');
  await form.reach('button', 'Submit application', 'Enter');
  await page.isAt('/member-success');
  await page.within('region', 'What you sent').sees('button', 'Remove this copy');
  expect(kept(email)).toMatchObject([{ form: 'membership', payload: { ...APPLICATION_SENT, email } }]);
  await page.goBack();
  await form.sees('textbox', 'Email', { value: '' });
});

test('ask: an enquiry is kept while the page is left and can then be sent', async ({ visit }) => {
  const page = await visit('/contact-us');
  const form = page.within('form', 'Submit an Enquiry');
  const email = await fillIn(form, ENQUIRY);
  await page.within('contentinfo', /./).press('link', 'Privacy policy');
  await page.isAt('/privacy-policy');
  await page.goBack();
  await form.sees('textbox', 'Email', { value: email });
  await form.reach('button', 'Send enquiry', 'Enter');
  await page.within('region', /^Notifications/).sees('listitem', 'Form submitted successfully!');
  await form.sees('textbox', 'Message', { value: '' });
  expect(kept(email)).toMatchObject([{ form: 'contact', payload: { ...ENQUIRY_SENT, email } }]);
});

test.extend(elsewhere)('both forms reach an API on another origin, through its faults', async ({ visit, api }) => {
  const page = await visit('/contact-us');
  const enquiry = page.within('form', 'Submit an Enquiry');
  const sent = { ...ENQUIRY_SENT, email: await fillIn(enquiry, ENQUIRY) };
  for (const [answer, said] of [
    [refuses(400, 'Sample refusal'), 'Sample refusal'],
    [reply(302, '', { Location: '/elsewhere' }), 'Something went wrong. Please try again.'],
    [accepts(), 'Form submitted successfully!'],
  ] as const) {
    await enquiry.reach('button', 'Send enquiry', 'Enter');
    await api.answer(answer);
    await page.within('region', /^Notifications/).sees('listitem', said);
  }
  expect(api.bodies).toEqual([sent, sent, sent]);
  expect(api.asked[0]).toMatch(/^OPTIONS /);
  await page.open('/become-a-member');
  const application = page.within('form', 'Membership Form');
  await fillIn(application, APPLICATION);
  await application.reach('checkbox', /Privacy Policy/, ' ');
  await application.reach('button', 'Submit application', 'Enter');
  await api.answer(accepts('MSB-2026-0001'));
  await page.isAt('/member-success');
  await page.sees('p', /MSB-2026-0001/);
});

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('menus: they open, lead on and close with Escape', async ({ visit, viewport }) => {
      const [button, ...opened] = viewport?.width === 390 ? ['Menu', 'Become a Member'] : ['Become a Member'];
      const page = await visit('/about-us');
      await page.open('/about-us');
      await page.strike('Tab');
      await page.sees('link', 'Skip to content', { focused: true });
      await page.strike('Enter');
      await page.isAt('/about-us#main');
      const header = page.within('banner', /./);
      for (const pressed of [button, ...opened]) await header.press('button', pressed);
      await header.sees('link', 'Membership Form');
      await page.strike('Tab', 'Escape');
      await header.seesNo('link', 'Membership Form');
      await header.sees('button', button, { focused: true });
      await page.strike('Enter');
      for (const pressed of opened) await header.press('button', pressed);
      await header.press('link', 'Membership Form');
      await page.isAt('/become-a-member#membership-form');
      await header.seesNo('link', 'Membership Form');
    });

    test('calendar: stepping through months, weeks and days leads to an event', async ({ visit, viewport }) => {
      const page = await visit('/eventcalander#calendar');
      await page.sees('heading', /^\w+ \d{4}$/);
      const [month = ''] = await page.names('heading', /^\w+ \d{4}$/);
      for (const button of ['Next', 'Next', 'Previous']) await page.press('button', button);
      await page.seesNo('heading', month);
      // On a phone, a week or a day without events has no grid.
      const isWide = viewport?.width === 1280;
      await page.press('button', 'Week');
      if (isWide) await page.sees('columnheader', /^\w+,? \d+$/);
      await page.press('button', 'Day');
      if (isWide) await page.sees('columnheader', /^\w+day,? \d+ \w+$/);
      // A day without events offers the next one that has some, or the last.
      for (const goTo of await page.names('button', /^(Next|Last) event/)) await page.press('button', goTo);
      const grid = page.within('grid', /./);
      await grid.sees('link', /./);
      const [event = ''] = await grid.names('link', /./);
      await grid.press('link', event);
      await page.seesNo('grid', /./);
      await page.sees('contentinfo', /./);
    });

    test('lightbox: pictures of one kind are shown one after the other', async ({ visit }) => {
      const page = await visit('/photos2025');
      await page.press('link', /^Refreshment \d+$/);
      await page.seesNo('link', /^Other, picture/);
      const [first = ''] = await page.names('link', /^Refreshment, picture 1 /);
      await page.press('link', first);
      const lightbox = page.within('dialog', 'Pictures');
      await lightbox.sees('group', /^1 of \d+$/);
      await lightbox.press('button', 'Previous');
      await lightbox.sees('group', /^(\d+) of \1$/);
      await page.strike('ArrowRight');
      await lightbox.sees('group', /^1 of \d+$/);
      await page.strike('Escape');
      await page.sees('link', first, { focused: true });
      await page.seesNo('link', /^Other, picture/);
    });
  });

test('search: its shortcut leads to a result', async ({ visit }) => {
  const page = await visit('/about-us');
  await page.strike('Control+k');
  await page.isAt('/search');
  await page.strike('Tab', 'Control+k');
  await page.sees('searchbox', 'Search this website', { focused: true });
  await page.goBack();
  await page.isAt('/about-us');
  await page.strike('Control+k');
  await page.sees('searchbox', 'Search this website', { focused: true });
  await page.type('money');
  await page.sees('status', /^\d+ results for “money”$/);
  await page.press('button', 'Show more results');
  await page.sees('link', /./, { focused: true });
  await page.strike('Enter');
  await page.seesNo('heading', 'Everything');
});

test('films: they are shown one after the other', async ({ visit }) => {
  const page = await visit('/');
  const [tile = ''] = await page.names('link', /^Play/);
  await page.press('link', tile);
  const dialog = page.within('dialog', 'Video');
  await dialog.sees('p', /^1 of \d+$/);
  await dialog.press('button', 'Next');
  await dialog.sees('p', /^2 of \d+$/);
  await page.strike('Escape');
  await page.sees('link', tile, { focused: true });
});

test('compliance calendar: the dates of a kind of firm are worked out', async ({ visit }) => {
  const page = await visit('/compliance-calendar');
  const [firm = ''] = await page.names('radio', /./);
  await page.press('radio', firm);
  await page.sees('radio', firm, { checked: true });
  await page.press('button', /^Work out/);
  await page.sees('heading', /year|dates/i, { focused: true });
  await page.sees('listitem', /^\w+, \d+ \w+ \d{4}/);
});

test('guide: a tick is kept until the keyboard removes it', async ({ visit }) => {
  const path = '/how-to-prepare-for-an-hmrc-audit';
  const page = await visit(path);
  const [item = ''] = await page.names('checkbox', /./);
  await page.reach('checkbox', item, ' ');
  await page.sees('status', /^1 of \d+ done$/);
  await page.open(path);
  await page.sees('checkbox', item, { checked: true });
  await page.reach('button', 'Reset', 'Enter');
  await page.sees('checkbox', item, { checked: false, focused: true });
});

test('cookies: a refusal can be changed with the keyboard alone', async ({ visit }) => {
  const page = await visit('/about-us');
  await page.reach('button', 'Cookie settings', 'Enter');
  await page.sees('dialog', /./, { focused: true });
  await page.reach('switch', 'Analytics', ' ');
  await page.reach('button', 'Save Preferences', 'Enter');
  await page.sees('button', 'Cookie settings', { focused: true });
  await page.open('/about-us');
  await page.seesNo('dialog', /./);
  await page.press('button', 'Cookie settings');
  await page.sees('switch', 'Analytics', { checked: true });
});
