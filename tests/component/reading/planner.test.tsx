import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { complianceCalendar } from '#content/pages/compliance-calendar.ts';
import { openPlanner, planner, recordDownloads } from '../../fixtures/component/planner.tsx';
import { boxOf, fillSilently, goTo, lookAgain, switchOff, textsAt } from '../../fixtures/component/visitor.ts';

beforeEach(async () => {
  vi.setSystemTime('2026-11-20T10:00:00Z');
  await openPlanner();
});

const rows = page.getByRole('listitem');

test('the planner asks only for the kind of firm', async () => {
  await planner.workOut();
  await expect.element(page.getByText('Choose your kind of firm.')).toHaveAttribute('role', 'alert');
  await expect.element(planner.firm(/Registered with HMRC only/)).toHaveFocus();
  await expect.element(planner.year).not.toBeInTheDocument();
});

test('the planner shows the next three duties in rows, then whom to ask for what isn’t known, then the rest by duty', async () => {
  await planner.firm(/Authorised payment institution, remittance only/).click();
  await planner.workOut();
  await expect.element(planner.year).toHaveFocus();
  const next = [...document.querySelectorAll<HTMLTimeElement>('[data-planner-next] time')];
  expect(next.map(({ dateTime }) => dateTime)).toEqual(['2026-11-20', '2026-11-30', '2026-12-21']);
  await expect.element(planner.row).toHaveTextContent(/Must.*Your HMRC account shows the date/);
  expect(textsAt('[data-planner-next] li')[0]).toMatch(/^No date yet.*Must.*HMRC declaration and fee due; FSA056 due;/);
  await expect.element(page.getByLabelText('Next FSA057 due Must')).not.toBeVisible();
  expect(textsAt('[data-planner-rest] li').filter((row) => row?.includes('Safeguarding return due'))).toEqual([
    expect.stringMatching(/^Fri, 22 Jan 2027, then 19 Feb, 19 Mar, 21 Apr/),
  ]);
});

test('the next duties of any firm are on the first screen of a computer and of a telephone', async () => {
  for (const { value } of complianceCalendar.firm.options) {
    goTo(`firm=${value}`);
    await openPlanner();
    await document.fonts.ready;
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await page.viewport(width, height);
      const { top } = boxOf(planner.year);
      const bottom = document.querySelector('[data-planner-next]')?.getBoundingClientRect().bottom ?? Infinity;
      // The sticky header covers what lies above the heading.
      expect(bottom - top).toBeLessThan(height - 112);
    }
  }
});

test('a date is saved in its own row, where the focus stays', async () => {
  await planner.firm(/Registered with HMRC only/).click();
  await planner.workOut();
  await planner.enterDue('2027-05-31');
  await expect.element(planner.due).toHaveFocus();
  const answer = planner.row.getByRole('status');
  await expect
    .element(answer)
    .toHaveTextContent(
      'Mon, 31 May 2027: HMRC declaration and fee due. Not a business day, so pay or send by 28 May 2027.',
    );
  const due = rows.filter({ hasText: 'You must do both' });
  await expect.element(due).toHaveTextContent(/HMRC declaration and fee due Must/);
  const source = due.getByRole('link', { name: 'HMRC declaration and fee due' });
  await expect.element(source).toHaveAttribute('href', expect.stringMatching(/ecsh45851$/));
  await planner.due.fill('2026-12-19');
  await userEvent.keyboard('{Enter}');
  await expect.element(planner.due).toHaveFocus();
  await expect
    .element(answer)
    .toHaveTextContent(
      'Sat, 19 Dec 2026: HMRC declaration and fee due. Not a business day, so pay or send by 18 December 2026.',
    );
  expect(textsAt('[data-planner-next] li')[2]).toMatch(/^Sat, 19 Dec 2026\s*HMRC declaration and fee due Must/);
  const overdue = page.getByText('2 overdue: Start on the HMRC declaration (19 September 2026); HMRC’s');
  await expect.element(overdue).toHaveRole('status');
  await planner.enterDue('2207-05-31');
  await expect.element(answer).toHaveTextContent('Not in the next twelve months: check the date');
  await expect.element(overdue).not.toBeInTheDocument();
});

test('a duty without a date leads to the field that gives it its place in the year', async () => {
  await planner.firm(/Registered with HMRC only/).click();
  await planner.workOut();
  const undated = rows.filter({ hasText: 'No date yet' });
  const link = undated.getByRole('link', { name: 'HMRC declaration and fee due' });
  await link.click();
  await expect.element(planner.due).toHaveFocus();
  await planner.enterDue('2026-12-01');
  await expect.element(link).not.toBeInTheDocument();
  await expect.element(undated.getByRole('link', { name: 'Data protection fee due' })).toBeVisible();
  expect(textsAt('[data-planner-next] li')[2]).toMatch(/^Tue, 1 Dec 2026\s*HMRC declaration and fee due/);
});

test('the planner hides the rules of other kinds of firm', async () => {
  await planner.openRules();
  expect(planner.ruleHeading(/^FSA05/).elements()).toHaveLength(2);
  await planner.firm(/Small payment institution, remittance only/).click();
  await expect.element(planner.ruleHeading(/^FSA056/)).not.toBeInTheDocument();
  await expect.element(planner.rule('Safeguarding return and resolution pack')).not.toBeChecked();
  await planner.firm(/Authorised payment institution, remittance only/).click();
  await expect.element(planner.ruleHeading(/^FSA057/)).not.toBeInTheDocument();
  await expect.element(planner.rule('Safeguarding return and resolution pack')).toBeChecked();
  await planner.workOut();
  await expect.element(rows.filter({ hasText: 'then 19 Feb, 19 Mar' })).toBeVisible();
  await planner.rule('Safeguarding return and resolution pack').click();
  await page.getByLabelText('Accounting reference date Must').fill('2027-03-31');
  await userEvent.keyboard('{Enter}');
  await expect.element(planner.rule('Safeguarding return and resolution pack')).not.toBeChecked();
  await expect.element(rows.filter({ hasText: 'then 19 Feb, 19 Mar' })).not.toBeInTheDocument();
  await expect.element(rows.filter({ hasText: 'Thu, 13 May 2027' }).last()).toHaveTextContent(/FSA056 due Must/);
});

test('rules for only some firms can be added to the year', async () => {
  await planner.firm(/Small payment institution, remittance only/).click();
  await planner.workOut();
  const offer = page.getByRole('button', { name: 'Safeguarding return and resolution pack' });
  await offer.click();
  await expect.element(rows.filter({ hasText: 'then 19 Feb, 19 Mar' })).toBeVisible();
  await expect.element(offer).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Does any of this apply to you?' })).toHaveFocus();
});

test('a planned year begins on the day on which it is looked at again, or printed', async () => {
  await planner.planBureau();
  const first = document.querySelector('[data-planner-next] li');
  lookAgain();
  expect(first?.isConnected).toBe(true);
  lookAgain('2026-11-21T10:00:00Z');
  await expect.element(planner.summary).toHaveTextContent('21 November 2026 to 20 November 2027');
  vi.setSystemTime('2028-02-29T10:00:00Z');
  dispatchEvent(new Event('beforeprint'));
  await expect.element(planner.summary).toHaveTextContent('29 February 2028 to 28 February 2029');
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
  expect(text).toMatch(/The association suggests this step\. The duty comes from: HMRC manual/);
  const event = text.split('BEGIN:VEVENT').find((lines) => lines.includes('DTSTART;VALUE=DATE:20270531'));
  expect(event?.match(/\d{8}T\d{6}Z$/gm)).toEqual(expect.arrayContaining(['20270501T080000Z', '20270531T080000Z']));
});

test('answers are kept only as long as the visitor asks', async () => {
  await expect.element(planner.keep).not.toBeInTheDocument();
  await planner.planBureau();
  expect(planner.stored()).toBeNull();
  await planner.keep.click();
  expect(planner.stored()).toContain('keep=yes');
  await openPlanner();
  await expect.element(planner.year).toBeVisible();
  await expect.element(planner.keep).toBeChecked();
  await expect.element(planner.firm(/Registered with HMRC only/)).toBeChecked();
  await expect.element(planner.due).toHaveValue('2027-05-31');
  await planner.openRules();
  await planner.rule('Review of the risk assessment').click();
  await planner.rule('Economic crime levy to HMRC').click();
  const older = planner.stored()?.replace(/(rule|known)=data-protection-fee&/g, '') ?? '';
  localStorage.setItem('compliancePlanner', older);
  await openPlanner();
  await planner.openRules();
  await expect.element(planner.rule('Review of the risk assessment')).not.toBeChecked();
  await expect.element(planner.rule('Economic crime levy to HMRC')).toBeChecked();
  await expect.element(planner.rule('Data protection fee')).toBeChecked();
  goTo('firm=api');
  await openPlanner();
  await expect.element(planner.firm(/Authorised payment institution, remittance only/)).toBeChecked();
  await expect.element(rows.filter({ hasText: 'then 19 Feb, 19 Mar' })).toBeVisible();
  await planner.keep.click();
  expect(planner.stored()).toBeNull();
});

test('the planner uses its fields’ current values, even if they were changed without an event', async () => {
  fillSilently(planner.firm(/Registered with HMRC only/));
  await planner.workOut();
  await expect.element(planner.summary).toHaveTextContent(/^For: Registered with HMRC only. \d+ dates/);
  fillSilently(planner.keep);
  await planner.workOut();
  expect(planner.stored()).toContain('firm=exchange');
  fillSilently(planner.due, '2027-05-31');
  const { files } = recordDownloads();
  await page.getByRole('button', { name: /Download/ }).click();
  await expect.poll(() => files.length).toBe(1);
  expect(await files[0]?.text()).toContain('DTSTART;VALUE=DATE:20270531');
});

test('the planner plans with storage switched off and prints when asked', async () => {
  switchOff('localStorage');
  await openPlanner();
  await planner.planBureau();
  await planner.keep.click();
  await expect.element(page.getByText(complianceCalendar.plan.unkept)).toHaveAttribute('role', 'alert');
  await expect.element(planner.keep).not.toBeChecked();
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await page.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
});
