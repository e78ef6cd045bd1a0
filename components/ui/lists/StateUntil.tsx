import type { ReactNode } from 'react';
import { behaviours, hook } from '#components/dom/hooks.ts';

type Props = {
  /** The moment at which the state ends, which may come after the build. */
  overAt: string;
  /** The state from then on. */
  past: string;
  children: ReactNode;
};

/** The state of something that will be over. */
export const StateUntil = ({ overAt, past, children }: Props) => (
  <span {...behaviours('markPast')} {...hook('event-over-at', overAt)} {...hook('event-completed', past)}>
    {children}
  </span>
);
