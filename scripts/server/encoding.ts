/** Content codings in which a file may lie beside the original, best first, and how their files end. */
export const CODINGS = { br: '.br', gzip: '.gz' } as const;

export type Coding = keyof typeof CODINGS | 'identity';

/** The weights of an `Accept-Encoding` header; a coding that it names more than once counts as named last. */
function weights(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      const weight = q === undefined ? 1 : Number(q);
      return [name, weight >= 0 && weight <= 1 ? weight : 0];
    }),
  );
}

/**
 * The coding to answer in (RFC 9110, 12.5.3): the weightiest that the client takes and we have, brotli before gzip before
 * plain. A client that refuses all of them gets the plain file all the same.
 */
export function chooseCoding(header: string | undefined, available: (coding: Coding) => boolean): Coding {
  if (!header) return 'identity';
  const named = weights(header);
  const weight = (coding: Coding) =>
    named.get(coding) ?? named.get('*') ?? (coding === 'identity' ? Number.MIN_VALUE : 0);
  const candidates: Coding[] = ['br', 'gzip', 'identity'];
  const [best = 'identity'] = candidates
    .filter((coding) => available(coding) && weight(coding) > 0)
    .sort((a, b) => weight(b) - weight(a));
  return best;
}
