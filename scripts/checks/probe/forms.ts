import { API_PATHS } from '#components/forms/apiPaths.ts';
import { replySchema } from '#scripts/authoring/describeApi.ts';
import { ask, differs, faultsOf } from './ask.ts';

const TYPE = { 'Content-Type': 'application/json' };

function parseReply(body: Buffer) {
  try {
    return replySchema.safeParse(JSON.parse(body.toString()));
  } catch {
    return undefined;
  }
}

/**
 * Faults of the API's two addresses. Each is sent an empty form, which must be refused as the forms read it (specification 7), so
 * that nothing is stored.
 */
export const formFaults = (api: string): Promise<string[]> =>
  faultsOf(Object.values(API_PATHS), async (path) => {
    const { status, body, headers } = await ask(api, path, { method: 'POST', headers: TYPE, body: '{}' });
    const reply = parseReply(body);
    if (!reply?.success)
      return [`POST ${path}: the answer with status ${status} is no reply, expected response, responseCode and data`];
    return [
      ...differs(`POST ${path}: response to an empty form`, reply.data.response, false),
      ...differs(`POST ${path}: responseCode to an empty form`, reply.data.responseCode, [/^(?!00$)/, 'another code']),
      ...differs(`POST ${path}: data to an empty form`, reply.data.data.trim(), [/./, 'a text']),
      ...differs(`POST ${path}: status of an empty form`, status, [/^4/, '400 to 499']),
      ...differs(`POST ${path}: Cache-Control`, headers['cache-control'], [/no-store/, 'no-store']),
    ];
  });

const allows = (list: unknown, value: string) =>
  new RegExp(`(^|[\\s,])(\\*|${value})([\\s,]|$)`, 'i').test(String(list));

/** Faults of an API on another origin than the site: its answers must let the site's pages read them (CORS). */
export const crossOriginFaults = (site: string, api: string): Promise<string[]> =>
  faultsOf(Object.values(API_PATHS), async (path) => {
    const question = {
      Origin: site,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    };
    const preflight = await ask(api, path, { method: 'OPTIONS', headers: question });
    const sent = await ask(api, path, { method: 'POST', headers: { ...TYPE, Origin: site }, body: '{}' });
    const headersAllowed = preflight.headers['access-control-allow-headers'];
    const origins = [preflight, sent].map(({ headers }) => headers['access-control-allow-origin']);
    return [
      ...differs(`OPTIONS ${path}: status`, preflight.status, [/^2/, '200 to 299']),
      ...(allows(headersAllowed, 'content-type')
        ? []
        : differs(`OPTIONS ${path}: Access-Control-Allow-Headers`, headersAllowed, 'content-type')),
      ...['OPTIONS', 'POST'].flatMap((method, index) =>
        origins[index] === '*' ? [] : differs(`${method} ${path}: Access-Control-Allow-Origin`, origins[index], site),
      ),
    ];
  });
