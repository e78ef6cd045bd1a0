import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AtRule, type Container, parse } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { takeStylesheets } from './vike.ts';

/** Classes that packages put together as they run, so that no script contains them whole. */
const RUNTIME_CLASS = /^(fc|yarl__)/;
/** Pseudo-classes, which PurgeCSS would remove where they stand alone. */
const PSEUDO_CLASS = /^:/;

const WORD = /[\w-]+/g;
const STRING = /(?<=[`'"])[\w-]+(?=[`'"])/g;
const TAG = /<([a-z][a-z0-9-]*)/gi;
/** Attributes as React writes them, which escapes the quotation marks of text. */
const ATTRIBUTE = /\s(class|id|rel|data-[\w-]+)(?:="([^"]*)")?/g;

/** An address that Vite could not resolve and left as it is; those that it resolves begin with a slash. */
const UNRESOLVED_URL = /url\((?!["']?(?:\/|data:|#))[^)]*\)|url\(["']?#\w+\/[^)]*\)/;

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The names that the site's scripts contain; an element, class, id or attribute that a script names may appear later. */
export class ScriptNames {
  readonly words: ReadonlySet<string>;
  /** Whole string literals. */
  readonly strings: ReadonlySet<string>;
  /** `data-` attributes, also those set through `dataset`. */
  readonly data: ReadonlySet<string>;

  /** @param code of all scripts that the site may load */
  constructor(code: string) {
    this.words = new Set(code.match(WORD));
    this.strings = new Set(code.match(STRING));
    const dataset = [...code.matchAll(/\bdataset\.(\w+)/g)].map(([, name = '']) => `data-${kebabCase(name)}`);
    this.data = new Set([...dataset, ...[...this.words].filter((word) => word.startsWith('data-'))]);
  }
}

/** Merges neighbouring blocks of the same layer: every CSS module has one of its own. */
function mergeLayers(root: Container): void {
  let last: AtRule | undefined;
  root.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer' || !node.nodes) last = undefined;
    else if (last?.params === node.params) {
      last.append(node.nodes);
      node.remove();
    } else last = node;
  });
}

/** A stylesheet, read once, that gives each page the rules it may use. */
export class Stylesheet {
  readonly #css: string;
  readonly #scripts: ScriptNames;
  /** The words of the stylesheet: names that it doesn't contain can't decide anything. */
  readonly #words: ReadonlySet<string>;
  /** Attributes that may change while a page is used: any but `rel` and `data-`, and the `data-` ones that a script names. */
  readonly #states: string[];
  /** Custom properties that PurgeCSS doesn't see in use: those of keyframes and scripts. */
  readonly #tokens: string[];
  /** What is left of the stylesheet for a set of names; pages of one kind share it. */
  readonly #purged = new Map<string, Promise<string>>();

  constructor(css: string, scripts: ScriptNames) {
    const root = parse(css);
    mergeLayers(root);
    // Vite leaves the spaces in custom properties, since their values may be anything; ours are lists.
    root.walkDecls(/^--/, (token) => {
      token.value = token.value.replaceAll(', ', ',');
    });
    this.#css = root.toString();
    this.#scripts = scripts;
    this.#words = new Set(css.match(WORD));
    this.#states = [...new Set([...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name))].filter(
      (name) => !/^(rel$|data-)/.test(name) || scripts.data.has(name),
    );
    this.#tokens = [...scripts.words].filter((word) => word.startsWith('--'));
    root.walkAtRules(/keyframes$/, (frames) => {
      this.#tokens.push(...(frames.toString().match(/--[\w-]+/g) ?? []));
    });
  }

  /** The rules that a page may use, now or after a script has changed it. */
  usedBy(html: string): Promise<string> {
    const names = { tags: ['html', 'body'], classes: [''], ids: [''], data: [''], values: [''] };
    for (const [, tag = ''] of html.matchAll(TAG)) names.tags.push(tag.toLowerCase());
    for (const [, name = '', value = ''] of html.matchAll(ATTRIBUTE)) {
      if (name === 'class') names.classes.push(...value.split(/\s+/));
      else if (name === 'id') names.ids.push(value);
      else {
        names.data.push(name);
        names.values.push(...value.split(/\s+/));
      }
    }
    const known = (list: string[]) => [...new Set(list)].filter((name) => this.#words.has(name)).sort();
    const { tags, classes, ids, data, values } = names;
    const used = {
      tags: known(tags),
      classes: known(classes),
      ids: known(ids),
      data: known(data),
      values: known(values),
    };
    const key = JSON.stringify(used);
    const purged = this.#purged.get(key) ?? this.#purge(used);
    this.#purged.set(key, purged);
    return purged;
  }

  async #purge({ tags, classes, ids, data, values }: Record<'tags' | 'classes' | 'ids' | 'data' | 'values', string[]>) {
    const { words, strings } = this.#scripts;
    const [result] = await new PurgeCSS().purge({
      css: [{ raw: this.#css }],
      content: [{ raw: '', extension: 'html' }],
      defaultExtractor: () => ({
        attributes: { names: data, values },
        classes: [...classes, ...words],
        ids: [...ids, ...strings],
        tags: [...tags, ...strings],
        undetermined: [],
      }),
      dynamicAttributes: this.#states,
      safelist: { standard: [PSEUDO_CLASS, RUNTIME_CLASS], variables: this.#tokens },
      variables: true,
      keyframes: true,
    });
    return result?.css ?? '';
  }
}

/**
 * Moves a page's stylesheets into it, reduced to the rules that it or its scripts may use, after everything else in its
 * head: `<meta charset>` stays within the first 1,024 bytes, and first paint needs no second request.
 */
export class StylesheetInliner {
  readonly #root: string;
  readonly #scripts: ScriptNames;
  /** Pages of one kind link the same stylesheets. */
  readonly #sheets = new Map<string, Promise<Stylesheet>>();

  /**
   * @param root the web root that the stylesheets' addresses are in
   * @param scripts the code of every script that the site may load
   */
  constructor(root: string, scripts: string) {
    this.#root = root;
    this.#scripts = new ScriptNames(scripts);
  }

  /**
   * Inlines the stylesheets that a page links.
   * @throws Error when a stylesheet names a file that doesn't exist
   */
  async inline(html: string): Promise<string> {
    const { hrefs, hoisted, rest } = takeStylesheets(html);
    const key = `${hrefs.join()} ${hoisted}`;
    const sheet = this.#sheets.get(key) ?? this.#read(hrefs, hoisted);
    this.#sheets.set(key, sheet);
    const css = await (await sheet).usedBy(rest);
    return rest.replace('</head>', () => `<style>${css}</style></head>`);
  }

  async #read(hrefs: string[], hoisted: string): Promise<Stylesheet> {
    const texts = await Promise.all(hrefs.map((href) => readFile(join(this.#root, href), 'utf8')));
    const css = texts.map((text) => text.trim()).join('') + hoisted;
    const [unresolved] = UNRESOLVED_URL.exec(css) ?? [];
    if (unresolved) throw new Error(`A stylesheet names a file that doesn't exist: ${unresolved}.`);
    return new Stylesheet(css, this.#scripts);
  }
}
