import type { ReactNode } from 'react';
import { behaviours, hook } from '#components/dom/hooks.ts';

type Props = {
  /** The moment at which the event is over, which may come after the build. */
  endsAt: string;
  past: string;
  children: ReactNode;
};

/** The state of an event until it ends, and from then on `past`. */
export const StateUntil = ({ endsAt, past, children }: Props) => (
  <span {...behaviours('markPast')} {...hook('event-ends-at', endsAt)} {...hook('event-completed', past)}>
    {children}
  </span>
);
