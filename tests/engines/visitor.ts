import { test as base, expect } from '@playwright/test';
import axe from 'axe-core';
import { z } from 'zod';
import { startWithPlaywright } from './playwright.ts';
import { type BrowserWindow, type Engine, startWebKit } from './webKit.ts';

type Name = string | RegExp;
type Step = [role: string, name: Name];

const perceived = z.object({ name: z.string(), value: z.string(), checked: z.boolean(), focused: z.boolean() });
type Perceived = z.infer<typeof perceived>;

/**
 * The elements that a visitor perceives of a role and a name, within those of the step before, and their names. What has no name
 * goes by its text, and what has no role by its tag. Runs in the page, with axe.
 */
function find(steps: Step[]): { element: HTMLElement; name: string }[] {
  const { commons, setup, teardown } = window.axe;
  const roleOf = Reflect.get(commons.aria, 'getRole');
  const isPerceived = Reflect.get(commons.dom, 'isVisibleToScreenReaders');
  const nameOf = (one: HTMLElement) => (commons.text.accessibleText(one) || one.innerText).replace(/\s+/g, ' ').trim();
  const within = (around: HTMLElement, [role, name]: Step) =>
    [...around.querySelectorAll<HTMLElement>('*')]
      .filter((one) => (roleOf(one) ?? one.localName) === role && isPerceived(one))
      .map((element) => ({ element, name: nameOf(element) }))
      .filter((one) => (typeof name === 'string' ? one.name === name : name.test(one.name)));
  const page = { element: document.documentElement, name: '' };
  setup();
  try {
    return steps.reduce((found, step) => found.flatMap(({ element }) => within(element, step)), [page]);
  } finally {
    teardown();
  }
}

/** What a visitor perceives of an element. Runs in the page. */
const perceive = ({ element, name }: ReturnType<typeof find>[number]): Perceived => ({
  name,
  value: String(Reflect.get(element, 'value') ?? ''),
  checked: Boolean(Reflect.get(element, 'checked')),
  focused: element === document.activeElement,
});

const written = ([role, name]: Step) => `['${role}', ${name instanceof RegExp ? name : JSON.stringify(name)}]`;

/** What a visitor does and perceives in a window, or in a part of its page. All is waited for. */
function visitorOf(window: BrowserWindow, around: Step[] = []) {
  const until = (title: string, work: () => Promise<unknown>) =>
    base.step(title, () => expect(work, title).toPass({ timeout: 20_000 }), { box: true });
  const finding = (...step: Step) => `(${find})([${[...around, step].map(written)}])`;
  const look = async (...step: Step): Promise<Perceived[]> => {
    if (!(await window.evaluate('"axe" in window'))) await window.evaluate(`(() => { ${axe.source} })()`);
    return z.array(perceived).parse(await window.evaluate(`${finding(...step)}.map(${perceive})`));
  };
  const use = (step: Step, act: (element: string) => Promise<unknown>) =>
    until(`uses the only ${step.join(' ')}`, async () => {
      expect(await look(...step)).toHaveLength(1);
      await act(`${finding(...step)}[0].element`);
    });
  return {
    ...window,
    within: (...step: Step) => visitorOf(window, [...around, step]),
    press: (...step: Step) => use(step, window.press),
    /** Types into a field, or chooses in a list by its first letters. */
    fill: async (role: string, name: Name, text: string) => {
      await use([role, name], (element) => window.evaluate(`void ${element}.focus()`));
      await window.type(text);
    },
    sees: (role: string, name: Name, state: Partial<Perceived> = {}) =>
      until(`sees ${role} ${name} ${JSON.stringify(state)}`, async () =>
        expect(await look(role, name)).toContainEqual(expect.objectContaining(state)),
      ),
    seesNo: (...step: Step) => until(`sees no ${step.join(' ')}`, async () => expect(await look(...step)).toEqual([])),
    /** The names of what is there now. */
    names: async (...step: Step) => (await look(...step)).map(({ name }) => name),
    isAt: (path: string) =>
      until(`is at ${path}`, async () => expect(await window.evaluate('location.pathname + location.hash')).toBe(path)),
  };
}

export type Visitor = ReturnType<typeof visitorOf>;

type Fixtures = {
  /** Opens a page as a visitor who was never here before, and who refuses cookies. */
  visit: (path: string) => Promise<Visitor>;
};

/** Playwright's test with a visitor in the engine of the project. */
export const test = base.extend<Fixtures, { engine: Engine }>({
  engine: [
    async ({ playwright, browserName }, use) => {
      const engine = await (browserName === 'webkit' ? startWebKit() : startWithPlaywright(playwright[browserName]));
      await use(engine);
      await engine.quit();
    },
    { scope: 'worker' },
  ],
  viewport: { width: 1280, height: 900 },
  visit: async ({ engine, viewport, baseURL }, use) => {
    const window = await engine.openWindow(viewport ?? { width: 0, height: 0 });
    const visitor = visitorOf({ ...window, open: (path) => window.open(`${baseURL}${path}`) });
    await use(async (path) => {
      await visitor.open(path);
      await visitor.press('button', 'Reject All');
      await visitor.seesNo('dialog', 'Your choice on cookies');
      return visitor;
    });
    await window.close();
  },
});

export { expect };
