import { WORKER } from '#components/sections/offline/kept.ts';
import { FEED, TYPES } from '#scripts/server/contentType.ts';
import { CACHE, HASHED_FOLDERS, type Header } from '#scripts/server/headers.ts';
import { HIDDEN, INDEX, LOST, SLASHED, UNPRINTABLE, WELL_KNOWN, WITH_ENDING } from './paths.ts';

const setting = ([name, value]: Header) => `\t${name} \`${value}\``;

/** Redirects keep the query. Caddy 2.6 has no single placeholder for it: one matcher without a query, and one with. */
const QUERY = [
  { suffix: '', sign: '==', added: '' },
  { suffix: 'Query', sign: '!=', added: '?{http.request.uri.query}' },
];

const redirectMatchers = (name: string, conditions: string[]) =>
  QUERY.map(({ suffix, sign }) =>
    [
      `@${name}${suffix} {`,
      ...conditions.map((condition) => `\t${condition}`),
      `\texpression {http.request.uri.query} ${sign} ""`,
      '}',
    ].join('\n'),
  ).join('\n');

const redirects = (name: string, to: string) =>
  QUERY.map(({ suffix, added }) => `\tredir @${name}${suffix} ${to}${added} 301`).join('\n');

/** Rules of the site for Caddy, to be imported into a site block. */
export function caddyConfig(headers: Header[]): string {
  const types = Object.entries(TYPES).filter(([ending]) => ending !== '.html');
  const hashed = HASHED_FOLDERS.map((folder) => `${folder}*`).join(' ');
  return `# Rules of the site for Caddy, written by the build. Import them where the site is served, with the names and paths of yours:
#
#   www.example.org {
#       root * /srv/site/client
#       import /srv/site/hosting/Caddyfile
#   }

header {
${headers.map(setting).join('\n')}
}
# Apart: a removal waits until the answer is written, and would make the others wait and be lost with an error.
header -Server
@hashed path ${hashed}
header @hashed Cache-Control "${CACHE.hashed}"
header ${WORKER} Cache-Control "${CACHE.worker}"
@other not path ${hashed} ${WORKER}
header @other Cache-Control "${CACHE.other}"

${types.map(([ending, type]) => `@type${ending.slice(1)} path *${ending}\nheader @type${ending.slice(1)} Content-Type "${type}"`).join('\n')}
@feed path_regexp ${FEED.name.source}
header @feed Content-Type "${FEED.type}"

@malformed path_regexp ${UNPRINTABLE}
@changing not method GET HEAD
@lost path_regexp ${LOST}
@hidden {
	path_regexp ${HIDDEN}
	not path ${WELL_KNOWN}*
}
${redirectMatchers('slashed', [`path_regexp slashed ${SLASHED}`])}
${redirectMatchers('index', [`path_regexp ${INDEX}`])}
${redirectMatchers('ending', ['file {path}', `path_regexp ending ${WITH_ENDING}`])}

route {
	error @malformed 400
	error @changing 405
	error @lost 404
	error @hidden 404
${redirects('slashed', '{re.slashed.1}')}
${redirects('index', '/')}
${redirects('ending', '{re.ending.1}')}
	try_files {path} {path}.html
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

handle_errors {
	header Cache-Control "${CACHE.other}"
	@404 expression {http.error.status_code} == 404
	handle @404 {
		header Content-Type "${TYPES['.html']}"
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}
