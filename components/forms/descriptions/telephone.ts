import { COUNTRY_CODE } from '#content/codes.ts';

// All of them take text that `cleanText` has cleaned, whose spaces and dashes are plain.

const SEPARATORS = /[ .-]+/g;
/**
 * What precedes an international number; the UK's code does without, since no UK number begins with
 * it. Then a country code (ITU-T E.164), which may be repeated, and the rest.
 */
const INTERNATIONAL =
  /^ *(\+ *00|\+|00|(?=44)) *(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d{2})[ .-]*(?:(?:\+ *00|\+|00|[0 .-]*(?=44)) *\2[ .-]*)*(.*)$/;
/**
 * The codes of countries whose numbers may begin with a zero that is dialled from abroad too, such
 * as Italy, or whose trunk prefix is 1 or 8 (national numbering plans by ITU-T E.129, as in
 * libphonenumber's metadata).
 */
const KEEPS_ZERO = /^(?:1|7|39|37[89]|22[569]|24[12]|250|992)$/;
/** The fewest digits of an enquiry's number (specification 5). */
const FEWEST = 10;

/**
 * What is dialled before a country code, the code, if there is one, and the number without its
 * trunk zero.
 */
function partsOf(typed: string): [prefix: string, code: string, national: string] {
  const [, prefix = '', code = '', rest = typed] = INTERNATIONAL.exec(typed) ?? [];
  return [prefix, code, !code || KEEPS_ZERO.test(code) ? rest : rest.replace(/^[0 .-]+/, '')];
}

/** Without brackets. Those of `44 (0)20` say that a country code precedes them. */
const withoutBrackets = (typed: string): string =>
  typed
    .replace(/^([ (]*)([1-9]\d{0,2}[ )]*\( *0 *\))/, '$1+$2')
    .replace(/\( *0 *\) */g, ' 0')
    .replace(/[()]/g, ' ');

/**
 * A telephone number as digits. The rule is digits only (specification 5), but people type `+44
 * (0)20 7946 0958`: this removes separators, a leading plus, and the trunk zero after a country
 * code. Anything else stays, for the rule to refuse.
 */
export function telephoneDigits(typed: string): string {
  const digits = (text: string) => text.replace(SEPARATORS, '').replace(/^\+/, '');
  const plain = withoutBrackets(typed);
  const dialled = digits(partsOf(plain).join(''));
  return dialled.length < FEWEST ? digits(plain) : dialled;
}

/**
 * A telephone number as it is dialled from abroad, with one country code, the UK's unless it has
 * its own.
 */
export function internationalNumber(typed: string): string {
  const plain = withoutBrackets(typed);
  const [, code, national] = partsOf(INTERNATIONAL.test(plain) ? plain : COUNTRY_CODE + plain);
  return `+${code} ${national}`.replace(/ +/g, ' ').trim();
}

/**
 * UK numbers have ten digits, some nine, and begin with neither 4 nor 6 (Ofcom's numbering plan);
 * none has over fifteen (E.164).
 */
const DIALLABLE = /^\+(?:44(?:[1-35789]\d{9}|[18]\d{8})|(?!44)\d{7,15})$/;

/** Whether a telephone number, if there is one, probably can't be dialled. */
export const isDoubtful = (typed: string): boolean =>
  typed !== '' && !DIALLABLE.test(internationalNumber(typed).replace(SEPARATORS, ''));
