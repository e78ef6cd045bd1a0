import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pass, stopClock } from '../../fixtures/component/clock.ts';
import { show } from '../../fixtures/component/show.tsx';
import { singleVideo, videoGallery } from '../../fixtures/media.tsx';

const TITLES = ['First talk', 'Second talk', 'Third talk', 'Fourth talk'];

const tile = (title: string) => page.getByRole('link', { name: `Play ${title}` });
const dialog = () => page.getByRole('dialog', { name: 'Video' });
const button = (name: string) => dialog().getByRole('button', { name, exact: true });
const note = () => dialog().getByRole('alert');
const frames = () => [...document.querySelectorAll('iframe')];

/** Fails unless the dialog plays the video with this number, and no other. */
async function expectPlaying(number: number) {
  const title = TITLES[number - 1] ?? '';
  await expect.element(dialog().getByText(`${number} of 4`)).toBeVisible();
  await expect.element(dialog().getByText(title)).toBeVisible();
  expect(frames().map((frame) => frame.title)).toEqual([title]);
  expect(location.hash).toBe(`#video-${number}`);
}

async function play(number: number) {
  await show(videoGallery());
  await tile(TITLES[number - 1] ?? '').click();
  await expectPlaying(number);
}

/** Shows the gallery at an address that names its third video. */
async function showNamed() {
  await show(videoGallery());
  location.hash = 'video-3';
  await expect.element(button('Play')).toHaveFocus();
}

describe('the dialog of the videos', () => {
  test('plays a video at once, without cookies and related videos', async () => {
    await play(2);
    const { host, pathname, searchParams } = new URL(frames()[0]?.src ?? '');
    expect([host, pathname]).toEqual(['www.youtube-nocookie.com', '/embed/SAMPLE-0002']);
    expect([searchParams.get('autoplay'), searchParams.get('rel')]).toEqual(['1', '0']);
    expect(frames()[0]?.referrerPolicy).toBe('strict-origin-when-cross-origin');
  });

  test('moves to the next and previous video, and wraps around', async () => {
    await play(1);
    await button('Previous').click();
    await expectPlaying(4);
    await button('Next').click();
    await expectPlaying(1);
    await userEvent.keyboard('{ArrowRight}');
    await expectPlaying(2);
    await userEvent.keyboard('{ArrowLeft}');
    await expectPlaying(1);
  });

  test.each([
    ['the close button', () => button('Close').click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click beside the video', () => dialog().click({ position: { x: 8, y: 400 } })],
  ])('closes with %s, stops the video and returns the focus', async (_, close) => {
    await play(2);
    await button('Next').click();
    await expectPlaying(3);
    await close();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(frames()).toEqual([]);
    await expect.element(tile('Second talk')).toHaveFocus();
    expect(location.hash).toBe('');
  });

  test('stays open when its text is clicked', async () => {
    await play(1);
    await dialog().getByText('First talk').click();
    await expect.element(dialog()).toBeVisible();
  });

  test('opens by keyboard, and keeps the focus inside', async () => {
    await show(videoGallery());
    tile('Third talk').element().focus();
    await userEvent.keyboard('{Enter}');
    await expectPlaying(3);
    await expect.element(button('Close')).toHaveFocus();
    expect(dialog().element().matches(':modal')).toBe(true);
  });

  test('has no counter and no steps for a video by itself', async () => {
    await show(singleVideo());
    await tile('London 2025 welcome meet').click();
    await expect.element(button('Close')).toBeVisible();
    for (const name of ['Previous', 'Next']) expect(button(name).query()).toBeNull();
    expect(dialog().getByText('1 of 1').query()).not.toBeVisible();
  });
});

describe('a video named in the address', () => {
  test('shows its still, and requests nothing from the platform before it is pressed', async () => {
    await showNamed();
    await expect.element(dialog().getByText('3 of 4')).toBeVisible();
    expect(frames()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expectPlaying(3);
    expect(frames()[0]?.src).toContain('SAMPLE-0003');
    expect(button('Play').query()).toBeNull();
  });

  test('has a link to copy, which changes with the video', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await showNamed();
    await button('Next').click();
    await button('Copy link').click();
    await expect.element(dialog().getByRole('status')).toHaveTextContent('Link copied');
    expect(written).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/#video-4$/));
  });

  test('is removed from the address when closed', async () => {
    await showNamed();
    await button('Close').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(location.hash).toBe('');
  });
});

describe('the message that a video can’t be played', () => {
  /** Answers as the platform's player does. */
  const answer = () => dispatchEvent(new MessageEvent('message', { source: frames()[0]?.contentWindow ?? null }));

  test('is shown with a link to the platform when no player answers, and cleared by the next video', async () => {
    stopClock();
    await play(1);
    await expect.element(note()).toBeEmptyDOMElement();
    await pass(16_000);
    await expect.element(note()).toHaveTextContent('The video can’t be played here.');
    const watch = note().getByRole('link', { name: 'Watch it on YouTube' });
    await expect.element(watch).toHaveAttribute('href', 'https://www.youtube.com/watch?v=SAMPLE-0001');
    await button('Next').click();
    await expect.element(note()).toBeEmptyDOMElement();
    answer();
    await pass(60_000);
    await expect.element(note()).toBeEmptyDOMElement();
  });

  test('is cleared when the player answers late', async () => {
    stopClock();
    await play(1);
    await pass(16_000);
    await expect.element(note()).toHaveTextContent('The video can’t be played here.');
    answer();
    await expect.element(note()).toBeEmptyDOMElement();
  });

  test('is shown at once without a connection', async () => {
    stopClock();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await play(1);
    await expect.element(note()).toHaveTextContent('The video can’t be played here.');
  });
});
