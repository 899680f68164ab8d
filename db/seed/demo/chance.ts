/** A source of chance that gives the same numbers in every run, so that a seed that was cut short goes on where it was. */
export type Chance = {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  /** Between two bounds. */
  readonly between: (low: number, high: number) => number;
  /** A UUIDv7 for an instant. */
  readonly idAt: (instant: Date) => string;
};

/** Makes a source of chance from a word (mulberry32 over an FNV-1a hash of it). */
export const chanceFrom = (word: string): Chance => {
  let state = 2_166_136_261;
  for (let index = 0; index < word.length; index += 1) state = Math.imul(state ^ word.charCodeAt(index), 16_777_619);
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const hex = (digits: number): string => Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join('');
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    idAt: (instant) => {
      const time = instant.getTime().toString(16).padStart(12, '0');
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${'89ab'[Math.floor(next() * 4)]}${hex(3)}-${hex(12)}`;
    },
  };
};
