import { figureText } from '#content/figures/lookup.server.ts';
import { collected, retention } from '#content/forms/forms.ts';
import { define } from '#content/schema/define.server.ts';
import { legalSchema } from '#content/schema/legal.server.ts';
import { postalAddress } from '#content/site/imprint.ts';
import { site } from '#content/site/site.ts';

const list = (items: readonly { text: string }[]) => new Intl.ListFormat('en-GB').format(items.map(({ text }) => text));

/**
 * The privacy policy (specification 2.12). The lists of fields are those of content/forms/forms.ts.
 * Tests compare the tables of what is stored and of other websites with what the site does. A
 * sample in three respects: the postal address is still to come, and the Board has still to confirm
 * the periods for which information is kept, and what is done with the data and pictures of past
 * events.
 */
export const privacyPolicy = define('content/pages/privacy-policy.ts', legalSchema, {
  lead: 'What we collect when you use this website, write to us or apply for membership, why we are allowed to, and what you can ask of us.',
  lastUpdated: '2026-11-27',
  body: `
## Who we are

${site.siteName} (‘the association’, ‘we’) is a not-for-profit trade association for money service businesses in the United Kingdom. We are the controller of the personal information described here. This policy covers this website, the enquiries and membership applications sent through it, the membership that follows, and our events.

## What we collect

### When you send an enquiry

Your ${list(collected.contact)}. The form also asks for your city. It is checked in your browser and is not sent to us.

### When you apply for membership

Your ${list(collected.membership)}, and the fact that you accepted this policy. If you become a member we also keep your invoices, payments and our correspondence.

### When you registered for an event

The forms for past webinars and meetings, which are closed, asked for your title, full name, phone number, email and company name.

### When you came to an event

We may have photographed or recorded it. Pictures and recordings can show you, and hold your voice.

### When you visit

Our servers record each request: internet address, time, page and type of browser. We have no user accounts, and we do not try to find out who a visitor is.

### The captcha

Both forms are guarded by hCaptcha, a service of Intuition Machines, Inc. It is loaded when you move into a form to fill it in, and not when you read past it or are on another page. It receives your internet address, details of your browser and device, and how you interact with the form, and returns a token that is sent with it. If you would rather not load hCaptcha, email or telephone us instead.

### Videos and maps

Videos come from YouTube and maps from Google. Until you press play or ask for the map, you see a picture from our own server and nothing is asked of Google. After that your browser connects to Google directly, and [Google’s privacy policy](https://policies.google.com/privacy) applies. Videos use YouTube’s no-cookie address.

### Other websites that your browser asks

| Website | Whose it is | When |
| --- | --- | --- |
| \`hcaptcha.com\` | Intuition Machines, Inc. | With the captcha of a form |
| \`youtube-nocookie.com\` | Google | When you play a video |
| \`google.com\` | Google | When you ask for a map |

Each may ask further ones. Our pages ask no others.

## What is stored on your device

| Name | Where | What it is for | How long |
| --- | --- | --- | --- |
| \`cookieConsent\` | Local storage | Your choices on analytics and marketing | Until you clear it |
| \`membershipDraft\` | Local storage | Your unsent application, if you tick the box | Until you untick it or send the form |
| \`applicationCopy\` | Session storage | Your copy of the application that you sent | Until you remove it or close the tab |
| \`guideTicks\` | Local storage | Your ticks in the checklists of guides | Until you reset them |
| \`compliancePlanner\` | Local storage | What you entered in the compliance calendar, for your next visit, if you tick the box | Until you untick it |
| \`photoGalleryAnimations\` | Session storage | Remembers that the gallery’s opening animation has played | Until you close the tab |
| \`eventState\` | Session storage | Carries the event that you chose from one page to the next | Until you close the tab |

The draft and the copy hold what you wrote in the form; the others hold neither your name nor your contact details. All of it stays on your device. The gallery’s entry only improves how the website looks, and you may object to it: switch on reduced motion in your device’s settings, and the gallery plays nothing and stores nothing. The rest is strictly necessary for what you ask of the site. You can block or clear everything in your browser’s settings, free of charge, and the website still works.

The law on storage and cookies is [regulation 6 of the Privacy and Electronic Communications Regulations 2003](https://www.legislation.gov.uk/uksi/2003/2426/regulation/6), known as PECR. Under it we ask for your consent before anything that is not exempt:

- **Analytics** is off until you allow it. If you do, a web analytics script may load, and the time that pages take to load may be measured. If you withdraw your consent, the script no longer runs; a cookie that it has set stays until you clear it. We will name the provider here before we use one.
- **Marketing** is off until you allow it. No marketing script is in use.

hCaptcha may store or read information on your device to tell people from programs. We treat that as necessary to protect the form that you have chosen to use. To change your mind, choose ‘Cookie settings’ at the foot of any page. Refusing costs you nothing: every page and both forms remain open to you.

## Why we use it, and our legal basis

The articles are those of the [UK GDPR](https://www.legislation.gov.uk/eur/2016/679/article/6).

| Purpose | Legal basis |
| --- | --- |
| Answering enquiries | Legitimate interests, Article 6(1)(f): replying to those who write to us |
| Handling an application, and running the membership of a sole trader | Steps before a contract, and the contract, Article 6(1)(b) |
| The same, where you act for a company or partnership | Legitimate interests, Article 6(1)(f): dealing with the business that you represent |
| Running an event for those who registered | Legitimate interests, Article 6(1)(f): knowing who comes, and reaching them |
| Showing pictures and recordings of our events | Legitimate interests, Article 6(1)(f): telling members and others what the association does |
| Invoices and accounts | Legal obligation, Article 6(1)(c) |
| Protecting forms and servers | Legitimate interests, Article 6(1)(f): keeping out spam and attacks |
| Web analytics | Consent, Article 6(1)(a) |

Where we rely on legitimate interests, we have weighed them against yours. The box that you tick in the application records that you accept this policy. It is not the legal basis for handling your application, and it takes away none of your rights. You need not give us anything, but without the fields marked as required we cannot answer or process an application. We make no decisions about you by automated means alone.

## Who receives it

- **The provider of the server** that takes our two forms (our API host), and our hosting and email providers, who work on our instructions.
- **hCaptcha**, as described above.
- **Google**, only if you start a video or open a map.
- **Everybody who visits this website** sees the pictures and recordings that we show here.
- **Advisers and authorities**, such as accountants, courts and regulators, where the law requires or allows it.

We do not sell personal information, and we do not share it for other people’s marketing.

## Transfers abroad

hCaptcha and Google may handle information in the United States and in other countries. Where a supplier does so for us, we rely on UK adequacy regulations or on the Information Commission’s [transfer agreement or addendum](https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/international-transfers/). Ask us for details of a particular transfer.

## How long we keep it

| Information | Period |
| --- | --- |
| Enquiries | ${retention.enquiryMonths} months after the last message |
| Applications that do not lead to membership | ${retention.applicationMonths} months |
| Membership records | The membership and six years after it |
| Registrations for an event | One year after the event |
| Pictures and recordings of events | As long as we show them, or until you object with success |
| Invoices and payments | Six years after the financial year |
| Server records | 30 days, longer only to look into an attack |

## Security

Pages and forms travel over encrypted connections. Only people who need information for their work may see it, and our suppliers are bound by contract to protect it. No system is beyond failure. If a breach is likely to put your rights at high risk, we will tell you without undue delay.

## Your rights

You may ask us for a copy of your information, to correct or erase it, to restrict its use, or to pass it to you or to someone else in a common format. **You may object at any time to use that rests on legitimate interests,** pictures and recordings among them: tell us which one shows you. You may withdraw consent at any time, which does not affect what was done before. Some rights depend on the legal basis. We answer within ${figureText('data-protection-answer.words')} and without charge in ordinary cases; the law lets us take longer over complex requests, and we would tell you. The [Information Commission](https://ico.org.uk/for-the-public/) (ICO) explains each right.

## Complaints

Please complain to us first, by email or by post. We will acknowledge a data protection complaint within ${figureText('data-protection-complaint')} of receiving it, look into it without undue delay, keep you informed and tell you the outcome, as [section 164A of the Data Protection Act 2018](https://www.legislation.gov.uk/ukpga/2025/18/section/103) has required since ${figureText('data-protection-complaint.from')}. You may also complain to the [Information Commission](https://ico.org.uk/make-a-complaint/), which [took over](https://www.legislation.gov.uk/uksi/2026/1015) from the Information Commissioner on 30 September 2026, and you have the right to go to court.

## Children

This website is for businesses and professionals. It is not meant for children, and we do not knowingly collect information from anyone under 18.

## Changes

We will publish changes here and alter the date above. If a change matters to information that we already hold about you, we will tell you before it takes effect where we can.

## How to reach us

Email [${site.email}](mailto:${site.email}) or call [${site.phone.display}](${site.phone.href}).

${postalAddress}
`,
  sample: true,
});
