import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ContactForm } from '#components/islands/ContactForm.island.tsx';
import { sending } from '#content/forms/form-settings.ts';
import { contactForm } from '#content/forms/forms.ts';
import { answer } from './server.ts';

const open = () => render(<ContactForm label="Submit an Enquiry" form={contactForm} sending={sending} />);
const field = (label: string) =>
  label === 'City' ? page.getByRole('combobox', { name: label }) : page.getByLabelText(label);

const PAYLOAD = {
  titleid: 4,
  firstName: 'Sample',
  lastName: 'Applicant',
  phone: '02079460958',
  email: 'sample@firm.example',
  message: 'A question\nin two lines',
  reCaptcha: '',
};

async function fill() {
  await field('Title').selectOptions('Dr.');
  await field('First name').fill('  Sample ');
  await field('Last name').fill('Applicant  ');
  await field('Phone number').fill(' 020 7946 0958 ');
  await field('Email').fill(' sample@firm.example ');
  await field('City').fill('Leicester');
  await expect.element(field('City')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await field('Message').fill('  A question\nin two lines ');
}

describe('sending an enquiry', () => {
  test('posts exactly the specified keys with trimmed values, and clears the form', async () => {
    await open();
    const sent = answer();
    await fill();
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect.element(page.getByText('Form submitted successfully!')).toBeVisible();
    expect(sent.bodies).toEqual([PAYLOAD]);
    for (const label of ['Title', 'First name', 'Last name', 'Phone number', 'Email', 'City', 'Message'])
      await expect.element(field(label)).toHaveValue('');
  });
});
