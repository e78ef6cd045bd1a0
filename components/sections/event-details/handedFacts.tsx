import { hook } from '#components/dom/hooks.ts';
import type { EventLabels } from '#content/pages/eventsdetails.ts';

/** The facts of an event that is known only when the page opens: places that fillEvent.client.ts fills. */
export const handedFacts = ({ date, time, duration, speaker }: EventLabels) =>
  Object.entries({ date, time, duration, speaker }).map(([name, label]) => ({
    label,
    value: <span {...hook('event-fill', name)} />,
  }));
