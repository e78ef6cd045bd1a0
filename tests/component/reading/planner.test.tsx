import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { goTo } from '../../fixtures/component/address.ts';
import { datesAt, openPlanner, planner, recordDownloads } from '../../fixtures/component/planner.tsx';
import { switchOff, textsAt } from '../../fixtures/component/visitor.ts';
import { startBehaviours } from '../../fixtures/stories/mount.ts';

beforeEach(async () => {
  vi.setSystemTime('2026-11-20T10:00:00Z');
  await openPlanner();
});

test('the planner shows a bureau its dates by month, each with its source, and first a step whose day has passed', async () => {
  await planner.planBureau();
  await expect.element(planner.year).toHaveFocus();
  await expect.element(planner.summary).toHaveTextContent('12 dates from 20 November 2026 to 19 November 2027');
  expect(datesAt('[data-planner-list] time')).toEqual(
    '2026-11-20 2026-11-30 2027-02-01 2027-02-28 2027-03-01 2027-05-01 2027-05-24 2027-05-31 2027-07-01 2027-09-06 2027-09-30 2027-11-01'.split(
      ' ',
    ),
  );
  expect(textsAt('[data-planner-list] h3')).toEqual([
    'November 2026',
    ...['February', 'March', 'May', 'July', 'September', 'November'].map((month) => `${month} 2027`),
  ]);
  const last = page.getByRole('listitem').filter({ hasText: 'Mon, 31 May 2027' });
  await expect.element(last).toHaveTextContent(/HMRC declaration and fee due Must/);
  await expect.element(last).toHaveTextContent(/No business day\. Pay and send by 28 May 2027\./);
  const source = last.getByRole('link', { name: 'HMRC manual, ECSH45851' });
  await expect.element(source).toHaveAttribute('href', expect.stringMatching(/ecsh45851$/));
  await planner.changeDue('2026-12-01');
  const [missed] = textsAt('[data-planner-list] li');
  expect(missed).toMatch(/Start on the HMRC declaration.*This was for 1 September 2026\. Do it now\./s);
});

test('the planner shows how binding a rule is before the rule is ticked, and at each of its dates afterwards', async () => {
  const declaration = planner.rule('HMRC annual declaration and fee');
  expect(planner.marksOf(declaration)).toEqual(['Must']);
  await declaration.click();
  expect(planner.marksOf(declaration)).toEqual(['We suggest', 'Expect', 'We suggest', 'Must']);
});

test('the planner hides the rules of other kinds of firm, and keeps the visitor’s own ticks', async () => {
  expect(planner.ruleHeading(/^FSA05/).elements()).toHaveLength(2);
  await planner.firm(/Small payment institution, remittance only/).click();
  await expect.element(planner.ruleHeading(/^FSA056/)).not.toBeInTheDocument();
  await expect.element(planner.rule('Safeguarding return')).not.toBeChecked();
  await planner.firm(/Authorised payment institution, remittance only/).click();
  await expect.element(planner.ruleHeading(/^FSA057/)).not.toBeInTheDocument();
  await expect.element(planner.rule('Safeguarding return')).toBeChecked();
  await expect.element(planner.rule('Firm details confirmed')).not.toBeChecked();
  await planner.rule('Safeguarding return').click();
  await page.getByLabelText('Accounting reference date').fill('2027-03-31');
  await planner.rule('Firm details confirmed').click();
  await expect.element(page.getByLabelText('Firm details next due')).toBeVisible();
  await expect.element(planner.rule('Safeguarding return')).not.toBeChecked();
});

test('the planner asks for a ticked rule, and for each missing date beside its field, the first of which is focused', async () => {
  await planner.workOut();
  await expect.element(page.getByText('Tick at least one rule.')).toHaveAttribute('role', 'alert');
  await planner.firm(/HMRC alone/).click();
  await planner.workOut();
  await expect.element(planner.due).toHaveFocus();
  await expect.element(planner.due).toHaveAccessibleDescription(/Enter a date, or take the tick away\.$/);
  await expect.element(planner.due).toHaveAttribute('aria-invalid', 'true');
  await expect.element(planner.riskReview).toHaveAccessibleDescription(/Enter a date, or take the tick away\.$/);
  await expect.element(planner.year).not.toBeInTheDocument();
  for (const name of ['HMRC annual declaration and fee', 'Risk assessment reviewed', 'Training log looked through'])
    await planner.rule(name).click();
  await planner.workOut();
  await expect.element(planner.summary).toHaveTextContent('6 dates from 20 November 2026 to 19 November 2027');
  await expect.element(planner.due).not.toHaveAttribute('aria-invalid');
});

test('the planner plans without an optional date, and says that it is left out', async () => {
  await planner.rule('FSA057, the yearly return of small payment institutions').click();
  await planner.workOut();
  await expect.element(planner.summary).toHaveTextContent('2 dates from 20 November 2026 to 19 November 2027');
  await expect.element(page.getByText('Left out, because its field is empty: Next FSA057 due')).toBeVisible();
});

test('a changed date from which nothing falls in the year is queried at once, and its rule still named', async () => {
  await planner.planBureau();
  await planner.changeDue('2207-05-31');
  await expect
    .element(planner.due)
    .toHaveAccessibleDescription(/From this date nothing falls in the next twelve months\. Is the year right\?$/);
  await expect.element(planner.due).not.toHaveAttribute('aria-invalid');
  await expect
    .element(planner.summary)
    .toHaveTextContent('8 dates from 20 November 2026 to 19 November 2027. One ticked rule has no date in this year.');
  const without = page.getByRole('heading', { name: 'No date in this year' });
  await expect.element(without).toBeVisible();
  expect(without.element().nextElementSibling?.textContent).toBe('HMRC annual declaration and fee');
  await planner.changeDue('2027-05-31');
  await expect.element(without).not.toBeInTheDocument();
  await expect.element(planner.due).toHaveAccessibleDescription('The date in your HMRC online account.');
  await planner.rule('FATF lists read again').click();
  await expect.element(planner.summary).toHaveTextContent('9 dates from 20 November 2026 to 19 November 2027');
});

test('the planner offers an .ics file with the chosen reminders', async () => {
  const { names, files } = recordDownloads();
  await planner.planBureau();
  await page.getByRole('checkbox', { name: '1 week before' }).click();
  await page.getByRole('checkbox', { name: '30 days before' }).click();
  await page.getByRole('button', { name: 'Download for your calendar' }).click();
  await expect.poll(() => names).toEqual(['compliance-calendar.ics']);
  expect(files.map(({ type }) => type)).toEqual(['text/calendar;charset=utf-8']);
  // What the lines of such a file mean is tested with another program’s parser, without a browser.
  const events = ((await files[0]?.text()) ?? '').split('BEGIN:VEVENT').slice(1);
  expect(events).toHaveLength(12);
  const event = events.find((lines) => lines.includes('SUMMARY:HMRC declaration and fee due'));
  expect(event).toMatch(/UID:hmrc-declaration-3-2027-05-31@.*DTSTART;VALUE=DATE:20270531/s);
  expect(event?.match(/\d{8}T\d{6}Z$/gm)).toEqual(expect.arrayContaining(['20270501T080000Z', '20270531T080000Z']));
  const advice = events
    .find((lines) => lines.includes('SUMMARY:Start on the HMRC declaration'))
    ?.replaceAll('\r\n ', '');
  expect(advice).toMatch(/The association suggests this step\. Source of the duty: HMRC manual/);
});

test('answers are kept only if asked, restored on the next visit, and deleted when that is taken back', async () => {
  await planner.planBureau();
  expect(planner.stored()).toBeNull();
  await planner.keep.click();
  await openPlanner();
  await expect.element(planner.keep).toBeChecked();
  await expect.element(planner.firm(/HMRC alone/)).toBeChecked();
  await expect.element(planner.due).toHaveValue('2027-05-31');
  await expect.element(planner.ruleHeading(/^FSA056/)).not.toBeInTheDocument();
  await planner.keep.click();
  expect(planner.stored()).toBeNull();
});

test('an address that names a kind of firm chooses it, and not the one that was kept', async () => {
  await planner.firm(/HMRC alone/).click();
  await planner.keep.click();
  goTo('firm=api');
  await openPlanner();
  await expect.element(planner.firm(/Authorised payment institution, remittance/)).toBeChecked();
  await expect.element(planner.rule('Safeguarding return')).toBeChecked();
});

test('answers are kept too if that was asked for before the script had loaded', async () => {
  await openPlanner({ started: false });
  await planner.keep.click();
  expect(planner.stored()).toBeNull();
  await startBehaviours(document.body);
  expect(planner.stored()).toContain('keep=yes');
});

test('the planner still plans a year with storage switched off', async () => {
  switchOff('localStorage');
  await openPlanner();
  await planner.keep.click();
  await planner.planBureau();
  await expect.element(planner.year).toBeVisible();
});

test('the planner prints when asked, and is sent by Enter in a field', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await planner.planBureau();
  await page.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
  await planner.changeDue('2027-06-30');
  planner.due.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(planner.year).toHaveFocus();
});
