import { type ChildNode, parse, type Root, type Rule } from 'postcss';
import selectorParser, { type Attribute, type Node, type Selector } from 'postcss-selector-parser';

/** Classes of packages whose scripts put names together as they run; found in no text, so never taken for unused. */
const RUNTIME_CLASS = /^(fc|yarl__)/;

/** What a page, and any script it may load, could give a selector to match. */
export type Vocabulary = {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  /** `name` and `name=value` of every attribute. */
  attributes: ReadonlySet<string>;
  /** What the scripts mention: a class or attribute that a script names may appear later. */
  scripts: Scripts;
};

/** The text of every script that the site may load, asked for names; it remembers its answers. */
export class Scripts {
  readonly #text: string;
  readonly #answers = new Map<string, boolean>();

  constructor(text: string) {
    this.#text = text;
  }

  mention(name: string): boolean {
    const answer = this.#answers.get(name) ?? this.#text.includes(name);
    this.#answers.set(name, answer);
    return answer;
  }
}

const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s"'>/=]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s"'>/=]+)(?:="([^"]*)")?/g;

/** Reads a page's vocabulary from its HTML. */
export function vocabularyOf(html: string, scripts: Scripts): Vocabulary {
  const tags = new Set(['html', 'body']);
  const classes = new Set<string>();
  const ids = new Set<string>();
  const attributes = new Set<string>();
  for (const [, tag = '', rest = ''] of html.matchAll(TAG)) {
    tags.add(tag.toLowerCase());
    for (const [, name = '', value = ''] of rest.matchAll(ATTRIBUTE)) {
      attributes.add(name.toLowerCase()).add(`${name.toLowerCase()}=${value}`);
      if (name === 'class') for (const each of value.split(/\s+/)) classes.add(each);
      if (name === 'id') ids.add(value);
    }
  }
  return { tags, classes, ids, attributes, scripts };
}

const camelCase = (name: string) =>
  name.replace(/^data-/, '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function attributeMayMatch({ attribute, operator, value = '' }: Attribute, page: Vocabulary): boolean {
  // A state (aria-expanded, disabled, open, type) comes and goes as the page is used.
  if (!attribute.startsWith('data-')) return true;
  if (page.scripts.mention(attribute) || page.scripts.mention(`dataset.${camelCase(attribute)}`)) return true;
  return operator === '=' ? page.attributes.has(`${attribute}=${value}`) : page.attributes.has(attribute);
}

function mayMatch(node: Node, page: Vocabulary): boolean {
  if (node.type === 'class')
    return page.classes.has(node.value) || RUNTIME_CLASS.test(node.value) || page.scripts.mention(node.value);
  if (node.type === 'id') return page.ids.has(node.value) || page.scripts.mention(node.value);
  if (node.type === 'tag') return page.tags.has(node.value.toLowerCase()) || page.scripts.mention(`\`${node.value}\``);
  if (node.type === 'attribute') return attributeMayMatch(node, page);
  // Of `:is()` and `:where()` any one may match; `:not()` and `:has()` are left to the browser.
  if (node.type === 'pseudo' && [':is', ':where'].includes(node.value))
    return node.nodes.some((selector) => selectorMayMatch(selector, page));
  return true;
}

const selectorMayMatch = (selector: Selector, page: Vocabulary) => selector.nodes.every((node) => mayMatch(node, page));

/** A stylesheet, read once, that gives each page the rules it may use. */
export class Stylesheet {
  readonly #root: Root;
  readonly #selectors = new Map<string, Selector[]>();
  /** Pages of one kind use the same rules: answers by the part of their vocabulary that this sheet asks about. */
  readonly #answers = new Map<string, string>();

  constructor(css: string) {
    this.#root = parse(css);
  }

  /** The rules that a page may use, now or after a script has changed it. */
  usedBy(page: Vocabulary): string {
    const parsed = (text: string) => {
      const known = this.#selectors.get(text) ?? selectorParser().astSync(text).nodes;
      this.#selectors.set(text, known);
      return known;
    };
    const verdicts: boolean[] = [];
    this.#root.walkRules((rule) => {
      if (!isKeyframe(rule))
        for (const selector of parsed(rule.selector)) verdicts.push(selectorMayMatch(selector, page));
    });
    const key = verdicts.map(Number).join('');
    const answer = this.#answers.get(key) ?? this.#cut(parsed, verdicts, page.scripts);
    this.#answers.set(key, answer);
    return answer;
  }

  #cut(parsed: (text: string) => Selector[], verdicts: boolean[], scripts: Scripts): string {
    const copy = this.#root.clone();
    let next = 0;
    copy.walkRules((rule) => {
      if (isKeyframe(rule)) return;
      const kept = parsed(rule.selector).filter(() => verdicts[next++]);
      rule.selector = kept.map(String).join(',');
    });
    removeUnusedTokens(copy, scripts);
    removeEmpty(copy);
    joinLayers(copy);
    // Vite leaves the spaces in tokens, whose values it may not know.
    copy.walkDecls(/^--/, (token) => {
      token.value = token.value.replaceAll(', ', ',');
    });
    return copy.toString();
  }
}

const isKeyframe = (rule: Rule) =>
  rule.parent?.type === 'atrule' && 'name' in rule.parent && /keyframes$/.test(String(rule.parent.name));

/** Makes one block of neighbours in the same layer: every CSS Module brings a block of its own. */
function joinLayers(root: Root): void {
  for (const node of [...root.nodes]) {
    const previous = node.prev();
    if (node.type !== 'atrule' || node.name !== 'layer' || !node.nodes || previous?.type !== 'atrule') continue;
    if (previous.name !== 'layer' || previous.params !== node.params || !previous.nodes) continue;
    previous.append(node.nodes);
    node.remove();
  }
}

/** Takes away custom properties that nothing left reads, and then those that only they read. */
function removeUnusedTokens(root: Root, scripts: Scripts): void {
  const read = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [name] of value.matchAll(/--[\w-]+/g)) read.add(name);
  });
  let removed = false;
  root.walkDecls(/^--/, (token) => {
    if (read.has(token.prop) || scripts.mention(token.prop)) return;
    const { parent } = token;
    token.remove();
    if (parent?.type === 'rule' && parent.nodes.length === 0) parent.remove();
    removed = true;
  });
  if (removed) removeUnusedTokens(root, scripts);
}

function removeEmpty(root: Root): void {
  const empty = (node: ChildNode) => {
    if (node.type === 'rule') return node.selector === '';
    return node.type === 'atrule' && node.nodes !== undefined && node.nodes.length === 0;
  };
  const visit = (nodes: ChildNode[]) => {
    for (const node of [...nodes]) {
      if (node.type === 'atrule' && node.nodes) visit(node.nodes);
      if (empty(node)) node.remove();
    }
  };
  visit(root.nodes);
}
