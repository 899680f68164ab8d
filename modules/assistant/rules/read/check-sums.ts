import type { MinorUnits } from '../../../../kit/money.ts';
import type { PaperRow, ReadField } from './paper-row.ts';
import type { FootLine, TotalKind } from './paper-totals.ts';

/** What the foot of a paper says in the end; null is what it does not say. */
export type PaperTotals = { readonly [Kind in TotalKind]: ReadField<MinorUnits> | null };

/** What the sums of a paper prove (true), contradict (false), or leave open (null). */
export type PaperSums = { readonly [Part in TotalKind | 'lines']: boolean | null };

/** What a sum that agrees leaves of doubt, the most that is left of what one contradicts, and what nothing checks. */
const doubtLeftShare = 0.2;
const contradictedMax = 0.4;
const uncheckedShare = 0.85;

/** What all lines come to; null where there is none, or one has no amount. */
export const sumOfLines = (rows: readonly PaperRow[]): bigint | null => {
  let sum = 0n;
  for (const { amount } of rows) {
    if (!amount) return null;
    sum += amount.value;
  }
  return rows.length === 0 ? null : sum;
};

/** Among several totals of a foot, those that agree with the lines and with each other; else the first net and the last total. */
export const chosenTotals = (feet: readonly FootLine[], sum: bigint | null): PaperTotals => {
  const of = (kind: TotalKind) => feet.filter((foot) => foot.kind === kind).map(({ field }) => field);
  const [nets, taxes, totals] = [of('net'), of('tax'), of('total').toReversed()];
  const net = nets.find(({ value }) => value === sum) ?? nets[0] ?? null;
  const before = net?.value ?? sum;
  const tax = taxes.find(({ value }) => before !== null && totals.some((one) => one.value === before + value)) ?? taxes[0] ?? null;
  const wanted = before === null ? null : before + (tax?.value ?? 0n);
  return { net, tax, total: totals.find(({ value }) => value === wanted) ?? totals[0] ?? null };
};

/** Adds up what is printed in every way that papers do: with tax in the prices, or on top of them. */
export const sumsOf = (sum: bigint | null, totals: PaperTotals): PaperSums => {
  const [net, tax, total] = [valueOf(totals.net), valueOf(totals.tax), valueOf(totals.total)];
  // A tax that was not read is no tax of nothing.
  const foot = tax === null && net !== total ? null : agrees(plus(net, tax ?? 0n), total);
  const withTax = agrees(plus(sum, tax ?? 0n), total);
  const linesAndNet = agrees(sum, net);
  const linesAndTotal = sum !== null && sum === total ? true : onlyWhere(net === null, withTax);
  return {
    lines: either(linesAndNet, linesAndTotal),
    net: either(foot, linesAndNet),
    tax: either(foot, onlyWhere(net === null, withTax)),
    total: either(foot, linesAndTotal),
  };
};

/** A value that its sums have judged: nearly sure where one agrees, doubted where none does, a little less than read unchecked. */
export const weighed = <Value>(field: ReadField<Value> | null, isProven: boolean | null): ReadField<Value> | null => {
  if (!field) return null;
  const { confidence } = field;
  if (isProven === null) return { ...field, confidence: confidence * uncheckedShare };
  return { ...field, confidence: isProven ? 1 - (1 - confidence) * doubtLeftShare : Math.min(confidence, contradictedMax) };
};

/** One that agrees proves; one that does not contradicts only where none agrees. */
export const either = (left: boolean | null, right: boolean | null): boolean | null =>
  left === true || right === true ? true : (left ?? right);

const valueOf = (field: ReadField<MinorUnits> | null): bigint | null => field?.value ?? null;

const plus = (left: bigint | null, right: bigint): bigint | null => (left === null ? null : left + right);

const agrees = (left: bigint | null, right: bigint | null): boolean | null => (left === null || right === null ? null : left === right);

/** Where a net stands between, a sum past it that fails says nothing, and one that agrees still proves. */
const onlyWhere = (isMeant: boolean, agreed: boolean | null): boolean | null => (isMeant || agreed === true ? agreed : null);
