import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { API_PATHS } from '#components/forms/apiPaths.ts';
import { pageModel } from '#pages/model/pageModel.ts';
import { redirects } from '#pages/model/table.ts';
import { EDITOR_PATHS } from '#scripts/editor/paths.ts';
import { listFiles, writeInto } from '#scripts/prerender/files.ts';
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
import { pathsFrom, redirectsFile, stubPage } from './redirects.ts';

const VALUES = {
  api: dirname(API_PATHS.contact),
  hashed: HASHED_FOLDERS.map((folder) => `${folder}*`).join(' '),
  hashedCache: cacheControl('/media/'),
  otherCache: cacheControl('/'),
  feed: FEED.source,
  feedType: contentType('feed.xml'),
  htmlType: contentType('404.html'),
  shared: SHARED_PATHS.source,
  sharedPolicy: resourcePolicy('/media/'),
  otherPolicy: resourcePolicy('/'),
  /**
   * The beginning of a path that is redirected, as a regular expression. The site has only these characters in its paths, and
   * a line break or a backslash would reach the `Location` header.
   */
  plain: '/[A-Za-z0-9_~-][A-Za-z0-9_.~/-]*?',
  /** Files for the host, dot files and compressed copies, but not those of RFC 8615. */
  hidden: '/(?:_headers$|_redirects$|\\.)|\\.(?:br|gz)$',
};

/** `Content-Type` by path, or by the ending of a name. */
type Types = Map<string, string>;
const typesOf = (names: string[]): Types => new Map(names.map((name) => [name, contentType(name)]));

/**
 * Rules of the site for Caddy, to be imported into a site block.
 * @throws Error when a placeholder of the template has no value
 */
function caddyfile(headers: Header[], types: Types, editor: Header[]): string {
  const lines = (list: Header[]) => list.map(([name, value]) => `\t${name} \`${value}\``).join('\n');
  const values: Record<string, string> = {
    ...VALUES,
    types: [...types]
      .map(([ending, type]) => ({ matcher: `@type${ending.slice(1)}`, ending, type }))
      .map(({ matcher, ending, type }) => `\t${matcher} path *${ending}\n\theader ${matcher} Content-Type "${type}"`)
      .join('\n'),
    redirects: [...redirects]
      .map(([from, to], index) => ({ matcher: `@former${index + 1}`, paths: pathsFrom(from).join(' '), to }))
      .map(
        ({ matcher, paths, to }) =>
          `\t${matcher} path ${paths}\n\troute ${matcher} {\n\t\trewrite * ${to}\n\t\tredir * {uri} 301\n\t}`,
      )
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

/** Cloudflare's limits, the narrower ones: https://developers.cloudflare.com/pages/configuration/headers/ */
const MOST_RULES = 100;
const LONGEST_LINE = 2_000;

type Rule = { path: string; headers: Header[]; removed?: string[] };

const policyOf = (path: string): Header => ['Cross-Origin-Resource-Policy', resourcePolicy(path)];
const ruleFor = (folder: string, headers: Header[]): Rule => ({ path: `${folder}*`, headers });

/**
 * `_headers` for Netlify and Cloudflare. Both join the values of a header that several rules give. They send `Cache-Control`
 * with pages by themselves, so that browsers revalidate them. `Cross-Origin-Resource-Policy` is given where one rule can
 * say it: pages other than the first, and other files at the root, have none.
 *
 * @param types path → `Content-Type`, where a host can't tell it from the name
 * @param editor headers of the editor; Cloudflare takes away those of all responses by `! name`, Netlify cannot
 * @throws Error when Cloudflare would ignore a rule or a line
 */
export function headersFile(headers: Header[], types: Types, editor: Header[] = []): string {
  const removed: string[] = editor.filter(([name]) => headers.some(([other]) => other === name)).map(([name]) => name);
  const rules: Rule[] = [
    { path: '/*', headers },
    { path: '/', headers: [policyOf('/')] },
    ...HASHED_FOLDERS.map((folder) => ruleFor(folder, [['Cache-Control', cacheControl(folder)], policyOf(folder)])),
    ruleFor('/share/', [policyOf('/share/')]),
    ...(editor.length ? ['/admin', '/admin/*'] : []).map((path): Rule => ({ path, headers: editor, removed })),
    ...[...types].map(([path, type]): Rule => ({ path, headers: [['Content-Type', type]] })),
  ];
  const lines = rules.flatMap(({ path, headers, removed = [] }) => [
    path,
    ...removed.map((name) => `  ! ${name}`),
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  if (rules.length > MOST_RULES) throw new Error(`_headers has ${rules.length} rules; Cloudflare takes ${MOST_RULES}.`);
  const tooLong = lines.find((line) => line.length > LONGEST_LINE);
  if (tooLong) throw new Error(`_headers: Cloudflare takes ${LONGEST_LINE} characters a line, not "${tooLong}".`);
  return `${lines.join('\n')}\n`;
}

/** Writes `_headers`, `_redirects` and the pages of former addresses into the web root, and beside it the configuration for Caddy. */
export function writeHosting(root: string): void {
  const files = listFiles(root).filter((file) => !/\.(html|br|gz)$/.test(file));
  const headers = siteHeaders({ https: true });
  const editor = files.some((file) => EDITOR_PATHS.test(`/${file}`)) ? EDITOR_HEADERS : [];
  const unknown = files.filter(isUnknownToHosts).sort();
  const endings = new Set(files.map((file) => extname(file)).filter((ending) => ending !== ''));
  const types = typesOf([...endings].sort());
  writeInto(join(root, '_redirects'), redirectsFile(redirects));
  for (const [from, to] of redirects) writeInto(join(root, `${from}.html`), stubPage(pageModel(to)));
  writeInto(join(root, '_headers'), headersFile(headers, typesOf(unknown.map((file) => `/${file}`)), editor));
  writeInto(join(dirname(root), 'hosting/Caddyfile'), caddyfile(headers, types, editor));
}
