import { expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { Answer } from '#components/ui/slip/Answer.tsx';
import { doINeedToRegister } from '#content/pages/do-i-need-to-register.ts';
import { slipWords } from '#content/site/reading-words.ts';
import { show, startBehaviours } from '../../fixtures/component/show.tsx';
import { fillSilently, goTo, texts, textsAt } from '../../fixtures/component/visitor.ts';
import { SampleTill, sampleSlip } from '../../fixtures/readers.tsx';

const { questions, actions, slip: words } = doINeedToRegister;

const labelOf = (question: 'does' | 'trade' | 'size' | 'principal', answer: string) =>
  questions[question].options.find(({ value }) => value === answer)?.label ?? 'no such answer';

const REGISTER = 'You must register with HMRC.';
const SMALL_INSTITUTION = 'You must be registered with the FCA as a small payment institution.';
const AUTHORISED = 'You must be authorised by the FCA as a payment institution.';
const BY_PRINCIPAL = 'Your principal, not you, registers your work as its agent with HMRC.';

const slip = page.getByRole('region', { name: words.label });

const till = {
  does: (service: string) => page.getByRole('checkbox', { name: labelOf('does', service) }),
  trade: (service: string, answer: string) =>
    page.getByRole('group', { name: labelOf('does', service) }).getByRole('radio', { name: labelOf('trade', answer) }),
  size: (answer: string) => page.getByRole('radio', { name: labelOf('size', answer) }),
  premises: page.getByRole('spinbutton', { name: /^Premises/ }),
  people: page.getByRole('spinbutton', { name: /^Owners/ }),
  empty: slip.getByText(words.empty),
  status: page.getByRole('status'),
  print: page.getByRole('button', { name: actions.print }),
  lines: () =>
    slip
      .getByRole('term')
      .elements()
      .map((term) => term.firstChild?.textContent),
  open: (query = '', options?: { started: boolean }): Promise<Locator> => {
    goTo(query);
    return show(<SampleTill />, options);
  },
};

test('an answer adds its lines and announces only the change', async () => {
  await till.open();
  await expect.element(till.empty).toBeVisible();
  await expect.element(till.premises).not.toBeInTheDocument();
  expect(till.lines()).toEqual([]);
  await till.does('exchange').click();
  await expect.element(till.empty).not.toBeVisible();
  await expect.poll(till.lines).toContain(REGISTER);
  await expect.element(till.status).toHaveTextContent(/^Added: You must register with HMRC\. .+\. First year: £/);

  await till.does('send').click();
  await expect.poll(till.lines).toContain(SMALL_INSTITUTION);
  await expect.element(till.status).toHaveTextContent(`Added: ${SMALL_INSTITUTION}`);
  await expect
    .element(till.status)
    .toHaveTextContent(/Removed: You don’t need the FCA .+ and the FCA’s application fee\.$/);
  await expect.element(till.status).not.toHaveTextContent(REGISTER);

  await till.does('exchange').click();
  await till.does('send').click();
  await expect.element(till.status).toHaveTextContent('The slip is empty.');
  expect(till.lines()).toEqual([]);
});

test('the slip follows the questions, even if they were changed without an event', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => void dispatchEvent(new Event('beforeprint')));
  await till.open();
  await till.does('exchange').click();
  await expect.poll(till.lines).toContain(REGISTER);
  fillSilently(till.does('send'));
  await till.print.click();
  expect(till.lines()).toContain(SMALL_INSTITUTION);
});

test('questions that do not apply are hidden', async () => {
  const calendar = page.getByRole('link', { name: 'Work out your dates for the year' });
  const plans = (firm: string) =>
    expect.element(calendar).toHaveAttribute('href', `/compliance-calendar?firm=${firm}#planner`);
  await till.open('', { started: false });
  await till.does('exchange').click();
  // Answers that were given before the script had loaded are printed, and in the address.
  await startBehaviours();
  await expect.poll(() => location.search).toBe('?does=exchange');
  await expect.element(till.premises).toBeVisible();
  await expect.element(till.size('large')).not.toBeInTheDocument();
  await expect.element(till.trade('send', 'agent')).not.toBeInTheDocument();
  await plans('exchange');
  await till.does('send').click();
  await till.size('large').click();
  await expect.poll(till.lines).toContain(AUTHORISED);
  await expect.element(page.getByRole('checkbox', { name: questions.alone.label })).not.toBeInTheDocument();
  await till.trade('send', 'agent').click();
  await page.getByRole('radio', { name: labelOf('principal', 'hmrc') }).click();
  await expect.element(till.size('large')).not.toBeInTheDocument();
  await expect.poll(till.lines).toContain(BY_PRINCIPAL);
  await till.trade('exchange', 'agent').click();
  await expect.element(till.premises).not.toBeInTheDocument();
  await expect.element(calendar).not.toBeInTheDocument();
});

// How fees are counted and added up is tested in
// tests/unit/components/do-i-need-to-register/slip.test.ts.
test('a fee is counted for each of the premises, in the bar too', async () => {
  await till.open('does=exchange');
  const totals = () => textsAt('[data-slip-total]');
  const before = totals();
  await till.premises.fill('4');
  await expect.element(slip).toHaveTextContent(/4 × £\d+/);
  expect(totals()).not.toEqual(before);
  expect(new Set(totals()).size).toBe(1);
});

test('the slip and the bar of small screens begin with the verdict', async () => {
  await till.open('does=exchange');
  const verdict = [REGISTER, 'You don’t need the FCA to change cash or cash cheques.'];
  expect(till.lines().slice(0, 2)).toEqual(verdict);
  expect(textsAt('a[href="#slip"] > span').join()).toBe(verdict.join(' '));
  await expect.element(slip.getByText('Business plan')).not.toBeVisible();
  await slip.getByText('First documents').click();
  await expect.element(slip.getByText('Business plan')).toBeVisible();
});

test('each line that shows refers to its sources by their numbers in the list', async () => {
  await till.open('does=exchange');
  await slip.getByText(words.sources).click();
  const sources = slip.getByRole('list').last().getByRole('listitem').elements();
  const numbers = [...document.querySelectorAll('dl > div:not([hidden]) sup')].flatMap(
    ({ textContent }) => textContent.match(/\d+/g)?.map(Number) ?? [],
  );
  expect(new Set(numbers)).toEqual(new Set(sources.map((_, index) => index + 1)));
});

test('the address keeps the answers for the next visit', async () => {
  await till.open();
  await till.does('exchange').click();
  await till.does('cheques').click();
  await till.trade('cheques', 'beside').click();
  await till.premises.fill('3');
  await expect.poll(() => location.search).toBe('?does=exchange&does=cheques&cheques=beside&premises=3');
  await till.open('does=exchange&exchange=king&does=send&size=large&premises=1e9&people=2&does=cheques&cheques=agent');
  await expect.element(till.does('send')).toBeChecked();
  await expect.element(till.does('payout')).not.toBeChecked();
  await expect.element(till.size('large')).toBeChecked();
  await expect.element(till.trade('exchange', 'own')).toBeChecked();
  await expect.element(till.trade('cheques', 'agent')).toBeChecked();
  await expect.element(till.premises).toHaveValue(999);
  await expect.element(till.people).toHaveValue(2);
  await expect.poll(till.lines).toContain(AUTHORISED);
});

test('the slip is printed with the day of the print, not of the visit', async () => {
  vi.setSystemTime('2027-12-31T23:50:00Z');
  await till.open('does=exchange');
  await expect.element(slip).toHaveTextContent('31 Dec 2027');
  vi.setSystemTime('2028-01-01T00:20:00Z');
  dispatchEvent(new Event('beforeprint'));
  await expect.element(slip).toHaveTextContent('1 Jan 2028');
});

test('the slip is printed on a page of its own length, folded or not', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => dispatchEvent(new Event('beforeprint')));
  await till.open('does=exchange');
  const lengthOf = async () => {
    await till.print.click();
    const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText);
    return Number(/@page slip \{ size: 80mm (\d+)mm; margin: 0px; \}/.exec(rules.at(-1) ?? '')?.[1]);
  };
  const short = await lengthOf();
  await till.does('send').click();
  await expect.poll(till.lines).toContain(SMALL_INSTITUTION);
  const long = await lengthOf();
  expect(long).toBeGreaterThan(short);
  await slip.getByText('First documents').click();
  expect(await lengthOf()).toBe(long);
  expect(print).toHaveBeenCalledTimes(3);
});

test('an answer is a slip with its question, lines that refer to each source by one number, the sum and the day', async () => {
  const stamp = { label: 'Worked out on', day: '2026-11-24' };
  await show(<Answer slip={sampleSlip} words={slipWords} stamp={stamp} address="example.org/sample" />);
  const answer = page.getByRole('region', { name: sampleSlip.question });
  await expect.element(answer.getByRole('heading', { level: 2 })).toHaveTextContent(sampleSlip.question);
  expect(texts(answer.getByRole('definition'))).toEqual(['£10[1]', '£20[2]', '£30[1]', 'Ask us']);
  expect(texts(answer.getByRole('link'))).toEqual(['First', 'Second']);
  await expect.element(answer).toHaveTextContent(/In all £60.*Worked out on 24 November 2026/);
});
