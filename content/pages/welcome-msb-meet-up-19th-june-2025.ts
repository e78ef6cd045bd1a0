import { eventBySlug } from '#content/collections/events/index.ts';
import { speaker1, speaker2, speaker3 } from '#content/collections/speakers.ts';
import { picture } from '#content/pictures.ts';
import { isShown } from '#content/schema/entries/publication.server.ts';
import { markdown } from '#content/schema/markdown.server.ts';
import { defineWords } from '#content/schema/words.server.ts';
import { sampleWord } from '#content/site/sample-word.ts';
import { site } from '#content/site/site.ts';
import { eventDetails } from './eventsdetails.ts';

const event = eventBySlug('welcome-msb-meet-up');
const { name: venue, address } = event.place;

const venuePlace = {
  heading: 'Venue',
  name: venue,
  address: [address?.street, address?.locality].filter(Boolean).join(', '),
  ...(event.place.sample && { tag: sampleWord }),
  note: 'Name, address and drawing stand in until the association supplies its own. The map shows the City of London.',
  map: {
    picture: picture('covers/venue-map'),
    alt: 'Map of the streets around the venue, with a pin (sample artwork)',
    show: 'Show the map',
    /** The map that the visitor's press fetches, on a host that the content security policy allows in frames. */
    frame: 'https://www.google.com/maps?q=City+of+London&output=embed',
    frameTitle: 'Map of the City of London',
    /** Stands under the frame, since a page can't see whether a browser blocked it. */
    blocked: 'No map to be seen? Your browser or network may block it; the link opens it in a page of its own.',
    link: {
      label: 'Open in Google Maps',
      href: 'https://www.google.com/maps/search/?api=1&query=City+of+London',
    },
  },
};

/** The inaugural members' gathering: the report first, then the invitation as it was sent (specification 2.15 and 9). */
export const welcomeMeet = defineWords('content/pages/welcome-msb-meet-up-19th-june-2025.ts', {
  lead: 'The inaugural members’ gathering, in London.',
  facts: [
    { label: 'Date', value: event.longDay },
    { label: 'Time', value: `From ${event.time}` },
    ...(isShown(event.place) ? [{ label: 'Place', value: venue }] : []),
  ],
  /** Puts the evening into a visitor's own calendar; left out once it is over. */
  calendar: event.isCompleted ? undefined : { label: eventDetails.addToCalendar, href: event.file },
  report: {
    badge: 'Past event',
    heading: 'How the evening went',
    body: markdown.parse(`
Over 50 people attended the association’s first gathering, at a law firm’s office in London. [The pictures](/photos2025) have a page of their own.

Below is the programme, with what the invitation said; registration is closed.
`),
    figures: [
      { figure: 'Over 50', text: 'people attended' },
      { figure: 'Over 80', text: 'were expected when the invitation was written' },
    ],
    video: {
      youtubeId: 'WhWc3b3KhnY',
      title: 'London 2025 welcome meet',
      poster: picture('posters/video-7'),
      /** When the film was put on the platform. */
      uploaded: '2025-06-19',
      sample: true,
    },
  },
  speakers: {
    heading: 'Speakers',
    text: 'One speaker and two keynotes. Names and monograms stand in until the association supplies its own.',
    profile: 'Professional profile',
    sample: sampleWord,
    people: [
      {
        name: speaker1.name,
        portrait: picture(speaker1.portrait),
        role: 'Speaker, 6:45-7:05 PM',
        portraitAlt: 'Monogram in place of the speaker’s portrait',
        /** The speaker's page elsewhere. */
        profile: 'https://www.linkedin.com/',
        /** A stand-in that the association has still to replace; `npm run launch-check` lists it. */
        sample: true,
      },
      {
        name: speaker2.name,
        portrait: picture(speaker2.portrait),
        role: 'Keynote, 7:10-7:30 PM',
        portraitAlt: 'Monogram in place of the first keynote speaker’s portrait',
        profile: 'https://www.linkedin.com/',
        sample: true,
      },
      {
        name: speaker3.name,
        portrait: picture(speaker3.portrait),
        role: 'Keynote, 7:35-7:55 PM',
        portraitAlt: 'Monogram in place of the second keynote speaker’s portrait',
        profile: 'https://www.linkedin.com/',
        sample: true,
      },
    ],
  },
  /** What the invitation said. */
  invitation: {
    heading: 'The invitation: why attend, the guest, and what members were asked',
    text: 'Over 80 guests were expected. Four things awaited them that no letter can replace.',
    reasons: [
      {
        title: 'Meet the others',
        text: 'Owners and professionals of firms like yours, in one room and without an agenda.',
        picture: picture('vignettes/talk'),
      },
      {
        title: 'Hear from the board',
        text: 'What the association is for, and what it means to do for its members.',
        picture: picture('vignettes/horn'),
      },
      {
        title: 'Put your questions',
        text: 'Regulation, risk and bank accounts, with people who deal with them every day.',
        picture: picture('vignettes/scales'),
      },
      {
        title: 'Have your say',
        text: 'Tell us what troubles your business, so that one voice can speak for many.',
        picture: picture('vignettes/key'),
      },
    ],
  },
  guest: {
    heading: 'Special guest',
    body: markdown.parse(`
**HMRC ECS Promote** (invited). ECS is Economic Crime Supervision, which supervises money service businesses for HMRC.

> ### What members were asked
>
> Members were asked to pay the yearly subscription fee before attending: £${site.fees.msb} for MSB members, £${site.fees.affiliate} for affiliate members.
`),
  },
  schedule: {
    heading: 'Schedule',
    columns: { time: 'Time', what: 'Programme' },
    rows: [
      { time: '6:00-6:30 PM', what: 'Welcome drinks and registration' },
      { time: '6:30-6:45 PM', what: 'Welcome note from the board' },
      { time: '6:45-7:05 PM', what: 'Speaker' },
      { time: '7:10-7:30 PM', what: 'Keynote' },
      { time: '7:35-7:55 PM', what: 'Keynote' },
      { time: '8:00-9:00 PM', what: 'Networking' },
    ],
  },
  /** Left out while it is a sample that may not be shown. */
  venue: isShown(event.place) ? venuePlace : undefined,
  rsvp: {
    heading: 'RSVP',
    text: 'Registration for this evening is closed, and the form can no longer be filled in.',
    join: { label: 'Become a Member', href: '/overview#membership-form' },
  },
});

export type VenueContent = typeof venuePlace;

export type WelcomeMeet = typeof welcomeMeet;
