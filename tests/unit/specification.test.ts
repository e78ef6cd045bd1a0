import { expect, test } from 'vitest';
import { CODES } from '#content/codes.ts';
import { articles } from '#content/collections/articles/index.ts';
import { benefits } from '#content/collections/benefits.ts';
import { challenges } from '#content/collections/challenges.ts';
import { guides } from '#content/collections/guides/index.ts';
import { homePhotos } from '#content/collections/home-photos.ts';
import { team } from '#content/collections/team/index.ts';
import { testimonials } from '#content/collections/testimonials/index.ts';
import { videos } from '#content/collections/videos.ts';
import { webinars } from '#content/collections/webinars/index.ts';
import { rsvpForm, webinarRegistrationForm } from '#content/forms/registration.ts';
import { home } from '#content/pages/home.ts';
import { webinarDetail } from '#content/pages/webinar-bank-accounts-for-msb-businesses.ts';
import { welcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import { galleryWall } from '#content/pictures.ts';
import { site } from '#content/site/site.ts';
import { read } from '../fixtures/sources.ts';

/** The specification's values stand in docs/specification.md alone; here they are read from it. */
const specification = read('docs/specification.md');

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ');

/** What a sentence of the specification says in its first group; fails where the specification has no such sentence. */
function specified(sentence: RegExp): string {
  const [, value] = sentence.exec(specification) ?? [];
  if (value === undefined) throw new Error(`docs/specification.md no longer says ${sentence}.`);
  return value;
}

const numberOf = (words: string) => NUMBERS.indexOf(words.toLowerCase()) + 1 || Number(words.replaceAll(/[,_]/g, ''));

test.each<[sentence: RegExp, found: number]>([
  [/\*\*Hero\*\*: (\w+) slides/, home.hero.slides.length],
  [/\*\*Benefits\*\*: (\w+) tiles/, benefits.length],
  [/\*\*Testimonials\*\*: (\w+) quotes/, testimonials.length],
  [/\*\*Photo Gallery\*\*: (\w+) photos/, homePhotos.length],
  [/\*\*Video Gallery\*\*: (\w+) stills/, videos.length],
  [/Faced by MSB’s"\*\*: (\w+) cards/, challenges.length],
  [/the chairman and (\w+) advisors/, team.advisory.members.length],
  [/\*\*`\/webinars`\*\*: (\w+) cards/, webinars.length],
  [/with (\w+) things to learn/, webinarDetail.learn.items.length],
  [/Counts of entries \((\w+) guides/, guides.length],
  [/Counts of entries .* (\w+) articles/, articles.length],
  [/Counts of entries .* (\d+) pictures/, galleryWall.length],
  [/\| fees \| £(\d+)/, site.fees.msb],
  [/\| fees \| £\d+ and £(\d+)/, site.fees.affiliate],
])('the site has as many as the specification says, in the content of tests: %s', (sentence, found) => {
  expect(found).toBe(numberOf(specified(sentence)));
});

test('telephone and email, and the codes of titles and of memberships, are those of the specification', () => {
  expect([site.phone.display, site.email]).toEqual([specified(/, `([\d ]+)` \(a range/), specified(/`(\S+@\S+)`/)]);
  const titles = specified(/`titleid` \(number: ([^)]+)\)/);
  expect(Object.entries(CODES.titleid).map((title) => title.join(' '))).toEqual(titles.split(', '));
  const [, first, second] = /`0` ([\w ]+), at first; `1` ([\w ]+)\)/.exec(specification) ?? [];
  expect(Object.values(CODES.membershipCategory)).toEqual([first, second]);
});

test('the schedule of the welcome meet is that of the specification', () => {
  const times = specified(/welcome meet \| 19 June 2025: (.*?networking)/).match(/\d+:\d+-\d+:\d+/g);
  expect(welcomeMeet.schedule.rows.map(({ time }) => time.replace(' PM', ''))).toEqual(times);
});

test('the webinar form offers about 240 dialling codes, with each place once', () => {
  const { options } = webinarRegistrationForm.fields.countryCode;
  expect(options.length).toBeGreaterThanOrEqual(235);
  expect(options.length).toBeLessThanOrEqual(250);
  expect(new Set(options.map(({ name }) => name)).size).toBe(options.length);
});

test('both forms start with the dialling code of the United Kingdom, and the RSVP form offers no other', () => {
  for (const { fields } of [webinarRegistrationForm, rsvpForm]) {
    const { options, value } = fields.countryCode;
    expect(options.find(({ code }) => code === value)?.name).toBe('United Kingdom');
  }
  expect(rsvpForm.fields.countryCode.options).toHaveLength(1);
});
