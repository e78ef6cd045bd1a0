import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { complianceCalendar } from '#content/pages/compliance-calendar.ts';
import { openPlanner, planner, recordDownloads } from '../../fixtures/component/planner.tsx';
import { boxOf, fillSilently, goTo, inAnotherTab, switchOff, textsAt } from '../../fixtures/component/visitor.ts';
import { startBehaviours } from '../../fixtures/stories/mount.ts';

beforeEach(async () => {
  vi.setSystemTime('2026-11-20T10:00:00Z');
  await openPlanner();
});

const rows = page.getByRole('listitem');

test('the planner asks only for the kind of firm, and leads to it', async () => {
  await planner.workOut();
  await expect.element(page.getByText('Choose your kind of firm.')).toHaveAttribute('role', 'alert');
  await expect.element(planner.firm(/HMRC alone/)).toHaveFocus();
  await expect.element(planner.year).not.toBeInTheDocument();
});

test('the planner shows the next three dates in rows, then whom to ask for what isn’t known, then the rest by duty', async () => {
  await planner.firm(/Authorised payment institution, remittance only/).click();
  await planner.workOut();
  await expect.element(planner.year).toHaveFocus();
  const next = [...document.querySelectorAll<HTMLTimeElement>('[data-planner-next] time')];
  expect(next.map(({ dateTime }) => dateTime)).toEqual(['2026-11-20', '2026-11-20', '2026-11-30']);
  const rest = textsAt('[data-planner-rest] li');
  expect(rest[0]).toMatch(/^Ask HMRC: your account shows it\s*HMRC declaration and fee due Must/);
  expect(rest).toContainEqual(
    expect.stringMatching(/^Ask the FCA: your account shows it\s*REP018 due, Last yearly complaints return due Must/),
  );
  expect(rest.filter((row) => row?.includes('Safeguarding return due'))).toEqual([
    expect.stringMatching(/^Mon, 21 Dec 2026, then 22 Jan, 19 Feb, 19 Mar, 21 Apr/),
  ]);
});

test('the whole year of any firm takes one screen of a computer, and two of a telephone', async () => {
  for (const { value } of complianceCalendar.firm.options) {
    goTo(`firm=${value}`);
    await openPlanner();
    await document.fonts.ready;
    for (const [width, height, screens] of [
      [1280, 800, 1],
      [390, 844, 2],
    ] as const) {
      await page.viewport(width, height);
      const { top } = boxOf(planner.year);
      const bottom = document.querySelector('[data-planner-rest]')?.getBoundingClientRect().bottom ?? Infinity;
      // The sticky header covers what lies above the heading.
      expect(bottom - top).toBeLessThan(height * screens - 112);
    }
  }
});

test('a link of the year leads to the field of a date, which puts the date, its steps and its source into the year', async () => {
  await planner.firm(/HMRC alone/).click();
  await planner.workOut();
  await page.getByRole('link', { name: 'HMRC declaration and fee due' }).click();
  await expect.element(planner.due).toHaveFocus();
  await planner.due.fill('2027-05-31');
  await expect.element(planner.summary).toHaveTextContent('12 dates, 20 November 2026 to 19 November 2027');
  const due = rows.filter({ hasText: 'Mon, 31 May 2027' });
  await expect.element(due).toHaveTextContent(/HMRC declaration and fee due Must/);
  await expect.element(due).toHaveTextContent(/No business day\. Pay and send by 28 May 2027\./);
  const source = due.getByRole('link', { name: 'HMRC declaration and fee due' });
  await expect.element(source).toHaveAttribute('href', expect.stringMatching(/ecsh45851$/));
  await planner.due.fill('2026-12-01');
  const [missed] = textsAt('[data-planner-next] li');
  expect(missed).toMatch(/Start on the HMRC declaration.*This was for 1 September 2026\. Do it now\./s);
  await planner.due.fill('2207-05-31');
  await expect.element(rows.filter({ hasText: 'Not in this year: check the date' })).toBeVisible();
});

test('the planner hides the rules of other kinds of firm, and keeps the visitor’s own ticks', async () => {
  await planner.openRules();
  expect(planner.ruleHeading(/^FSA05/).elements()).toHaveLength(2);
  await planner.firm(/Small payment institution, remittance only/).click();
  await expect.element(planner.ruleHeading(/^FSA056/)).not.toBeInTheDocument();
  await expect.element(planner.rule('Safeguarding return')).not.toBeChecked();
  await planner.firm(/Authorised payment institution, remittance only/).click();
  await expect.element(planner.ruleHeading(/^FSA057/)).not.toBeInTheDocument();
  await expect.element(planner.rule('Safeguarding return')).toBeChecked();
  await planner.workOut();
  await expect.element(rows.filter({ hasText: 'then 22 Jan, 19 Feb' })).toBeVisible();
  await planner.rule('Safeguarding return').click();
  await page.getByLabelText('Accounting reference date').fill('2027-03-31');
  await expect.element(planner.rule('Safeguarding return')).not.toBeChecked();
  await expect.element(rows.filter({ hasText: 'then 22 Jan, 19 Feb' })).not.toBeInTheDocument();
  await expect.element(rows.filter({ hasText: 'Thu, 13 May 2027' })).toHaveTextContent(/FSA056 due Must/);
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
  const text = ((await files[0]?.text()) ?? '').replaceAll('\r\n ', '');
  expect(text).toMatch(/The association suggests this step\. Source of the duty: HMRC manual/);
  const event = text.split('BEGIN:VEVENT').find((lines) => lines.includes('DTSTART;VALUE=DATE:20270531'));
  expect(event?.match(/\d{8}T\d{6}Z$/gm)).toEqual(expect.arrayContaining(['20270501T080000Z', '20270531T080000Z']));
});

test('answers are kept only if asked, even before the script has loaded, restored unless the address names another firm, and deleted when that is taken back', async () => {
  await planner.firm(/HMRC alone/).click();
  await planner.workOut();
  await expect.element(planner.year).toBeVisible();
  expect(planner.stored()).toBeNull();
  await openPlanner({ started: false });
  await planner.keep.click();
  expect(planner.stored()).toBeNull();
  await startBehaviours(document.body);
  expect(planner.stored()).toContain('keep=yes');
  await planner.planBureau();
  await openPlanner();
  await expect.element(planner.year).toBeVisible();
  await expect.element(planner.keep).toBeChecked();
  await expect.element(planner.firm(/HMRC alone/)).toBeChecked();
  await expect.element(planner.due).toHaveValue('2027-05-31');
  goTo('firm=api');
  await openPlanner();
  await expect.element(planner.firm(/Authorised payment institution, remittance only/)).toBeChecked();
  await expect.element(rows.filter({ hasText: 'then 22 Jan, 19 Feb' })).toBeVisible();
  await planner.keep.click();
  expect(planner.stored()).toBeNull();
});

test('the planner plans and keeps what its fields show, also where no event told of it', async () => {
  fillSilently(planner.firm(/HMRC alone/));
  fillSilently(planner.keep);
  await planner.workOut();
  await expect.element(planner.summary).toHaveTextContent(/\d+ dates/);
  expect(planner.stored()).toContain('firm=exchange');
  fillSilently(planner.due, '2027-05-31');
  const { files } = recordDownloads();
  await page.getByRole('button', { name: /Download/ }).click();
  await expect.poll(() => files.length).toBe(1);
  expect(await files[0]?.text()).toContain('DTSTART;VALUE=DATE:20270531');
});

test('a kept year follows what another tab enters, and what it removes', async () => {
  await planner.keep.click();
  await planner.planBureau();
  const kept = JSON.parse(planner.stored() ?? '');
  inAnotherTab('compliancePlanner', kept.replace('2027-05-31', '2027-04-30'));
  await expect.element(planner.due).toHaveValue('2027-04-30');
  inAnotherTab('compliancePlanner');
  await expect.element(planner.keep).not.toBeChecked();
});

test('the planner plans with storage switched off, prints when asked, and is sent by Enter in a field', async () => {
  switchOff('localStorage');
  await openPlanner();
  await planner.keep.click();
  await expect.element(page.getByText(complianceCalendar.plan.unkept)).toHaveAttribute('role', 'alert');
  await expect.element(planner.keep).not.toBeChecked();
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await planner.planBureau();
  await page.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
  planner.due.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(planner.year).toHaveFocus();
});
