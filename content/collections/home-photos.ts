import { z } from 'zod';
import { pictured } from '#content/pictures.ts';
import { define } from '#content/schema/define.server.ts';
import { isShown } from '#content/schema/entries/publication.server.ts';
import { text } from '#content/schema/fields.server.ts';

const photo = z.strictObject({
  src: pictured,
  /** What the picture shows: its alternative text and its caption. */
  description: text,
  group: z.enum(['Registration', 'Speaker', 'Networking']),
});

export type HomePhoto = z.output<typeof photo>;

const eightPhotos = define('content/collections/home-photos.ts', z.array(photo).length(8), [
  { src: 'home/photo1', description: 'Members in conversation (sample artwork)', group: 'Networking' },
  { src: 'home/photo2', description: 'The registration desk (sample artwork)', group: 'Registration' },
  { src: 'home/photo3', description: 'A speaker beside a screen (sample artwork)', group: 'Speaker' },
  { src: 'home/photo4', description: 'Two members talking (sample artwork)', group: 'Networking' },
  { src: 'home/photo5', description: 'A speaker at the lectern (sample artwork)', group: 'Speaker' },
  { src: 'home/photo6', description: 'Three members at a table (sample artwork)', group: 'Networking' },
  { src: 'home/photo7', description: 'Name badges laid out (sample artwork)', group: 'Registration' },
  { src: 'home/photo8', description: 'A speaker on safeguards (sample artwork)', group: 'Speaker' },
]);

/** The eight pictures of the home page (specification 2.5), photo1 to photo8 in this order; the first one large. */
export const homePhotos = eightPhotos.filter(({ src }) => isShown(src));
