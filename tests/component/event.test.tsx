import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { EventDetails } from '#components/sections/event-details/EventDetails.tsx';
import { start } from '#components/sections/event-details/eventDetails.lazy.client.ts';
import { HeadFacts } from '#components/sections/event-details/HeadFacts.tsx';
import { WebinarRegistration } from '#components/sections/event-details/WebinarRegistration.tsx';
import { webinarRegistrationForm } from '#content/forms/registration.ts';
import { eventDetails } from '#content/pages/eventsdetails.ts';
import { webinarRegistration } from '#content/pages/webinar-registration.ts';
import { sampleEvent } from '../fixtures/calendar.tsx';
import { show } from '../fixtures/component/show.tsx';
import { allowMotion, stayOnPage, stopClock, switchOff, textsAt } from '../fixtures/component/visitor.ts';
import { EVENT, HOSTILE_HTML } from '../fixtures/samples.ts';

const shown = {
  heading: page.getByRole('heading', { level: 1 }),
  image: page.getByRole('img', { name: 'Sample round table' }),
  noImage: page.getByText('No image provided for this event.'),
  /** The facts on the card, by label. */
  facts: () =>
    Object.fromEntries(
      [...document.querySelectorAll('[data-event-fact]')].map((fact) => [
        fact.querySelector('dt')?.textContent,
        fact.querySelector('dd')?.textContent,
      ]),
    ),
  described: () => [...document.querySelectorAll('[data-event-description] *')],
};

const DANGEROUS_ELEMENTS =
  'script, style, link, meta, base, iframe, frame, object, embed, form, input, button, textarea, select, svg, math, template, noscript, dialog';
const DANGEROUS_ATTRIBUTES = /^(on.*|style|class|id|name|srcdoc|ping|popover.*|form.*|is|slot)$/i;

/** Whether an element could run, send data, mislead or replace parts of the page. */
function isDangerous(element: Element): boolean {
  if (element.matches(DANGEROUS_ELEMENTS)) return true;
  return [...element.attributes].some(({ name, value }) => {
    const address = URL.parse(value, location.href)?.href ?? '';
    const isPicture = address.startsWith('data:image/') && element.matches('img, source');
    return DANGEROUS_ATTRIBUTES.test(name) || (/^(?:javascript|vbscript|blob|file|data):/.test(address) && !isPicture);
  });
}

/** Stores an event as the calendar does, for the page that is shown next. */
function handOver(changes: object = {}): void {
  sessionStorage.setItem('eventState', JSON.stringify({ event: { ...EVENT, ...changes }, date: EVENT.date }));
}

/** The page of a handed-over event; empty until its behaviour has found one. */
const eventPage = () => (
  <main>
    <EventDetails
      content={eventDetails}
      heading="Event"
      breadcrumb={{ label: 'Breadcrumb', trail: [], current: 'Event' }}
    />
  </main>
);

/** The closed registration for a webinar, with the handed-over event next to it. */
const registrationPage = () => (
  <main>
    <WebinarRegistration content={webinarRegistration} labels={eventDetails.labels} form={webinarRegistrationForm} />
  </main>
);

test('a handed-over event is shown with title, date, time, duration, speaker, place and description', async () => {
  handOver({ place: 'Sample hall, 2 Sample Street, Leeds LS1 4AP' });
  await show(eventPage());
  await expect.element(shown.heading).toHaveTextContent('Sample round table');
  expect(shown.facts()).toEqual({
    Date: '02 September 2025',
    Time: '10:30 AM',
    Duration: '90 mins',
    Speaker: 'Sample speaker',
    Place: 'Sample hall, 2 Sample Street, Leeds LS1 4AP',
  });
  await expect.element(page.getByText('Bring questions to us.')).toBeVisible();
  expect(document.querySelector('main strong')?.textContent).toBe('questions');
  await expect.element(page.getByRole('link', { name: 'us', exact: true })).toHaveAttribute('href', '/contact-us');
  await expect.element(shown.noImage).toBeVisible();
});

test.each([
  ['has no event', () => undefined],
  ['has one that does not take place', () => handOver({ isCancelled: true })],
])('a visitor who wants to register and %s is redirected to the list of events', async (_, prepare) => {
  const left = stayOnPage();
  prepare();
  await show(registrationPage());
  await expect.poll(() => left).toEqual(['replace /events']);
});

test.each([
  ['cancelled', true, 'Cancelled. This event will not take place.'],
  ['rescheduled', false, 'Rescheduled. This event was due to take place on 19 May 2099.'],
])(
  'the head of the page of a %s event says so, and offers to note the day only if it is on',
  async (status, isCancelled, words) => {
    const event = sampleEvent({ status, formerStarts: ['2099-05-19'] });
    const calendar = { label: 'Add to calendar', href: '/sample.ics' };
    await show(<HeadFacts facts={[]} calendar={calendar} event={event} />);
    await expect.element(page.getByText(words)).toBeVisible();
    expect(page.getByRole('link', { name: 'Add to calendar' }).elements()).toHaveLength(isCancelled ? 0 : 1);
  },
);

test.each([
  ['01:00 PM BST', {}, { Date: '02 September 2025', Time: '01:00 PM BST' }],
  ['18:00', {}, { Date: '02 September 2025', Time: '18:00' }],
  [
    '9:00 AM',
    { period: '30 January, 9:00 AM, to 2 February 2027, 5:00 PM' },
    { Date: '30 January, 9:00 AM, to 2 February 2027, 5:00 PM' },
  ],
  [' --:-- ', {}, { Date: '02 September 2025' }],
])('the time "%s" of a handed-over event with %j is shown as it is, or by its period', async (time, changes, facts) => {
  handOver({ time, duration: '', speaker: '', ...changes });
  await show(eventPage());
  await expect.poll(shown.facts).toEqual(facts);
});

test('a handed-over event that has been cancelled says so', async () => {
  handOver({ status: 'Cancelled. This event will not take place.', isCancelled: true });
  await show(eventPage());
  await expect.element(page.getByText('Cancelled. This event will not take place.')).toBeVisible();
});

test('the image of an event is shown, unless it fails to load', async () => {
  handOver({ image: '/icon-192.png' });
  await show(eventPage());
  await expect.element(shown.image).toBeVisible();
  await expect.element(shown.noImage).not.toBeInTheDocument();
  shown.image.element().dispatchEvent(new Event('error'));
  await expect.element(shown.noImage).toBeVisible();
  await expect.element(shown.image).not.toBeInTheDocument();
});

test.each([
  ['was handed over', () => undefined],
  ['can be read', () => sessionStorage.setItem('eventState', '{"event":{}}')],
  ['can be stored, because storage is switched off', () => switchOff('sessionStorage')],
])('the page says nothing of an event and links to the calendar if no event %s', async (_, prepare) => {
  prepare();
  await show(eventPage());
  await expect.element(shown.heading).toHaveTextContent('Choose an event');
  await expect
    .element(page.getByRole('link', { name: 'Back to the calendar' }))
    .toHaveAttribute('href', '/eventcalander');
  expect(shown.facts()).toEqual({});
});

// Only the sanitiser protects from hostile HTML here, without a security policy.
test('hostile HTML is removed and never runs', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const left = stayOnPage();
  await show(eventPage());
  const template = document.querySelector('template');
  for (const description of HOSTILE_HTML) {
    handOver({ description });
    if (template) await start(template);
  }
  expect(document.querySelectorAll('[data-event-description]')).toHaveLength(HOSTILE_HTML.length);
  expect(shown.described().length).toBeGreaterThan(20);
  expect(shown.described().filter(isDangerous)).toEqual([]);
  const images = document.querySelectorAll<HTMLImageElement>('[data-event-description] img');
  await Promise.allSettled([...images].map((image) => image.decode()));
  expect(alert).not.toHaveBeenCalled();
  expect(left).toEqual([]);
});

test('a hostile title or description still shows its words', async () => {
  handOver({
    title: '<img src=x onerror=alert(1)>Sample',
    description: '<p onclick="alert(1)" style="position: fixed" id="main" class="x">Words</p><form>More <input></form>',
  });
  await show(eventPage());
  await expect.element(shown.heading).toHaveTextContent('<img src=x onerror=alert(1)>Sample');
  expect(page.getByText('Words').element().getAttributeNames()).toEqual([]);
  await expect.element(page.getByText('More')).toBeVisible();
});

test.each([
  ['smoothly to the form after 100 ms', '#webinarRegisterForm', false, [[{ behavior: 'smooth' }]]],
  ['without animation under reduced motion', '#webinarRegisterForm', true, [[{ behavior: 'auto' }]]],
  ['nowhere if the address doesn’t name the form', '', false, []],
])('the registration shows the event next to its form and scrolls %s', async (_, hash, reduced, expected) => {
  if (!reduced) await allowMotion();
  history.replaceState(null, '', hash);
  handOver();
  stopClock();
  await show(registrationPage());
  const form = document.querySelector('#webinarRegisterForm') ?? document.body;
  const scroll = vi.spyOn(form, 'scrollIntoView').mockReturnValue();
  expect(textsAt('main h2')).toContain('Sample round table');
  expect(shown.facts()).toMatchObject({ Date: '02 September 2025' });
  await vi.advanceTimersByTimeAsync(99);
  expect(scroll).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(scroll.mock.calls).toEqual(expected);
});
