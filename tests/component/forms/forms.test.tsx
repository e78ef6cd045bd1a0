import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Rsvp } from '#components/sections/welcome-msb-meet-up-19th-june-2025/MeetUp.tsx';
import { rsvpForm } from '#content/forms/registration.ts';
import { APPLICATION_MISSING, ENQUIRY_MISSING } from '../../fixtures/answers.ts';
import { answer } from '../../fixtures/component/server.ts';
import { show } from '../../fixtures/component/show.tsx';
import { button, controls, emulate, errorLinks, field, shownToasts, texts } from '../../fixtures/component/visitor.ts';
import { applicationForm, closedForm, enquiryForm, FIELD_STATES, FIELDS } from '../../fixtures/forms.tsx';

describe.each(Object.entries(FIELDS))('a field of kind %s', (kind, Field) => {
  test.each(Object.entries(FIELD_STATES))('has a name and says that it is %s', async (_, state) => {
    const { container } = await render(Field(state));
    const inputs = [...container.querySelectorAll<HTMLElement>('input:not([type=hidden]), select, textarea')];
    const own = inputs.at(kind.includes('codes') ? -1 : 0) ?? null;
    for (const input of inputs) await expect.element(input).toHaveAccessibleName(/\w/);
    if ('optional' in state && !['choice', 'required choice', 'consent', 'check box'].includes(kind)) {
      await expect.element(own).toHaveAccessibleName('Sample field (optional)');
      await expect.element(own).not.toBeRequired();
    }
    if ('error' in state && kind.includes('choice'))
      // It is about the group, not about one of its options.
      await expect.element(page.getByRole('group')).toHaveAccessibleDescription(/Sample error$/);
    else if ('error' in state && kind !== 'check box') {
      await expect.element(own).toHaveAccessibleDescription(/Sample error$/);
      await expect.element(own).toBeInvalid();
    }
    if ('disabled' in state) for (const input of inputs) await expect.element(input).toBeDisabled();
  });
});

test('a required choice has an asterisk and starts with nothing chosen', async () => {
  await render(FIELDS['required choice']?.({}));
  await expect.element(page.getByRole('group')).toHaveTextContent(/^Sample field \*/);
  for (const option of page.getByRole('radio').all()) {
    await expect.element(option).toBeRequired();
    await expect.element(option).not.toBeChecked();
  }
  const [one, two] = page
    .getByRole('radio')
    .all()
    .map((option) => option.element().getBoundingClientRect());
  expect([one?.left, two?.top]).toEqual([two?.left, expect.toSatisfy((top) => top > (one?.bottom ?? 0))]);
});

test('a required choice with an error turns red', async () => {
  await render(FIELDS['required choice']?.({ error: 'Sample error' }));
  const red = getComputedStyle(page.getByText('Sample error').element()).color;
  const option = page.getByRole('radio').first().element().parentElement;
  await expect.element(option).toHaveStyle({ borderColor: red });
});

describe.each([
  ['enquiry', enquiryForm, 'Send enquiry', ENQUIRY_MISSING, 'Last name', 'A'],
  ['application', applicationForm, 'Submit application', APPLICATION_MISSING, 'I accept the Privacy Policy', ' '],
])('the %s form', (_, form, send, missing, label, keys) => {
  test('names every missing field next to it and in a focused summary', async () => {
    document.title = 'Sample';
    await render(form());
    const sent = answer();
    await button(send).click();
    await expect.element(errorLinks.first()).toBeVisible();
    expect(texts(errorLinks)).toEqual(Object.values(missing));
    await expect.poll(() => document.activeElement?.textContent).toContain('There is a problem');
    await expect.poll(() => document.title).toBe('Error: Sample');
    for (const [label, message] of Object.entries(missing)) {
      await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
      await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(`${message.replace(/\s+/, '\\s+')}$`));
    }
    expect(controls().filter(({ ariaInvalid }) => ariaInvalid === 'true')).toHaveLength(texts(errorLinks).length);
    expect([shownToasts(), sent.bodies]).toEqual([[], []]);
  });

  test('clears a field’s error when it is edited', async () => {
    const { href } = location;
    await render(form());
    await button(send).click();
    const [entry = ''] = Object.entries(missing).flatMap(([name, message]) => (name === label ? message : []));
    await errorLinks.filter({ hasText: entry }).click();
    await expect.element(field(label)).toHaveFocus();
    expect(location.href).toBe(href);
    await userEvent.keyboard(keys);
    await expect.element(field(label)).not.toHaveAttribute('aria-invalid', 'true');
    expect(texts(errorLinks)).toEqual(Object.values(missing).filter((message) => message !== entry));
  });

  test('outlines every control and its focus in forced colours', async () => {
    await emulate('screen', { 'forced-colors': 'active' });
    await render(form());
    await button(send).click();
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
  });
});

test('the telephone number of an enquiry has a hint, which stays when there is an error', async () => {
  const hint = 'Use digits only. If you have an extension, put it in your message.';
  await render(enquiryForm());
  const phone = field('Phone number');
  await expect.element(phone).toHaveAccessibleDescription(hint);
  await phone.fill('020 7946 0958 ext 2');
  await button('Send enquiry').click();
  await expect.element(phone).toBeInvalid();
  await expect
    .element(phone)
    .toHaveAccessibleDescription(new RegExp(`^${hint}.*Phone number must be between 10 digits$`));
});

test('a closed form has only disabled controls', async () => {
  await show(
    <>
      <a href="#before">Before</a>
      {closedForm()}
      <Rsvp rsvp={{ heading: 'RSVP', text: 'Closed.', join: { label: 'After', href: '#after' } }} form={rsvpForm} />
    </>,
  );
  await expect.element(page.getByRole('form', { name: 'Reply to the invitation' })).toHaveAttribute('id', 'rsvp-form');
  expect(texts(page.getByRole('button'))).toEqual(Array(2).fill('Registration Closed'));
  expect(controls().filter((control) => !control.matches(':disabled'))).toEqual([]);
  const captcha = document.querySelector('#rsvp-form [aria-disabled]') ?? document.body;
  expect(getComputedStyle(captcha).pointerEvents).toBe('none');
  expect(getComputedStyle(captcha.querySelector('i') ?? captcha).opacity).toBe('0.3');
  page.getByRole('link', { name: 'Before' }).element().focus();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'After' })).toHaveFocus();
});
