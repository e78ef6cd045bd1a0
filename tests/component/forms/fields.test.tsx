import { describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { show } from '../../fixtures/component/show.tsx';
import { applicationForm, closedForm, enquiryForm, FIELD_STATES, FIELDS } from '../../fixtures/forms.tsx';

const controls = () => [...document.querySelectorAll<HTMLElement>('form :is(input, select, textarea, button)')];

describe.each(Object.entries(FIELDS))('a field of kind %s', (kind, Field) => {
  test.each(Object.entries(FIELD_STATES))('has a name and says that it is %s', async (_, state) => {
    const { container } = await render(Field(state));
    const inputs = [...container.querySelectorAll<HTMLElement>('input:not([type=hidden]), select, textarea')];
    const own = inputs.at(kind.includes('codes') ? -1 : 0);
    for (const input of inputs) await expect.element(input).toHaveAccessibleName(/\w/);
    if ('optional' in state && !['choice', 'consent', 'check box'].includes(kind)) {
      await expect.element(own ?? null).toHaveAccessibleName('Sample field (optional)');
      await expect.element(own ?? null).not.toBeRequired();
    }
    if ('error' in state && kind !== 'check box') {
      await expect.element(own ?? null).toHaveAccessibleDescription(/Sample error$/);
      await expect.element(own ?? null).toBeInvalid();
    }
    if ('disabled' in state) for (const input of inputs) await expect.element(input).toBeDisabled();
  });
});

test('a closed form has only disabled controls, and over 230 country codes', async () => {
  await show(closedForm());
  await expect.element(page.getByRole('button', { name: 'Registration Closed' })).toBeVisible();
  expect(controls().filter((control) => !control.matches(':disabled'))).toEqual([]);
  const codes = page.getByRole('combobox', { name: 'Country code' }).getByRole('option');
  expect(codes.elements().length).toBeGreaterThan(230);
});

test.each([
  ['enquiry', enquiryForm, 'Send enquiry'],
  ['application', applicationForm, 'Submit application'],
])(
  'in forced colours every control of the %s form has a border, and a focus ring when focused',
  async (_, form, send) => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
    await render(form());
    await page.getByRole('button', { name: send }).click();
    await expect.element(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    // The keyboard was used last, so that the focus shows.
    await userEvent.keyboard('{Tab}');
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    for (const control of controls().filter((one) => one.matches(':not([type=hidden], [type=button])'))) {
      control.focus();
      const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth, appearance } = getComputedStyle(control);
      const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
      const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      expect.soft(hasRing, `focus ring of ${control.outerHTML}`).toBe(true);
      // The browser draws native controls, such as check boxes, in its own forced colours.
      expect.soft(hasEdge || appearance !== 'none', `border of ${control.outerHTML}`).toBe(true);
    }
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
  },
);
