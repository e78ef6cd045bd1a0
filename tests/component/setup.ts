import '#components/styles/layers.css';
import '#components/styles/fonts.css';
import '#components/styles/tokens.css';
import '#components/styles/base.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { configure } from 'vitest-browser-react/pure';

// Every effect runs twice, so that a missing cleanup shows.
configure({ reactStrictMode: true });

/** Patterns of the console messages that the running test expects; any other warning or error fails it. */
export const expectedMessages: RegExp[] = [];
let messages: string[] = [];

beforeEach(async () => {
  expectedMessages.length = 0;
  messages = [];
  localStorage.clear();
  sessionStorage.clear();
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...parts) => {
      messages.push(parts.map(String).join(' '));
    });
  await commands.intercept('works');
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  const unexpected = messages.filter((text) => !expectedMessages.some((pattern) => pattern.test(text)));
  expect(unexpected, 'messages in the console').toEqual([]);
});
