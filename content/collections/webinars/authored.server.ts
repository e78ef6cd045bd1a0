import { z } from 'zod';
import { checkRules, law, words } from '#content/schema/editorial.server.ts';
import { publication } from '#content/schema/entries/publication.server.ts';
import { isoDate, pictureIn, pictureName, slug, text } from '#content/schema/fields.server.ts';
import { markdown } from '#content/schema/markdown.server.ts';
import { introduction, sample, titles } from '#content/schema/post.server.ts';

/** A time such as `01:00 PM BST`. */
const sessionTime = z.strictObject({
  text: text.describe('Time'),
  sample: z.boolean().default(false).describe('Sample'),
});

const video = z.strictObject({
  youtubeId: z
    .string()
    .regex(/^[\w-]{11}$/, 'Write the eleven characters after "v=" in the video’s address.')
    .describe('YouTube id, the eleven characters after v= in its address'),
  title: text.describe('Title'),
  poster: pictureIn('posters').describe('Still'),
  uploaded: isoDate.describe('Put on YouTube on'),
  sample: z.boolean().default(false).describe('Sample, on while another film plays in its place'),
});

/** A webinar's card (specification 3.4: img, alt, link, title, desc) and its report (2.15), as its author writes them. */
export const authoredWebinar = z
  .strictObject({
    slug,
    img: pictureName.describe('Picture'),
    alt: text.describe('What the picture shows, for readers who cannot see it'),
    desc: text.max(200).describe('Excerpt for its card, at most 200 characters'),
    ...titles,
    ...introduction,
    updated: isoDate.optional().describe('Updated'),
    time: sessionTime.optional().describe('Time, only where the event has none'),
    attendance: text.describe('Attendance, e.g. 95+ attendees'),
    highlights: z
      .array(z.strictObject({ item: text.describe('Advice'), reason: text.describe('Reason') }))
      .min(5)
      .max(7)
      .describe('What to take away, five to seven'),
    body: markdown,
    video: video.describe('Film'),
    ...publication,
    sample,
  })
  .superRefine(checkRules([...law, words(400, 700)]));
