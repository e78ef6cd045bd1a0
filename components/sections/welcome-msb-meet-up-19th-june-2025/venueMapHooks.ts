import { hook } from '#components/behaviours/hook.ts';

/** Joins VenueMap.tsx and venueMap.behaviour.client.ts. */
export const venueMapHooks = {
  frame: hook('map'),
  frameTitle: hook('title'),
  picture: hook('picture'),
  note: hook('note'),
};
