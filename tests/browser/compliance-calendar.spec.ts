import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { expect, type Page, test } from './fixtures.ts';

const PATH = '/compliance-calendar';
const KEY = 'compliancePlanner';

const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const workOut = (page: Page) => page.getByRole('button', { name: 'Work out my dates' }).click();
const ruleOf = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const planned = (page: Page) => page.getByRole('status');

/** Fills in every field that a currency exchange bureau needs. */
async function planBureau(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /HMRC alone/ }).check();
  await page.getByLabel('Next declaration and fee due').fill('2027-05-31');
  await page.getByLabel('Next review of the risk assessment').fill('2027-02-01');
  await page.getByLabel('Next look at the training log').fill('2027-09-06');
  await workOut(page);
}

test.describe('the compliance calendar', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T10:00:00Z');
    await page.goto(PATH);
    // The form shows once its script has started.
    await expect(page.getByRole('button', { name: 'Work out my dates' })).toBeEnabled();
  });

  test('shows a bureau the dates of its year in order, by month', async ({ page }) => {
    await planBureau(page);
    await expect(page.getByRole('heading', { name: 'Your year' })).toBeFocused();
    await expect(planned(page)).toHaveText('9 dates from 20 November 2026 to 19 November 2027');
    const dates = await page
      .locator('[data-planner-list] time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(dates).toEqual([
      '2027-02-01',
      '2027-02-28',
      '2027-03-01',
      '2027-05-01',
      '2027-05-24',
      '2027-05-31',
      '2027-07-01',
      '2027-09-06',
      '2027-11-01',
    ]);
    const may = page
      .getByRole('listitem')
      .filter({ hasText: 'HMRC declaration and fee due' })
      .filter({ has: page.locator('time') });
    await expect(may).toContainText('Mon, 31 May 2027');
    await expect(may).toContainText('Must');
    await expect(may.getByRole('link', { name: 'HMRC manual, ECSH45851' })).toHaveAttribute('href', /ecsh45851$/);
  });

  test('hides rules that don’t apply to the chosen kind of firm, and keeps the visitor’s own ticks', async ({
    page,
  }) => {
    await expect(page.getByRole('heading', { name: /^FSA05/ })).toHaveCount(2);
    await page.getByRole('radio', { name: /Small payment institution/ }).check();
    await expect(page.getByRole('heading', { name: /^FSA056/ })).toBeHidden();
    await expect(ruleOf(page, 'Safeguarding return')).not.toBeChecked();
    await page.getByRole('radio', { name: /Authorised payment institution/ }).check();
    await expect(page.getByRole('heading', { name: /^FSA057/ })).toBeHidden();
    await expect(ruleOf(page, 'Safeguarding return')).toBeChecked();
    await expect(ruleOf(page, 'Firm details confirmed')).not.toBeChecked();
    await ruleOf(page, 'Safeguarding return').uncheck();
    await page.getByLabel('Accounting reference date').fill('2027-03-31');
    await ruleOf(page, 'Firm details confirmed').check();
    await expect(page.getByLabel('Firm details next due')).toBeVisible();
    await expect(ruleOf(page, 'Safeguarding return')).not.toBeChecked();
  });

  test('asks for each missing date beside its field, and focuses the first such field', async ({ page }) => {
    await page.getByRole('radio', { name: /HMRC alone/ }).check();
    await workOut(page);
    const due = page.getByLabel('Next declaration and fee due');
    await expect(due).toBeFocused();
    await expect(due).toHaveAccessibleDescription(
      'The date in your HMRC online account. Enter a date, or take the tick away.',
    );
    await expect(page.getByRole('heading', { name: 'Your year' })).toBeHidden();
    for (const name of ['HMRC annual declaration and fee', 'Risk assessment reviewed', 'Training log looked through'])
      await ruleOf(page, name).uncheck();
    await workOut(page);
    await expect(planned(page)).toHaveText('3 dates from 20 November 2026 to 19 November 2027');
  });

  test('asks for at least one ticked rule', async ({ page }) => {
    await workOut(page);
    await expect(page.getByRole('alert')).toHaveText('Tick at least one rule.');
    await expect(page.getByRole('heading', { name: 'Your year' })).toBeHidden();
  });

  test('plans without an optional date, and says that it is left out', async ({ page }) => {
    await ruleOf(page, 'FSA057, the yearly return of small payment institutions').check();
    await workOut(page);
    await expect(planned(page)).toHaveText('2 dates from 20 November 2026 to 19 November 2027');
    await expect(page.getByText('Left out, because its field is empty: Next FSA057 due')).toBeVisible();
  });

  test('queries a date from which nothing falls in the year, and still names its rule in the result', async ({
    page,
  }) => {
    await planBureau(page);
    const due = page.getByLabel('Next declaration and fee due');
    await due.fill('2207-05-31');
    await due.blur();
    const question = 'From this date nothing falls in the next twelve months. Is the year right?';
    await expect(due).toHaveAccessibleDescription(`The date in your HMRC online account. ${question}`);
    await expect(due).not.toHaveAttribute('aria-invalid');
    await expect(planned(page)).toHaveText(
      '5 dates from 20 November 2026 to 19 November 2027. One ticked rule has no date in this year.',
    );
    const without = page.locator('[data-planner-without]');
    await expect(without.getByRole('heading')).toHaveText('No date in this year');
    await expect(without.getByRole('listitem')).toHaveText(['HMRC annual declaration and fee']);
    await due.fill('2027-05-31');
    await due.blur();
    await expect(without).toBeHidden();
    await expect(due).toHaveAccessibleDescription('The date in your HMRC online account.');
  });

  test('updates the year as the form changes', async ({ page }) => {
    await planBureau(page);
    await ruleOf(page, 'FATF lists read again').uncheck();
    await expect(planned(page)).toHaveText('6 dates from 20 November 2026 to 19 November 2027');
  });

  test('offers an .ics file with the chosen reminders, which another program can read', async ({ page }) => {
    await planBureau(page);
    await page.getByRole('checkbox', { name: '1 week before' }).uncheck();
    await page.getByRole('checkbox', { name: '30 days before' }).check();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download for your calendar' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('compliance-calendar.ics');
    const calendar = new ICAL.Component(ICAL.parse(readFileSync(await file.path(), 'utf8')));
    const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
    expect(events).toHaveLength(9);
    const due = events.find(({ summary }) => summary === 'HMRC declaration and fee due');
    expect(due?.startDate.toString()).toBe('2027-05-31');
    expect(due?.startDate.isDate).toBe(true);
    expect(due?.uid).toMatch(/^hmrc-declaration-3-2027-05-31@/);
    const triggers = due?.component
      .getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger')));
    expect(triggers).toEqual(['-P29DT15H', 'PT9H']);
  });

  test('stores answers only if asked, restores them on the next visit, and deletes them when unticked', async ({
    page,
  }) => {
    await planBureau(page);
    expect(await kept(page)).toBeNull();
    const keep = page.getByRole('checkbox', { name: 'Keep what I entered on this device' });
    await keep.check();
    await page.reload();
    await expect(keep).toBeChecked();
    await expect(page.getByRole('radio', { name: /HMRC alone/ })).toBeChecked();
    await expect(page.getByLabel('Next declaration and fee due')).toHaveValue('2027-05-31');
    await expect(page.getByRole('heading', { name: /^FSA056/ })).toBeHidden();
    await keep.uncheck();
    expect(await kept(page)).toBeNull();
  });

  test('works by keyboard alone', async ({ page }) => {
    await page.getByRole('radio', { name: /HMRC alone/ }).focus();
    await page.keyboard.press('Space');
    await page.getByLabel('Next declaration and fee due').focus();
    // This date is the same whether the browser's date field begins with the day or with the month.
    await page.keyboard.type('03032027');
    await expect(page.getByLabel('Next declaration and fee due')).toHaveValue('2027-03-03');
    for (const name of ['Risk assessment reviewed', 'Training log looked through']) {
      await ruleOf(page, name).focus();
      await page.keyboard.press('Space');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your year' })).toBeFocused();
  });

  test('prints the rules before a year is planned, and only the year afterwards', async ({ page }) => {
    const rules = page.getByRole('heading', { name: 'HMRC annual declaration and fee' });
    await page.emulateMedia({ media: 'print' });
    await expect(rules).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await planBureau(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Your year' })).toBeVisible();
    await expect(rules).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });
});

test.describe('with storage switched off', () => {
  test('the compliance calendar still plans a year', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto(PATH);
    await page.getByRole('checkbox', { name: 'Keep what I entered on this device' }).check();
    await planBureau(page);
    await expect(page.getByRole('heading', { name: 'Your year' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the compliance calendar lists its rules with their sources, and says that planning needs JavaScript', async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(page.getByText('needs JavaScript, which is switched off here')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'HMRC annual declaration and fee' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'HMRC manual, ECSH45851' })).toBeVisible();
    await expect(page.getByText('3 months before')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Work out my dates' })).toBeHidden();
    await expect(page.getByLabel('Next declaration and fee due')).toBeHidden();
  });
});
