/** Words as a slug: `KYC & CDD` becomes `kyc-cdd`. */
export const toSlug = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[\p{M}'’‘]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
