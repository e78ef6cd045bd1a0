import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The vocabulary of schema.org from its machine-readable release, and a check of JSON-LD against it. */

const QUAD = /^<(\S+)> <(\S+)> <(\S+)> /;
const SCHEMA = /^https?:\/\/schema\.org\//;
const local = (address: string) => address.replace(SCHEMA, '');

/** For each term, the targets of a relation, e.g. `domainIncludes` of `startDate`. */
type Relation = Map<string, Set<string>>;
const superTypes: Relation = new Map();
const domains: Relation = new Map();
const ranges: Relation = new Map();
const types: Relation = new Map();
const RELATIONS: Record<string, Relation> = {
  'http://www.w3.org/2000/01/rdf-schema#subClassOf': superTypes,
  'http://schema.org/domainIncludes': domains,
  'http://schema.org/rangeIncludes': ranges,
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#type': types,
};

const release = createRequire(import.meta.url)
  .resolve('@vocabulary/schema')
  .replace('index.js', 'schema.nq');
for (const line of readFileSync(release, 'utf8').split('\n')) {
  const [, subject = '', predicate = '', object = ''] = QUAD.exec(line) ?? [];
  const relation = RELATIONS[predicate];
  if (!relation) continue;
  const found = relation.get(local(subject)) ?? new Set();
  relation.set(local(subject), found.add(local(object)));
}

const CLASS = 'http://www.w3.org/2000/01/rdf-schema#Class';

/** Whether a type is one of the wanted types or a subtype of one. */
function isA(type: string, wanted: Set<string>): boolean {
  return wanted.has(type) || [...(superTypes.get(type) ?? [])].some((parent) => isA(parent, wanted));
}

/** Checks of JSON values against the data types of schema.org. */
const LITERALS: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && /^https:\/\//.test(value) && URL.canParse(value),
  Date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  DateTime: (value) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/.test(value),
  Number: (value) => typeof value === 'number',
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
};

export const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is of a type that the property allows. */
function fits(value: unknown, wanted: Set<string>): boolean {
  if (isThing(value)) {
    const type = value['@type'];
    return type === undefined ? typeof value['@id'] === 'string' : typeof type === 'string' && isA(type, wanted);
  }
  if ([...wanted].some((kind) => LITERALS[kind]?.(value))) return true;
  if (typeof value !== 'string' || !LITERALS.URL?.(value)) return false;
  // An address is a member of an enumeration, or refers to a thing described at that address.
  const members = types.get(local(value));
  return SCHEMA.test(value) ? [...(members ?? [])].some((type) => wanted.has(type)) : !wanted.has('Text');
}

/** A message for everything in a piece of JSON-LD that the vocabulary of schema.org doesn't have. */
export function vocabularyFaults(thing: unknown, place = ''): string[] {
  if (!isThing(thing)) return [];
  const { '@type': type, '@graph': graph, ...rest } = thing;
  if (Array.isArray(graph)) return graph.flatMap((item, index) => vocabularyFaults(item, `${place}@graph[${index}]`));
  if (type === undefined) return typeof thing['@id'] === 'string' ? [] : [`${place} has neither a type nor an id`];
  if (typeof type !== 'string' || !types.get(type)?.has(CLASS)) return [`${place}: there is no type ${type}`];
  return Object.entries(rest)
    .filter(([property]) => !property.startsWith('@'))
    .flatMap(([property, value]) => {
      const at = `${place} ${type}.${property}`.trim();
      const domain = domains.get(property);
      if (!domain) return [`${at}: there is no such property`];
      if (!isA(type, domain)) return [`${at}: the property belongs to ${[...domain].join(', ')}`];
      const wanted = ranges.get(property) ?? new Set();
      return [value]
        .flat()
        .flatMap((item) => [
          ...(fits(item, wanted) ? [] : [`${at}: ${JSON.stringify(item)} is none of ${[...wanted].join(', ')}`]),
          ...vocabularyFaults(item, at),
        ]);
    });
}
