import { createHash } from 'node:crypto';
import { AtRule, type ChildNode, parse, type Root, type Rule } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { HASHED_FOLDER } from '../vike.ts';
import { DRAWING } from './firstPicture.ts';
import { attributesIn, namesOf, PSEUDO_CLASS, removeEmpty, VARIANT } from './stylesheets.ts';

/** A stylesheet, and its file below the web root. */
export type Stylesheet = { file: string; css: string };

/** How a large page links its other styles, up to the address without its slash. */
export const LINK = '<link rel="stylesheet" href="/';

const INLINE = /<style>([\s\S]*?)<\/style>/;
const TAG = /<(\/?)([a-z][\w-]*)\b[^>]*>/g;
const VOID = /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const HIDDEN = /<\w+ (?:[^>]* )?hidden=""[^>]*>/;
/** Of rules that take effect once a page is used, or printed. */
const LATER = { state: /(?<!:not\()(?::(?:hover|active)\b|\[aria-(?:busy|expanded|pressed)="?true)/, media: /^print$/ };
const FRAME_END = /<\/picture>(?:<\/(?:div|figure)>)*/g;

/**
 * Where an element that begins at a place of a page ends. React escapes `>` in attributes and scripts, so that tags can be
 * counted; there may be thousands of large pages, so none is parsed.
 */
function endOfElement(html: string, start: number): number {
  let depth = 0;
  TAG.lastIndex = start;
  for (let tag = TAG.exec(html); tag; tag = TAG.exec(html)) {
    const [, slash, name = ''] = tag;
    if (!VOID.test(name)) depth += slash ? -1 : 1;
    if (depth === 0) return TAG.lastIndex;
  }
  return html.length;
}

/** A part of a page without what is hidden in it. */
function shownIn(html: string): string {
  const hidden = HIDDEN.exec(html);
  return hidden ? html.slice(0, hidden.index) + shownIn(html.slice(endOfElement(html, hidden.index))) : html;
}

/** Where a page's first view ends: after the first part of its content, or after the frame of the drawing that is embedded in it. */
function endOfFirstView(html: string): number {
  const main = /<main\b[^>]*>/.exec(html);
  if (!main) return html.length;
  const end = endOfElement(html, main.index + main[0].length);
  FRAME_END.lastIndex = html.indexOf(DRAWING);
  return FRAME_END.lastIndex > end && FRAME_END.test(html) ? FRAME_END.lastIndex : end;
}

/** What identifies a node of a stylesheet: what it is, and the blocks around it. */
function identity({ parent }: ChildNode, text: string): string {
  return parent instanceof AtRule ? identity(parent, `@${parent.name} ${parent.params}|${text}`) : text;
}

const ruleOf = (rule: Rule, selector: string) => identity(rule, `${selector}{${rule.nodes.join(';')}}`);

/** Leaves every rule the selectors that pass a test, and removes what is then empty. */
function keepSelectors(root: Root, passes: (selector: string, rule: Rule) => boolean): string {
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => passes(selector, rule));
    if (selectors.length) rule.selectors = selectors;
    else rule.remove();
  });
  removeEmpty(root);
  return root.toString();
}

/** The rules of a stylesheet that are not in one that was made from it by leaving some out. */
function othersOf(css: string, part: string): string {
  const here = new Set<string>();
  const [root, first] = [parse(css), parse(part)];
  first.walk((node) => {
    if (node.type === 'rule') for (const selector of node.selectors) here.add(ruleOf(node, selector));
    else if (node.type === 'atrule') here.add(identity(node, node.toString()));
  });
  root.walkAtRules((rule) => {
    if (here.has(identity(rule, rule.toString()))) rule.remove();
  });
  return keepSelectors(root, (selector, rule) => !here.has(ruleOf(rule, selector)));
}

/** Parts a stylesheet into the rules that a page's first view uses as it arrives, and all others. */
async function partStyles(css: string, { tags, classes, ids, data, values }: ReturnType<typeof namesOf>) {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: '', extension: 'html' }],
    defaultExtractor: () => ({ attributes: { names: data, values }, classes, ids, tags, undetermined: [] }),
    dynamicAttributes: attributesIn(css).filter((name) => !VARIANT.test(name)),
    safelist: [PSEUDO_CLASS],
    keyframes: true,
  });
  const root = parse(result?.css ?? '');
  root.walkAtRules(/^(?:media|page)$/, (rule) => {
    if (rule.name === 'page' || LATER.media.test(rule.params)) rule.remove();
  });
  const first = keepSelectors(root, (selector) => !LATER.state.test(selector));
  return { first, later: othersOf(css, first) };
}

/**
 * Leaves in a page's inline stylesheet what its first view uses, and has it link the other rules after that view: browsers
 * paint what stands before a stylesheet in the body while they fetch it (decision 94).
 *
 * @returns the page, and the stylesheet that it links
 */
export function laterStylesLinker(): (html: string) => Promise<{ html: string; stylesheet?: Stylesheet }> {
  // Pages of one kind share both parts.
  const parted = new Map<string, ReturnType<typeof partStyles>>();
  return async (html) => {
    const [style, css = ''] = INLINE.exec(html) ?? [];
    if (!style) return { html };
    const end = endOfFirstView(html);
    const names = namesOf(shownIn(html.slice(0, end).replace(style, '')), new Set(css.match(/[\w-]+/g)));
    const key = JSON.stringify([css, names]);
    const parts = parted.get(key) ?? partStyles(css, names);
    parted.set(key, parts);
    const { first, later } = await parts;
    if (!later) return { html };
    const hash = createHash('sha256').update(later).digest('base64url').slice(0, 8);
    const file = `${HASHED_FOLDER}/later.${hash}.css`;
    const linked = `${html.slice(0, end)}${LINK}${file}">${html.slice(end)}`;
    return { html: linked.replace(style, () => `<style>${first}</style>`), stylesheet: { file, css: later } };
  };
}
