import { hook } from '#components/behaviours/hook.ts';

/** Joins VideoTile.tsx and VideoDialog.tsx with their scripts. */
export const videoHooks = {
  video: hook('video'),
  sample: hook('sample'),
  copy: hook('copy'),
  copied: hook('copied'),
  counter: hook('counter'),
  stage: hook('stage'),
  caption: hook('caption'),
  blocked: hook('blocked'),
  watch: hook('watch'),
  openFilm: hook('open-film'),
  step: hook('step'),
};
