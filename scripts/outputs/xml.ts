/** The characters that XML 1.0 cannot contain, not even escaped. */
const NOT_IN_XML = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as the content of an XML element, or as one of its attributes in double quotes. */
export const escapeXml = (text: string): string =>
  text
    .replace(NOT_IN_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** HTML or text as a CDATA section, whose end it may contain. */
export const cdata = (text: string): string =>
  `<![CDATA[${text.replace(NOT_IN_XML, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
