/** One value that the association has still to replace. */
export type Placeholder = {
  /** Where in the module, e.g. `webinars[0].video`. */
  place: string;
  /** The value, or a name for it. */
  found: string;
  /** What to put there. */
  advice: string;
};

/** Values that other modules repeat: each is listed once, in the module that holds it. */
export type Repeated = { origin: string; email: string; testKey: string };

/** The ranges that Ofcom keeps free for drama (https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama). */
const FICTION = /\+44\s?20\s?7946\s?0\d{3}|\b020\s?7946\s?0\d{3}\b|\b0?1632\s?960\s?\d{3}\b|\b0?7700\s?900\s?\d{3}\b/;

/** How samples are named; the word in running text is none. */
const SAMPLE_WORDS = /^Sample\b|\(sample artwork\)|\bSAMPLE-/;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Names a sample by what its author wrote first. */
function nameOf(sample: Record<string, unknown>): string {
  const words = ['title', 'name', 'description', 'text', 'src', 'youtubeId'].map((field) => sample[field]);
  const name = words.find((word) => typeof word === 'string') ?? 'sample';
  return String(name).split('\n')[0]?.slice(0, 72) ?? 'sample';
}

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
 * Every sample, placeholder, test key and made-up address below a value.
 *
 * @param value what a content module exports
 * @param repeated values that count only where they are written alone
 * @param place where the value is
 */
export function placeholders(value: unknown, repeated: Repeated, place = ''): Placeholder[] {
  if (typeof value === 'string') {
    const advice = textAdvice(value, repeated);
    return advice ? [{ place, found: value.split('\n')[0]?.slice(0, 72) ?? '', advice }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => placeholders(item, repeated, `${place}[${index}]`));
  if (!isRecord(value)) return [];
  if (value.sample === true) {
    const advice = 'Replace it with the association’s own, and take its line `sample: true` out.';
    return [{ place, found: nameOf(value), advice }];
  }
  return Object.entries(value).flatMap(([key, item]) => placeholders(item, repeated, place ? `${place}.${key}` : key));
}

/** Leaves out what a module exports a second time, within a list. */
export const distinct = (found: Placeholder[]): Placeholder[] => [
  ...new Map(found.map((item) => [item.advice + item.found, item])).values(),
];

/**
 * The list of what is left to replace, grouped by file and by what to do.
 *
 * @param groups file or folder → what it holds
 */
export function launchList(groups: Map<string, Placeholder[]>): string {
  const lines: string[] = [];
  let count = 0;
  for (const [file, found] of groups) {
    if (!found.length) continue;
    count += found.length;
    lines.push('', file);
    for (const advice of new Set(found.map((item) => item.advice))) {
      lines.push(`  ${advice}`);
      for (const item of found) if (item.advice === advice) lines.push(`    ${item.place}: ${item.found}`);
    }
  }
  return [...lines, '', count ? `${count} to replace before the site goes public.` : 'Nothing is left to replace.']
    .join('\n')
    .trim();
}
