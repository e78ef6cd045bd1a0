import { fileOf } from '#content/schema/entries/yaml.server.ts';

/** One value that the association has still to replace: its file, the way to it, the value or a name for it, what to do. */
export type Placeholder = { file: string; path: string; value: string; advice: string };

/** Values that other modules repeat: each is listed once, in the module that holds it. */
type Repeated = { origin: string; email: string; testKey: string };

/** The ranges that Ofcom keeps free for drama (https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama). */
const FICTION = /\+44\s?20\s?7946\s?0\d{3}|\b020\s?7946\s?0\d{3}\b|\b0?1632\s?960\s?\d{3}\b|\b0?7700\s?900\s?\d{3}\b/;

/** The form of a sample's name; the word in running text does not count. */
const SAMPLE_WORDS = /^Sample\b|\(sample artwork\)/;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const NAMES = ['title', 'name', 'description', 'text'];

function textAdvice(text: string, { origin, email, testKey }: Repeated): string | undefined {
  if (text === testKey) return 'Set VITE_HCAPTCHA_SITEKEY to the site key of your own hCaptcha account.';
  if (text === origin) return text.includes('.example') ? 'Set SITE_URL to the address of the public site.' : undefined;
  if (text.includes(origin) || text.includes(email))
    return text === email && email.endsWith('.example') ? 'Write the association’s email address.' : undefined;
  if (/\.example\b/.test(text)) return 'Write a real address: .example never resolves.';
  if (FICTION.test(text)) return 'Write the association’s telephone number: this one is kept free for fiction.';
  if (SAMPLE_WORDS.test(text)) return 'Say what is really there, and leave out the word “sample”.';
  return undefined;
}

/**
 * Every sample, placeholder, test key and made-up address below a value. Pictures are left out: launchCheck.ts lists their files.
 * @param file the module; an entry of a collection names its own file
 */
export function placeholders(value: unknown, repeated: Repeated, file: string, path = ''): Placeholder[] {
  const placeholder = (text: string, advice: string): Placeholder[] => [
    { file, path, value: text.split('\n')[0]?.slice(0, 72) ?? '', advice },
  ];
  if (typeof value === 'string') {
    const advice = textAdvice(value, repeated);
    return advice ? placeholder(value, advice) : [];
  }
  if (!isRecord(value) || 'placeholder' in value) return [];
  const entry = fileOf(value);
  if (entry && entry !== file) return placeholders(value, repeated, entry);
  if (value.sample === true) {
    const name = NAMES.map((field) => value[field]).find((text) => typeof text === 'string');
    return placeholder(name ?? 'sample', 'Replace it with the association’s own, and take its sample: true out.');
  }
  const below = (key: string) => (Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key);
  return [
    ...(value.sampleDate === true
      ? placeholder(`date ${value.date}`, 'Write the day of publication, and take its sampleDate: true out.')
      : []),
    ...Object.entries(value).flatMap(([key, item]) => placeholders(item, repeated, file, below(key))),
  ];
}

/** The list of what is left to replace, by file and by what to do; what a file holds twice is listed once. */
export function launchList(all: Placeholder[]): string {
  const groups = new Map<string, Map<string, string>>();
  for (const { file, advice, path, value } of all) {
    const group = `${file}: ${advice}`;
    groups.set(group, (groups.get(group) ?? new Map()).set(value, `  ${path && `${path}: `}${value}`));
  }
  const list = [...groups].sort(([one], [other]) => one.localeCompare(other, 'en'));
  const count = list.reduce((sum, [, items]) => sum + items.size, 0);
  const summary = count ? `${count} to replace before the site goes public.` : 'Nothing is left to replace.';
  return [...list.map(([group, items]) => [group, ...items.values()].join('\n')), summary].join('\n\n');
}
