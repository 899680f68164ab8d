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
  const unpriced = costs?.unpricedShiftIds.filter((id) => ids.has(id)).length ?? 0;
  const cost = unpriced > 0 && wages + onCosts === 0n ? null : wages + onCosts;
  const share = cost === null ? null : labourShareBps(cost, expectedSales);
  const isOverTarget = isOver(share, costs?.labourTargetBps ?? null);
  return {
    cost,
    wages,
    onCosts,
    expectedSales,
    share,
    isOverTarget: isOverTarget === false && unpriced > 0 ? null : isOverTarget,
    unpriced,
    status: statusOf(planned, ids),
  };
};

const isOver = (share: number | null, target: number | null): boolean | null => (share === null || target === null ? null : share > target);

const tenths = 10n;

const statusOf = (planned: RotaAnswer['planned'], ids: ReadonlySet<string>): DayFigures['status'] => {
  const findings = planned?.findings.filter(({ shiftIds }) => ids.has(shiftIds.at(-1) ?? '')) ?? [];
  if (findings.some(({ level }) => level === 'BLOCK')) return 'wrong';
  return findings.length > 0 ? 'soon' : null;
};

/** A share as people read it: 2858 is "28.6%". */
export const shareText = (bps: number): string => `${formatDecimal((BigInt(bps) + tenths / 2n) / tenths, 1, 1)}%`;
