import { hook } from './hook.ts';

/** The behaviours, each in a file `<name>.behaviour.client.ts`. */
export const BEHAVIOURS = [
  'checklist',
  'currentSection',
  'disclosures',
  'earlySwipe',
  'eventDetails',
  'filterTabs',
  'hashHighlight',
  'keptDraft',
  'markPast',
  'namedMembership',
  'planner',
  'reveal',
  'sentCopy',
  'siteSearch',
  'tillSlip',
  'titleSearch',
  'venueMap',
  'videos',
  'webinarRegistration',
] as const;

export type BehaviourName = (typeof BEHAVIOURS)[number];

/** Joins elements and their behaviours; clicks on what is `held` are queued until its behaviour has loaded. */
export const behaviourHooks = {
  behaviour: hook('behaviour'),
  held: hook('held'),
};

/** Names the behaviours of an element: `<div {...behaviours('videos', 'reveal')}>`. */
export const behaviours = (...names: BehaviourName[]) => behaviourHooks.behaviour(names.join(' '));
