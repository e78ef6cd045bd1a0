import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { pictureName, text } from '#content/schema/fields.server.ts';

const speaker = z.strictObject({ name: text, portrait: pictureName });

/** The speakers of events, in the order of the welcome meet. `npm run art` draws a monogram for those without a photo. */
export const [speaker1, speaker2, speaker3] = define(
  'content/collections/speakers.ts',
  z.tuple([speaker, speaker, speaker]),
  [
    { name: 'Sample speaker', portrait: 'team/speaker-1' },
    { name: 'Sample keynote speaker', portrait: 'team/speaker-2' },
    { name: 'Second sample keynote speaker', portrait: 'team/speaker-3' },
  ],
);
