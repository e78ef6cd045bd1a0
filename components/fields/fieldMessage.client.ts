import { requireElement } from '#components/behaviours/requireElement.client.ts';
import { fieldHooks } from './fieldHooks.ts';

const HINT = '-hint';
const MESSAGE = '-message';

/**
 * Shows a message at a `DateField`, or hides it where it is empty.
 *
 * @param message what is wrong or doubtful
 * @param invalid whether the value is refused; a doubtful one is accepted
 */
export function showFieldMessage(input: HTMLInputElement, message: string, invalid: boolean): void {
  const place = requireElement(document, `#${CSS.escape(input.id + MESSAGE)}`, HTMLElement);
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id.endsWith(HINT));
  place.textContent = message;
  place.hidden = message === '';
  place.toggleAttribute(fieldHooks.doubtful.attribute, !invalid);
  if (message) ids.push(place.id);
  input.setAttribute('aria-describedby', ids.join(' '));
  if (invalid) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}
