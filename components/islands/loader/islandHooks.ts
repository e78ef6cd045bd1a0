import { hook } from '#components/behaviours/hook.ts';

/** Joins Island.tsx, and the components around islands, with the islands' loader. */
export const islandHooks = {
  island: hook('island'),
  /** What hydrates its island at a touch anywhere inside. */
  area: hook('island-area'),
  /** When the loader first saw the island, in milliseconds of the page. */
  seen: hook('seen'),
};
