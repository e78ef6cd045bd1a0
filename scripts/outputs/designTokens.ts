import { readFileSync } from 'node:fs';
import { parse, type Rule } from 'postcss';

/** From the root of the repository: the build bundles this module elsewhere. */
const FILE = 'components/styles/tokens.css';
const stylesheet = parse(readFileSync(FILE, 'utf8'), { from: FILE });

export type Scheme = 'light' | 'dark';

/** Whether a rule of tokens.css holds on screen in a colour scheme. */
function applies({ parent }: Rule, scheme: Scheme): boolean {
  if (parent?.type !== 'atrule') return true;
  return scheme === 'dark' && 'params' in parent && parent.params === '(prefers-color-scheme: dark)';
}

/** The custom properties that tokens.css declares on one selector. */
function declared(selector: string, scheme: Scheme): Map<string, string> {
  const tokens = new Map<string, string>();
  stylesheet.walkRules((rule) => {
    if (rule.selectors.includes(selector) && applies(rule, scheme))
      rule.each((node) => {
        if (node.type === 'decl') tokens.set(node.prop, node.value);
      });
  });
  return tokens;
}

/**
 * The design tokens of an element in a colour scheme, each `var()` replaced as a browser replaces it: where it is declared.
 *
 * @param selectors of the elements of tokens.css around it, from the outermost, the element last: `[':root', '[data-night]']`
 * @throws Error when a token refers to one that isn't declared
 */
export function readTokens(scheme: Scheme, selectors: readonly string[]): Map<string, string> {
  let inherited = new Map<string, string>();
  for (const selector of selectors) {
    const own = declared(selector, scheme);
    const resolve = (token: string): string => {
      const value = own.get(token);
      if (value !== undefined) return value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => resolve(name));
      const outer = inherited.get(token);
      if (outer === undefined) throw new Error(`${FILE}: ${token} is not declared on ${selector}.`);
      return outer;
    };
    inherited = new Map([...inherited, ...[...own.keys()].map((token) => [token, resolve(token)] as const)]);
  }
  return inherited;
}
