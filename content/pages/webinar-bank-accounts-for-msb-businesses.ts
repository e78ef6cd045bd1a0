import { eventBySlug } from '#content/collections/events/index.ts';
import { speaker1 } from '#content/collections/speakers.ts';
import { defineWords } from '#content/schema/define.server.ts';
import { isShown } from '#content/schema/entries/publication.server.ts';
import { markdown } from '#content/schema/markdown.server.ts';
import { isoDay } from '#content/shared/dates.ts';
import { durationOf, eventDay, periodOf, placeText, zonedTime } from '#content/shared/eventText.ts';
import { profileWord, sampleWord } from '#content/site/reading-words.ts';
import { eventDetails } from './eventsdetails.ts';

const event = eventBySlug('bank-accounts-webinar');
const [period, duration] = [periodOf(event), durationOf(event)];
const time = period ? undefined : zonedTime(event);

/** Left out while the event names none. */
const speaker = event.speaker
  ? {
      name: event.speaker,
      picture: speaker1.portrait,
      profile: { href: speaker1.profile, label: profileWord },
      sample: event.sampleSpeaker,
    }
  : undefined;

/** The static page of the webinar on bank accounts (specification 2.15). */
export const webinarDetail = defineWords('content/pages/webinar-bank-accounts-for-msb-businesses.ts', {
  title: 'Bank accounts for MSB businesses',
  crumb: 'Bank accounts webinar',
  lead: 'An hour on what banks look for in a money service business, and how to be ready for them.',
  description: `Webinar of ${[period ?? eventDay(event.start), time, duration].filter(Boolean).join(', ')}: how a money service business prepares to open a bank account, and how to keep it open.`,
  date: isoDay(event.start),
  period,
  time,
  duration,
  place: placeText(event.place),
  speaker,
  body: markdown.parse(`
Opening a bank account, and keeping it, is in our view the hardest step for a currency exchange or money transfer firm. This webinar of {siteName} was for owners and compliance staff who were about to apply, who had been refused, or who had been told that an account would close.

It took the application from the bank’s side of the desk: which papers are read first, which gaps stop a file, and which questions come later. It asked for no knowledge of banking.
`),
  /** What an attendee learns: exactly six items (specification 2.15). */
  learn: {
    heading: 'What you will learn',
    items: [
      'What a bank asks a money service business, and the published guidance behind its questions',
      'Which documents to have ready before you apply',
      'How to describe your customers, your cash and your agents on one page',
      'Mistakes that lead to a refusal, and how to avoid them',
      'What to ask for when a bank refuses or closes an account',
      'How to keep the relationship in good order once the account is open',
    ],
  },
  /** Puts the webinar into a visitor's own calendar; left out once it is over. */
  calendar: event.isCompleted ? undefined : { label: eventDetails.addToCalendar, href: event.file },
  /** Where the webinar's report is, once there is one. */
  report: event.page ? { label: 'Read the report of this webinar', link: event.page } : undefined,
  // The specification gives the form of description and list, and not their words.
  sample: true,
  /** While it is a sample that is shown as one: the tag, and what it is about. */
  remark: isShown({ sample: true })
    ? {
        tag: sampleWord,
        text: 'The speaker, the description and the list stand in until the association supplies its own.',
      }
    : undefined,
});
