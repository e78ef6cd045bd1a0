import { cutText } from '#components/format/cutText.ts';
import { parseFields } from '#content/schema/entries/yaml.server.ts';
import { pictureName } from '#content/schema/fields.server.ts';
import { openFilms } from '#content/site/open-films.ts';
import { TEST_SITEKEY } from '#content/site/setting.ts';

/**
 * Addresses that never resolve, and numbers that Ofcom keeps for drama
 * (https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama).
 */
const EXAMPLE = /[\w.@-]+\.example(?![\w-]|\.\w)/g;
const FICTION = /(\+44\s?|\b0?)(20\s?7946\s?0\d{3}|1632\s?960\s?\d{3}|7700\s?900\s?\d{3})\b/g;

const PHOTO = 'Put a photo of this name into content/pictures and change what is said of it, or take it out.';

/** Every place is listed with its value and what to do. */
const line = (place: string, value: string, advice: string) =>
  [place, value && `${cutText(value.split('\n')[0] ?? '', 72)}.`, advice].filter(Boolean).join(' ');

const isMade = (value: string) => /\.example(?![\w-]|\.\w)/.test(value);

/** The settings to write: of the build, and of the embedded server where it takes the forms. */
export function settingsToSet(environment: NodeJS.ProcessEnv): { build: string[]; server: string[] } {
  const get = (name: string) => environment[name]?.trim() ?? '';
  const lines = (settings: [name: string, isWrong: (value: string) => boolean, value: string][]) =>
    settings.flatMap(([name, isWrong, value]) => (isWrong(get(name)) ? [`.env: write ${name}=${value}`] : []));
  const isMissing = (value: string) => value === '';
  const build = lines([
    ['SITE_URL', (value) => !value || isMade(value), 'https:// and the address of the site'],
    ['VITE_API_HOST', isMade, 'https:// and the address of the API'],
    ['VITE_ANALYTICS_SRC', isMade, 'https:// and the address of the script'],
    ['VITE_HCAPTCHA_SITEKEY', (value) => !value || value === TEST_SITEKEY, 'the site key that hCaptcha gave you'],
    ['LAUNCH', (value) => value !== 'on', 'on'],
  ]);
  if (get('VITE_API_HOST')) return { build, server: [] };
  const server = lines([
    ['HCAPTCHA_SECRET', isMissing, 'the secret that hCaptcha gave you'],
    ['SMTP_URL', isMissing, 'smtps:// and the name, password and address of the mail server'],
    ['MAIL_TO', isMissing, 'the address to which forms are mailed'],
  ]);
  return { build, server };
}

/**
 * What a run has found, so that it lists a value once; and the names of drawings in place of
 * photos.
 */
type Found = { values: Set<string>; drawings: string[] };

/** What nobody but the Board can replace. */
const OF_THE_BOARD = /\/(privacy-policy|terms-and-conditions|security-policy)\.md$/;
/** The names of samples; a sentence may begin with the word. */
const MADE_UP = /^(second )?sample .*[^.]$/i;
const OFF = 'then turn Sample off (sample: true).';

/** Samples and drawings in place of photos below a value, a line each. */
function samplesIn(value: unknown, file: string, found: Found, path = ''): string[] {
  const { values, drawings } = found;
  const place = `${[file, path].filter(Boolean).join(', ')}:`;
  if (typeof value === 'string') {
    const { data: name = '' } = pictureName.safeParse(value);
    const isNew = drawings.includes(name) && !values.has(name);
    values.add(name);
    return isNew
      ? [line(place, name, PHOTO)]
      : MADE_UP.test(value)
        ? [line(place, value, 'Write the real words.')]
        : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const { sample, title, name, description, text, lead }: Record<string, unknown> = { ...value };
  const of = [title, name, description, text, lead].find((text) => typeof text === 'string');
  const itself = OF_THE_BOARD.test(file)
    ? `${place} Have the Board approve it, ${OFF}`
    : line(place, String(of ?? ''), `Replace it, ${OFF}`);
  const below = (key: string) =>
    Array.isArray(value) ? `${path} ${Number(key) + 1}` : [path, key].filter(Boolean).join(', ');
  const entries: [string, unknown][] = Object.entries(value);
  const isFlagged = entries.some(([key, item]) => key.startsWith('sample') && item === true);
  const within = entries.flatMap(([key, item]) => {
    const fact = /^sample([A-Z]\w+)$/.exec(key)?.[1]?.toLowerCase();
    if (fact && item === true)
      return [
        line(place, String(Object(value)[fact]), `Write the real ${fact}, then turn Sample ${fact} off (${key}).`),
      ];
    // What is said of a sample goes with it.
    return isFlagged && typeof item === 'string' ? [] : samplesIn(item, file, found, below(key));
  });
  return [...(sample === true ? [itself] : []), ...within];
}

/** The fields of a file; none where it can't be read, since the build says what is wrong. */
function fieldsOf(file: string, source: string): object {
  try {
    return parseFields(file, /^---\n([\s\S]*?\n)?---\n/.exec(source.replaceAll('\r\n', '\n'))?.[1] ?? source).fields;
  } catch {
    return {};
  }
}

/**
 * Every sample, made-up name, address or number, and drawing in place of a photo in a file of
 * content, a line each.
 */
export function placeholders(file: string, source: string, found: Found): string[] {
  const fields = fieldsOf(file, source);
  if ('draft' in fields && fields.draft === true) return [];
  const inText = (pattern: RegExp, advice: string, keyOf: (text: string) => string) =>
    (source.match(pattern) ?? []).flatMap((text) => {
      const key = keyOf(text);
      const isNew = !found.values.has(key);
      found.values.add(key);
      return isNew ? [line(`${file}:`, text, advice)] : [];
    });
  return [
    ...samplesIn(fields, file, found),
    ...inText(EXAMPLE, 'Write an address that exists.', (text) => text),
    ...inText(FICTION, 'Write the real number: this one is kept for fiction.', (text) =>
      text.replace(/\D/g, '').slice(-9),
    ),
  ];
}

/** The front page of a network, which is nobody's profile. */
const FRONT_PAGE = /href="(https:\/\/(?:www\.)?(?:facebook|instagram|linkedin|twitter|x|youtube)\.com\/?)"/g;

/** What a page of the launched site still shows of samples, a line each. */
export const leftOn = (path: string, html: string): string[] => [
  ...Object.entries(openFilms)
    .filter(([id]) => html.includes(id))
    .map(
      ([id, film]) => `${path}: the open film ${film} plays. Write the id of the association’s own in place of ${id}.`,
    ),
  ...[...new Set(html.match(FRONT_PAGE))].map(
    (link) => `${path}: a link ends at the front page of a network, ${link}. Write the address of the profile.`,
  ),
  ...(/>\s*Sample( text)?\s*</.test(html) ? [`${path}: something is called “Sample”. Replace it.`] : []),
  ...(html.includes('stand in until') ? [`${path}: something stands in “until” there is a real one. Replace it.`] : []),
];
