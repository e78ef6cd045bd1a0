import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AtRule, type Container, parse } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { takeStylesheets } from '../vike.ts';

/** Classes that packages put together as they run, so that no script contains them whole. */
const RUNTIME_CLASS = /^(fc|yarl__)/;
/** Pseudo-classes, which PurgeCSS would remove where they stand alone. */
export const PSEUDO_CLASS = /^:/;

const WORD = /[\w-]+/g;
const STRING = /(?<=[`'"])[\w-]+(?=[`'"])/g;
const TAG = /<([a-z][a-z0-9-]*)/gi;
/** Attributes as React writes them, which escapes the quotation marks of text. */
const ATTRIBUTE = /\s(class|id|rel|data-[\w-]+)(?:="([^"]*)")?/g;

/** Attributes that stay as the page has them, unless a script names them. */
export const VARIANT = /^(rel$|data-)/;

/** An address that Vite could not resolve and left as it is; those that it resolves begin with a slash. */
const UNRESOLVED_URL = /url\((?!["']?(?:\/|data:|#))[^)]*\)|url\(["']?#\w+\/[^)]*\)/;

/** The names that the site's scripts contain; an element, class, id or attribute that a script names may appear later. */
function scriptNames(code: string) {
  const words = new Set(code.match(WORD));
  const names = [...code.matchAll(/\bdataset\.(\w+)/g)].map(([, name = '']) => name.replace(/[A-Z]/g, '-$&'));
  const dataset = names.map((name) => `data-${name.toLowerCase()}`);
  return {
    words,
    /** Whole string literals. */
    strings: new Set(code.match(STRING)),
    /** `data-` attributes, also those set through `dataset`. */
    data: new Set([...dataset, ...[...words].filter((word) => word.startsWith('data-'))]),
  };
}
type ScriptNames = ReturnType<typeof scriptNames>;

/** The names of a page among those of a stylesheet: others can't decide anything. */
export function namesOf(html: string, known: ReadonlySet<string>) {
  const list = (names: string[]) => [...new Set(names)].filter((name) => known.has(name)).sort();
  const attributes = [...html.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => ({ name, value }));
  const valuesOf = (wanted: RegExp) =>
    list(attributes.filter(({ name }) => wanted.test(name)).flatMap(({ value }) => value.split(/\s+/)));
  return {
    tags: list(['html', 'body', ...[...html.matchAll(TAG)].map(([, tag = '']) => tag.toLowerCase())]),
    classes: valuesOf(/^class$/),
    ids: valuesOf(/^id$/),
    data: list(attributes.map(({ name }) => name).filter((name) => VARIANT.test(name))),
    values: valuesOf(VARIANT),
  };
}

/** The attributes that a stylesheet's selectors name. */
export const attributesIn = (css: string): string[] => [
  ...new Set([...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name)),
];

/** PurgeCSS leaves rules whose custom properties it has removed, and the blocks around them. */
export function removeEmpty(root: Container): void {
  root.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node);
    if (!node.nodes.length) node.remove();
  });
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

/** Reads a stylesheet once, and gives each page the rules that it may use, now or after a script has changed it. */
function rulesOf(css: string, scripts: ScriptNames): (html: string) => Promise<string> {
  const root = parse(css);
  mergeLayers(root);
  // Vite leaves the spaces in custom properties, since their values may be anything; ours are lists.
  root.walkDecls(/^--/, (token) => {
    token.value = token.value.replaceAll(', ', ',');
  });
  const raw = root.toString();
  const words = new Set(css.match(WORD));
  const scriptWords = [...scripts.words].filter((word) => words.has(word));
  const scriptStrings = [...scripts.strings].filter((text) => words.has(text));
  // Attributes that may change while a page is used.
  const dynamicAttributes = attributesIn(css).filter((name) => !VARIANT.test(name) || scripts.data.has(name));
  // Custom properties that PurgeCSS doesn't see in use: those of keyframes and scripts.
  const variables = [...scripts.words].filter((word) => word.startsWith('--'));
  root.walkAtRules(/keyframes$/, (frames) => {
    variables.push(...(frames.toString().match(/--[\w-]+/g) ?? []));
  });

  const purge = async ({ tags, classes, ids, data, values }: ReturnType<typeof namesOf>) => {
    const [result] = await new PurgeCSS().purge({
      css: [{ raw }],
      content: [{ raw: '', extension: 'html' }],
      defaultExtractor: () => ({
        attributes: { names: data, values },
        classes: [...classes, ...scriptWords],
        ids: [...ids, ...scriptStrings],
        tags: [...tags, ...scriptStrings],
        undetermined: [],
      }),
      dynamicAttributes,
      safelist: { standard: [PSEUDO_CLASS, RUNTIME_CLASS], variables },
      variables: true,
      keyframes: true,
    });
    const rest = parse(result?.css ?? '');
    removeEmpty(rest);
    return rest.toString();
  };
  // What is left of the stylesheet for a set of names; pages of one kind share it.
  const purged = new Map<string, Promise<string>>();
  return (html) => {
    const names = namesOf(html, words);
    const key = JSON.stringify(names);
    const css = purged.get(key) ?? purge(names);
    purged.set(key, css);
    return css;
  };
}

/**
 * Moves a page's stylesheets into it, reduced to the rules that it or its scripts may use, after everything else in its
 * head: `<meta charset>` stays within the first 1,024 bytes, and first paint needs no second request.
 *
 * @param root the web root that the stylesheets' addresses are in
 * @param code of every script that the site may load
 * @returns inlines the stylesheets that a page links; throws an Error when one names a file that doesn't exist
 */
export function stylesheetInliner(root: string, code: string): (html: string) => Promise<string> {
  const scripts = scriptNames(code);
  const read = async (hrefs: string[], hoisted: string) => {
    const texts = await Promise.all(hrefs.map((href) => readFile(join(root, href), 'utf8')));
    const css = texts.map((text) => text.trim()).join('') + hoisted;
    const [unresolved] = UNRESOLVED_URL.exec(css) ?? [];
    if (unresolved) throw new Error(`A stylesheet names a file that doesn't exist: ${unresolved}.`);
    return rulesOf(css, scripts);
  };
  // Pages of one kind link the same stylesheets.
  const sheets = new Map<string, ReturnType<typeof read>>();
  return async (html) => {
    const { hrefs, hoisted, rest } = takeStylesheets(html);
    const key = `${hrefs.join()} ${hoisted}`;
    const sheet = sheets.get(key) ?? read(hrefs, hoisted);
    sheets.set(key, sheet);
    const usedBy = await sheet;
    const css = await usedBy(rest);
    return rest.replace('</head>', () => `<style>${css}</style></head>`);
  };
}
