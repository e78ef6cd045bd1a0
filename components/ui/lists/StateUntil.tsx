import type { ReactNode } from 'react';
import { behaviours } from '#components/behaviours/behaviourHooks.ts';
import { pastHooks } from './pastHooks.ts';

type Props = {
  /** The moment at which the state ends, which may come after the build. */
  overAt: string;
  /** The state from then on. */
  past: string;
  children: ReactNode;
};

/** The state of something that will be over. */
export const StateUntil = ({ overAt, past, children }: Props) => (
  <span {...behaviours('markPast')} {...pastHooks.overAt(overAt)} {...pastHooks.word(past)}>
    {children}
  </span>
);
