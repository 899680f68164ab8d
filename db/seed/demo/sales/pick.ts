import type { Chance } from '../chance.ts';

/** One of several, each as often as it is said to come. */
export const pick = <Thing>(chance: Chance, often: readonly (readonly [thing: Thing, often: number])[]): Thing => {
  let left = chance.next() * often.reduce((sum, [, share]) => sum + share, 0);
  for (const [thing, share] of often) {
    left -= share;
    if (left < 0) return thing;
  }
  const last = often.at(-1);
  if (!last) throw new Error('There is something to choose from.');
  return last[0];
};
