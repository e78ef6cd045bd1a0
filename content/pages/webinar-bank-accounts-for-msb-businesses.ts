import { z } from 'zod';
import { eventBySlug } from '#content/collections/events/index.ts';
import { contentFolder, readText } from '#content/schema/contentFolder.server.ts';
import { defineWords } from '#content/schema/define.server.ts';
import { readEntry } from '#content/schema/entries/entry.server.ts';
import { isShown } from '#content/schema/entries/publication.server.ts';
import { pictureIn, plainNumbers, slug, text, webAddress } from '#content/schema/fields.server.ts';
import { markdown } from '#content/schema/markdown.server.ts';
import { isoDay } from '#content/shared/dates.ts';
import { durationOf, eventDay, periodOf, placeText, zonedTime } from '#content/shared/eventText.ts';
import { profileWord, sampleWord } from '#content/site/reading-words.ts';
import { eventDetails } from './eventsdetails.ts';

const event = eventBySlug('bank-accounts-webinar');
const [period, duration] = [periodOf(event), durationOf(event)];
const time = period ? undefined : zonedTime(event);

/** The announcement of the webinar on bank accounts; its event has the name of its speaker. */
export const announcementSchema = z.strictObject({
  slug,
  lead: text.describe('Opening, one or two sentences set large'),
  learn: z.array(text.describe('Item')).length(6).describe('What you will learn, exactly six items'),
  portrait: pictureIn('team').describe('Portrait of the speaker'),
  profile: webAddress.describe('Profile of the speaker, a page on a professional network'),
  plainNumbers,
  sample: z.boolean().default(false).describe('Sample, on until the association has written the text and the list'),
  body: markdown,
});

const FILE = `${contentFolder}/pages/webinar-bank-accounts-for-msb-businesses.md`;
const { lead, learn, portrait, profile, sample, body } = readEntry(FILE, readText(FILE), announcementSchema);

const isSample = sample || event.sampleSpeaker;

/** Left out while the event names none. */
const speaker = event.speaker
  ? {
      name: event.speaker,
      picture: portrait,
      profile: { href: profile, label: profileWord },
      sample: event.sampleSpeaker,
    }
  : undefined;

/** The static page of the webinar on bank accounts (specification 2.15). */
export const webinarDetail = defineWords('content/pages/webinar-bank-accounts-for-msb-businesses.ts', {
  title: 'Bank accounts for MSB businesses',
  crumb: 'Bank accounts webinar',
  lead,
  description: `Webinar on ${[period ?? eventDay(event.start), time, duration].filter(Boolean).join(', ')}: how a money service business can prepare to open a bank account, and how to keep it.`,
  date: isoDay(event.start),
  period,
  time,
  duration,
  place: placeText(event.place),
  speaker,
  body,
  /** What an attendee learns: exactly six items (specification 2.15). */
  learn: { heading: 'What you will learn', items: learn },
  /** Puts the webinar into a visitor's own calendar; left out once it is over. */
  calendar: event.isCompleted ? undefined : { label: eventDetails.addToCalendar, href: event.file },
  /** Where the webinar's report is, once there is one. */
  report: event.page ? { label: 'Read the report of this webinar', link: event.page } : undefined,
  /** While what is shown is a sample: the tag, and what it is about. */
  remark:
    isSample && isShown({ sample: isSample })
      ? {
          tag: sampleWord,
          text: 'The speaker, the description and the list are placeholders until the association supplies its own.',
        }
      : undefined,
});
