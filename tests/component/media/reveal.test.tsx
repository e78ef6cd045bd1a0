import { expect, test } from 'vitest';
import { arriveAt } from '../../fixtures/component/entrance.tsx';
import { allowMotion } from '../../fixtures/component/media.ts';
import { switchOff } from '../../fixtures/component/visitor.ts';
import { photoGallery, videoGallery } from '../../fixtures/media.tsx';

const storedGallery = () => sessionStorage.getItem('photoGalleryAnimations');

test.each([
  ['photos', photoGallery, [0, 200, 400, 600, 800, 1000, 1200, 1400]],
  ['videos', videoGallery, [0, 100, 200, 300]],
])('the entrance of the %s is animated once per session, one after the other', async (name, gallery, steps) => {
  await allowMotion();
  expect(await arriveAt(gallery())).toEqual(steps);
  expect(storedGallery()).toBe(JSON.stringify([name]));
  expect(await arriveAt(gallery())).toEqual([]);
});

test('no entrance is animated under reduced motion', async () => {
  expect(await arriveAt(photoGallery())).toEqual([]);
  expect(storedGallery()).toBeNull();
});

test('no entrance is animated with storage switched off', async () => {
  await allowMotion();
  switchOff('sessionStorage');
  expect(await arriveAt(photoGallery())).toEqual([]);
});
