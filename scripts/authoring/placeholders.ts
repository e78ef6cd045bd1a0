import { cutText } from '#components/format/cutText.ts';
import { fileOf } from '#content/schema/entries/yaml.server.ts';
import { TEST_SITEKEY, type site as values } from '#content/site/site.ts';

/**
 * What one run has found, so that it lists a value once; and the drawings in place of photos, by
 * their names.
 */
type Found = { values: Set<string>; drawings: string[] };

/** What a run begins with: the addresses of settings are none of content. */
export const foundIn = ({ origin, apiHost, analyticsSrc }: typeof values, drawings: string[] = []): Found => ({
  values: new Set([origin, apiHost, analyticsSrc].map((address) => address.replace('https://', ''))),
  drawings,
});

/**
 * Addresses that never resolve, and numbers that Ofcom keeps for drama
 * (https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama).
 */
const EXAMPLE = /[\w.@-]+\.example(?![\w-]|\.\w)/g;
const FICTION = /(\+44\s?|\b0?)(20\s?7946\s?0\d{3}|1632\s?960\s?\d{3}|7700\s?900\s?\d{3})\b/g;

const PHOTO = 'Put a photo of this name into content/pictures and change what is said of it, or take it out.';

/** Everything is listed as its place, its value and what to do. */
const line = (file: string, path: string, value: string, advice: string) =>
  `${[file, path].filter(Boolean).join(', ')}: ${cutText(value.split('\n')[0] ?? '', 72)}. ${advice}`;

/** The settings of the build that are not those of a public site. */
export function settingsToSet({ origin, apiHost, analyticsSrc, hcaptchaSitekey, launch }: typeof values): string[] {
  const addresses = { SITE_URL: origin, VITE_API_HOST: apiHost, VITE_ANALYTICS_SRC: analyticsSrc };
  return Object.entries({ ...addresses, VITE_HCAPTCHA_SITEKEY: hcaptchaSitekey, LAUNCH: launch ? 'on' : 'off' })
    .filter(([, value]) => value.match(EXAMPLE) || [TEST_SITEKEY, 'off'].includes(value))
    .map(([setting, value]) => line('Settings', setting, value, 'Set it to what the public site has.'));
}

/**
 * Every sample, made-up address or number, and drawing in place of a photo below a value of a
 * module, a line each.
 */
export function placeholders(value: unknown, file: string, found: Found, path = ''): string[] {
  const once = (key: string, ...[text, advice, place = file, field = path]: [string, string, string?, string?]) =>
    found.values.size === found.values.add(key).size ? [] : [line(place, field, text, advice)];
  const photo = (name: string) => (found.drawings.includes(name) ? once(name, name, PHOTO) : []);
  if (typeof value === 'string')
    return [
      ...photo(value),
      ...(value.match(EXAMPLE) ?? []).flatMap((text) => once(text, text, 'Write an address that exists.')),
      ...(value.match(FICTION) ?? []).flatMap((text) =>
        once(text.replace(/\D/g, '').slice(-9), text, 'Write the real number: this one is kept for fiction.'),
      ),
    ];
  // Objects of classes, such as schemas, are no content.
  if (typeof value !== 'object' || value === null || !/^(Object|Array|Module)?$/.test(value.constructor?.name))
    return [];
  const { name, sample, ...rest }: Record<string, unknown> = { ...value };
  if (typeof rest.src === 'string') return photo(String(name));
  const entry = fileOf(value);
  if (entry && entry !== file) return placeholders(value, entry, found);
  const title = [rest.title, name, rest.description, rest.text].find((text) => typeof text === 'string') ?? 'all of it';
  // What has a name is listed where it is named first: pages repeat it.
  const itself =
    sample === true && once(String(name ?? `${file} ${path}`), String(title), 'Replace it, and take sample: true out.');
  const within = Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const below = Array.isArray(value) ? `${path}[${key}]` : [path, key].filter(Boolean).join('.');
    const fact = /^sample([A-Z]\w+)$/.exec(key)?.[1]?.toLowerCase() ?? '';
    const advice = `Write the real ${fact}, and take ${key}: true out.`;
    return fact && item === true
      ? once(`${file} ${below}`, String(rest[fact]), advice, file, fact)
      : placeholders(item, file, itself ? { ...found, drawings: [] } : found, below);
  });
  return [...(itself || []), ...within];
}
