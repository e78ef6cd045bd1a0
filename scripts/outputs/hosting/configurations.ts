import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { API_PATHS } from '#components/forms/apiPaths.ts';
import { site } from '#content/site/site.ts';
import { listFiles, writeInto } from '#scripts/prerender/files.ts';
import { contentType, FEED, isUnknownToHosts } from '#scripts/server/contentType.ts';
import {
  CACHE,
  EDITOR_PATHS,
  editorHeaders,
  factsFile,
  HASHED_FOLDERS,
  HASHED_HEADERS,
  type Header,
  RESOURCE_POLICY,
  resourcePolicy,
  SHARED_FOLDERS,
  SHARED_PATHS,
  siteHeaders,
} from '#scripts/server/headers.ts';

const FEED_TYPE = contentType('feed.xml');
const UTF_8 = '; charset=utf-8';
const withoutCharset = (type: string) => type.replace(UTF_8, '');
const quote = (text: string) => `"${text.replace(/["\\$]/g, '\\$&')}"`;

/**
 * The beginning of a path that is redirected, as a regular expression. The site has only these characters in its paths, and
 * a line break or a backslash would reach the `Location` header.
 */
const PLAIN = '/[A-Za-z0-9_~-][A-Za-z0-9_.~/-]*?';

/** What both templates name. Regular expressions are in the syntax that nginx and Caddy share. */
const SHARED = {
  /** The folder of the API's addresses. */
  api: dirname(API_PATHS.contact),
  hashedCache: CACHE.hashed,
  otherCache: CACHE.other,
  feed: FEED.source,
  shared: SHARED_PATHS.source,
  sharedPolicy: RESOURCE_POLICY.shared,
  otherPolicy: RESOURCE_POLICY.other,
  /** The path before a trailing slash (specification 2.1). */
  slashed: `^(${PLAIN})/+$`,
  /** The path of a page before the ending of its file. */
  ending: `^(${PLAIN})\\.html$`,
  index: '^/index(?:\\.html)?$',
  notFound: '^/404(?:\\.html)?$',
  /** Files for the host, dot files and compressed copies, but not those in `wellKnown`. */
  hidden: '/(?:_headers$|_redirects$|\\.)|\\.(?:br|gz)$',
  /** The folder of public dot files: https://www.rfc-editor.org/rfc/rfc8615 */
  wellKnown: '/.well-known/',
  unprintable: '[\\x00-\\x1f\\x7f]',
};

/**
 * Fills the `{{name}}` placeholders of a template in this folder.
 * @throws Error when a placeholder has no value
 */
function fill(template: string, values: Record<string, string>): string {
  return readFileSync(join(import.meta.dirname, template), 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template} names {{${name}}}, which has no value.`);
    return value;
  });
}

/** `Content-Type` by path, or by the ending of a name. */
type Types = Map<string, string>;
const typesOf = (names: string[]): Types => new Map(names.map((name) => [name, contentType(name)]));

/** The paths of files whose names change with their contents. */
const HASHED_PATHS = `^(?:${HASHED_FOLDERS.join('|')})`;

/**
 * `add_header` of nginx, with those of hashed files and of the editor in the place of the site's; nginx sends no header that is
 * empty.
 */
function nginxHeaders(headers: Header[], editor: Header[]): string {
  const [site, hashed, admin] = [new Map(headers), new Map(HASHED_HEADERS), new Map(editor)];
  return [...new Set([...site.keys(), ...admin.keys()])]
    .flatMap((name, index) => {
      const variable = `$site_header_${index}`;
      const set = (value = '') => `set ${variable} ${quote(value)};`;
      const where = (paths: string, value: string | undefined) => `if ($uri ~ "${paths}") { ${set(value)} }`;
      return [
        set(site.get(name)),
        ...(hashed.get(name) === site.get(name) ? [] : [where(HASHED_PATHS, hashed.get(name))]),
        ...(admin.has(name) ? [where(EDITOR_PATHS.source, admin.get(name))] : []),
        `add_header ${name} ${variable} always;`,
      ];
    })
    .join('\n');
}

/** Rules of the site for nginx, to be included in a `server` block. */
function nginxConfig(headers: Header[], types: Types, editor: Header[]): string {
  const texts = [...types.values(), FEED_TYPE].filter((type) => type.endsWith(UTF_8)).map(withoutCharset);
  return fill('nginx.conf', {
    ...SHARED,
    types: [...types].map(([ending, type]) => `    ${withoutCharset(type)} ${ending.slice(1)};`).join('\n'),
    textTypes: [...new Set(texts)].join(' '),
    feedType: withoutCharset(FEED_TYPE),
    headers: nginxHeaders(headers, editor),
    hashed: HASHED_FOLDERS.map(
      (folder) => `location ^~ ${folder} { set $cache_control "${CACHE.hashed}"; try_files $uri =404; }`,
    ).join('\n'),
  });
}

/** Rules of the site for Caddy, to be imported into a site block. Caddy 2.6 needs a redirect each with and without a query. */
function caddyConfig(headers: Header[], types: Types, editor: Header[]): string {
  const lines = (of: Header[]) => of.map(([name, value]) => `\t${name} \`${value}\``).join('\n');
  return fill('Caddyfile', {
    ...SHARED,
    types: [...types]
      .map(([ending, type]) => ({ matcher: `@type${ending.slice(1)}`, ending, type }))
      .map(({ matcher, ending, type }) => `${matcher} path *${ending}\nheader ${matcher} Content-Type "${type}"`)
      .join('\n'),
    htmlType: contentType('404.html'),
    feedType: FEED_TYPE,
    headers: lines(headers),
    hashedHeaders: lines(HASHED_HEADERS),
    editor: editor.length ? `@editor path_regexp ${EDITOR_PATHS.source}\nheader @editor {\n${lines(editor)}\n}` : '',
    hashed: HASHED_FOLDERS.map((folder) => `${folder}*`).join(' '),
  });
}

/** Cloudflare's limits, the narrower ones: https://developers.cloudflare.com/pages/configuration/headers/ */
const MOST_RULES = 100;
const LONGEST_LINE = 2_000;

type Rule = { path: string; headers: Header[]; taken?: string[] };

const policyOf = (path: string): Header => ['Cross-Origin-Resource-Policy', resourcePolicy(path)];
const ruleFor = (folder: string, headers: Header[]): Rule => ({ path: `${folder}*`, headers });

/**
 * `_headers` for Netlify and Cloudflare. Both join the values of a header that several rules give. They send `Cache-Control`
 * with pages by themselves, so that browsers revalidate them. `Cross-Origin-Resource-Policy` is given where one rule can
 * say it: pages other than the first, and other files at the root, have none.
 *
 * @param headers of every response
 * @param types path → `Content-Type`, where a host can't tell it from the name
 * @param editor headers of the editor; Cloudflare takes away those of all responses by `! name`, Netlify cannot
 * @throws Error when Cloudflare would ignore a rule or a line
 */
export function headersFile(headers: Header[], types: Types, editor: Header[] = []): string {
  const taken: string[] = editor.filter(([name]) => headers.some(([other]) => other === name)).map(([name]) => name);
  const rules: Rule[] = [
    { path: '/*', headers },
    { path: '/', headers: [policyOf('/')] },
    ...HASHED_FOLDERS.map((folder) => ruleFor(folder, [['Cache-Control', CACHE.hashed], policyOf(folder)])),
    ...SHARED_FOLDERS.filter((folder) => !HASHED_FOLDERS.includes(folder)).map((folder) =>
      ruleFor(folder, [policyOf(folder)]),
    ),
    ...(editor.length ? ['/admin', '/admin/*'] : []).map((path): Rule => ({ path, headers: editor, taken })),
    ...[...types].map(([path, type]): Rule => ({ path, headers: [['Content-Type', type]] })),
  ];
  const lines = rules.flatMap(({ path, headers, taken = [] }) => [
    path,
    ...taken.map((name) => `  ! ${name}`),
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  if (rules.length > MOST_RULES) throw new Error(`_headers has ${rules.length} rules; Cloudflare takes ${MOST_RULES}.`);
  const tooLong = lines.find((line) => line.length > LONGEST_LINE);
  if (tooLong) throw new Error(`_headers: Cloudflare takes ${LONGEST_LINE} characters a line, not "${tooLong}".`);
  return `${lines.join('\n')}\n`;
}

/**
 * Writes `_headers` into the web root; beside it, configurations for nginx and Caddy, and the facts that all of them hold.
 *
 * @param root the web root
 */
export function writeHosting(root: string): void {
  const { apiHost, analyticsSrc } = site;
  const files = listFiles(root).filter((file) => !/\.(html|br|gz)$/.test(file));
  const facts = { apiHost, analyticsSrc };
  const headers = siteHeaders({ ...facts, https: true });
  const editor = files.some((file) => EDITOR_PATHS.test(`/${file}`)) ? editorHeaders(true) : [];
  const unknown = files.filter(isUnknownToHosts).sort();
  const endings = new Set(files.map((file) => extname(file)).filter((ending) => ending !== ''));
  const types = typesOf([...endings].sort());
  const folder = join(dirname(root), 'hosting');
  writeInto(factsFile(root), `${JSON.stringify(facts, null, 2)}\n`);
  writeInto(join(root, '_headers'), headersFile(headers, typesOf(unknown.map((file) => `/${file}`)), editor));
  writeInto(join(folder, 'nginx.conf'), nginxConfig(headers, types, editor));
  writeInto(join(folder, 'Caddyfile'), caddyConfig(headers, types, editor));
}
