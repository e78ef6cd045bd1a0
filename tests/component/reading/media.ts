import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

type Features = { 'prefers-reduced-motion'?: 'reduce' | 'no-preference'; 'prefers-color-scheme'?: 'light' | 'dark' };

/** Shows the page on paper, or as visitors with other preferences see it, until the test ends. */
export async function emulate(media: 'screen' | 'print', preferences: Features = {}): Promise<void> {
  const set = async (media: string, preferences: Features) => {
    const features = Object.entries(preferences).map(([name, value]) => ({ name, value }));
    await cdp().send('Emulation.setEmulatedMedia', { media, features });
  };
  await set(media, preferences);
  // As in vitest.config.ts.
  onTestFinished(() => set('', { 'prefers-reduced-motion': 'reduce' }));
}
