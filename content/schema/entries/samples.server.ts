import { site } from '#content/site/site.ts';

/** Whether the build shows an entry: with LAUNCH=on, samples are left out. */
export const isShown = ({ sample }: { sample?: boolean | undefined }): boolean => !(site.launch && sample);

/** The entries that the build shows, in their order. */
export const withoutSamples = <Entry extends { sample?: boolean | undefined }>(entries: Entry[]): Entry[] =>
  entries.filter(isShown);
