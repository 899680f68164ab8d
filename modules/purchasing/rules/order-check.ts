import type { Currency, MinorUnits } from '../../../kit/money.ts';
import type { Quantity } from '../../../kit/quantity.ts';
import type { UnitCost } from '../../../kit/unit-cost.ts';
import { managerOrderMaxMinor } from './limits.ts';
import { changeBps } from './price-change.ts';

/** What looks odd about a line, so that somebody looks before the supplier does. */
export const lineAlerts = ['FAR_LESS', 'FAR_MORE', 'PRICE_OUTLIER'] as const;

/** One of the above. */
export type LineAlert = (typeof lineAlerts)[number];

/** A line beside the last order of the same item from the same supplier. */
export type LineBeside = {
  readonly base: Quantity;
  readonly pricePerBase: UnitCost | null;
  readonly lastBase: Quantity | null;
  readonly lastPricePerBase: UnitCost | null;
};

const outlierBps = 2000;

/** What is odd about a line: half or less, double or more of last time, or a fifth away from last time's price. */
export const alertsOf = (line: LineBeside): readonly LineAlert[] => {
  const alerts: LineAlert[] = [];
  const { base, lastBase } = line;
  if (lastBase !== null && lastBase > 0n) {
    if (base * 2n <= lastBase) alerts.push('FAR_LESS');
    if (base >= lastBase * 2n) alerts.push('FAR_MORE');
  }
  const moved = changeBps(line.lastPricePerBase, line.pricePerBase);
  if (moved !== null && Math.abs(moved) >= outlierBps) alerts.push('PRICE_OUTLIER');
  return alerts;
};

/** What an order comes to, and how much of it nobody can say. */
export type OrderTotal = { readonly minor: MinorUnits; /** @unit lines */ readonly unpriced: number };

/** Adds up what lines cost; a line without a price is counted and named, never taken as free. */
export const totalOf = (lines: readonly (MinorUnits | null)[]): OrderTotal => ({
  minor: lines.reduce<bigint>((sum, line) => sum + (line ?? 0n), 0n) as MinorUnits,
  unpriced: lines.filter((line) => line === null).length,
});

/** Whether an order is beyond what a manager may send alone; one whose total nobody can say is. */
export const isOverLimit = ({ minor, unpriced }: OrderTotal, currency: Currency): boolean =>
  unpriced > 0 || minor > managerOrderMaxMinor[currency];

/** Whether an order is less than the supplier brings. One whose total nobody can say is taken as enough. */
export const isBelowMinimum = ({ minor, unpriced }: OrderTotal, minimum: MinorUnits | null): boolean =>
  minimum !== null && unpriced === 0 && minor < minimum;
