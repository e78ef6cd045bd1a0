import { showEventDetails } from './eventDetails.client.ts';
import { readHandedEvent } from './handedEvent.ts';
import { showWebinar } from './webinarRegistration.client.ts';

/** The two pages of an event that was handed over: each has its template, which says what for. */
export function start(): void {
  const template = document.querySelector<HTMLTemplateElement>('[data-handed-event]');
  const show = template?.dataset.handedEvent === 'details' ? showEventDetails : showWebinar;
  if (template) show(template, readHandedEvent());
}
