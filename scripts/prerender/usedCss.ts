import { type ChildNode, parse, type Root, type Rule } from 'postcss';
import selectorParser, { type Attribute, type Node, type Selector } from 'postcss-selector-parser';

/** Classes of packages whose scripts put names together as they run; found in no text, so never taken for unused. */
const RUNTIME_CLASS = /^(fc|yarl__)/;

/** What a page, and any script it may load, could give a selector to match. */
export type Vocabulary = {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  /** `name` and `name=value` of every `data-` attribute; others are states, which come and go. */
  data: ReadonlySet<string>;
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

const TAG = /<([a-z][a-z0-9-]*)/gi;
/** As React writes them; what a text quotes has its quotation marks escaped. */
const CLASS = /\sclass="([^"]*)"/g;
const ID = /\sid="([^"]*)"/g;
const DATA = /\s(data-[\w-]+)(?:="([^"]*)")?/g;

const captured = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, first = '']) => first);

/** Reads a page's vocabulary from its HTML. */
export function vocabularyOf(html: string, scripts: Scripts): Vocabulary {
  return {
    tags: new Set(['html', 'body', ...captured(html, TAG).map((tag) => tag.toLowerCase())]),
    classes: new Set([...new Set(captured(html, CLASS))].flatMap((names) => names.split(/\s+/))),
    ids: new Set(captured(html, ID)),
    data: new Set([...html.matchAll(DATA)].flatMap(([, name = '', value = '']) => [name, `${name}=${value}`])),
    scripts,
  };
}

const camelCase = (name: string) =>
  name.replace(/^data-/, '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function attributeMayMatch({ attribute, operator, value = '' }: Attribute, page: Vocabulary): boolean {
  // A state (aria-expanded, disabled, open, type) comes and goes as the page is used.
  if (!attribute.startsWith('data-')) return true;
  if (page.scripts.mention(attribute) || page.scripts.mention(`dataset.${camelCase(attribute)}`)) return true;
  return operator === '=' ? page.data.has(`${attribute}=${value}`) : page.data.has(attribute);
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
  /** The selectors of each rule, in order. */
  readonly #rules: Selector[][] = [];
  /** Pages of one kind use the same rules: answers by which selectors may match. */
  readonly #answers = new Map<string, string>();

  constructor(css: string) {
    this.#root = parse(css);
    this.#root.walkRules((rule) => {
      if (!isKeyframe(rule)) this.#rules.push(selectorParser().astSync(rule.selector).nodes);
    });
  }

  /** The rules that a page may use, now or after a script has changed it. */
  usedBy(page: Vocabulary): string {
    const verdicts = this.#rules.map((selectors) => selectors.map((selector) => selectorMayMatch(selector, page)));
    const key = verdicts.map((rule) => rule.map(Number).join('')).join();
    const answer = this.#answers.get(key) ?? this.#cut(verdicts, page.scripts);
    this.#answers.set(key, answer);
    return answer;
  }

  #cut(verdicts: boolean[][], scripts: Scripts): string {
    const copy = this.#root.clone();
    let next = 0;
    copy.walkRules((rule) => {
      if (isKeyframe(rule)) return;
      const kept = this.#rules[next]?.filter((_, index) => verdicts[next]?.[index]) ?? [];
      rule.selector = kept.map(String).join(',');
      next++;
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
