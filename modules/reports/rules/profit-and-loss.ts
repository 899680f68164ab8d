import {
  controllableLines,
  goodsLines,
  labourLines,
  occupancyLines,
  salesLines,
  type AccountLine,
  type EnteredLine,
  type GoodsLine,
  type LabourLine,
  type SalesLine,
} from './account-lines.ts';
import type { StretchCosts } from './prime-cost.ts';

/** A sum of the account. */
export type AccountSum = 'NET_SALES' | 'GOODS' | 'GROSS_PROFIT' | 'LABOUR' | 'CONTROLLABLE' | 'OCCUPANCY' | 'EBITDA';

/**
 * A line or a sum of the account, as it came and as it was meant.
 *
 * @unit minor units; null where it is not known
 */
export type AccountRow = {
  readonly of: AccountLine | AccountSum;
  readonly isSum: boolean;
  /** Whether more of it is better. */
  readonly isIncome: boolean;
  readonly amount: bigint | null;
  readonly planned: bigint | null;
};

/** What an account is made of. */
export type AccountFacts = {
  readonly costs: StretchCosts;
  /** What people entered, by line; null where the stretch is no whole months, so that nobody knows what of it falls there. */
  readonly entered: ReadonlyMap<EnteredLine, bigint> | null;
  readonly planned: (line: AccountLine) => bigint | null;
};

type Amounts = { readonly amount: bigint | null; readonly planned: bigint | null };

/** What is known, added up; null where nothing is. */
const together = (all: readonly (bigint | null)[]): bigint | null => {
  const known = all.flatMap((one) => (one === null ? [] : [one]));
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0n);
};

const without = (whole: bigint | null, ...parts: readonly (bigint | null)[]): bigint | null => {
  let left = whole;
  for (const part of parts) left = left === null || part === null ? null : left - part;
  return left;
};

const amountOf = (line: AccountLine, { costs, entered }: AccountFacts): bigint | null => {
  if (salesLines.some((one) => one === line)) return costs.netMinor === null ? null : (costs.salesByLine.get(line as SalesLine) ?? 0n);
  if (goodsLines.some((one) => one === line)) return costs.goodsByLine.get(line as GoodsLine)?.usedMinor ?? 0n;
  if (labourLines.some((one) => one === line)) return costs.labourByLine?.[line as LabourLine] ?? null;
  return entered?.get(line as EnteredLine) ?? null;
};

/**
 * The account of a stretch from net sales to what is left before interest, tax and wear.
 *
 * @invariant gross profit is net sales without goods; what is left is gross profit without labour and everything entered.
 */
export const accountOf = (facts: AccountFacts): readonly AccountRow[] => {
  const linesOf = (lines: readonly AccountLine[], isIncome = false): readonly AccountRow[] =>
    lines.map((line) => ({ of: line, isSum: false, isIncome, amount: amountOf(line, facts), planned: facts.planned(line) }));
  const sumOf = (rows: readonly AccountRow[]): Amounts => ({
    amount: together(rows.map(({ amount }) => amount)),
    planned: together(rows.map(({ planned }) => planned)),
  });
  const sum = (of: AccountSum, { amount, planned }: Amounts, isIncome = false): AccountRow => ({
    of,
    isSum: true,
    isIncome,
    amount,
    planned,
  });
  const difference = (whole: Amounts, ...parts: readonly Amounts[]): Amounts => ({
    amount: without(whole.amount, ...parts.map(({ amount }) => amount)),
    planned: without(whole.planned, ...parts.map(({ planned }) => planned)),
  });
  const [sales, goods, labour] = [linesOf(salesLines, true), linesOf(goodsLines), linesOf(labourLines)];
  const [controllable, occupancy] = [linesOf(controllableLines), linesOf(occupancyLines)];
  const gross = difference(sumOf(sales), sumOf(goods));
  const entered = sumOf([...controllable, ...occupancy]);
  return [
    ...sales,
    sum('NET_SALES', sumOf(sales), true),
    ...goods,
    sum('GOODS', sumOf(goods)),
    sum('GROSS_PROFIT', gross, true),
    ...labour,
    sum('LABOUR', sumOf(labour)),
    ...controllable,
    sum('CONTROLLABLE', sumOf(controllable)),
    ...occupancy,
    sum('OCCUPANCY', sumOf(occupancy)),
    sum('EBITDA', difference(gross, sumOf(labour), entered), true),
  ];
};

/** The amount of a line or sum of an account. */
export const inAccount = (rows: readonly AccountRow[], of: AccountRow['of']): bigint | null =>
  rows.find((row) => row.of === of)?.amount ?? null;

/**
 * The net sales at which nothing is lost and nothing won: what people and the place cost, at what is left of each sale after
 * its goods. Null where a part is not known, or a sale leaves nothing.
 *
 * @unit minor units, rounded up
 */
export const breakEven = (rows: readonly AccountRow[]): bigint | null => {
  const [net, gross, left] = [inAccount(rows, 'NET_SALES'), inAccount(rows, 'GROSS_PROFIT'), inAccount(rows, 'EBITDA')];
  if (net === null || gross === null || left === null || gross <= 0n || net <= 0n) return null;
  const fixed = gross - left;
  return fixed <= 0n ? 0n : (fixed * net + gross - 1n) / gross;
};
