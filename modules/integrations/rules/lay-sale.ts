import { rational, roundHalfEven } from '../../../kit/rational.ts';
import type { PosLine, PosSale } from './sale.ts';
import { integrationLimits } from './limits.ts';

/** What a thing of a provider is here. */
export type ThingFate =
  | { readonly state: 'MAPPED'; readonly targetId: string }
  | { readonly state: 'IGNORED' | 'UNMAPPED'; readonly targetId?: null };

/** A line as the kitchen books it. */
export type BookedLine = {
  readonly lineId: string;
  readonly dishId: string;
  /** @unit portions */
  readonly quantity: number;
  readonly modifierIds: readonly string[];
  /** @unit minor units */
  readonly unitPriceMinor: bigint;
};

/**
 * A sale laid on the menu. The four sums are what guests paid less what was given back, to the minor unit.
 *
 * @unit minor units
 */
export type LaidSale = {
  readonly lines: readonly BookedLine[];
  readonly discountMinor: bigint;
  /** Of what was given back, the part that belongs to what is booked. */
  readonly refundMinor: bigint;
  readonly bookedMinor: bigint;
  readonly unmappedMinor: bigint;
  readonly ignoredMinor: bigint;
  /** What belongs to no line: service charges and rounding. */
  readonly otherMinor: bigint;
};

const nothing: LaidSale = {
  lines: [],
  discountMinor: 0n,
  refundMinor: 0n,
  bookedMinor: 0n,
  unmappedMinor: 0n,
  ignoredMinor: 0n,
  otherMinor: 0n,
};

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
const netOf = ({ listMinor, discountMinor }: PosLine): bigint => BigInt(listMinor) - BigInt(discountMinor);

/**
 * Whole portions of what was sold: the nearest, and never none, since something was made.
 *
 * @unit portions
 */
export const wholePortions = (quantity: string): number =>
  Math.min(integrationLimits.portionsMax, Math.max(1, Math.round(Number(quantity) || 1)));

/** A line in whole portions at whole minor units: where the money does not divide, some portions cost one more. */
const bookedLines = (line: PosLine, dishId: string, modifierIds: readonly string[]): BookedLine[] => {
  const portions = wholePortions(line.quantity);
  const list = BigInt(line.listMinor);
  const [price, dearer] = [list / BigInt(portions), Number(list % BigInt(portions))];
  const parts = [
    { lineId: line.lineId, quantity: portions - dearer, unitPriceMinor: price },
    { lineId: `${line.lineId}+`, quantity: dearer, unitPriceMinor: price + 1n },
  ];
  return parts.filter(({ quantity }) => quantity > 0).map((part) => ({ ...part, dishId, modifierIds }));
};

/** Shares what was given back among the parts by what each came to; the parts add up to it, and none falls below nothing. */
const shareRefund = (parts: readonly bigint[], refundedMinor: bigint): readonly bigint[] => {
  const total = sum(parts);
  const refund = refundedMinor > total ? total : refundedMinor;
  let [before, shared] = [0n, 0n];
  return parts.map((part) => {
    before += part;
    const due = total <= 0n ? 0n : roundHalfEven(rational(refund * before, total));
    const share = due - shared;
    shared = due;
    return share;
  });
};

/**
 * Lays a sale on the menu: lines of dishes are booked, the others are counted in money, so that nothing vanishes.
 *
 * @param fateOf what a thing is here; a thing that nobody has decided on is unmapped
 * @param refundedMinor what was given back of it altogether
 * @unit minor units
 */
export const laySale = (
  { state, lines, totalMinor }: Pick<PosSale, 'state' | 'lines' | 'totalMinor'>,
  fateOf: (thingId: string) => ThingFate,
  refundedMinor: bigint,
): LaidSale => {
  if (state === 'CANCELLED') return nothing;
  const ofState = (wanted: ThingFate['state']) => lines.filter(({ thingId }) => fateOf(thingId).state === wanted);
  const mapped = ofState('MAPPED');
  const booked = mapped.flatMap((line) => {
    const fate = fateOf(line.thingId);
    const choices = line.choices.flatMap(({ thingId }) => fateOf(thingId).targetId ?? []);
    return fate.state === 'MAPPED' ? bookedLines(line, fate.targetId, [...new Set(choices)]) : [];
  });
  const nets = [mapped, ofState('UNMAPPED'), ofState('IGNORED')].map((part) => sum(part.map(netOf)));
  const parts = [...nets, BigInt(totalMinor) - sum(nets)];
  const given = shareRefund(parts, refundedMinor);
  const [bookedMinor = 0n, unmappedMinor = 0n, ignoredMinor = 0n, otherMinor = 0n] = parts.map((part, at) => part - (given[at] ?? 0n));
  const discountMinor = sum(mapped.map((line) => BigInt(line.discountMinor)));
  return { lines: booked, discountMinor, refundMinor: given[0] ?? 0n, bookedMinor, unmappedMinor, ignoredMinor, otherMinor };
};
