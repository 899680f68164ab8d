import { rational, roundHalfEven } from '../../../kit/rational.ts';

/** So many portions at one price, with VAT within. */
export type BillLine = {
  /** @unit portions */
  readonly quantity: number;
  /** @unit minor units, one portion with its choices */
  readonly unitPriceMinor: bigint;
  /** @unit hundredths of a percent */
  readonly vatRate: number;
};

/** What is taken off: a share of what is left of the bill, or an amount. */
export type BillDiscount = { /** @unit hundredths of a percent */ readonly share: number | null; readonly amountMinor: bigint | null };

/** What a bill is worked out from. */
export type BillFacts = {
  readonly lines: readonly BillLine[];
  /** In the order in which they were given. */
  readonly discounts: readonly BillDiscount[];
  /** @unit hundredths of a percent of what the guests had, after discounts */
  readonly serviceShare: number;
  /**
   * What was paid, and below nothing what was given back.
   *
   * @unit minor units
   */
  readonly paymentsMinor: readonly bigint[];
};

/**
 * The VAT of one rate within a bill.
 *
 * @unit minor units
 */
export type BillVat = { readonly rate: number; readonly grossMinor: bigint; readonly netMinor: bigint; readonly vatMinor: bigint };

/**
 * A bill.
 *
 * @unit minor units
 */
export type Bill = {
  readonly grossMinor: bigint;
  /** What each discount came to, in their order. */
  readonly discountsMinor: readonly bigint[];
  readonly discountMinor: bigint;
  /** A charge that guests may refuse: VAT is not within it. */
  readonly serviceMinor: bigint;
  readonly totalMinor: bigint;
  readonly vat: readonly BillVat[];
  readonly paidMinor: bigint;
  /** Below nothing where it is to be given back. */
  readonly leftMinor: bigint;
};

const whole = 10_000n;

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

const grossOf = ({ quantity, unitPriceMinor }: BillLine): bigint => BigInt(quantity) * unitPriceMinor;

/** Each discount of what the ones before it left, and none of them more than that. */
const discountsOf = (grossMinor: bigint, discounts: readonly BillDiscount[]): readonly bigint[] => {
  let left = grossMinor;
  return discounts.map(({ share, amountMinor }) => {
    const wanted = share === null ? (amountMinor ?? 0n) : roundHalfEven(rational(left * BigInt(share), whole));
    const taken = wanted > left ? left : wanted;
    left -= taken;
    return taken;
  });
};

/** Spreads a discount over the rates by what each is worth, so that the parts add up to it to the minor unit. */
const vatOf = (lines: readonly BillLine[], grossMinor: bigint, discountMinor: bigint): readonly BillVat[] => {
  const byRate = new Map<number, bigint>();
  for (const line of lines) byRate.set(line.vatRate, (byRate.get(line.vatRate) ?? 0n) + grossOf(line));
  let [before, takenBefore] = [0n, 0n];
  return [...byRate]
    .toSorted(([left], [right]) => left - right)
    .map(([rate, ofRate]) => {
      before += ofRate;
      const taken = grossMinor === 0n ? 0n : roundHalfEven(rational(discountMinor * before, grossMinor));
      const gross = ofRate - (taken - takenBefore);
      takenBefore = taken;
      const vatMinor = roundHalfEven(rational(gross * BigInt(rate), whole + BigInt(rate)));
      return { rate, grossMinor: gross, netMinor: gross - vatMinor, vatMinor };
    });
};

/**
 * Works a bill out: exact, each amount rounded half-even once.
 *
 * @invariant the rates add up to what is paid for the food; nothing that was taken off makes a bill smaller than nothing.
 */
export const billOf = ({ lines, discounts, serviceShare, paymentsMinor }: BillFacts): Bill => {
  const grossMinor = sum(lines.map(grossOf));
  const discountsMinor = discountsOf(grossMinor, discounts);
  const discountMinor = sum(discountsMinor);
  const foodMinor = grossMinor - discountMinor;
  const serviceMinor = roundHalfEven(rational(foodMinor * BigInt(serviceShare), whole));
  const totalMinor = foodMinor + serviceMinor;
  const paidMinor = sum(paymentsMinor);
  return {
    grossMinor,
    discountsMinor,
    discountMinor,
    serviceMinor,
    totalMinor,
    vat: vatOf(lines, grossMinor, discountMinor),
    paidMinor,
    leftMinor: totalMinor - paidMinor,
  };
};
