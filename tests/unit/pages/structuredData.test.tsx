import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StructuredData } from '#components/document/StructuredData.tsx';
import { eventData } from '#pages/model/structuredData/event.ts';
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

test('structured data contains the given object, and can’t close its script element', () => {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebSite', name: '</script><img src=x>' }],
  } as const;
  const html = renderToStaticMarkup(<StructuredData data={data} />);
  expect(html.match(/</g)).toHaveLength(2);
  expect(JSON.parse(parse(html).querySelector('script')?.innerHTML ?? '')).toEqual(data);
});
