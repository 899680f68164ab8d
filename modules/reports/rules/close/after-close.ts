import type { DayFacts } from './day-facts.ts';

/** Figures of a day that may be otherwise than they were signed. */
export const signedFigures = ['grossMinor', 'vatMinor', 'netMinor', 'discountMinor', 'serviceMinor', 'wasteMinor'] as const;

/** Numbers of a day that may be otherwise than they were signed. */
export const signedNumbers = ['orders', 'covers', 'labourMinutes'] as const;

/** One of either. */
export type SignedFigure = (typeof signedFigures)[number] | (typeof signedNumbers)[number] | 'paidMinor' | 'cashMinor';

/** What became known of a day after it was signed. The signed figure stays as it is; this stands beside it. */
export type LateFact = {
  readonly figure: SignedFigure;
  /** Whether it is an amount in minor units. */
  readonly isMoney: boolean;
  readonly signed: string;
  readonly now: string;
  /** By how much it is more by now. */
  readonly more: string;
};

const paid = ({ payments }: DayFacts): bigint =>
  payments.reduce((sum, { takenMinor, givenBackMinor }) => sum + BigInt(takenMinor) - BigInt(givenBackMinor), 0n);

const cash = ({ drawers }: DayFacts): bigint => drawers.reduce((sum, { cashMinor }) => sum + BigInt(cashMinor), 0n);

type Pair = { readonly figure: SignedFigure; readonly isMoney: boolean; readonly signed: bigint; readonly now: bigint };

/**
 * What is otherwise by now than it was signed.
 *
 * @invariant signed and more add up to now; what is the same is not named.
 */
export const lateFacts = (signed: DayFacts, now: DayFacts): readonly LateFact[] => {
  const pairs: readonly Pair[] = [
    ...signedFigures.map((figure) => ({ figure, isMoney: true, signed: BigInt(signed[figure]), now: BigInt(now[figure]) })),
    ...signedNumbers.map((figure) => ({ figure, isMoney: false, signed: BigInt(signed[figure]), now: BigInt(now[figure]) })),
    { figure: 'paidMinor', isMoney: true, signed: paid(signed), now: paid(now) },
    { figure: 'cashMinor', isMoney: true, signed: cash(signed), now: cash(now) },
  ];
  return pairs
    .filter((pair) => pair.signed !== pair.now)
    .map((pair) => ({ ...pair, signed: String(pair.signed), now: String(pair.now), more: String(pair.now - pair.signed) }));
};
