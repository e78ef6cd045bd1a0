import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StructuredData } from '#components/document/StructuredData.tsx';
import { team } from '#content/collections/team/index.ts';
import { testimonials } from '#content/collections/testimonials/index.ts';
import { welcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import { pageModel, paths } from '#pages/model/pageModel.ts';
import { eventData, videoObject } from '#pages/model/structuredData/event.ts';
import { structuredDataFor } from '#pages/model/structuredData/index.ts';
import { sampleEvent } from '../../fixtures/calendar.tsx';

const MOVED = { status: 'rescheduled', formerStarts: ['2099-05-12', '2099-05-19 18:00'] };

test.each([
  [{}, 'EventScheduled', undefined],
  [{ status: 'cancelled' }, 'EventCancelled', undefined],
  [{ status: 'postponed' }, 'EventPostponed', undefined],
  [{ status: 'reinstated' }, 'EventScheduled', undefined],
  [MOVED, 'EventRescheduled', ['2099-05-12', '2099-05-19']],
  [{ ...MOVED, status: 'cancelled' }, 'EventCancelled', ['2099-05-12', '2099-05-19']],
])('the structured data of an event with %j says %s', (changes, status, former) => {
  const data = eventData(sampleEvent(changes), { description: 'Sample.', image: '/share/a.jpg' });
  expect(data).toMatchObject({ eventStatus: `https://schema.org/${status}`, startDate: '2099-06-19T18:00:00+01:00' });
  expect(Object(data).previousStartDate).toEqual(former);
});

test('the structured data of an event of two whole days has the first and the last', () => {
  const data = eventData(sampleEvent({ start: '2099-06-19', end: '2099-06-20' }), {
    description: 'A.',
    image: '/a.jpg',
  });
  expect(data).toMatchObject({ startDate: '2099-06-19', endDate: '2099-06-20' });
});

test('a film was uploaded at a moment with the offset of London', () => {
  const [film] = paths.flatMap((path) => pageModel(path).film ?? []);
  const uploaded = (day: string) => film && Object(videoObject('/a', { ...film, uploaded: day })).uploadDate;
  expect([uploaded('2025-07-01'), uploaded('2025-12-01')]).toEqual([
    '2025-07-01T00:00:00+01:00',
    '2025-12-01T00:00:00+00:00',
  ]);
});

test.each([
  [
    { name: 'Sample hall', address: { street: '1 Sample Street', locality: 'London', country: 'GB' }, sample: true },
    { '@type': 'Place', name: 'Sample hall', address: { streetAddress: '1 Sample Street', addressLocality: 'London' } },
  ],
  [{ name: 'Sample hotel' }, { '@type': 'Place', name: 'Sample hotel' }],
  [{ name: 'Online' }, { '@type': 'VirtualLocation', url: expect.stringMatching(/^https:/) }],
])('the structured data of an event at %j says so', (place, location) => {
  expect(eventData(sampleEvent({ place }), { description: 'Sample.', image: '/a.jpg' })).toMatchObject({ location });
});

test('structured data describes a sample without naming anybody', () => {
  const all = paths.map(pageModel).map((model) => ({ ...model, said: JSON.stringify(structuredDataFor(model)) }));
  const saying = (type: string) => all.filter(({ said }) => said.includes(`"@type":"${type}"`));
  expect(saying('NewsArticle').map(({ path }) => path)).toEqual(
    all.filter(({ kind }) => kind === 'news').map(({ path }) => path),
  );
  expect(saying('VideoObject')).toEqual(all.filter(({ film }) => film));
  expect(saying('ImageGallery').map(({ path }) => path)).toEqual(['/photos2025']);
  expect([saying('NewsArticle')[0]?.sample, saying('VideoObject')[0]?.film?.sample]).toEqual([true, true]);
  for (const { sample, name } of [...team.people, ...testimonials, ...welcomeMeet.speakers.people])
    if (sample) expect(all.filter(({ said }) => said.includes(name))).toEqual([]);
});

test('structured data can’t close its script element', () => {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebSite', name: '</script><img src=x>' }],
  } as const;
  const html = renderToStaticMarkup(<StructuredData data={data} />);
  expect(html.match(/</g)).toHaveLength(2);
  expect(JSON.parse(parse(html).querySelector('script')?.innerHTML ?? '')).toEqual(data);
});
