import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, addMonths } from '#content/dates.ts';
import { builtFile, COPY, check, copyLiveContent, type Files, photo, textOf, write } from '../fixtures/staff.ts';
import { article, event, factSheet, guide, newsItem, term, testimonial, webinarReport, words } from './entries.ts';

/** Outside `npm test`, because each case builds the site: npx vitest run --project staff */

const DAYS = ['2026-12-24', '2027-03-15', '2028-02-29'];
const MEET = 'collections/events/welcome-msb-meet-up.yaml';
const MEET_PAGE = '/welcome-msb-meet-up-19th-june-2025';

/** The number of an entry that comes last in a collection whose entries are numbered. */
const last = (folder: string) =>
  readdirSync(join(COPY, 'collections', folder)).filter((name) => /\.(md|yaml)$/.test(name)).length + 1;

/** The first file of a collection. */
const first = (folder: string) => {
  const [name = ''] = readdirSync(join(COPY, 'collections', folder)).filter((name) => name.endsWith('.md'));
  return `collections/${folder}/${name}`;
};

type Change = {
  name: string;
  /** The files that it writes on a day. */
  files: (day: string) => Files | Promise<Files>;
  /** A page of the built site on that day, and what it shows or no longer shows. */
  shows?: (day: string) => { path: string; text: string; not?: boolean };
};

const CHANGES: Change[] = [
  {
    name: 'a new article',
    files: (day) => ({ 'collections/articles/a-new-article.md': article('A new article', day) }),
    shows: () => ({ path: '/blogs', text: 'A new article' }),
  },
  {
    name: 'a news item of today',
    files: (day) => ({ 'collections/news/an-item.md': newsItem(900, 'An item of today', day) }),
    shows: () => ({ path: '/news', text: 'An item of today' }),
  },
  {
    name: 'a news item for tomorrow',
    files: (day) => {
      const tomorrow = addDays(day, 1);
      const item = newsItem(901, 'An item of tomorrow', tomorrow, `publishOn: ${tomorrow}\n`);
      return { 'collections/news/another-item.md': item };
    },
    shows: () => ({ path: '/news', text: 'An item of tomorrow', not: true }),
  },
  {
    name: 'another guide',
    files: (day) => ({
      'collections/guides/how-to-try.md': guide('How to try', last('guides'), day, addMonths(day, 6)),
    }),
    shows: () => ({ path: '/how-to-series', text: 'How to try' }),
  },
  {
    name: 'an event without a page or a picture, of a new kind',
    files: () => ({
      'collections/events/training.yaml': event('A day of training', '2027-03-20').replace('meeting', 'training'),
    }),
    shows: () => ({ path: '/events', text: 'Training</h2>' }),
  },
  {
    name: 'a new event that is called off',
    files: () => ({ 'collections/events/off.yaml': event('An evening', '2027-04-20', 'status: cancelled\n') }),
    shows: () => ({ path: '/events', text: 'Cancelled' }),
  },
  {
    name: 'a webinar with its report, which was not filmed',
    files: () => ({
      'collections/events/a-webinar.yaml': event('A webinar', '2026-12-01 13:00', 'page: /a-webinar\n').replace(
        'meeting',
        'webinar',
      ),
      'collections/webinars/a-webinar.md': webinarReport('A webinar on trying'),
    }),
    shows: () => ({ path: '/webinars', text: 'A webinar on trying' }),
  },
  {
    name: 'a quote that somebody said',
    files: () => ({ 'collections/testimonials/a-quote.yaml': testimonial(last('testimonials')) }),
    shows: () => ({ path: '/index', text: 'What somebody says of the association.' }),
  },
  {
    name: 'a real chairman, with a photo under another name',
    files: async () => {
      const chairman = textOf('collections/team/chairman.yaml')
        .replace(/^name: .*$/m, 'name: Somebody Real')
        .replace(/^portrait: .*$/m, 'portrait: /team/somebody-real.jpg')
        .replace(/^sample: .*\n/m, '');
      return { 'collections/team/chairman.yaml': chairman, 'pictures/team/somebody-real.jpg': await photo() };
    },
    shows: () => ({ path: '/our-team', text: 'Somebody Real' }),
  },
  {
    name: 'two terms of the glossary',
    files: () => ({
      'collections/glossary/first-term.yaml': term('First new term', 'FNT'),
      'collections/glossary/second-term.yaml': term('Second new term', 'SNT'),
    }),
    shows: () => ({ path: '/glossary', text: 'Second new term' }),
  },
  {
    name: 'another fact sheet',
    files: (day) => ({
      'collections/fact-sheets/trying.md': factSheet('Trying', last('fact-sheets'), day, addMonths(day, 6)),
    }),
    shows: () => ({ path: '/fact-sheets', text: 'Trying' }),
  },
  {
    name: 'a guide that was reviewed today',
    files: (day) => {
      const text = textOf(first('guides'))
        .replace(/^lastReviewed: .*$/m, `lastReviewed: ${day}`)
        .replace(/^nextReview: .*$/m, `nextReview: ${addMonths(day, 6)}`);
      return { [first('guides')]: text };
    },
  },
  {
    name: 'a sentence more in an article',
    files: () => ({ [first('articles')]: `${textOf(first('articles'))}\n${words(20)}` }),
  },
  {
    name: 'another fee',
    files: () => ({ 'site/fees.json': '{\n  "msb": 390,\n  "affiliate": 799\n}\n' }),
    shows: () => ({ path: '/become-a-member', text: '£390' }),
  },
  {
    name: 'a photo among the speakers',
    files: async () => {
      const described = '  - photo: /gallery/speakers/new-photo.jpg\n    description: Somebody speaks\n';
      const file = 'collections/gallery/speakers.yaml';
      const text = textOf(file);
      return {
        [file]: /^photos:/m.test(text)
          ? text.replace(/^photos:\n/m, `photos:\n${described}`)
          : `${text}photos:\n${described}`,
        'pictures/gallery/speakers/new-photo.jpg': await photo(),
      };
    },
    shows: () => ({ path: '/photos2025', text: 'Somebody speaks' }),
  },
  {
    name: 'an event that is called off',
    files: () => ({ [MEET]: `${textOf(MEET)}status: cancelled\n` }),
    shows: () => ({ path: MEET_PAGE, text: 'This event does not take place.' }),
  },
  {
    name: 'another category of the gallery',
    files: async () => ({
      'collections/gallery/music.yaml': `order: ${last('gallery')}\nlabel: Music\nsamples: 0\n`,
      'pictures/gallery/music/band.jpg': await photo(),
    }),
    shows: () => ({ path: '/photos2025', text: 'Music' }),
  },
];

/** The meet, held again in January 2027: in one file, its own. */
const moved = (): Files => {
  const text = textOf(MEET)
    .replace(/^start: (.*)$/m, 'formerStarts:\n  - $1\nstart: 2027-01-28 17:30')
    .replace(/^end: .*$/m, 'end: 2027-01-28 20:30');
  return { [MEET]: `${text}status: rescheduled\n` };
};

/** Writes files, checks the copy on a day, and takes them back; gives what the site showed meanwhile. */
function publish<Shown>(files: Files, day: string, look: () => Shown): Shown {
  const undo = write(files);
  try {
    expect(check(day).output).toContain('Checked: all is well');
    return look();
  } finally {
    undo();
  }
}

/** The names of the changes that the built site doesn't show as it should. */
const notShown = (changes: Change[], day: string) =>
  changes
    .filter(({ shows }) => {
      const { path, text, not = false } = shows?.(day) ?? { path: '/index', text: '' };
      return builtFile(`${path}.html`).includes(text) === not;
    })
    .map(({ name }) => name);

beforeAll(copyLiveContent);

describe.each(DAYS.map((day, index) => ({ day, index })))('on $day', ({ day, index }) => {
  // In other company on each day, so that none passes only because of another.
  test.each([0, 1])('staff publish half of the changes at once, and take them back (%i)', async (half) => {
    const changes = CHANGES.filter((_, number) => ((number >> index) & 1) === half);
    const files: Files = {};
    for (const change of changes) Object.assign(files, await change.files(day));
    expect(publish(files, day, () => notShown(changes, day))).toEqual([]);
  });

  test('staff move an event of the past to January 2027: pages, lists, data and calendar follow', () => {
    const isPast = day > '2027-01-28';
    const { page, list, calendar } = publish(moved(), day, () => ({
      page: builtFile(`${MEET_PAGE}.html`),
      list: builtFile('events.html'),
      calendar: builtFile('events.ics'),
    }));
    expect(page.includes('How the evening went')).toBe(isPast);
    expect(page.includes('Past event')).toBe(isPast);
    expect(page).toContain('"previousStartDate":["2025-06-19"]');
    // Of one that is over nobody asks any more when it was to be.
    expect(list.includes('Rescheduled from 19 June 2025')).toBe(!isPast);
    expect(calendar).toContain('20270128T173000');
  });

  test('the live content, as it was before, is as it must be', () => {
    expect(check(day).output).toContain('Checked: all is well');
  });
});
