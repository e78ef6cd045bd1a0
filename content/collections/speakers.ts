import { defineWords } from '#content/schema/define.server.ts';

/**
 * The speakers of events, in the order of the welcome meet; `npm run launch-check` lists those that
 * are samples.
 */
export const [speaker1, speaker2, speaker3] = defineWords('content/collections/speakers.ts', [
  { name: 'Sample presenter', portrait: 'team/speaker-1', profile: 'https://www.linkedin.com/', sample: true },
  { name: 'Sample keynote presenter', portrait: 'team/speaker-2', profile: 'https://www.linkedin.com/', sample: true },
  {
    name: 'Second sample keynote presenter',
    portrait: 'team/speaker-3',
    profile: 'https://www.linkedin.com/',
    sample: true,
  },
]);
