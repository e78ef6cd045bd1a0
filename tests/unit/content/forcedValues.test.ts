import { describe, expect, test } from 'vitest';
import { eventSchema } from '#content/collections/events/schema.server.ts';
import { gallerySchema } from '#content/collections/gallery/schema.server.ts';
import { defineData } from '#content/schema/define.server.ts';
import { readEntry } from '#content/schema/entries/entry.server.ts';
import { feesSchema } from '#content/site/fees.schema.server.ts';
import { messageOf } from '../../fixtures/messageOf.ts';

describe('a wrong value that the editor would refuse stops the build with file, line and correction', () => {
  test.each([
    [{ msb: '£390', affiliate: 799 }, '✖ line 2, msb: Write whole pounds', '"msb": "£390"', '"msb": 390'],
    [{ msb: 365, affiliat: 799 }, '✖ line 3, affiliat: There is no such field.', '"affiliat": 799', '"affiliate": 799'],
  ])('in the fees: %j', (fees, reason, line, corrected) => {
    const file = 'content/site/fees.json';
    const message = messageOf(() => defineData(file, feesSchema, fees));
    expect(message).toContain(`${file} needs fixing:\n`);
    expect(message).toContain(reason);
    expect(message).toContain(`    - ${line}\n    + ${corrected}`);
  });

  test('in a category of the gallery', () => {
    const file = 'content/collections/gallery/speakers.yaml';
    const photo = '  - photo: /gallery/other/lectern.jpg\n    description: A speaker\n';
    const category = `order: 2\nlabel: Speakers\nsamples: 18\nphotos:\n${photo}`;
    expect(messageOf(() => readEntry(file, category, gallerySchema))).toBe(
      `${file} needs fixing:\n✖ line 5, photos[0].photo: Put the photo into the folder of its category: ` +
        'gallery/speakers/lectern.\n    - - photo: /gallery/other/lectern.jpg',
    );
  });

  test('in the status of an event', () => {
    const file = 'content/collections/events/a.yaml';
    const event = 'title: A\nkind: meeting\nstart: 2097-10-05\ndescription: B\nplace:\n  name: Online\n';
    expect(messageOf(() => readEntry(file, `${event}status: canceled\n`, eventSchema))).toBe(
      `${file} needs fixing:\n✖ line 7, status: Choose cancelled, postponed, rescheduled or reinstated.\n` +
        '    - status: canceled\n    + status: cancelled',
    );
  });
});
