import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseHtml } from 'node-html-parser';
import { parse as parseCss } from 'postcss';
import { attributeOf } from '#components/dom/hooks.ts';
import { sourceWith, takeHoistedStyles, withoutPreload } from '#scripts/internals/react.ts';
import { HASHED_FOLDER, takeStylesheets } from '#scripts/internals/vike.ts';
import { memoised } from '#scripts/shared/memoised.ts';
import { EARLY_SCRIPT, withPolicy } from './policy.ts';

/**
 * How a page links the styles of what follows its first view, up to the address without its slash.
 */
export const LATER_STYLES = '<link rel="stylesheet" href="/';

/**
 * Has browsers paint nothing before they have parsed the script at the end of the first view
 * (https://html.spec.whatwg.org/#link-type-expect).
 */
const PAINT_ONCE = '<link rel="expect" href="#early-presses" blocking="render">';

/** What components render for the build. */
const FIRST_VIEW_END = `<template ${attributeOf('build-first-view-end')}=""></template>`;
const FILE_SIZE = new RegExp(`( ${attributeOf('build-file-size')}="/([^"]+)">)(?=<)`, 'g');
const EMBEDDED_SOURCE = sourceWith(attributeOf('build-embed'));

/**
 * The largest drawing to embed in a page, in bytes, of which a fifth is sent; a larger one would
 * delay the words, and is fetched instead.
 */
const HEAVIEST_DRAWING = 10_000;

/** The space between two numbers of a path, where a comma is as good and needs no escape. */
const NUMBERS = /(?<= d='[^']*\d) (?=[\d.])/g;

/**
 * A small SVG as a URL for `srcset` in double quotes, where white space would end it (RFC 2397).
 */
function dataUrl(svg: string): string | undefined {
  if (svg.length > HEAVIEST_DRAWING || svg.includes("'")) return undefined;
  const escaped = svg.replaceAll('"', "'").replace(NUMBERS, ',');
  return `data:image/svg+xml,${escaped.replace(/[%#&<>\s]/g, (sign) => encodeURIComponent(sign))}`;
}

type Stylesheet = { css: string; isForPaper: boolean; classes: string[] };

function readStylesheet(file: string): Stylesheet {
  const css = readFileSync(file, 'utf8').trim();
  const rules = parseCss(css);
  const selectors: string[] = [];
  rules.walkRules(({ selector }) => void selectors.push(selector));
  return {
    css,
    isForPaper: rules.every((node) => node.type === 'atrule' && node.params === 'print'),
    classes: [...selectors.join().matchAll(/\.([A-Za-z_][\w-]*)/g)].flatMap(([, name]) => name ?? []),
  };
}

/**
 * The classes of what a part of a page shows: not those of what is hidden, such as the cookie
 * banner until a script has run.
 */
function shownClasses(html: string): Set<string> {
  const part = parseHtml(html, { parseNoneClosedTags: true });
  for (const element of part.querySelectorAll('[hidden]')) element.remove();
  return new Set(part.querySelectorAll('[class]').flatMap((element) => element.classList.value));
}

const cssOf = (stylesheets: Stylesheet[]) => stylesheets.map(({ css }) => css).join('');

type FinishedPage = { html: string; later?: { file: string; css: string } };

/**
 * Returns a function that finishes a page, given its file below the web root and its HTML: it fills
 * in the sizes of files, embeds the drawing of the first view, inlines stylesheets, or links those
 * that the first view doesn't need at its end (docs/decisions/first-view.md), and adds the security
 * policy. Throws an Error where Vike or React emit something else than this relies on.
 *
 * @param folder of the stylesheets
 */
export function pageFinisher(root: string, folder: string, analyticsSrc: string) {
  const stylesheetAt = memoised((href: string) => readStylesheet(join(folder, href)));
  const drawingAt = memoised((file: string) => dataUrl(readFileSync(join(root, file), 'utf8')));

  const sizeAt = (file: string) => `${Math.ceil(statSync(join(root, file)).size / 1000)} kB`;

  /** Embeds the first drawing of the first view if it is small, in the place of its preload. */
  function embedDrawing(html: string): string {
    const [[source = '', file] = []] = html.matchAll(EMBEDDED_SOURCE);
    const url = file && drawingAt(file);
    const embedded = url ? withoutPreload(html, `/${file}`).replace(source, () => `<source srcset="${url}">`) : html;
    return embedded.replaceAll(EMBEDDED_SOURCE, '');
  }

  return (file: string, rendered: string): FinishedPage => {
    const { hoisted, rest: unstyled } = takeHoistedStyles(rendered);
    const { hrefs, rest } = takeStylesheets(unstyled);
    const stylesheets = hrefs.map(stylesheetAt);
    const page = embedDrawing(rest.replace(FILE_SIZE, (_, tag: string, file: string) => tag + sizeAt(file)));

    const finished = (html: string, inline: Stylesheet[]) => {
      const styles = `<style>${cssOf(inline)}${hoisted}</style></head>`;
      return withPolicy(
        file,
        html.replaceAll(FIRST_VIEW_END, '').replace('</head>', () => styles),
        analyticsSrc,
      );
    };

    const end = page.lastIndexOf(FIRST_VIEW_END);
    if (end < 0) return { html: finished(page, stylesheets) };
    const shown = shownClasses(page.slice(0, end));
    const isFirst = ({ isForPaper, classes }: Stylesheet) =>
      !isForPaper && (classes.length === 0 || classes.some((name) => shown.has(name)));
    const css = cssOf(stylesheets.filter((stylesheet) => !isFirst(stylesheet)));
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
    const later = { file: `${HASHED_FOLDER}/later.${hash}.css`, css };
    // Browsers paint before they run an inline script, so it follows the first view too.
    const firstView = page.slice(0, end).replace(EARLY_SCRIPT, '').replace('</head>', `${PAINT_ONCE}</head>`);
    const linked = `${firstView}${EARLY_SCRIPT}${LATER_STYLES}${later.file}">${page.slice(end)}`;
    return { html: finished(linked, stylesheets.filter(isFirst)), later };
  };
}
