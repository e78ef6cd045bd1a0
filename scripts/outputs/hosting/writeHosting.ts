import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { API_PATHS } from '#components/forms/apiPaths.ts';
import { site } from '#content/site/site.ts';
import { textFileWords } from '#content/site/text-file-words.ts';
import { type PageModel, pageModel } from '#pages/model/pageModel.ts';
import { redirects } from '#pages/model/table.ts';
import { EDITOR_PATHS } from '#scripts/editor/paths.ts';
import { contentType, FEED, isUnknownToHosts } from '#scripts/server/contentType.ts';
import {
  cacheControl,
  EDITOR_HEADERS,
  HASHED_FOLDERS,
  HASHED_HEADERS,
  type Header,
  resourcePolicy,
  SHARED_PATHS,
  siteHeaders,
} from '#scripts/server/headers.ts';
import { listFiles, writeInto } from '#scripts/shared/files.ts';

const VALUES = {
  api: dirname(API_PATHS.contact),
  hashed: HASHED_FOLDERS.map((folder) => `${folder}*`).join(' '),
  hashedCache: cacheControl('/media/'),
  otherCache: cacheControl('/'),
  missingCache: cacheControl(),
  feed: FEED,
  feedType: contentType('feed.xml'),
  htmlType: contentType('404.html'),
  shared: SHARED_PATHS.join(' '),
  sharedPolicy: resourcePolicy('/media/'),
  otherPolicy: resourcePolicy('/'),
  /**
   * The beginning of a path that is redirected, as a regular expression. The site has only these
   * characters in its paths, and a line break or a backslash would reach the `Location` header.
   */
  plain: '/[A-Za-z0-9_~-][A-Za-z0-9_.~/-]*?',
  /** Files for the host, dot files and compressed copies. */
  hidden: '*/.* *.br *.gz /_headers /_redirects',
};

/** How visitors write an address; each is redirected in one step. */
const pathsFrom = (address: string): string[] => [address, `${address}/`, `${address}.html`];

/**
 * `_redirects` for Netlify, Cloudflare and the embedded server. A page exists at each former
 * address, and Netlify serves it unless the rule is forced by `!`; Cloudflare skips such a rule and
 * applies the next.
 */
function redirectsFile(redirects: ReadonlyMap<string, string>): string {
  const rules = [...redirects].flatMap(([from, to]) => pathsFrom(from).map((path) => `${path} ${to} 301`));
  return rules.map((rule) => `${rule}!\n${rule}\n`).join('');
}

/** The page of a former address, for hosts that cannot redirect, such as GitHub Pages. */
function stubPage({ path, heading, canonical }: Pick<PageModel, 'path' | 'heading' | 'canonical'>): string {
  const title = heading.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${path}">
<link rel="canonical" href="${site.origin}${canonical}">
<title>${title}</title>
</head>
<body><p>${textFileWords.moved} <a href="${path}">${title}</a></p></body>
</html>
`;
}

/**
 * Rules of the site for Caddy, to be imported into a site block; `endings` are those of files with
 * a `Content-Type`. Throws an Error when a placeholder of the template has no value.
 */
function caddyfile(headers: Header[], endings: string[], editor: Header[]): string {
  const lines = (list: Header[]) => list.map(([name, value]) => `\t${name} \`${value}\``).join('\n');
  const values: Record<string, string> = {
    ...VALUES,
    types: endings.map((ending) => `\t\t\t${ending} "${contentType(ending)}"`).join('\n'),
    former: [...redirects.keys()].join(' '),
    redirects: [...redirects]
      .map(([from, to], index) => [`@former${index + 1}`, pathsFrom(from).join(' '), to])
      .map(([moved, paths, to]) => `\t\t${moved} path ${paths}\n\t\trewrite ${moved} ${to}`)
      .join('\n'),
    headers: lines(headers),
    hashedHeaders: lines(HASHED_HEADERS),
    editor: editor.length ? `@editor path_regexp ${EDITOR_PATHS.source}\nheader @editor {\n${lines(editor)}\n}` : '',
  };
  const template = readFileSync(join(import.meta.dirname, 'Caddyfile'), 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template of the Caddyfile names {{${name}}}, which has no value.`);
    return value;
  });
}

const policyOf = (path: string): Header => ['Cross-Origin-Resource-Policy', resourcePolicy(path)];

const rule = (path: string, headers: Header[], removed: string[] = []) =>
  [path, ...removed.map((name) => `  ! ${name}`), ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join(
    '\n',
  );

/**
 * `_headers` for Netlify and Cloudflare, with the `Content-Type` of those `files` whose names don't
 * imply it. Both join the values that several rules set for a header; Cloudflare can remove the
 * site's from the editor by `! name`, Netlify cannot. They set `Cache-Control` on pages themselves.
 * `Cross-Origin-Resource-Policy` is set where one rule is enough: pages but the first, and other
 * files at the root, have none.
 */
export function headersFile(headers: Header[], files: string[], editor: Header[] = []): string {
  const removed: string[] = editor.filter(([name]) => headers.some(([other]) => other === name)).map(([name]) => name);
  return [
    rule('/*', headers),
    rule('/', [policyOf('/')]),
    ...HASHED_FOLDERS.map((folder) => rule(`${folder}*`, [['Cache-Control', cacheControl(folder)], policyOf(folder)])),
    rule('/share/*', [policyOf('/share/')]),
    ...(editor.length ? ['/admin', '/admin/*'] : []).map((path) => rule(path, editor, removed)),
    ...files.map((path) => rule(path, [['Content-Type', contentType(path)]])),
  ].join('');
}

/**
 * Writes `_headers`, `_redirects` and the pages of former addresses into the web root, and the
 * configuration for Caddy into the folder next to it.
 */
export async function writeHosting(root: string): Promise<void> {
  const files = listFiles(root).filter((file) => !/\.(html|br|gz)$/.test(file));
  const headers = siteHeaders({ https: true });
  const editor = files.some((file) => EDITOR_PATHS.test(`/${file}`)) ? EDITOR_HEADERS : [];
  const unknown = files.filter(isUnknownToHosts).map((file) => `/${file}`);
  const endings = new Set(files.map((file) => extname(file)).filter((ending) => ending !== ''));
  for (const [from, to] of redirects) await writeInto(join(root, `${from}.html`), stubPage(pageModel(to)));
  await writeInto(join(root, '_redirects'), redirectsFile(redirects));
  await writeInto(join(root, '_headers'), headersFile(headers, unknown.sort(), editor));
  await writeInto(join(dirname(root), 'hosting/Caddyfile'), caddyfile(headers, [...endings].sort(), editor));
}
