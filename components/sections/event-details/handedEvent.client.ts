import { showEventDetails } from './eventDetails.client.ts';
import { readHandedEvent } from './handedEvent.ts';
import { showWebinar } from './webinarRegistration.client.ts';

/** Shows a handed-over event on the page that has a template for it: its details, or the closed registration. */
export function start(): void {
  const template = document.querySelector<HTMLTemplateElement>('[data-handed-event]');
  const show = template?.dataset.handedEvent === 'details' ? showEventDetails : showWebinar;
  if (template) show(template, readHandedEvent());
}
