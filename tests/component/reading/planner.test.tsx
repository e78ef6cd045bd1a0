import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../fixtures/component/show.tsx';
import { switchOff } from '../../fixtures/component/visitor.ts';
import { SamplePlanner } from '../../fixtures/readers.tsx';

const KEY = 'compliancePlanner';

const due = page.getByLabelText('Next declaration and fee due');
const riskReview = page.getByLabelText('Next review of the risk assessment');
const year = page.getByRole('heading', { name: 'Your year' });
const keep = page.getByRole('checkbox', { name: 'Keep what I entered on this device' });
const firm = (name: RegExp) => page.getByRole('radio', { name });
const rule = (name: string) => page.getByRole('checkbox', { name, exact: true });
const ruleHeading = (name: RegExp) => page.getByRole('heading', { level: 3, name });
const workOut = () => page.getByRole('button', { name: 'Work out my dates' }).click();
const says = (summary: string) => expect.element(page.getByRole('status')).toHaveTextContent(summary);
const isLeftOut = (locator: typeof due) => expect.element(locator).not.toBeInTheDocument();

const open = () => show(<SamplePlanner />);

/** Fills in every field that a currency exchange bureau needs. */
async function planBureau(): Promise<void> {
  await firm(/HMRC alone/).click();
  await due.fill('2027-05-31');
  await riskReview.fill('2027-02-01');
  await page.getByLabelText('Next look at the training log').fill('2027-09-06');
  await workOut();
}

/** Changes a date as a visitor who leaves its field. */
async function change(value: string): Promise<void> {
  await due.fill(value);
  due.element().dispatchEvent(new Event('change', { bubbles: true }));
}

beforeEach(async () => {
  vi.setSystemTime('2026-11-20T10:00:00Z');
  await open();
});

describe('the compliance calendar', () => {
  test('shows a bureau the dates of its year in order, by month, each with its source', async () => {
    await planBureau();
    await expect.element(year).toHaveFocus();
    await says('9 dates from 20 November 2026 to 19 November 2027');
    const list = document.querySelector('[data-planner-list]');
    expect([...(list?.querySelectorAll('time') ?? [])].map(({ dateTime }) => dateTime)).toEqual(
      '2027-02-01 2027-02-28 2027-03-01 2027-05-01 2027-05-24 2027-05-31 2027-07-01 2027-09-06 2027-11-01'.split(' '),
    );
    expect([...(list?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent)).toEqual(
      ['February', 'March', 'May', 'July', 'September', 'November'].map((month) => `${month} 2027`),
    );
    const last = page.getByRole('listitem').filter({ hasText: 'Mon, 31 May 2027' });
    await expect.element(last).toHaveTextContent(/HMRC declaration and fee due Must/);
    const source = last.getByRole('link', { name: 'HMRC manual, ECSH45851' });
    await expect.element(source).toHaveAttribute('href', expect.stringMatching(/ecsh45851$/));
  });

  test('hides the rules of other kinds of firm, and keeps the visitor’s own ticks', async () => {
    expect(ruleHeading(/^FSA05/).elements()).toHaveLength(2);
    await firm(/Small payment institution/).click();
    await isLeftOut(ruleHeading(/^FSA056/));
    await expect.element(rule('Safeguarding return')).not.toBeChecked();
    await firm(/Authorised payment institution/).click();
    await isLeftOut(ruleHeading(/^FSA057/));
    await expect.element(rule('Safeguarding return')).toBeChecked();
    await expect.element(rule('Firm details confirmed')).not.toBeChecked();
    await rule('Safeguarding return').click();
    await page.getByLabelText('Accounting reference date').fill('2027-03-31');
    await rule('Firm details confirmed').click();
    await expect.element(page.getByLabelText('Firm details next due')).toBeVisible();
    await expect.element(rule('Safeguarding return')).not.toBeChecked();
  });

  test('asks for each missing date beside its field, focuses the first one, and needs none without its rule', async () => {
    await firm(/HMRC alone/).click();
    await workOut();
    await expect.element(due).toHaveFocus();
    await expect.element(due).toHaveAccessibleDescription(/Enter a date, or take the tick away\.$/);
    await expect.element(due).toHaveAttribute('aria-invalid', 'true');
    await expect.element(riskReview).toHaveAccessibleDescription(/Enter a date, or take the tick away\.$/);
    await isLeftOut(year);
    for (const name of ['HMRC annual declaration and fee', 'Risk assessment reviewed', 'Training log looked through'])
      await rule(name).click();
    await workOut();
    await says('3 dates from 20 November 2026 to 19 November 2027');
    await expect.element(due).not.toHaveAttribute('aria-invalid');
  });

  test('asks for at least one ticked rule', async () => {
    await workOut();
    await expect.element(page.getByText('Tick at least one rule.')).toHaveAttribute('role', 'alert');
    await isLeftOut(year);
  });

  test('plans without an optional date, and says that it is left out', async () => {
    await rule('FSA057, the yearly return of small payment institutions').click();
    await workOut();
    await says('2 dates from 20 November 2026 to 19 November 2027');
    await expect.element(page.getByText('Left out, because its field is empty: Next FSA057 due')).toBeVisible();
  });

  test('follows the form, queries a date from which nothing falls in the year, and still names its rule', async () => {
    await planBureau();
    await change('2207-05-31');
    await expect
      .element(due)
      .toHaveAccessibleDescription(/From this date nothing falls in the next twelve months\. Is the year right\?$/);
    await expect.element(due).not.toHaveAttribute('aria-invalid');
    await says('5 dates from 20 November 2026 to 19 November 2027. One ticked rule has no date in this year.');
    const without = page.getByRole('heading', { name: 'No date in this year' });
    await expect.element(without).toBeVisible();
    expect(without.element().nextElementSibling?.textContent).toBe('HMRC annual declaration and fee');
    await change('2027-05-31');
    await isLeftOut(without);
    await expect.element(due).toHaveAccessibleDescription('The date in your HMRC online account.');
    await rule('FATF lists read again').click();
    await says('6 dates from 20 November 2026 to 19 November 2027');
  });

  test('offers an .ics file with the chosen reminders', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:sample';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await planBureau();
    await page.getByRole('checkbox', { name: '1 week before' }).click();
    await page.getByRole('checkbox', { name: '30 days before' }).click();
    await page.getByRole('button', { name: 'Download for your calendar' }).click();
    expect(names).toEqual(['compliance-calendar.ics']);
    expect(files.map(({ type }) => type)).toEqual(['text/calendar;charset=utf-8']);
    // What the lines of such a file mean is tested with another program’s parser, without a browser.
    const events = ((await files[0]?.text()) ?? '').split('BEGIN:VEVENT').slice(1);
    expect(events).toHaveLength(9);
    const event = events.find((lines) => lines.includes('SUMMARY:HMRC declaration and fee due'));
    expect(event).toContain('DTSTART;VALUE=DATE:20270531');
    expect(event).toMatch(/UID:hmrc-declaration-3-2027-05-31@/);
    expect(event?.match(/TRIGGER:.*/g)).toEqual(['TRIGGER:-P29DT15H', 'TRIGGER:PT9H']);
  });

  test('stores answers only if asked, restores them on the next visit, and deletes them when unticked', async () => {
    await planBureau();
    expect(localStorage.getItem(KEY)).toBeNull();
    await keep.click();
    await open();
    await expect.element(keep).toBeChecked();
    await expect.element(firm(/HMRC alone/)).toBeChecked();
    await expect.element(due).toHaveValue('2027-05-31');
    await isLeftOut(ruleHeading(/^FSA056/));
    await keep.click();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('still plans a year with storage switched off', async () => {
    switchOff('localStorage');
    await open();
    await keep.click();
    await planBureau();
    await expect.element(year).toBeVisible();
  });

  test('prints when asked, and is sent by Enter in a field', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await planBureau();
    await page.getByRole('button', { name: 'Print' }).click();
    expect(print).toHaveBeenCalledOnce();
    await change('2027-06-30');
    due.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(year).toHaveFocus();
  });
});
