import { readFileSync } from 'node:fs';
import { parse } from 'postcss';

/** From the root of the repository: the build bundles this module elsewhere. */
const FILE = 'components/styles/tokens.css';
const stylesheet = parse(readFileSync(FILE, 'utf8'), { from: FILE });

export type Scheme = 'light' | 'dark';

/** The two values of `light-dark()`, each a colour or `var()`. */
const BOTH_SCHEMES = /light-dark\(((?:[^(),]|\([^()]*\))+), ((?:[^()]|\([^()]*\))+)\)/g;

/** The custom properties that tokens.css declares on one selector. */
function declared(selector: string, scheme: Scheme): Map<string, string> {
  const tokens = new Map<string, string>();
  stylesheet.walkRules((rule) => {
    // A rule within another or a query, such as for less motion, has no colours.
    if (rule.parent?.type === 'root' && rule.selectors.includes(selector))
      rule.each((node) => {
        if (node.type === 'decl')
          tokens.set(node.prop, node.value.replace(BOTH_SCHEMES, scheme === 'light' ? '$1' : '$2'));
      });
  });
  return tokens;
}

/**
 * The design tokens of an element in a colour scheme, by the selectors of tokens.css around it,
 * from the outermost: `[':root', '[data-night]']`. Each `var()` is replaced where it is declared,
 * as by a browser; throws an Error when a token refers to one that isn't declared.
 */
export function readTokens(scheme: Scheme, selectors: readonly string[]): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const selector of selectors) {
    const own = declared(selector, scheme);
    const resolve = (value: string): string =>
      value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
        const inner = own.get(name);
        const resolved = inner === undefined ? tokens.get(name) : resolve(inner);
        if (resolved === undefined) throw new Error(`${FILE}: ${name} is not declared on ${selector}.`);
        return resolved;
      });
    for (const [name, value] of own) tokens.set(name, resolve(value));
  }
  return tokens;
}
