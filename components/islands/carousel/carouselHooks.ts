import { hook } from '#components/behaviours/hook.ts';

/** Joins the carousels' slides and controls with their scripts. */
export const carouselHooks = {
  viewport: hook('viewport'),
  /** A button that moves by one slide: `previous` or `next`. */
  step: hook('step'),
  /** What a slide is about, for its name. */
  gist: hook('gist'),
  /** A carousel that moves by script. */
  live: hook('live'),
  /** A slide that was hidden until the carousel moved. */
  shown: hook('shown'),
};
