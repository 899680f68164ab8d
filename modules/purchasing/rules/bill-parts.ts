import type { Currency } from '../../../kit/money.ts';
import { rational, roundHalfEven } from '../../../kit/rational.ts';
import type { InvoiceType } from './invoice-state.ts';

/** A line of a bill as a bookkeeper looks at it. */
export type BillLine = {
  readonly description: string;
  readonly categoryId: string | null;
  readonly quantity: string;
  readonly unit: string;
  readonly unitPrice: string;
  /**
   * Without tax.
   *
   * @unit minor units
   */
  readonly amountMinor: string;
  /** @unit hundredths of a percent */
  readonly taxRateBps: number;
};

/** A purchase that was approved. */
export type Bill = {
  readonly number: string;
  readonly type: InvoiceType;
  readonly supplierName: string;
  readonly invoicedOn: string;
  readonly dueOn: string;
  readonly currency: Currency;
  readonly chargesMinor: string;
  readonly chargesTaxRateBps: number;
  readonly taxMinor: string;
  readonly totalMinor: string;
  readonly lines: readonly BillLine[];
};

/**
 * A part of a bill with its tax.
 *
 * @unit minor units; hundredths of a percent
 */
export type BillPart = {
  readonly kind: 'LINE' | 'CHARGES' | 'ROUNDING';
  /** Null but for a line. */
  readonly line: BillLine | null;
  readonly netMinor: bigint;
  readonly taxMinor: bigint;
  readonly rateBps: number;
};

const whole = 10_000n;

type Untaxed = Omit<BillPart, 'taxMinor'>;

const taxOf = ({ netMinor, rateBps }: Untaxed): bigint => roundHalfEven(rational(netMinor * BigInt(rateBps), whole));

/** Where a penny of tax goes that no line has by itself: to the largest line that is taxed, or the largest of all. */
const bearerOf = (parts: readonly Untaxed[]): number => {
  const taxed = parts.some(({ rateBps }) => rateBps > 0);
  return parts.reduce((best, part, at) => {
    const isBetter = part.netMinor > (parts[best]?.netMinor ?? 0n) || (taxed && (parts[best]?.rateBps ?? 0) === 0);
    return (taxed ? part.rateBps > 0 : true) && isBetter ? at : best;
  }, 0);
};

/**
 * A bill in its parts.
 *
 * @invariant their nets and taxes together are the total of the bill to the minor unit, and their taxes its tax
 */
export const billParts = (bill: Bill): readonly BillPart[] => {
  const lines = bill.lines.map((line): Untaxed => ({ kind: 'LINE', line, netMinor: BigInt(line.amountMinor), rateBps: line.taxRateBps }));
  const charges: Untaxed = { kind: 'CHARGES', line: null, netMinor: BigInt(bill.chargesMinor), rateBps: bill.chargesTaxRateBps };
  const parts = charges.netMinor === 0n ? lines : [...lines, charges];
  const net = parts.reduce((sum, { netMinor }) => sum + netMinor, 0n);
  const over = BigInt(bill.totalMinor) - BigInt(bill.taxMinor) - net;
  const rounding: Untaxed = { kind: 'ROUNDING', line: null, netMinor: over, rateBps: 0 };
  const all = over === 0n ? parts : [...parts, rounding];
  const missing = BigInt(bill.taxMinor) - all.reduce((sum, part) => sum + taxOf(part), 0n);
  const bearer = bearerOf(all);
  return all.map((part, at) => ({ ...part, taxMinor: taxOf(part) + (at === bearer ? missing : 0n) }));
};
