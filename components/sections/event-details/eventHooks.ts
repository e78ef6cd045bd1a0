import { hook } from '#components/behaviours/hook.ts';

/** Joins the templates of a handed-over event with the scripts that fill them. */
export const eventHooks = {
  description: hook('description'),
  noImage: hook('no-image'),
  withoutEvent: hook('without-event'),
  fact: hook('fact'),
  fill: hook('fill'),
};
