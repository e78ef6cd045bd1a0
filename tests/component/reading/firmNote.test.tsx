import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPlanner, planner, recordDownloads } from '../../fixtures/component/planner.tsx';
import { texts, textsAt } from '../../fixtures/component/visitor.ts';

const figure = page.getByRole('figure');

const firmNote = {
  name: page.getByLabelText('Your firm’s name, for a note with your dates'),
  dates: figure.getByRole('listitem'),
  save: page.getByRole('button', { name: 'Save the note as PNG' }),
};

const HOSTILE = '"&\' <img src=x onerror=alert(1)>';

/** The lines of the name, and what they say without spaces. */
const lines = () => [...document.querySelectorAll<SVGGraphicsElement>('[data-firm-note] [direction] text')];
const written = () =>
  lines()
    .map(({ textContent }) => textContent.replaceAll(' ', ''))
    .join('');

beforeEach(() => {
  vi.setSystemTime('2026-11-20T10:00:00Z');
});

async function openYear(firm: RegExp = /HMRC alone/) {
  await openPlanner();
  await planner.firm(firm).click();
  await planner.workOut();
  await expect.element(planner.year).toBeVisible();
}

describe('a visitor of the compliance calendar', () => {
  beforeEach(() => openYear());

  test('gets a note with name, kind, serial and the next duties, which screen readers read as a list', async () => {
    await planner.firm(/Authorised payment institution, remittance only/).click();
    await firmNote.name.fill('Sample Transfers');
    await expect.element(figure).toHaveAccessibleName('Compliance calendar');
    await expect
      .element(figure)
      .toHaveTextContent('Sample Transfers, Authorised payment institution, remittance only, MB 261 120');
    expect(texts(firmNote.dates)).toEqual([
      '20 November 2026: Safeguarding return due',
      '30 November 2026: Report to OFSI due, if you held frozen assets',
      '21 December 2026: Safeguarding return due',
    ]);
    expect(textsAt('[data-firm-note] svg text')).toEqual(
      expect.arrayContaining(['20', 'November 2026', '20 Nov', '30 Nov']),
    );
    expect(localStorage).toHaveLength(0);
  });

  test('finds it after the year, with the dates that were entered, and none without a name', async () => {
    await firmNote.name.fill('Sample Transfers');
    await planner.enterDue('2027-05-31');
    await expect.element(firmNote.dates.nth(1)).toHaveTextContent('31 May 2027: HMRC declaration and fee due');
    const list = document.querySelector('[data-planner-rest]');
    expect(list?.compareDocumentPosition(figure.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await firmNote.name.fill(' ');
    await expect.element(figure).not.toBeInTheDocument();
    await expect.element(firmNote.save).not.toBeInTheDocument();
  });

  test('gets no note and nothing to save while it can’t be drawn, and both at the next letter', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const ready = vi
      .spyOn(document.fonts, 'ready', 'get')
      .mockImplementation(() => Promise.reject(new Error('offline')));
    await firmNote.name.fill('Sample');
    await expect.poll(() => ready.mock.calls.length).toBeGreaterThan(0);
    await expect.element(firmNote.save).not.toBeInTheDocument();
    ready.mockRestore();
    await firmNote.name.fill('Sample Transfers');
    await expect.element(figure).toBeVisible();
    await expect.element(firmNote.save).toBeVisible();
  });

  test('saves it as a PNG of twice its size, whatever the name, or reads that it could not be saved', async () => {
    await firmNote.name.fill(HOSTILE);
    const { names, files } = recordDownloads();
    await firmNote.save.click();
    await expect.poll(() => names).toEqual(['compliance-calendar.png']);
    const { width, height } = await createImageBitmap(files[0] ?? new Blob());
    expect([width, height]).toEqual([2400, 1180]);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    vi.spyOn(console, 'error').mockReturnValue();
    await firmNote.save.click();
    await expect.element(page.getByText('The note could not be saved.')).toBeVisible();
  });

  test('has it again on the next visit only if the entries were to be kept', async () => {
    await firmNote.name.fill('Sample Transfers');
    await planner.keep.click();
    await openPlanner();
    await expect.element(figure).toHaveTextContent(/Sample Transfers/);
    await planner.keep.click();
    await openYear();
    await expect.element(firmNote.name).toHaveValue('');
    await expect.element(figure).not.toBeInTheDocument();
  });
});

test.each([1280, 320])(
  'a name of markup, one long word or another script is text, and fits its place on %i pixels',
  async (width) => {
    await page.viewport(width, 900);
    await openYear();
    for (const name of [HOSTILE, 'W'.repeat(200), '环球汇款有限公司'.repeat(25), `${'شركة الأمل '.repeat(18)}شا`]) {
      await firmNote.name.fill(name);
      await expect.poll(written).toBe(name.replaceAll(' ', ''));
      expect(document.querySelector('[data-firm-note] img')).toBeNull();
      const band = document.querySelector<SVGGraphicsElement>('.note-band')?.getBoundingClientRect();
      for (const line of lines()) {
        const { left, right } = line.getBoundingClientRect();
        expect(left).toBeGreaterThanOrEqual((band?.left ?? 0) - 2);
        expect(right).toBeLessThanOrEqual((band?.right ?? 0) + 2);
      }
    }
  },
);
