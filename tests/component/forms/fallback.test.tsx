import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { site } from '#content/site/site.ts';
import { expectedMessages } from '../../fixtures/component/console.ts';
import { hydrate, show } from '../../fixtures/component/show.tsx';
import { field } from '../../fixtures/component/visitor.ts';
import { enquirySection } from '../../fixtures/forms.tsx';

const fallback = page.getByText('This form needs JavaScript');

test('a form that works has no fallback', async () => {
  await show(enquirySection(), { hydrated: false });
  const island = document.querySelector<HTMLElement>('[data-island]');
  if (island) island.dataset.ready = '';
  await expect.element(fallback).not.toBeVisible();
  await hydrate();
  await expect.element(fallback).not.toBeVisible();
});

test('an error in the form itself keeps everything typed, and shows the telephone number and e-mail address', async () => {
  expectedMessages.push(/Cannot read properties|An error occurred/);
  await show(enquirySection(), { hydrated: false });
  const island = document.querySelector<HTMLElement>('[data-island]');
  if (!island) throw new Error('The section has no island.');
  island.dataset.ready = '';
  // The props of an old page don't match the script of a newer build.
  island.dataset.props = island.dataset.props?.replace('"labels":', '"names":');
  await field('First name').fill('Sample');
  await field('Message').fill('A question');
  await expect(hydrate()).rejects.toThrow(/Cannot read properties/);
  await expect.element(fallback).toBeVisible();
  await expect.element(page.getByRole('status').getByRole('link', { name: site.phone.display })).toBeVisible();
  await expect.element(page.getByRole('status').getByRole('link', { name: site.email })).toBeVisible();
  await expect.element(field('First name')).toHaveValue('Sample');
  await expect.element(field('Message')).toHaveValue('A question');
});
