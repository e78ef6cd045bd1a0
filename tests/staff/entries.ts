/** Entries as staff write them in the editor, each with its required fields and a text that keeps the rules. */

const LAW = '[the regulations](https://www.legislation.gov.uk/uksi/2017/692/contents)';
const SENTENCE =
  'A firm that changes or sends money writes down what it does, by whom it is done, and how it is checked. ';

/** A text of so many words, about. */
export const words = (count: number) =>
  Array.from({ length: Math.ceil(count / 60) }, () => `${SENTENCE.repeat(3)}\n\n`).join('');

const SOURCES = `sources:
  - title: Money Laundering Regulations 2017
    url: https://www.legislation.gov.uk/uksi/2017/692/contents
  - title: HMRC guidance
    url: https://www.gov.uk/government/publications/anti-money-laundering-guidance-for-money-service-businesses
  - title: HMRC registers
    url: https://www.gov.uk/guidance/money-laundering-regulations-money-service-business-registration
`;

const titles = (title: string) =>
  `title: ${title}
headTitle: ${title}
crumb: ${title}
lead: What is said under the title ${title}.
description: What search engines show below the title ${title}, in one or two sentences.
`;

const IN_SHORT = 'inShort:\n  - The first line.\n  - The second line.\n  - The third line.\n';

export const article = (title: string, date: string) =>
  `---
${titles(title)}date: ${date}
excerpt: What the list says of ${title}.
${IN_SHORT}---

${words(900)}`;

export const newsItem = (id: number, title: string, date: string, more = '') =>
  `---
id: ${id}
${titles(title)}date: ${date}
excerpt: What the list says of ${title}.
${more}---

${words(100)}`;

const reviewed = (title: string, order: number, lastReviewed: string, nextReview: string) =>
  `order: ${order}
${titles(title)}excerpt: What the list says of ${title}.
${IN_SHORT}lastReviewed: ${lastReviewed}
nextReview: ${nextReview}
${SOURCES}`;

export const guide = (title: string, order: number, lastReviewed: string, nextReview: string) =>
  `---
${reviewed(title, order, lastReviewed, nextReview)}---

${words(950)}
1. Read ${LAW}.
2. Read [the guidance](https://www.gov.uk/government/publications/anti-money-laundering-guidance-for-money-service-businesses).
3. Look at [the register](https://www.gov.uk/guidance/money-laundering-regulations-money-service-business-registration).

- [ ] One
- [ ] Two
- [ ] Three
- [ ] Four
- [ ] Five
`;

export const factSheet = (title: string, order: number, lastReviewed: string, nextReview: string) =>
  `---
${reviewed(title, order, lastReviewed, nextReview)}figures:
  - name: record-keeping
    text: how long records are kept
---

${words(420)}
See ${LAW} and [the guidance](https://www.gov.uk/government/publications/anti-money-laundering-guidance-for-money-service-businesses).
`;

export const event = (title: string, start: string, more = '') =>
  `title: ${title}
kind: meeting
start: ${start}
description: What ${title} is about.
place:
  name: Online
${more}`;

export const webinarReport = (title: string) =>
  `---
${titles(title)}desc: What the list says of ${title}.
attendance: 20 attendees
highlights:
${['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((item) => `  - item: ${item}\n    reason: Because of it.\n`).join('')}---

${words(450)}`;

export const testimonial = (order: number) =>
  `order: ${order}
text: What somebody says of the association.
name: Sample Name
position: Sample Firm, owner
`;

export const term = (name: string, short: string) =>
  `term: ${name}
short: ${short}
meaning: What ${name} means, in a sentence.
`;
