/** A word of the trade and where it is explained. */
export type Term = {
  /** Its anchor on the glossary page. */
  slug: string;
  /** What it is called: the full name, and its abbreviation where it has one. */
  names: string[];
};

/** Where no link may begin: headings, a table's head, links, code and bare addresses. */
const UNTOUCHED = [
  '^(?:> ?)?#{1,6} .*$',
  String.raw`^\|.*\n\|[-:| ]+$`,
  String.raw`\[[^\]]*\]\([^)]*\)`,
  '`[^`]*`',
  String.raw`https?:\/\/\S+`,
].join('|');

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Without the ending of the plural: `MLR` for `MLRs`, `money service business` for `money service businesses`. */
const singular = (word: string) => word.replace(/(?<=ss)es$|(?<!s)s$/, '');

/** One word however it is written: a sentence may begin with it, and it may stand in the plural. */
const keyOf = (word: string) => word.charAt(0).toLowerCase() + singular(word).slice(1);

/** Matches a name at the beginning of a sentence and within one, in the singular and the plural. */
function patternOf(name: string): string {
  const first = name.charAt(0);
  return `[${first.toUpperCase()}${first.toLowerCase()}]${escapePattern(singular(name).slice(1))}(?:e?s)?`;
}

/** Every name of every term in one pattern, so that a text is gone through once; longer names come first. */
function compile(terms: readonly Term[]) {
  const slugs = new Map(terms.flatMap(({ slug, names }) => names.map((name) => [keyOf(name), slug])));
  const names = terms
    .flatMap(({ names }) => names)
    .sort((a, b) => b.length - a.length)
    .map(patternOf);
  const pattern = new RegExp(
    String.raw`${UNTOUCHED}|(?<![\p{L}\p{N}-])(?<name>${names.join('|')})(?![\p{L}\p{N}])`,
    'gmu',
  );
  return { slugs, pattern };
}

type Compiled = ReturnType<typeof compile>;

/** Every page links the same terms. */
const compiled = new WeakMap<readonly Term[], Compiled>();

/**
 * Links each term to the glossary where a text first uses it.
 *
 * @param markdown the text
 * @param terms what the glossary explains
 * @param subject the title of the text: what it is about it explains itself
 * @returns the text with its links, as Markdown
 */
export function linkTerms(markdown: string, terms: readonly Term[], subject = ''): string {
  if (terms.length === 0) return markdown;
  const { slugs, pattern } = compiled.get(terms) ?? compile(terms);
  compiled.set(terms, { slugs, pattern });
  const slugOf = (name: string | undefined) => (name ? slugs.get(keyOf(name)) : undefined);
  const done = new Set([...subject.matchAll(pattern)].map(({ groups }) => slugOf(groups?.name)));
  return markdown.replaceAll(pattern, (whole: string, ...rest) => {
    const groups: Record<string, string | undefined> = rest.at(-1);
    const slug = slugOf(groups.name);
    if (!slug || done.has(slug)) return whole;
    done.add(slug);
    return `[${whole}](/glossary#${slug})`;
  });
}
