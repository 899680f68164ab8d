import type { Currency } from '../../../kit/money.ts';
import { rational, roundHalfEven } from '../../../kit/rational.ts';
import type { Cell, ReportRow } from '../contract/report-document.ts';

/** Where amounts are in one currency: a restaurant, or a sum of restaurants. */
export type InCurrency = { readonly currency: string };

/** An amount of the restaurant's currency. */
export const money = ({ currency }: InCurrency, minor: bigint | null): Cell => ({
  kind: 'money',
  minor: minor === null ? null : String(minor),
  currency: currency as Currency,
});

const whole = 10_000n;

/**
 * How much of the whole a part is; null where either is unknown, or there is no whole.
 *
 * @unit hundredths of a percent
 */
export const shareOf = (part: bigint | null, of: bigint | null): number | null =>
  part === null || of === null || of === 0n ? null : Number(roundHalfEven(rational(part * whole, of)));

/** A plain number of its kind. */
export const plain = (kind: Extract<Cell, { readonly value: number | null }>['kind'], value: number | null): Cell => ({ kind, value });

/** A word or a name. */
export const words = (text: string | null): Cell => ({ kind: 'text', text });

/** A trading day. */
export const dayCell = (day: string | null): Cell => ({ kind: 'day', day });

/**
 * A time of day.
 *
 * @unit `minute` minutes after midnight
 */
export const clockCell = (minute: number): Cell => ({ kind: 'clock', minute });

/** A line of a table that leads nowhere. */
export const line = (cells: Cell[], weight: ReportRow['weight'] = 'line'): ReportRow => ({ cells, weight, place: null });

/** A line of a table that leads to its documents. */
export const lineTo = (place: string, cells: Cell[]): ReportRow => ({ cells, weight: 'line', place });
