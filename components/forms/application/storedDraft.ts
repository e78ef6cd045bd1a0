import { storedItem } from '#components/dom/storedItem.ts';

/** A draft of the application on this device; stored only while its box is ticked. */
export const storedDraft = storedItem('localStorage', 'membershipDraft');
