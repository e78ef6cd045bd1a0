// All of them take text that `cleanText` has cleaned, whose spaces and dashes are plain.

const SEPARATORS = /[ ().-]/g;
/** An international number: its plus or 00, its country code (ITU-T E.164), and the rest; also `44 (0)20`, without a plus. */
const INTERNATIONAL =
  /^[ (]*(\+ *00|\+|00|(?=[1-9]\d{0,2}[ )]*\( *0 *\)))[ (]*(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d{2})[ ).-]*(.*)$/;
/**
 * The codes of countries whose numbers may begin with a zero that is dialled from abroad too, such as Italy, or whose trunk
 * prefix is 1 or 8 (national numbering plans by ITU-T E.129, as in libphonenumber's metadata).
 */
const KEEPS_ZERO = /^(?:1|7|39|37[89]|22[569]|24[12]|250|992)(?!\d)/;
/** The fewest digits of an enquiry's number (specification 5). */
const FEWEST = 10;

/** A number within its country, without the trunk zero that isn't dialled after a country code. */
const withoutTrunk = (code: string, number: string) =>
  KEEPS_ZERO.test(code) ? number : number.replace(/^(?:\( *0 *\)[ .-]*)*(\(?) *(?:0[ .-]*)*/, '$1');

/**
 * A telephone number as digits. The rule is digits only (specification 5), but people type `+44 (0)20 7946 0958`: this
 * removes separators, a leading plus, and the trunk zero after a country code. Anything else stays, for the rule to refuse.
 */
export function telephoneDigits(typed: string): string {
  const digits = (number: string) => number.replace(SEPARATORS, '').replace(/^\+/, '');
  const [, plus = '', code = '', number = ''] = INTERNATIONAL.exec(typed) ?? [];
  const dialled = digits(plus + code + withoutTrunk(code, number));
  return dialled.length < FEWEST ? digits(typed) : dialled;
}

/**
 * A telephone number as it is dialled from abroad, with one country code and grouped as it was typed.
 *
 * @param countryCode of a number that has none of its own, such as +44
 */
export function internationalNumber(typed: string, countryCode: string): string {
  const own = countryCode.slice(1);
  // No UK number begins with 44.
  const [, , code = own, number = typed] = INTERNATIONAL.exec(typed.startsWith(own) ? `+${typed}` : typed) ?? [];
  return `+${code} ${withoutTrunk(code, number)}`;
}

/** UK numbers have ten digits, some nine, and begin with neither 4 nor 6 (Ofcom's numbering plan); none has over fifteen (E.164). */
const DIALLABLE = /^\+(?:44(?:[1-35789]\d{9}|[18]\d{8})|(?!44)\d{7,15})$/;

/** Whether a telephone number, if there is one, probably can't be dialled. */
export const isDoubtful = (typed: string, countryCode: string): boolean =>
  typed !== '' && !DIALLABLE.test(internationalNumber(typed, countryCode).replace(SEPARATORS, ''));
