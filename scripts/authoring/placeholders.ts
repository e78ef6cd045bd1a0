import { cutText } from '#components/format/cutText.ts';
import { readFields } from '#content/schema/entries/entry.server.ts';
import { pictureName } from '#content/schema/fields.server.ts';
import { openFilms } from '#content/site/open-films.ts';
import { TEST_SITEKEY } from '#content/site/setting.ts';
import { isPublicOrigin } from '#content/site/site.ts';

/** Addresses that never resolve. */
const EXAMPLE = /[\w.@-]+\.example(?![\w-]|\.\w)/g;
/**
 * Numbers that Ofcom keeps for drama
 * (https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama).
 */
const FICTION = /(\+44\s?|\b0?)(20\s?7946\s?0\d{3}|1632\s?960\s?\d{3}|7700\s?900\s?\d{3})\b/g;

const MADE: [pattern: RegExp, advice: string][] = [
  [EXAMPLE, 'Write an address that exists.'],
  [FICTION, 'Write the real number: this one is kept for fiction.'],
];

const PHOTO = 'Put a photo of this name into content/pictures and change what is said of it, or take it out.';

/** Every place is listed with its value and what to do. */
const line = (place: string, value: string, advice: string) =>
  [`${place}:`, value && `${cutText(value.split('\n')[0] ?? '', 72)}.`, advice].filter(Boolean).join(' ');

const isMade = (value: string) => value.search(EXAMPLE) >= 0;

/** The settings to write: of the build, and of the embedded server where it takes the forms. */
export function settingsToSet(environment: NodeJS.ProcessEnv): { build: string[]; server: string[] } {
  const get = (name: string) => environment[name]?.trim() ?? '';
  const lines = (file: string, settings: [name: string, isWrong: (value: string) => boolean, value: string][]) =>
    settings.flatMap(([name, isWrong, value]) => (isWrong(get(name)) ? [`${file}: write ${name}=${value}`] : []));
  const isMissing = (value: string) => value === '';
  const build = lines('.env', [
    ['SITE_URL', (value) => !/^https:\S/.test(value) || !isPublicOrigin(value), 'https:// and the address of the site'],
    ['VITE_API_HOST', isMade, 'https:// and the address of the API'],
    ['VITE_ANALYTICS_SRC', isMade, 'https:// and the address of the script'],
    ['VITE_HCAPTCHA_SITEKEY', (value) => !value || value === TEST_SITEKEY, 'the site key that hCaptcha gave you'],
    ['LAUNCH', (value) => value !== 'on', 'on'],
  ]);
  if (get('VITE_API_HOST')) return { build, server: [] };
  const server = lines('.env, or /etc/msb-site.env of a server', [
    ['HCAPTCHA_SECRET', (value) => !value || /^0x0+$/.test(value), 'the secret that hCaptcha gave you'],
    ['SMTP_URL', isMissing, 'smtps:// and the name, password and address of the mail server'],
    ['MAIL_TO', isMissing, 'the address to which forms are mailed'],
  ]);
  return { build, server };
}

/**
 * For a run, which lists each once: the addresses and numbers that it has found, and the drawings
 * in place of photos that it hasn't.
 */
type Found = { values: Set<string>; drawings: Set<string> };

/** What nobody but the Board can replace. */
const OF_THE_BOARD = /\/(privacy-policy|terms-and-conditions|security-policy)\.md$/;
/** The names of samples; a sentence may begin with the word. */
const MADE_UP = /^(second )?sample .*[^.]$/i;

/** Samples and drawings in place of photos below a value, a line each. */
function samplesIn(value: unknown, place: string, found: Found): string[] {
  if (typeof value === 'string') {
    const { data: name = '' } = pictureName.safeParse(value);
    if (found.drawings.delete(name)) return [line(place, name, PHOTO)];
    return MADE_UP.test(value) ? [line(place, value, 'Write the real words.')] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const fields: Record<string, unknown> = { ...value };
  const isFlagged = Object.entries(fields).some(([key, item]) => key.startsWith('sample') && item === true);
  const within = Object.entries(fields).flatMap(([key, item]) => {
    const fact = /^sample([A-Z]\w+)$/.exec(key)?.[1]?.toLowerCase();
    if (fact && item === true)
      return line(place, String(fields[fact]), `Write the real ${fact}, then turn Sample ${fact} off (${key}).`);
    // What is said of a sample goes with it.
    if (isFlagged && typeof item === 'string') return [];
    return samplesIn(item, Array.isArray(value) ? `${place} ${Number(key) + 1}` : `${place}, ${key}`, found);
  });
  if (fields.sample !== true) return within;
  const { title, name, description, text, lead } = fields;
  const words = [title, name, description, text, lead].find((text) => typeof text === 'string');
  const advice = OF_THE_BOARD.test(place) ? 'Have the Board approve it' : 'Replace it';
  return [line(place, String(words ?? ''), `${advice}, then turn Sample off (sample: true).`), ...within];
}

/**
 * Every sample, made-up name, address or number, and drawing in place of a photo in a file of
 * content, a line each; of one that can't be read, the build says what is wrong.
 */
export function placeholders(file: string, source: string, found: Found): string[] {
  const fields = readFields(file, source) ?? {};
  if ('draft' in fields && fields.draft === true) return [];
  const inText = MADE.flatMap(([pattern, advice]) =>
    (source.match(pattern) ?? []).flatMap((text) => {
      const key = text.replace(/^(\+44|0)|\s/g, '');
      if (found.values.has(key)) return [];
      found.values.add(key);
      return line(file, text, advice);
    }),
  );
  return [...samplesIn(fields, file, found), ...inText];
}

/** What a page may show of samples, and what to do. */
const LEFT: [words: RegExp, advice: string][] = [
  [
    /(?<=href=")https:\/\/(?:www\.)?(?:facebook|instagram|linkedin|twitter|x|youtube)\.com\/?(?=")/g,
    'is the front page of a network. Write the address of the profile.',
  ],
  [/(?<=>)\s*Sample( text)?\s*(?=<)/g, 'is the tag of a sample. Replace what has it.'],
  [/(?:stand in|placeholders?) until/g, 'is said of samples. Replace them.'],
];

/** What a page of the launched site still shows of samples, a line each. */
export function leftOn(path: string, html: string): string[] {
  const films = Object.entries(openFilms).filter(([id]) => html.includes(id));
  return [
    ...films.map(([id, film]) => `${path}: the open film ${film} plays. Replace its id ${id} by that of your own.`),
    ...LEFT.flatMap(([words, advice]) =>
      [...new Set(html.match(words))].map((found) => `${path}: “${found.trim()}” ${advice}`),
    ),
  ];
}
