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
 * What a visitor perceives of a role and a name, within the elements of the step before. What has
 * no name goes by its text, and what has no role by its tag. Runs in the page, with axe.
 */
function find(steps: Step[]): (Perceived & { element: HTMLElement })[] {
  const { commons, setup, teardown } = window.axe;
  const roleOf = Reflect.get(commons.aria, 'getRole');
  const isPerceived = Reflect.get(commons.dom, 'isVisibleToScreenReaders');
  const perceive = (element: HTMLElement) => ({
    element,
    name: (commons.text.accessibleText(element) || element.textContent).replace(/\s+/g, ' ').trim(),
    value: String(Reflect.get(element, 'value') ?? ''),
    checked: Boolean(Reflect.get(element, 'checked')),
    focused: element === document.activeElement,
  });
  const within = (around: ParentNode, [role, wanted]: Step) =>
    [...around.querySelectorAll<HTMLElement>('*')]
      .filter((one) => (roleOf(one) ?? one.localName) === role && isPerceived(one))
      .map(perceive)
      .filter(({ name }) => (typeof wanted === 'string' ? name === wanted : wanted.test(name)));
  const [first = ['', ''], ...others] = steps;
  setup();
  try {
    return others.reduce(
      (found, step) => found.flatMap(({ element }) => within(element, step)),
      within(document, first),
    );
  } finally {
    teardown();
  }
}

const written = ([role, name]: Step) => `['${role}', ${name instanceof RegExp ? name : JSON.stringify(name)}]`;

/** What a visitor does and perceives in a window, or in a part of its page. All is waited for. */
function visitorOf(window: BrowserWindow, around: Step[] = []) {
  const until = (title: string, work: () => Promise<unknown>) =>
    base.step(title, () => expect(work, title).toPass({ timeout: 20_000 }), { box: true });
  const finding = (...step: Step) => `(${find})([${[...around, step].map(written)}])`;
  const look = async (...step: Step): Promise<Perceived[]> => {
    if (!(await window.evaluate('"axe" in window'))) await window.evaluate(`(() => { ${axe.source} })()`);
    return z.array(perceived).parse(await window.evaluate(finding(...step)));
  };
  const strike = async (...keys: string[]) => {
    for (const key of keys) await window.strike(key);
  };
  /** Goes to an element with Tab, and strikes keys there. */
  const reach = async (role: string, name: Name, ...keys: string[]) => {
    for (let presses = 0; presses < 250; presses++) {
      if ((await look(role, name)).some(({ focused }) => focused)) return strike(...keys);
      await strike('Tab');
    }
    throw new Error(`Tab does not lead to ${role} ${name}.`);
  };
  return {
    ...window,
    within: (...step: Step) => visitorOf(window, [...around, step]),
    press: (...step: Step) =>
      until(`presses the only ${step.join(' ')}`, async () => {
        expect(await look(...step)).toHaveLength(1);
        await window.press(`${finding(...step)}[0].element`);
      }),
    strike,
    reach,
    /** Goes to a field and types, in a list the first letters of a choice. */
    fill: async (step: Step, text: string) => reach(...step).then(() => window.type(text)),
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

/** Opens a page as a visitor who was never here before, and who refuses cookies. */
type Visit = (path: string) => Promise<Visitor>;

/** Playwright's test with a visitor in the engine of the project. */
export const test = base.extend<{ visit: Visit }, { engine: Engine }>({
  engine: [
    async ({ playwright, browserName }, use) => {
      const engine = await (browserName === 'webkit' ? startWebKit() : startWithPlaywright(playwright[browserName]));
      await use(engine);
      await engine.quit();
    },
    { scope: 'worker' },
  ],
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
