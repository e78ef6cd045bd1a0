import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { attributeOf } from '#components/dom/hooks.ts';
import { policyHash } from '#scripts/server/headers.ts';
import { quickSize } from './compress.ts';
import { withIntegrity, withPolicy } from './policy.ts';
import { HASHED_FOLDER, takeStylesheets, withoutPreload } from './vike.ts';

/**
 * What a page may have so that it arrives with the first congestion window of a connection (RFC 6928): 14,500 bytes at brotli's
 * highest quality, which are some 15,700 at the quick one that they are estimated with, without the security policy.
 */
const FIRST_WINDOW = 15_700;

/** How a page links the styles of what follows its first view, up to the address without its slash. */
export const LATER_STYLES = '<link rel="stylesheet" href="/';

/** What components render for the build. */
const FIRST_VIEW_END = `<template ${attributeOf('build-first-view-end')}=""></template>`;
const LATER_CLASS = new RegExp(`<template ${attributeOf('build-later-class')}="([^"]*)"></template>`, 'g');
const FILE_SIZE = new RegExp(`( ${attributeOf('build-file-size')}="/([^"]+)">)(?=<)`, 'g');
const EMBEDDED_SOURCE = new RegExp(`<source ${attributeOf('build-embed')}="" srcSet="/([^"]+)">`);
const EMBEDDED_SOURCES = new RegExp(EMBEDDED_SOURCE, 'g');

/** The most that a drawing in the page may have, in bytes, of which a fifth is sent; a heavier one is requested. */
const HEAVIEST_DRAWING = 20_000;

/** The space between two numbers of a path, where a comma is as good and needs no escape. */
const NUMBERS = /(?<= d='[^']*\d) (?=[\d.])/g;

/** A small SVG as a URL for `srcset` in double quotes, where white space would end it (RFC 2397). */
function dataUrl(svg: string): string | undefined {
  if (svg.length > HEAVIEST_DRAWING || svg.includes("'")) return undefined;
  const escaped = svg.replaceAll('"', "'").replace(NUMBERS, ',');
  return `data:image/svg+xml,${escaped.replace(/[%#&<>\s]/g, (sign) => encodeURIComponent(sign))}`;
}

/** A stylesheet for paper alone, as Vite writes it. */
const FOR_PAPER = /^@media print\{/;

type Stylesheet = { href: string; css: string; classes: string[] };

/** An address that Vite could not resolve and left as it is; those that it resolves begin with a slash. */
const UNRESOLVED_URL = /url\((?!["']?(?:\/|data:|#))[^)]*\)|url\(["']?#\w+\/[^)]*\)/;

/** @throws Error when a stylesheet names a file that doesn't exist */
function readStylesheet(root: string, href: string): Stylesheet {
  const css = readFileSync(join(root, href), 'utf8').trim();
  const [unresolved] = UNRESOLVED_URL.exec(css) ?? [];
  if (unresolved) throw new Error(`${href} names a file that doesn't exist: ${unresolved}.`);
  // The ending of a file's name is no class.
  const selectors = css.replaceAll(/url\([^)]*\)/g, '');
  return { href, css, classes: [...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].flatMap(([, name]) => name ?? []) };
}

const classesIn = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

const cssOf = (stylesheets: Stylesheet[]) => stylesheets.map(({ css }) => css).join('');

type FinishedPage = { html: string; later?: { file: string; css: string } };

function memoised<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/**
 * Prepares what finishes pages: fills in the sizes of files, embeds the drawing of the first view, inlines the stylesheets that Vike
 * links, and adds the security policy. A page that is larger than the first window has only the styles of its first view's components
 * inline and links those of the others behind that view: browsers paint what stands before a stylesheet while they fetch it
 * (docs/decisions/first-view.md).
 *
 * @param root the web root with the files that pages load
 * @returns finishes one page, given its file below the web root and its HTML; throws an Error where Vike or React emit
 * something else than this relies on, a stylesheet names a missing file, or the policy would refuse a part of the page
 */
export function pageFinisher(root: string, analyticsSrc: string) {
  const stylesheetAt = memoised((href) => readStylesheet(root, href));
  const drawingAt = memoised((file) => dataUrl(readFileSync(join(root, file), 'utf8')));
  const scriptHash = memoised((file) => policyHash(readFileSync(join(root, file))));

  const sizeAt = (file: string) => `${Math.ceil(statSync(join(root, file)).size / 1000)} kB`;

  /** Embeds the first drawing of the first view if it is small, in the place of its preload. */
  function embedDrawing(html: string): string {
    const [source = '', file] = EMBEDDED_SOURCE.exec(html) ?? [];
    const url = file && drawingAt(file);
    const embedded = url ? withoutPreload(html, `/${file}`).replace(source, () => `<source srcset="${url}">`) : html;
    return embedded.replaceAll(EMBEDDED_SOURCES, '');
  }

  return async (file: string, rendered: string): Promise<FinishedPage> => {
    const { hrefs, hoisted, rest } = takeStylesheets(rendered);
    const stylesheets = hrefs.map(stylesheetAt);
    const laterClasses = [...rest.matchAll(LATER_CLASS)].flatMap(([, name]) => name ?? []);
    const sized = rest.replace(FILE_SIZE, (_, tag: string, file: string) => tag + sizeAt(file));
    const page = embedDrawing(sized.replace(LATER_CLASS, ''));
    const end = page.lastIndexOf(FIRST_VIEW_END);

    const withStyles = (html: string, inline: Stylesheet[]) =>
      withIntegrity(html.replaceAll(FIRST_VIEW_END, ''), scriptHash).replace(
        '</head>',
        () => `<style>${cssOf(inline)}${hoisted}</style></head>`,
      );
    const finished = (html: string) => withPolicy(file, html, analyticsSrc);

    const whole = withStyles(page, stylesheets);
    if (end < 0 || (await quickSize(whole)) <= FIRST_WINDOW) return { html: finished(whole) };
    const classes = classesIn(page.slice(0, end));
    const isFirst = ({ css, classes: own }: Stylesheet) =>
      !FOR_PAPER.test(css) &&
      !laterClasses.some((name) => own.includes(name)) &&
      (own.length === 0 || own.some((name) => classes.has(name)));
    const css = cssOf(stylesheets.filter((stylesheet) => !isFirst(stylesheet)));
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
    const later = { file: `${HASHED_FOLDER}/later.${hash}.css`, css };
    const linked = `${page.slice(0, end)}${LATER_STYLES}${later.file}">${page.slice(end)}`;
    return { html: finished(withStyles(linked, stylesheets.filter(isFirst))), later };
  };
}
