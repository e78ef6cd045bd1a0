/** FNV-1a, 32 bits: turns a seed's text into a number. */
function hash(seed: string): number {
  let value = 2166136261;
  for (const character of seed) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}

/** Seeded chance (mulberry32): the same seed always prints the same plate. */
export class Random {
  #state: number;

  constructor(seed: string) {
    this.#state = hash(seed);
    // The first draws of neighbouring seeds resemble each other, so they are thrown away.
    this.next();
    this.next();
  }

  /** A number from 0 up to, and not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return Math.floor(low + (high - low + 1) * this.next());
  }

  pick<const T>(items: readonly [T, ...T[]]): T {
    return items[Math.floor(this.next() * items.length)] ?? items[0];
  }
}
