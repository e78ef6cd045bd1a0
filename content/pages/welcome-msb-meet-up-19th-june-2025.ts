import { z } from 'zod';
import { eventBySlug } from '#content/collections/events/index.ts';
import { figureText } from '#content/figures/lookup.server.ts';
import { filmSchema } from '#content/films.ts';
import { picture, picturedIn } from '#content/pictures.ts';
import { contentFolder } from '#content/schema/contentFolder.server.ts';
import { defineWords } from '#content/schema/define.server.ts';
import { isShown } from '#content/schema/entries/publication.server.ts';
import { readData } from '#content/schema/entries/yaml.server.ts';
import { text, webAddress } from '#content/schema/fields.server.ts';
import { markdown } from '#content/schema/markdown.server.ts';
import { fillFields } from '#content/schema/placeholders.server.ts';
import { dayRange, isoDay } from '#content/shared/dates.ts';
import { addressOf, datedTitle, lastDay, partOf, periodOf, twelveHourTime } from '#content/shared/eventText.ts';
import { type Membership, memberships } from '#content/site/memberships.ts';
import { profileWord, sampleWord } from '#content/site/reading-words.ts';
import { eventDetails } from './eventsdetails.ts';

const event = eventBySlug('welcome-msb-meet-up');
const { isCompleted } = event;
const day = dayRange(isoDay(event.start), lastDay(event));
const period = periodOf(event);

/** The parts of the evening, in minutes after its start. */
const speech = partOf(event, 45, 65);
const [firstKeynote, secondKeynote] = [partOf(event, 70, 90), partOf(event, 95, 115)];

const sample = (until: string) => z.boolean().default(false).describe(`Sample, on until ${until}`);

const speaker = z.strictObject({
  name: text.describe('Name'),
  portrait: picturedIn('team').describe('Portrait'),
  profile: webAddress.describe('Profile, the person’s page on a professional network'),
  sample: sample('this is a person'),
});

/** The facts of the evening that its event lacks; the place is in the event. */
export const welcomeMeetSchema = z.strictObject({
  account: z
    .strictObject({
      text: text.describe('Text, in a few sentences'),
      sample: sample('the account is the association’s own'),
    })
    .describe('Account of the evening'),
  film: filmSchema.describe('Film'),
  speakers: z.array(speaker).length(3).describe('Speakers: the speaker, then the two of the keynotes'),
});

const { account, film, speakers } = readData(
  `${contentFolder}/pages/welcome-msb-meet-up-19th-june-2025.yaml`,
  welcomeMeetSchema,
  fillFields,
);
const roles = [
  ['Speaker', speech],
  ['Keynote', firstKeynote],
  ['Keynote', secondKeynote],
];

const report = {
  badge: 'Past event',
  heading: 'How the evening went',
  body: markdown.parse(`
Over 50 people came to the association’s first gathering, at a law firm’s office in London. The programme had a welcome from the board, one speaker, two keynotes and an hour for members to talk to each other.
`),
  account: isShown(account) ? account : undefined,
  sample: sampleWord,
  pictures: { label: 'All pictures of the evening', href: '/photos2025' },
  video: film,
};
const askedOf = ({ feeName, many }: Membership) => `${figureText(feeName, isoDay(event.start))} for ${many}`;
const asked = `${Object.values(memberships).map(askedOf).join(', ')}.`;

const { place } = event;
const mapped = place.sample ? 'City of London' : `${place.name}, ${addressOf(place)}`;
const venuePlace = {
  heading: 'Venue',
  name: place.name,
  address: addressOf(place),
  note: place.sample
    ? 'The name, address and drawing are placeholders until the association supplies its own. The map shows the City of London.'
    : undefined,
  map: {
    picture: picture('covers/venue-map'),
    alt: 'Drawing of a street map, with a pin',
    show: 'Show the map',
    /**
     * The map that the visitor's click fetches, on a host that the content security policy allows
     * in frames.
     */
    frame: `https://www.google.com/maps?q=${encodeURIComponent(mapped)}&output=embed`,
    frameTitle: `Map of ${place.sample ? 'the City of London' : place.name}`,
    /** Shown under the frame, since a page can't see whether a browser blocked it. */
    blocked:
      'If you can’t see the map, your browser or network may be blocking it. You can open it on its own page with the link.',
    link: {
      label: 'Open in Google Maps',
      href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(mapped)}`,
    },
  },
};

/**
 * The inaugural members' gathering: the report first, then what the invitation said (specification
 * 2.15 and 9).
 */
export const welcomeMeet = defineWords('content/pages/welcome-msb-meet-up-19th-june-2025.ts', {
  lead: 'The inaugural members’ gathering, in London.',
  /** What the head table says of the page. */
  head: {
    name: `${event.title}, ${day}`,
    heading: datedTitle(event),
    description: `The inaugural members’ gathering in London on ${day}: ${
      isCompleted
        ? 'why it was held, the schedule, the speakers and a report.'
        : 'why it is held, the schedule and the speakers.'
    }`,
  },
  facts: [
    { label: 'Date', value: period ?? day },
    ...(event.startTime && !period ? [{ label: 'Time', value: `From ${twelveHourTime(event.startTime)}` }] : []),
    ...(isShown(place) ? [{ label: 'Place', value: place.name }] : []),
  ],
  /** Puts the evening into a visitor's own calendar; left out once it is over. */
  calendar: isCompleted ? undefined : { label: eventDetails.addToCalendar, href: event.file },
  /** Left out as long as the evening is still to come. */
  report: isCompleted ? report : undefined,
  speakers: {
    heading: 'Speakers',
    text: 'The names and monograms are placeholders until the association supplies its own.',
    profile: profileWord,
    sample: sampleWord,
    people: speakers.map((person, index) => ({
      ...person,
      role: (roles[index] ?? []).filter(Boolean).join(', '),
    })),
  },
  /** What the invitation says, in the past tense once the evening is over. */
  invitation: {
    heading: isCompleted ? 'What the invitation said' : 'Why attend',
    text: isCompleted
      ? 'Why attend? Over 80 guests were expected, and the invitation gave these reasons to come.'
      : 'Over 80 guests are expected. Here is what they can look forward to.',
    reasons: [
      {
        title: 'Meet other members',
        text: 'Owners and professionals from firms like yours, in one room and without an agenda.',
      },
      {
        title: 'Hear from the board',
        text: 'What the association is for, and what it plans to do for its members.',
      },
      {
        title: 'Ask your questions',
        text: 'Talk about regulation, risk and bank accounts with people who deal with them every day.',
      },
      {
        title: 'Have your say',
        text: 'Tell us what makes life hard for your business, so that we can speak for everyone with the same problem.',
      },
    ],
    guest: {
      heading: 'Special guest',
      body: markdown.parse(
        '**HMRC ECS Promote** (invited). ECS is Economic Crime Supervision, which supervises money service businesses for HMRC.',
      ),
    },
    request: {
      heading: isCompleted ? 'What members were asked' : 'What members are asked',
      body: markdown.parse(
        `Members ${isCompleted ? 'were' : 'are'} asked to pay the yearly subscription fee before attending: ${asked}`,
      ),
    },
  },
  schedule: {
    heading: 'Schedule',
    columns: { time: 'Time', what: 'Programme' },
    rows: [
      { time: partOf(event, 0, 30), what: 'Welcome drinks and registration' },
      { time: partOf(event, 30, 45), what: 'Welcome note from the board' },
      { time: speech, what: 'Speaker' },
      { time: firstKeynote, what: 'Keynote' },
      { time: secondKeynote, what: 'Keynote' },
      { time: partOf(event, 120, 180), what: 'Networking' },
    ].flatMap(({ time, what }) => (time ? [{ time, what }] : [])),
  },
  /** Left out while it is a sample that may not be shown. */
  venue: isShown(place) ? venuePlace : undefined,
  rsvp: {
    heading: 'RSVP',
    text: 'Registration for this evening is closed.',
    join: { label: 'Become a Member', href: '/overview#membership-form' },
  },
});

/** Where the evening’s report is or, before it, the page that will have it. */
export const welcomeReport: string = event.path + (isCompleted ? '#report' : '');

export type VenueContent = typeof venuePlace;

export type WelcomeMeet = typeof welcomeMeet;
