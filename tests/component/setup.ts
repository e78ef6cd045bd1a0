import '#components/styles/layers.css';
import '#components/styles/fonts.css';
import '#components/styles/tokens.css';
import '#components/styles/base.css';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { cleanup, configure } from 'vitest-browser-react/pure';
import { expectedMessages } from './console.ts';

// Every effect runs twice, so that a missing cleanup shows.
configure({ reactStrictMode: true });

let messages: string[] = [];

beforeAll(() => commands.intercept());

beforeEach(() => {
  expectedMessages.length = 0;
  messages = [];
  localStorage.clear();
  sessionStorage.clear();
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...parts) => {
      messages.push(parts.map(String).join(' '));
    });
});

afterEach(async () => {
  await cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  const unexpected = messages.filter((text) => !expectedMessages.some((pattern) => pattern.test(text)));
  expect(unexpected, 'messages in the console').toEqual([]);
});
