import { formatDecimal } from '../../../../kit/decimal.ts';
import { labourShareBps } from '../../rules/shift-cost.ts';
import type { RotaAnswer } from './use-rota.ts';

/** What a day costs and what is found on it. */
export type DayFigures = {
  /**
   * Null where somebody works and nobody's rate is known: that is not nothing.
   *
   * @unit hundredths of the currency, what the employer adds counted in
   */
  readonly cost: bigint | null;
  readonly wages: bigint;
  readonly onCosts: bigint;
  readonly expectedSales: bigint | null;
  /** @unit hundredths of a percent of the expected sales */
  readonly share: number | null;
  /** Whether that is more than the house wants; null where it wants nothing, nothing is expected, or a rate that is missing may make it so. */
  readonly isOverTarget: boolean | null;
  readonly unpriced: number;
  readonly status: 'wrong' | 'soon' | null;
};

/** The figures of one day of a rota, as far as whoever asks was answered. */
export const dayFigures = ({ planned, costs }: RotaAnswer, day: string): DayFigures => {
  const ids = new Set(planned?.shifts.filter((shift) => shift.day === day).map(({ id }) => id));
  const prices = costs?.shifts.filter(({ shiftId }) => ids.has(shiftId)) ?? [];
  const wages = prices.reduce((sum, price) => sum + BigInt(price.wages), 0n);
  const onCosts = prices.reduce((sum, price) => sum + BigInt(price.onCosts), 0n);
  const expected = planned?.days.find((one) => one.day === day)?.expectedSales ?? null;
  const expectedSales = expected === null ? null : BigInt(expected);
  const unpriced = unpricedOf(costs, ids);
  const cost = unpriced > 0 && wages + onCosts === 0n ? null : wages + onCosts;
  const share = cost === null ? null : labourShareBps(cost, expectedSales);
  return {
    cost,
    wages,
    onCosts,
    expectedSales,
    share,
    isOverTarget: isOver(share, costs, unpriced),
    unpriced,
    status: statusOf(planned, ids),
  };
};

const unpricedOf = (costs: RotaAnswer['costs'], ids: ReadonlySet<string>): number =>
  costs?.unpricedShiftIds.filter((id) => ids.has(id)).length ?? 0;

/** What lacks a rate could only add: beyond the target is beyond it, within it is not known to be. */
const isOver = (share: number | null, costs: RotaAnswer['costs'], unpriced: number): boolean | null => {
  const target = costs?.labourTargetBps ?? null;
  if (share === null || target === null) return null;
  return share > target || (unpriced > 0 ? null : false);
};

const tenths = 10n;

const statusOf = (planned: RotaAnswer['planned'], ids: ReadonlySet<string>): DayFigures['status'] => {
  const findings = planned?.findings.filter(({ shiftIds }) => ids.has(shiftIds.at(-1) ?? '')) ?? [];
  if (findings.some(({ level }) => level === 'BLOCK')) return 'wrong';
  return findings.length > 0 ? 'soon' : null;
};

/** A share as people read it: 2858 is "28.6%". */
export const shareText = (bps: number): string => `${formatDecimal((BigInt(bps) + tenths / 2n) / tenths, 1, 1)}%`;
