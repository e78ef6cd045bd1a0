import { onTestFinished, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { APPLICATION, ENQUIRY } from '../../fixtures/answers.ts';

/** What a visitor of both forms sees and does. */

/** A control by its label. */
export const field = (label: string): Locator =>
  label === 'City' ? page.getByRole('combobox', { name: label }) : page.getByLabelText(label);

export const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
export const membership = (name: string): Locator => page.getByRole('radio', { name });
export const consent = page.getByRole('checkbox', { name: /Privacy Policy/ });

/** The entries of the error summary. */
export const problems = page.getByRole('alert').filter({ hasText: 'There is a problem' }).getByRole('link');

/** The visible toasts, newest first. */
export const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

const frame = () => new Promise(requestAnimationFrame);

/** Moves a stopped clock, and lets React show what followed. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await frame();
  await frame();
}

/** Moves a stopped clock, a millisecond at a time, until something is shown. */
export async function appears(found: Locator): Promise<void> {
  while (found.elements().length === 0) await vi.advanceTimersByTimeAsync(1);
}

/** Stops the clock of timers and dates; animation frames and the tests' own steps continue. */
export const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

/** What a form's controls hold. */
export const values = (): string[] =>
  [...new FormData(document.querySelector('form') ?? undefined)].map(([name, value]) => `${name}: ${value}`);

/** The texts of the toasts that are not being removed, newest first. */
export const shownToasts = (): (string | null)[] =>
  toasts.elements().flatMap((toast) => (toast.matches('[data-removed=true]') ? [] : toast.textContent));

/** The texts of all elements that a locator finds. */
export const texts = (found: Locator): string[] => found.elements().map(({ textContent }) => textContent ?? '');

/** Writes into a control at once; the tests of the City field and of single rules type as a visitor does. */
function write(control: Element, text: string): void {
  if (control instanceof HTMLSelectElement)
    control.selectedIndex = [...control.options].findIndex(({ label }) => label === text);
  else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

async function fill(answers: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(answers)) write(await field(label).findElement(), text);
}

/** Fills in the enquiry form. */
export const fillEnquiry = (): Promise<void> => fill(ENQUIRY);

/** Fills in the application form. */
export async function fillApplication(): Promise<void> {
  await fill(APPLICATION);
  await membership('Affiliate Member').click();
  await consent.click();
}

/** Stops the page from being left, and records where it would lead: how, and to which path. */
export function stayOnPage(): string[] {
  const left: string[] = [];
  const stop = (event: NavigateEvent) => {
    event.preventDefault();
    left.push(`${event.navigationType} ${new URL(event.destination.url).pathname}`);
  };
  navigation.addEventListener('navigate', stop);
  onTestFinished(() => navigation.removeEventListener('navigate', stop));
  return left;
}
