import { inTime } from './timeLimit.ts';

/**
 * The address in a function that imports a module, as the build writes it, unless the module shares
 * its chunk with others.
 */
const ADDRESS = /import\(\W([^'"`?]+)\W\)(?!\.then)/;

/**
 * Imports a file under an address that the page's import map doesn't name, by the integrity that
 * the map has for the file.
 */
async function importChecked<Module>(file: URL, query: string): Promise<Module> {
  const map = document.querySelector('script[type=importmap]')?.textContent;
  const integrity = map?.split(`"${file.pathname}":"`)[1]?.split('"', 1)[0] ?? '';
  const link = Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    href: file.href + query,
    integrity,
  });
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`Loading chunk failed (missing): ${link.href}`));
    document.head.append(link);
  });
  return import(/* @vite-ignore */ link.href);
}

/**
 * A chunk that is fetched once, when it is needed, before a signal is aborted (by default within 15
 * s); `load` only imports it. Browsers remember a fetch that failed or stalls: the next call asks
 * for the file under another address (https://github.com/whatwg/html/issues/6768).
 */
export function chunk<Module>(load: () => Promise<Module>): (signal?: AbortSignal) => Promise<Module> {
  let loading: Promise<Module> | undefined;
  let failures = 0;
  return async (signal) => {
    const address = failures > 0 ? ADDRESS.exec(String(load))?.[1] : undefined;
    loading ??= address ? importChecked(new URL(address, import.meta.url), `?again=${failures}`) : load();
    const asked = loading;
    try {
      return await inTime(asked, signal);
    } catch (error) {
      if (asked === loading) {
        loading = undefined;
        failures += 1;
      }
      throw error;
    }
  };
}
