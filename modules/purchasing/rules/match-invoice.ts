import type { Currency } from '../../../kit/money.ts';
import type { Quantity } from '../../../kit/quantity.ts';
import { multiply, type Rational, rational, roundHalfEven } from '../../../kit/rational.ts';
import { taxOf } from './tax.ts';

/** What differs between an order, its delivery and its invoice. */
export const exceptionKinds = ['QUANTITY', 'PRICE', 'NOT_RECEIVED', 'LINE_TOTAL', 'TAX', 'TOTAL', 'CURRENCY'] as const;

/** One of the above. */
export type ExceptionKind = (typeof exceptionKinds)[number];

/** A line of an invoice beside what was ordered and what came. */
export type ChargedLine = {
  readonly lineId: string;
  /** Charged, in base units; null for what is no stock. */
  readonly base: Quantity | null;
  /**
   * What the quantity at the unit's price comes to.
   *
   * @unit minor units
   */
  readonly workedOutMinor: bigint;
  /**
   * As it is printed, without tax.
   *
   * @unit minor units
   */
  readonly amountMinor: bigint;
  /** @unit hundredths of a percent */
  readonly taxRateBps: number;
  /** What came and no other invoice charges for; null where it is matched with no delivery. */
  readonly received: {
    readonly accepted: Quantity;
    readonly isByWeight: boolean;
    /** Agreed, in minor units for one base unit, exact; null where nobody knows. */
    readonly agreedPerBase: Rational | null;
    readonly isCurrencyOther: boolean;
  } | null;
};

/** An invoice as it is compared. */
export type ChargedInvoice = {
  readonly currency: Currency;
  readonly lines: readonly ChargedLine[];
  readonly chargesMinor: bigint;
  /** @unit hundredths of a percent */
  readonly chargesTaxRateBps: number;
  readonly taxMinor: bigint;
  readonly totalMinor: bigint;
  /** Whether it charges for deliveries: credit notes and market purchases do not. */
  readonly isForDelivery: boolean;
};

/** Something that differs, and by how much. */
export type MatchException = {
  readonly lineId: string | null;
  readonly kind: ExceptionKind;
  /** In base units for a quantity, in minor units for money; null where there is nothing to compare with. */
  readonly expected: bigint | null;
  readonly actual: bigint;
  /**
   * What it makes the invoice dearer by; negative where cheaper, null where nobody can say.
   *
   * @unit minor units
   */
  readonly differenceMinor: bigint | null;
};

/**
 * How far a price may be off.
 *
 * @unit hundredths of a percent
 */
const priceToleranceBps = 200n;
const whole = 10_000n;

/**
 * A price may be off by so much on a line, however small the line is.
 *
 * @unit minor units
 */
const priceToleranceMinor: Readonly<Record<Currency, bigint>> = { GBP: 100n, EUR: 100n, USD: 100n, ETB: 10_000n };

/**
 * What a printed tax or total may be off by.
 *
 * @unit minor units
 */
const totalToleranceMinor = 5n;

/**
 * How far a weight may be off.
 *
 * @unit hundredths of a percent
 */
const weightToleranceBps = 300n;

const size = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

const quantityDiffers = (charged: bigint, accepted: bigint, isByWeight: boolean): boolean =>
  isByWeight ? size(charged - accepted) * whole > accepted * weightToleranceBps : charged !== accepted;

/** What so many base units come to at so much each. */
const valueAt = (base: bigint, perBase: Rational): bigint => roundHalfEven(multiply(rational(base, 1_000_000n), perBase));

const lineExceptions = (line: ChargedLine, invoice: ChargedInvoice): readonly MatchException[] => {
  const { lineId, base, received, amountMinor, workedOutMinor } = line;
  const found: MatchException[] = [];
  if (size(amountMinor - workedOutMinor) > 1n) {
    found.push({
      lineId,
      kind: 'LINE_TOTAL',
      expected: workedOutMinor,
      actual: amountMinor,
      differenceMinor: amountMinor - workedOutMinor,
    });
  }
  if (!invoice.isForDelivery || base === null) return found;
  if (received === null) return [...found, { lineId, kind: 'NOT_RECEIVED', expected: null, actual: base, differenceMinor: amountMinor }];
  if (received.isCurrencyOther) found.push({ lineId, kind: 'CURRENCY', expected: null, actual: amountMinor, differenceMinor: null });
  const { accepted, isByWeight, agreedPerBase } = received;
  if (quantityDiffers(base, accepted, isByWeight)) {
    const differenceMinor = base === 0n ? null : roundHalfEven(rational(amountMinor * (base - accepted), base));
    found.push({ lineId, kind: 'QUANTITY', expected: accepted, actual: base, differenceMinor });
  }
  if (agreedPerBase === null || received.isCurrencyOther) return found;
  const agreedMinor = valueAt(base, agreedPerBase);
  const differenceMinor = amountMinor - agreedMinor;
  const relative = (agreedMinor * priceToleranceBps) / whole;
  const fixed = priceToleranceMinor[invoice.currency];
  if (size(differenceMinor) > (relative > fixed ? relative : fixed)) {
    found.push({ lineId, kind: 'PRICE', expected: agreedMinor, actual: amountMinor, differenceMinor });
  }
  return found;
};

/**
 * Everything about an invoice that differs from what was ordered and what came, beyond what is let pass: a quantity not
 * at all (a weight by 3 %), a price by 2 % or a pound (a hundred birr) on a line, the printed tax and the printed
 * total by five hundredths each.
 */
export const matchInvoice = (invoice: ChargedInvoice): readonly MatchException[] => {
  const lines = invoice.lines.flatMap((line) => lineExceptions(line, invoice));
  const sum = invoice.lines.reduce((total, { amountMinor }) => total + amountMinor, invoice.chargesMinor + invoice.taxMinor);
  return [
    ...lines,
    ...printedOtherwise('TAX', { expected: taxOf(taxedParts(invoice)), actual: invoice.taxMinor }),
    ...printedOtherwise('TOTAL', { expected: sum, actual: invoice.totalMinor }),
  ];
};

/** Everything that an invoice charges without tax, with the rate that each part is taxed at. */
const taxedParts = ({ lines, chargesMinor, chargesTaxRateBps }: ChargedInvoice) => [
  ...lines.map(({ amountMinor, taxRateBps }) => ({ netMinor: amountMinor, rateBps: taxRateBps })),
  { netMinor: chargesMinor, rateBps: chargesTaxRateBps },
];

const printedOtherwise = (
  kind: 'TAX' | 'TOTAL',
  { expected, actual }: { readonly expected: bigint; readonly actual: bigint },
): readonly MatchException[] => {
  const differenceMinor = actual - expected;
  return size(differenceMinor) <= totalToleranceMinor ? [] : [{ lineId: null, kind, expected, actual, differenceMinor }];
};
