import type {} from '@vitest/browser-playwright';
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

const prefer = (value: 'no-preference' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

/** Lets the page move until the end of the test; component tests run under reduced motion otherwise. */
export async function allowMotion(): Promise<void> {
  await prefer('no-preference');
  onTestFinished(async () => {
    await prefer('reduce');
  });
}
