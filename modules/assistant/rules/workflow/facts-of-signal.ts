import type { Facts } from './automation.ts';

const percent = 100;
const bpsInPercent = 100;
const minorInMajor = 100;

const numberOf = (word: string | number | null | undefined): number | null =>
  word === null || word === undefined || word === '' || !Number.isFinite(Number(word)) ? null : Number(word);

/** What a pressing thing says, with what conditions ask of it besides: its share of par, its change in percent, its worth in money. */
export const factsOfSignal = (words: Facts, impactMinor: bigint | null): Facts => {
  const [amount, par, change] = [numberOf(words['amount']), numberOf(words['par']), numberOf(words['changeBps'])];
  return {
    ...words,
    ...(amount !== null && par !== null && par > 0 && { share: Math.round((amount / par) * percent) }),
    ...(change !== null && { percent: change / bpsInPercent }),
    ...(impactMinor !== null && { worth: Number(impactMinor) / minorInMajor }),
  };
};
