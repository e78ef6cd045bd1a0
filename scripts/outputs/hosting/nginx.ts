import { WORKER } from '#components/sections/offline/kept.ts';
import { FEED, TYPES } from '#scripts/server/contentType.ts';
import { CACHE, HASHED_FOLDERS, type Header } from '#scripts/server/headers.ts';
import { HIDDEN, INDEX, LOST, SLASHED, WELL_KNOWN, WITH_ENDING } from './paths.ts';

const UTF_8 = '; charset=utf-8';
const bare = (type: string) => type.replace(UTF_8, '');
const quote = (text: string) => `"${text.replace(/["\\$]/g, '\\$&')}"`;

/** The `types` block, and which of them are text; nginx counts `text/html` as text by default. */
function mediaTypes(): string[] {
  const endings = new Map<string, string[]>();
  for (const [ending, type] of Object.entries(TYPES))
    endings.set(bare(type), [...(endings.get(bare(type)) ?? []), ending.slice(1)]);
  const texts = [...Object.values(TYPES), FEED.type].filter((type) => type.endsWith(UTF_8)).map(bare);
  return [
    'types {',
    ...[...endings].map(([type, names]) => `    ${type} ${names.join(' ')};`),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${[...new Set(texts)].filter((type) => type !== 'text/html').join(' ')};`,
  ];
}

/** Rules of the site for nginx, to be included in a `server` block. */
export function nginxConfig(headers: Header[]): string {
  return `# Rules of the site for nginx, written by the build. Include them where the site is served, with the names and paths of yours:
#
#   server {
#       listen 443 ssl http2;
#       server_name www.example.org;
#       ssl_certificate     /etc/ssl/example.pem;
#       ssl_certificate_key /etc/ssl/example.key;
#       root    /srv/site/client;
#       include /srv/site/hosting/nginx.conf;
#   }
#
# brotli_static comes with a module (Debian: libnginx-mod-http-brotli-static); without it, take its line out.

server_tokens off;
absolute_redirect off;
gzip_static on;
brotli_static on;
gzip_vary on;

${mediaTypes().join('\n')}

# No location below may add a header: it would drop all of these.
${headers.map(([name, value]) => `add_header ${name} ${quote(value)} always;`).join('\n')}
set $cache_control "${CACHE.other}";
add_header Cache-Control $cache_control always;

error_page 404 /404.html;
location = /404.html { internal; }
location ~ ${LOST} { return 404; }

location ^~ ${WELL_KNOWN} { try_files $uri =404; }
location ~ ${HIDDEN} { return 404; }
${HASHED_FOLDERS.map((folder) => `location ^~ ${folder} { set $cache_control "${CACHE.hashed}"; try_files $uri =404; }`).join('\n')}
location = ${WORKER} { set $cache_control "${CACHE.worker}"; try_files $uri =404; }

location ~ ${SLASHED} { return 301 $1$is_args$args; }
location ~ ${INDEX} { return 301 /$is_args$args; }
location ~ ${WITH_ENDING} {
    if (!-f $document_root$uri) { return 404; }
    return 301 $1$is_args$args;
}

location ~ ${FEED.name.source} {
    types { }
    default_type ${bare(FEED.type)};
    try_files $uri =404;
}
location = / { try_files /index.html =404; }
location / { try_files $uri $uri.html =404; }
`;
}
