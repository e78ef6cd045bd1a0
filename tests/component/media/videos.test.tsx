import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../fixtures/component/show.tsx';
import { pass, stopClock } from '../../fixtures/component/visitor.ts';
import { OPEN_FILMS, sampleVideos, singleVideo, videoGallery } from '../../fixtures/media.tsx';

const TITLES = ['First talk', 'Second talk', 'Third talk', 'Fourth talk'];

const dialog = page.getByRole('dialog', { name: 'Video' });

const videos = {
  tile: (title: string) => page.getByRole('link', { name: `Play ${title}` }),
  button: (name: string) => dialog.getByRole('button', { name, exact: true }),
  note: dialog.getByRole('alert'),
  frames: () => [...document.querySelectorAll('iframe')],
};

/** Fails unless the dialog plays the video with this number, and no other. */
async function expectPlaying(number: number): Promise<void> {
  const title = TITLES[number - 1] ?? '';
  await expect.element(dialog.getByText(`${number} of 4`)).toBeVisible();
  await expect.element(dialog.getByText(title)).toBeVisible();
  expect(videos.frames().map((frame) => frame.title)).toEqual([title]);
}

/** Shows the gallery, and plays the video with this number. */
async function play(number: number): Promise<void> {
  await show(videoGallery());
  await videos.tile(TITLES[number - 1] ?? '').click();
  await expectPlaying(number);
}

const answerAsPlayer = () =>
  dispatchEvent(new MessageEvent('message', { source: videos.frames()[0]?.contentWindow ?? null }));

describe('the dialog of the videos', () => {
  test('plays a video at once, without cookies or related videos', async () => {
    await play(4);
    const { host, pathname, searchParams } = new URL(videos.frames()[0]?.src ?? '');
    expect([host, pathname]).toEqual(['www.youtube-nocookie.com', '/embed/SAMPLE-0004']);
    expect([searchParams.get('autoplay'), searchParams.get('rel')]).toEqual(['1', '0']);
    expect(videos.frames()[0]?.referrerPolicy).toBe('strict-origin-when-cross-origin');
    await videos.button('Next').click();
    await expectPlaying(1);
    await videos.button('Previous').click();
    await expectPlaying(4);
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}');
    await expectPlaying(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expectPlaying(4);
  });

  test('opens once when its link is clicked twice while the player loads', async () => {
    await show(videoGallery());
    const made = vi.spyOn(document, 'createElement');
    const framesMade = () => made.mock.calls.filter(([name]) => name === 'iframe').length;
    const tile = videos.tile('Second talk').element();
    for (const _ of [1, 2]) tile.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await expectPlaying(2);
    await videos.button('Next').click();
    await expectPlaying(3);
    expect(framesMade()).toBe(2);
  });

  test.each([
    ['the close button', () => videos.button('Close').click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click next to the video', () => dialog.click({ position: { x: 8, y: 400 } })],
  ])(
    'opens by keyboard, keeps the focus, stays open when its text is clicked, and closes with %s',
    async (_, close) => {
      await show(videoGallery());
      videos.tile('Second talk').element().focus();
      await userEvent.keyboard('{Enter}');
      await expectPlaying(2);
      await expect.element(videos.button('Close')).toHaveFocus();
      expect(dialog.element().matches(':modal')).toBe(true);
      await videos.button('Next').click();
      await expectPlaying(3);
      await dialog.getByText('Third talk').click();
      await expect.element(dialog).toBeVisible();
      await close();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.poll(videos.frames).toEqual([]);
      await expect.element(videos.tile('Second talk')).toHaveFocus();
    },
  );

  test('has no counter and no steps for a video by itself', async () => {
    await show(singleVideo());
    await videos.tile('London 2025 welcome meet').click();
    await expect.element(videos.button('Close')).toBeVisible();
    for (const name of ['Previous', 'Next']) expect(videos.button(name).query()).toBeNull();
    expect(dialog.getByText('1 of 1').query()).not.toBeVisible();
  });
});

test('of a sample an open film plays, which the caption names', async () => {
  await show(sampleVideos());
  const titles = ['Big Buck Bunny', 'Sintel'];
  for (const [index, film] of titles.entries()) {
    if (index) await videos.button('Next').click();
    else await videos.tile('First talk').click();
    await expect
      .element(dialog)
      .toHaveTextContent(`${TITLES[index]} Sample: ${film}, an open film of the Blender Foundation.`);
    expect(videos.frames().map(({ src }) => new URL(src).pathname)).toEqual([`/embed/${OPEN_FILMS[index]}`]);
  }
});

describe('the message that a video can’t be played', () => {
  test('is shown with a link to the platform when no player answers, until one does or the next video begins', async () => {
    stopClock();
    await play(1);
    await expect.element(videos.note).toBeEmptyDOMElement();
    await pass(16_000);
    await expect.element(videos.note).toHaveTextContent('The video can’t be played here.');
    const watch = videos.note.getByRole('link', { name: 'Watch it on YouTube' });
    await expect.element(watch).toHaveAttribute('href', 'https://www.youtube.com/watch?v=SAMPLE-0001');
    answerAsPlayer();
    await expect.element(videos.note).toBeEmptyDOMElement();
    await videos.button('Next').click();
    await pass(16_000);
    await expect.element(videos.note).toHaveTextContent('The video can’t be played here.');
    await videos.button('Next').click();
    await expect.element(videos.note).toBeEmptyDOMElement();
    answerAsPlayer();
    await pass(60_000);
    await expect.element(videos.note).toBeEmptyDOMElement();
  });

  test('is shown at once without a connection', async () => {
    stopClock();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await play(1);
    await expect.element(videos.note).toHaveTextContent('The video can’t be played here.');
  });
});
