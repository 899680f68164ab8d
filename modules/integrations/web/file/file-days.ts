import { businessDateOf } from '../../../../kit/time/business-date.ts';
import type { FileSale } from '../../rules/file/read-sales-file.ts';
import { saleFate, type SaleFate } from '../../rules/file/same-sale.ts';

/** Where a trading day ends. */
export type Wall = { readonly timeZone: string; readonly dayCutoffMinutes: number };

/** A sale that came with a file before. */
export type EarlierSale = { readonly saleId: string; readonly day: string; readonly totalMinor: string };

/**
 * A day of a file beside what stands of it.
 *
 * @invariant after is before and what is new
 * @unit minor units
 */
export type FileDay = {
  readonly day: string;
  readonly fileMinor: bigint;
  readonly newMinor: bigint;
  readonly beforeMinor: bigint;
  readonly afterMinor: bigint;
};

/** What taking a file over would come to. */
export type FileEffect = {
  readonly days: readonly FileDay[];
  readonly counts: Readonly<Record<SaleFate, number>>;
  readonly fresh: readonly FileSale[];
};

/** The trading day of a sale of a file. */
export const dayOfSale = ({ sale }: FileSale, { timeZone, dayCutoffMinutes }: Wall): string =>
  businessDateOf(new Date(sale.soldAt), { timeZone, cutOffMinutes: dayCutoffMinutes });

const sumOf = (amounts: readonly { readonly totalMinor: string }[]): bigint =>
  amounts.reduce((sum, one) => sum + BigInt(one.totalMinor), 0n);

/** Days of a file before and after, by the rule that the server asks too. */
export const fileEffect = (sales: readonly FileSale[], earlier: readonly EarlierSale[], wall: Wall): FileEffect => {
  const known = new Map(earlier.map(({ saleId, totalMinor }) => [saleId, { totalMinor, isTakenBack: false }]));
  const said = sales.map((one) => ({ one, day: dayOfSale(one, wall), fate: saleFate(one.sale, known.get(one.sale.saleId)) }));
  const days = [...new Set(said.map(({ day }) => day))].toSorted().map((day): FileDay => {
    const ofDay = said.filter((sale) => sale.day === day);
    const newMinor = sumOf(ofDay.filter(({ fate }) => fate === 'NEW').map(({ one }) => one.sale));
    const beforeMinor = sumOf(earlier.filter((sale) => sale.day === day));
    return { day, fileMinor: sumOf(ofDay.map(({ one }) => one.sale)), newMinor, beforeMinor, afterMinor: beforeMinor + newMinor };
  });
  const count = (wanted: SaleFate) => said.filter(({ fate }) => fate === wanted).length;
  const fresh = said.flatMap(({ one, fate }) => (fate === 'NEW' ? [one] : []));
  return { days, counts: { NEW: fresh.length, KNOWN: count('KNOWN'), OTHERWISE: count('OTHERWISE') }, fresh };
};
