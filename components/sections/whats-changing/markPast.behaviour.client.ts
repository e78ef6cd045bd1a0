import { markCompleted } from '#components/islands/calendar/markCompleted.ts';

/** Marks the changes whose last day has passed since the build. */
export const start = (): void => markCompleted(new Date());
