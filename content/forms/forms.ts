import { defineWords } from '#content/schema/define.server.ts';
import { CODES } from '#content/shared/codes.ts';
import { type Membership, memberships } from '#content/site/memberships.ts';
import { site } from '#content/site/site.ts';

/**
 * All words of the two forms, whose fields are in components/forms/descriptions, and of the
 * server's replies. What the specification gives (2.10, 4, 5, 8) is verbatim, double space
 * included. `contactForm` and `membershipForm` are sent to the browser, so the words around a form
 * are separate.
 */

const FILE = 'content/forms/forms.ts';

/** The options of a list, by their codes (specification 3.1 to 3.3). */
const optionsOf = (codes: Record<string, string>) => Object.entries(codes).map(([value, label]) => ({ value, label }));

/** A membership as an option of the application, with its fee. */
const choiceOf = ({ code, name, perYear }: Membership) => ({ value: code, label: name, figure: perYear });

const toasts = {
  saving: 'Saving...',
  success: 'Form submitted successfully!',
  failure: 'Something went wrong. Please try again.',
  // Not in the specification. Neither may claim more than the browser can know.
  offline: 'You seem to be offline, so nothing was sent. Please try again when you are connected.',
  timeout:
    'The server has not answered, so we cannot tell whether your form has arrived. Please try again, or get in touch by phone or email.',
};
const captcha = {
  waiting: 'The security check loads when you start the form',
  failed: 'Captcha verification failed.',
  expired: 'The captcha has expired. Please tick it again.',
  blocked: 'The captcha could not be loaded. You can still send the form; if it is refused, please phone or email us.',
};
/** Screen readers read `many` with the number in place of `{count}`. */
const city = {
  placeholder: 'Start typing a city',
  /** The error for text that is on no list. */
  unlisted: 'Invalid city selected',
  none: 'No matching place',
  one: '1 matching place',
  many: '{count} matching places',
};

const sharedAround = {
  /** Shown once above the fields, since every label carries an asterisk or "(optional)". */
  requiredNote: 'Fields marked with an asterisk are required.',
  /** Followed by phone and email of content/site/site.ts. */
  withoutScript:
    'This form needs JavaScript, which is switched off or has not loaded. Please copy what you have typed and reload the page, or get in touch:',
};

const shared = {
  select: 'Select',
  /** Shown after the label of a field that may stay empty. */
  optional: 'optional',
  /** For a field whose format has no message of its own. */
  tooLong: '{field} must be {count} characters or fewer.',
  /** Where the script that sends the form fails. Chromium and WebKit clear a reloaded form. */
  unsent:
    'Part of this page did not load, so your form has not been sent. Copy what you have typed, because some browsers clear the form, and then reload the page. Or get in touch by phone or email:',
  errorHeading: 'There is a problem',
  /** Put before the page's title while an error is shown. */
  titlePrefix: 'Error: ',
  captcha,
  city,
  toasts,
};

/** What both forms need of content/site/site.ts, and no more: it travels to the browser. */
export const sending = {
  apiHost: site.apiHost,
  sitekey: site.hcaptchaSitekey,
  phone: { display: site.phone.display, href: site.phone.href },
  email: site.email,
};

export type Sending = typeof sending;

/** The words around the form of /contact-us. */
export const contactIntro = defineWords(FILE, {
  ...sharedAround,
  heading: 'Submit an Enquiry',
  prompt: 'How we can help you?',
});

/** The enquiry form on /contact-us. */
export const contactForm = defineWords(FILE, {
  ...shared,
  honorifics: optionsOf(CODES.contact.titleid),
  labels: {
    titleid: 'Title',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone number',
    email: 'Email',
    city: 'City',
    message: 'Message',
  },
  hints: { phone: 'Use digits only. If you have an extension, put it in your message.' },
  messages: {
    titleid: 'Title is required',
    firstName: 'First name is required',
    lastName: 'Last name is required',
    phone: 'Phone number is required',
    phoneDigits: 'Phone number must be between 10 digits',
    email: 'Email is required',
    emailFormat: 'Invalid email format',
    message: 'Message is required',
    city: city.unlisted,
  },
  /** Stays after the toast, with the visitor's own time. */
  accepted: 'We received your enquiry at {time}. A member of the team will reply by email.',
  submit: 'Send enquiry',
});

export type ContactForm = typeof contactForm;

/** The words that every form has; its own lists of options are none of them. */
export type SharedWords = Pick<ContactForm, keyof typeof shared | 'honorifics' | 'submit'>;

/** The words next to the form of /become-a-member and /overview. */
export const membershipIntro = defineWords(FILE, {
  ...sharedAround,
  heading: 'Membership Form',
  overview: 'What you get',
  steps: [
    { title: 'Apply', text: 'Send this form.' },
    { title: 'Invoice', text: 'We email your invoice. Fees are annual and paid upfront.' },
    { title: 'Welcome', text: 'Your membership runs for twelve months.' },
  ],
});

/** The application form on /become-a-member and /overview. */
export const membershipForm = defineWords(FILE, {
  ...shared,
  honorifics: optionsOf(CODES.membership.titleid),
  /** As the specification's messages name the fields (5). */
  labels: {
    membershipCategory: 'Membership Category',
    titleid: 'Title',
    fullname: 'Full Name',
    countryCode: 'Country Code',
    phoneNo: 'Phone No',
    email: 'Email',
    businessName: 'Business Name',
    businessAddressLine1: 'Business Address Line 1',
    businessAddressLine2: 'Business Address Line 2',
    city: 'City',
    postcode: 'Postcode',
  },
  categories: [
    { ...choiceOf(memberships.msb), text: 'Currency exchange or money transfer firms' },
    { ...choiceOf(memberships.affiliate), text: 'Firms that serve the sector' },
  ],
  consent: {
    before: 'I accept the',
    link: 'Privacy Policy',
    href: '/privacy-policy',
    newTab: '(opens in a new tab)',
    after: 'and agree that the association may contact me about this application.',
  },
  messages: {
    titleid: 'Title  is required.',
    fullname: 'Full Name is required.',
    phoneNo: 'Phone No is required.',
    email: 'Email is required.',
    // The specification leaves the format to the input's type, whose message differs from browser
    // to browser.
    emailFormat: 'Invalid email format',
    businessName: 'Business Name is required.',
    businessAddressLine1: 'Business Address Line 1 is required.',
    city: 'City is required.',
    cityUnlisted: city.unlisted,
    postcode: 'Postcode is required.',
    postcodeFormat: 'Please enter a valid UK postcode.',
    consent: 'Please accept the Privacy Policy.',
  },
  draft: {
    label: 'Keep a draft on this device until I send the form',
    unkept: 'This browser could not keep the draft because its storage is full or switched off.',
  },
  /** The answers before they are sent. */
  check: {
    open: 'Check your answers',
    heading: 'Check your answers',
    lead: 'Nothing has been sent yet.',
    /** In the place of an answer that is missing. */
    ask: 'Add {field}',
    accept: 'Accept the Privacy Policy',
    change: 'Change',
    add: 'Add',
    consent: 'Privacy Policy',
    accepted: 'Accepted',
    send: 'Send application',
    back: 'Back to the form',
  },
  submit: 'Submit application',
});

export type MembershipForm = typeof membershipForm;

/**
 * What each form collects, in the words and the order of the privacy policy's sentence, and the
 * fields that each item means. The policy's own text names the enquiry's city and the application's
 * consent.
 */
export const collected = defineWords(FILE, {
  contact: [
    { fields: ['titleid'], text: 'title' },
    { fields: ['firstName'], text: 'first name' },
    { fields: ['lastName'], text: 'last name' },
    { fields: ['phone'], text: 'phone number' },
    { fields: ['email'], text: 'email address' },
    { fields: ['message'], text: 'message' },
  ],
  membership: [
    { fields: ['titleid'], text: 'title' },
    { fields: ['fullname'], text: 'full name' },
    { fields: ['phoneNo', 'countryCode'], text: 'phone number with country code' },
    { fields: ['email'], text: 'email address' },
    { fields: ['membershipCategory'], text: 'membership category' },
    { fields: ['businessName'], text: 'business name' },
    {
      fields: ['businessAddressLine1', 'businessAddressLine2'],
      text: 'business address (line 1, and line 2 if you fill it in)',
    },
    { fields: ['city'], text: 'city' },
    { fields: ['postcode'], text: 'postcode' },
  ],
});

/** The text of the embedded server's replies, in `data`, which the forms show unchanged. */
export const serverReplies = defineWords(FILE, {
  stored: 'Received',
  unreadable: 'The form arrived incomplete. Please try again.',
  notJson: 'The form was sent in a format that we cannot read.',
  tooLarge: 'The form is too long to be accepted. Please shorten it and try again.',
  tooMany: 'Too many forms were sent from your connection. Please wait a minute and try again.',
  captcha: captcha.failed,
  captchaUnchecked: 'We could not check the captcha just now. Please try again.',
  notStored: 'We could not save your form, so it has not been received. Please try again later, or phone or email us.',
  method: 'This address only accepts forms.',
});

/** For how many months information is kept: in the privacy policy, and by the server. */
export const retention = {
  /** After the last message. */
  enquiryMonths: 12,
  /** Where an application does not lead to membership. */
  applicationMonths: 12,
};
