import { expect, test } from './fixtures.ts';

const MEET = '/welcome-msb-meet-up-19th-june-2025';

test('What’s Happening links to the calendar and the events, and back to the home page', async ({ page }) => {
  await page.goto('/whats-happening');
  await expect(page.getByRole('link', { name: 'View Schedule' })).toHaveAttribute('href', '/eventcalander');
  await expect(page.getByRole('link', { name: 'View Events' })).toHaveAttribute('href', '/events');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the list of events links to the welcome meet', async ({ page }) => {
  await page.goto('/events');
  const card = page.getByRole('main').getByRole('article');
  await expect(card.getByRole('heading')).toHaveText('Welcome MSB Meet-Up 19th June 2025');
  await card.getByRole('link').click();
  await expect(page).toHaveURL(MEET);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome MSB Meet-Up 19th June 2025');
});

test.describe('the welcome meet', () => {
  test.beforeEach(({ page }) => page.goto(MEET, { waitUntil: 'networkidle' }));

  test('shows its date, place, attendance and expected guests', async ({ page }) => {
    const main = page.getByRole('main');
    for (const text of ['19 June 2025', 'From 6:00 PM', 'Sample law firm, London office', 'Over 50', 'Over 80'])
      await expect(main.getByText(text).first()).toBeVisible();
  });

  test('names the special guest, and asks for payment in advance', async ({ page }) => {
    await expect(page.getByRole('region', { name: 'Special guest' })).toContainText('HMRC ECS Promote (invited)');
    await expect(page.getByText('pay the yearly subscription fee before attending')).toBeVisible();
  });

  test('shows its schedule in a table', async ({ page }) => {
    const rows = page.getByRole('region', { name: 'Schedule' }).getByRole('row');
    await expect(rows).toHaveCount(7);
    await expect(rows.nth(1)).toHaveText('6:00-6:30 PMWelcome drinks and registration');
    await expect(rows.nth(6)).toHaveText('8:00-9:00 PMNetworking');
    await expect(page.getByRole('rowheader', { name: '7:35-7:55 PM' })).toBeVisible();
  });

  test('links its three speakers to external pages', async ({ page }) => {
    const links = page.getByRole('link', { name: /^Professional profile/ });
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
  });

  test('shows its video in the page', async ({ page }) => {
    await page.getByRole('link', { name: /London 2025 welcome meet/ }).click();
    await expect(page.getByRole('dialog', { name: 'Video' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Video' })).toBeHidden();
  });

  test('links to the membership form', async ({ page }) => {
    await expect(page.getByRole('main').getByRole('link', { name: 'Become a Member' })).toHaveAttribute(
      'href',
      '/overview#membership-form',
    );
  });

  test('shows its closed RSVP form, with every field and button disabled', async ({ page }) => {
    const form = page.getByRole('form', { name: 'Reply to the invitation' });
    await expect(form).toHaveAttribute('id', 'rsvp-form');
    const controls = form.locator('input, select, textarea, button');
    for (const control of await controls.all()) await expect(control).toBeDisabled();
    await expect(form.getByRole('button')).toHaveText('Registration Closed');
  });

  test('dims the captcha of the closed form, and requests no captcha', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    const captcha = page.locator('#rsvp-form [aria-disabled]');
    await captcha.scrollIntoViewIfNeeded();
    await expect(captcha).toHaveCSS('pointer-events', 'none');
    await expect(captcha.locator('i')).toHaveCSS('opacity', '0.3');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((host) => host.includes('captcha'))).toEqual([]);
  });

  test('lets keyboard focus skip the closed form', async ({ page }) => {
    await page.getByRole('main').getByRole('link', { name: 'Become a Member' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(0);
    await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(1);
  });
});

test.describe('the map of the venue', () => {
  test('requests nothing from the map’s site before the visitor asks for it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${MEET}#venue`, { waitUntil: 'networkidle' });
    const show = page.getByRole('button', { name: 'Show the map' });
    await show.scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: /^Map of the streets/ })).toBeVisible();
    expect(asked.filter((url) => url.includes('google'))).toEqual([]);
  });

  test('replaces its picture when its button is pressed', async ({ page }) => {
    await page.route('https://www.google.com/maps**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><p>A map of the City</p>' }),
    );
    await page.goto(`${MEET}#venue`, { waitUntil: 'networkidle' });
    const topOfNext = () =>
      page.getByRole('heading', { name: 'RSVP' }).evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
    const before = await topOfNext();
    await page.getByRole('button', { name: 'Show the map' }).focus();
    await page.keyboard.press('Enter');
    await expect(
      page.frameLocator('iframe[title="Map of the City of London"]').getByText('A map of the City'),
    ).toBeVisible();
    await expect(page.getByTitle('Map of the City of London')).toBeFocused();
    expect(await topOfNext()).toBe(before);
  });

  test('links to the map’s site if the frame is blocked', async ({ page }) => {
    // The fixtures block every request to another site.
    await page.goto(`${MEET}#venue`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Show the map' }).click();
    await expect(page.getByText('Your browser or network may block it')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open in Google Maps' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\//,
    );
  });
});

test('a link to a section of the welcome meet highlights it and the next section for two seconds', async ({ page }) => {
  await page.goto(`${MEET}#why-attend`);
  await expect(page.locator('#why-attend')).toHaveAttribute('data-highlight', '');
  await expect(page.locator('#programme')).toHaveAttribute('data-highlight', '');
  await expect(page.locator('[data-highlight]')).toHaveCount(0);
});
