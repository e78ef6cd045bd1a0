import { collected, retention } from '#content/forms/forms.ts';
import { readLegalText } from '#content/schema/legal.server.ts';
import { postalAddress } from '#content/site/imprint.ts';

const list = (items: readonly { text: string }[]) => new Intl.ListFormat('en-GB').format(items.map(({ text }) => text));

/** Tests compare it with what the site stores. */
const storedKeys = `
| Name | Where | What it is for | How long |
| --- | --- | --- | --- |
| \`cookieConsent\` | Local storage | Your choices on analytics and marketing | Until you clear it |
| \`membershipDraft\` | Local storage | Your unsent application, if you tick the box | Until you untick it or send the form |
| \`applicationCopy\` | Session storage | Your copy of the application that you sent | Until you remove it or close the tab |
| \`guideTicks\` | Local storage | Your ticks in the checklists of guides | Until you reset them |
| \`compliancePlanner\` | Local storage | What you entered in the compliance calendar, for your next visit, if you tick the box | Until you untick it |
| \`photoGalleryAnimations\` | Session storage | Remembers that the gallery’s opening animation has played | Until you close the tab |
| \`eventState\` | Session storage | Carries the event that you chose from one page to the next | Until you close the tab |
`.trim();

/**
 * The privacy policy (specification 2.12), whose text is in the file of the same name. A sample in
 * three respects: the postal address is still to come, and the Board has still to confirm the
 * periods for which information is kept, and what is done with the data and pictures of past
 * events.
 */
export const privacyPolicy = readLegalText('privacy-policy', {
  contactFields: list(collected.contact),
  membershipFields: list(collected.membership),
  storedKeys,
  enquiryMonths: `${retention.enquiryMonths}`,
  applicationMonths: `${retention.applicationMonths}`,
  postalAddress,
});
