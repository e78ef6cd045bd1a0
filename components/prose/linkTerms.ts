import type { Token, Tokens } from 'marked';

/** A word of the trade and where it is explained. */
export type Term = {
  /** Its anchor on the glossary page. */
  slug: string;
  /** What it is called: the full name, and its abbreviation where it has one. */
  names: string[];
};

/** A link within one of these would break it, or repeat what it already says. */
const UNTOUCHED = new Set(['heading', 'link', 'code', 'codespan', 'html', 'image']);

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Without the ending of the plural: `MLR` for `MLRs`, `money service business` for `money service
 * businesses`.
 */
const singular = (word: string) => word.replace(/(?<=ss)es$|(?<!s)s$/, '');

/** One word however it is written: at the start of a sentence or in the plural. */
const keyOf = (word: string) => word.charAt(0).toLowerCase() + singular(word).slice(1);

/** Matches a name at the beginning of a sentence and within one, in the singular and the plural. */
function patternOf(name: string): string {
  const first = name.charAt(0);
  return `[${first.toUpperCase()}${first.toLowerCase()}]${escapePattern(singular(name).slice(1))}(?:e?s)?`;
}

/**
 * Every name of every term in one pattern, so that each text is searched once; longer names come
 * first.
 */
function compile(terms: readonly Term[]) {
  const slugs = new Map(terms.flatMap(({ slug, names }) => names.map((name) => [keyOf(name), slug])));
  const names = terms
    .flatMap(({ names }) => names)
    .sort((a, b) => b.length - a.length)
    .map(patternOf);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${names.join('|')})(?![\p{L}\p{N}])`, 'gu');
  return { slugs, pattern };
}

/** Every page links the same terms. */
const compiled = new WeakMap<readonly Term[], ReturnType<typeof compile>>();

const isText = (token: Token): token is Tokens.Text => token.type === 'text';

/**
 * Links each term to the glossary at its first use in a text, except in headings, table headers,
 * links and code, and except terms in its `subject`, which the text itself explains.
 */
export function linkTerms(tokens: Token[], terms: readonly Term[], subject = ''): Token[] {
  if (terms.length === 0) return tokens;
  const { slugs, pattern } = compiled.get(terms) ?? compile(terms);
  compiled.set(terms, { slugs, pattern });
  const linked = new Set([...subject.matchAll(pattern)].map(([name]) => slugs.get(keyOf(name))));

  const linkWords = (token: Tokens.Text): Token[] => {
    const textToken = (text: string): Tokens.Text => ({ ...token, raw: text, text });
    const tokens: Token[] = [];
    let end = 0;
    // Not `matchAll`, which copies the long pattern for each text.
    for (let match = pattern.exec(token.text); match; match = pattern.exec(token.text)) {
      const { 0: name, index } = match;
      const slug = slugs.get(keyOf(name));
      if (!slug || linked.has(slug)) continue;
      linked.add(slug);
      const href = `/glossary#${slug}`;
      const words = textToken(name);
      tokens.push(textToken(token.text.slice(end, index)), { ...words, type: 'link', href, tokens: [words] });
      end = index + name.length;
    }
    return end === 0 ? [token] : [...tokens, textToken(token.text.slice(end))];
  };

  const link = (all: Token[]): Token[] => all.flatMap(linkOne);
  const linkOne = (token: Token): Token[] => {
    if (UNTOUCHED.has(token.type)) return [token];
    if (token.type === 'list') return [{ ...token, items: link(token.items) }];
    if (token.type === 'table') {
      const linkCell = (cell: Tokens.TableCell) => ({ ...cell, tokens: link(cell.tokens) });
      return [{ ...token, rows: token.rows.map((row: Tokens.TableCell[]) => row.map(linkCell)) }];
    }
    if ('tokens' in token && token.tokens) return [{ ...token, tokens: link(token.tokens) }];
    return isText(token) ? linkWords(token) : [token];
  };
  return link(tokens);
}
