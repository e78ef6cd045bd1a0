import { render } from 'vike/abort';

/**
 * What an address names.
 *
 * @throws the 404 page where it names nothing; prerendering asks for what exists, so only development gets there
 */
export function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw render(404);
  return thing;
}
