import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { z } from 'zod';

/** Named keys as WebDriver writes them (w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  '\n': '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};
const press = (key: string) => ({ type: 'keyDown', value: KEYS[key] ?? key });
const release = (key: string) => ({ ...press(key), type: 'keyUp' });

/** An element's only value is its id. */
const element = z.record(z.string(), z.string()).transform((reference) => Object.values(reference).join());

/**
 * Starts WebKitGTK's WebDriver (w3.org/TR/webdriver2) on a screen that nobody sees. Each window
 * that it opens has nothing stored.
 */
export async function startWebKit() {
  const screen = spawn('Xvfb', '-displayfd 1 -screen 0 1400x1000x24 -nolisten tcp -noreset'.split(' '));
  const [display] = await once(screen.stdout, 'data');
  const port = 10_000 + (process.pid % 20_000);
  // gtk-3.0/settings.ini sets reduced motion. Without a graphics card, Mesa's drawing by OpenGL
  // crashes now and then.
  const settings = { XDG_CONFIG_DIRS: import.meta.dirname, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const env = { ...process.env, DISPLAY: `:${display}`.trim(), ...settings };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });

  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const content = body ? { body: JSON.stringify(body) } : {};
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...content });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await expect(() => ask('GET', '/status')).toPass();

  return {
    quit: async (): Promise<unknown> => [driver, screen].map((child) => child.kill()),
    openWindow: async ({ width, height }: { width: number; height: number }) => {
      const alwaysMatch = {
        // Requests to other hosts, all by HTTPS, fail at once. (To name hosts in `noProxy` crashes
        // one start in ten.)
        proxy: { proxyType: 'manual', sslProxy: '127.0.0.1:9' },
        'webkitgtk:browserOptions': { args: ['--automation', '--javascript-can-open-windows-automatically=true'] },
      };
      const answer = await ask('POST', '/session', { capabilities: { alwaysMatch } });
      const path = `/session/${z.object({ sessionId: z.string() }).parse(answer).sessionId}`;
      const post = (command: string, body: object) => ask('POST', `${path}/${command}`, body);
      const evaluate = (expression: string) => post('execute/sync', { script: `return (${expression})`, args: [] });
      const act = (actions: object[]) => post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });

      // Its toolbar would make the window at least 447 pixels wide; one that a page opens can do
      // without.
      const first = await ask('GET', `${path}/window`);
      const bare = `left=0,top=0,toolbar=0,location=0,menubar=0,status=0,width=${width},height=${height}`;
      await evaluate(`void open('', '', '${bare}')`);
      const handles = z.array(z.string()).parse(await ask('GET', `${path}/window/handles`));
      await post('window', { handle: handles.find((handle) => handle !== first) });

      return {
        open: (address: string): Promise<unknown> => post('url', { url: address }),
        goBack: (): Promise<unknown> => post('back', {}),
        /** Evaluates an expression in the page. */
        evaluate,
        /** Presses the element that an expression gives, with the pointer. */
        press: async (expression: string): Promise<unknown> => {
          // The driver itself does not scroll to what is just below the window.
          await evaluate(`void ${expression}.scrollIntoView({ block: 'center' })`);
          return post(`element/${element.parse(await evaluate(expression))}/click`, {});
        },
        /** Presses a key, or several together: `Escape`, `Control+k`. */
        strike: (keys: string): Promise<unknown> =>
          act([...keys.split('+').map(press), ...keys.split('+').toReversed().map(release)]),
        type: (text: string): Promise<unknown> => act([...text].flatMap((key) => [press(key), release(key)])),
        close: (): Promise<unknown> => ask('DELETE', path),
      };
    },
  };
}

export type Engine = Awaited<ReturnType<typeof startWebKit>>;
export type BrowserWindow = Awaited<ReturnType<Engine['openWindow']>>;
