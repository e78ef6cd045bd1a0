import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Prose } from '#components/prose/Prose.tsx';
import { GuideText } from '#components/sections/guides/GuideText.tsx';
import type { Guide } from '#content/collections/guides/schema.server.ts';
import { howToSeries } from '#content/pages/how-to-series.ts';
import { show } from '../../fixtures/component/show.tsx';
import { SamplePosts } from '../../fixtures/readers.tsx';

const PARAGRAPH = 'A paragraph of the sample, long enough to fill a line or two of the page. '.repeat(40);

const WIDE_TABLE = `## What it costs

| Fee | Who pays it | When it is due | How it is paid | What happens otherwise |
| --- | --- | --- | --- | --- |
| Premises | Every registered business | Each year | Through the account | Registration‑lapses‑without‑it |`;

/** A guide with figures, a checklist of three items between other texts, and a source. */
const sampleGuide: Guide = {
  slug: 'how-to-prepare',
  order: 1,
  title: 'How to prepare',
  headTitle: 'How to prepare',
  crumb: 'How to prepare',
  excerpt: 'A sample.',
  lead: 'A sample of a guide.',
  inShort: ['Have your papers ready.'],
  description: 'A sample of a guide, with all that a guide can have in it.',
  image: 'covers/sample',
  facts: [{ figure: '150+', text: 'visits' }],
  lastReviewed: '2026-11-20',
  nextReview: '2027-05-20',
  sources: [{ title: 'HMRC', url: 'https://www.gov.uk/hmrc' }],
  plainNumbers: [],
  redirectFrom: [],
  sample: true,
  body: `The opening of the sample.

## What to expect

${PARAGRAPH}

## Have ready

- [ ] **Risk assessment.** Signed by senior management.
- [ ] **Training log.** With a note of how understanding was tested.
- [ ] **Till records**

## On the day

${PARAGRAPH}`,
};

/** Opens that guide, whose ticks are kept under its slug. */
const openGuide = (slug = sampleGuide.slug) =>
  show(<GuideText guide={{ ...sampleGuide, slug }} labels={howToSeries.guide} terms={[]} />);

const tools = page.getByRole('region', { name: 'Your checklist' });

/** What a reader of a guide finds next to its checklist of three items. */
const checklist = {
  reset: tools.getByRole('button', { name: 'Reset' }),
  progress: tools.getByRole('status'),
  box: (name: string) => page.getByRole('checkbox', { name }),
  storedTicks: () => localStorage.getItem('guideTicks'),
};

describe('the checklist of a guide', () => {
  beforeEach(async () => void (await openGuide()));

  test('stores nothing before the first tick and every tick after it, for each guide separately', async () => {
    await expect.element(checklist.progress).toHaveTextContent('0 of 3 done');
    expect(checklist.storedTicks()).toBeNull();
    await checklist.box('Training log.').click();
    await page.getByText('Risk assessment.', { exact: true }).click();
    await expect.element(checklist.progress).toHaveTextContent('2 of 3 done');
    await openGuide();
    await expect.element(checklist.box('Training log.')).toBeChecked();
    await expect.element(checklist.box('Risk assessment.')).toBeChecked();
    await expect.element(checklist.box('Till records')).not.toBeChecked();
    await expect.element(checklist.progress).toHaveTextContent('2 of 3 done');
    await openGuide('how-to-renew');
    await expect.element(checklist.progress).toHaveTextContent('0 of 3 done');
  });

  test('deletes all stored ticks on reset', async () => {
    vi.setSystemTime('2026-12-01T10:00:00Z');
    vi.spyOn(window, 'print').mockImplementation(() => {
      dispatchEvent(new Event('beforeprint'));
    });
    await expect.element(checklist.box('Training log.')).toHaveAccessibleDescription(/how understanding was tested/);
    await expect.element(checklist.box('Till records')).not.toHaveAttribute('aria-describedby');
    await checklist.box('Training log.').click();
    await tools.getByRole('button', { name: 'Print or save as PDF' }).click();
    await expect.element(page.getByText('Printed on 1 December 2026')).toBeInTheDocument();
    await checklist.reset.click();
    await expect.element(checklist.reset).toBeDisabled();
    expect(checklist.storedTicks()).toBeNull();
  });

  test('says that ticks are not saved if storage is switched off', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Storage is switched off.');
    });
    await checklist.box('Training log.').click();
    await expect.element(tools.getByText('your ticks last until you leave the page')).toBeVisible();
    await expect.element(checklist.progress).toHaveTextContent('1 of 3 done');
  });
});

test('the contents of a guide mark the section that is being read', async () => {
  await openGuide();
  const contents = page.getByRole('navigation', { name: 'In this guide' });
  const isCurrent = (name: string) =>
    expect.element(contents.getByRole('link', { name })).toHaveAttribute('aria-current', 'location');
  await isCurrent('What to expect');
  await contents.getByRole('link', { name: 'On the day' }).click();
  await isCurrent('On the day');
  await expect.element(page.getByRole('heading', { name: 'On the day' })).toBeInViewport();
  scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  await isCurrent('Official sources');
  expect(contents.element().querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('on a phone the keyboard scrolls a wide table in its frame', async () => {
  await page.viewport(390, 800);
  await show(<Prose markdown={WIDE_TABLE} />);
  const frame = page.getByRole('region', { name: 'What it costs' });
  expect(frame.getByRole('columnheader').elements()).toHaveLength(5);
  const { scrollWidth, clientWidth } = frame.element();
  expect(scrollWidth).toBeGreaterThan(clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  frame.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => frame.element().scrollLeft).toBeGreaterThan(0);
});

test('the whole card of a post is the target of its link', async () => {
  await show(<SamplePosts />);
  for (const card of page.getByRole('article').elements()) {
    card.scrollIntoView();
    const { left, top } = card.getBoundingClientRect();
    expect(document.elementFromPoint(left + 20, top + 20)?.closest('a')).toBe(card.querySelector('a'));
  }
});
