import { vi } from 'vitest';

const { setTimeout } = globalThis;

/** Stops the clock; from then on only `pass` advances it, and `expect.element` by 50 ms each time it has to look again. */
export const stopClock = (now: Date | number = 0) => vi.useFakeTimers({ now });

/** Lets time pass on the stopped clock, and React draw what came of it. */
export async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await new Promise((drawn) => setTimeout(drawn));
}
