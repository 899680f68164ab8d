import { newCommand } from '../../../../platform/web/new-command.ts';
import { kitchenLimits } from '../../rules/kitchen-limits.ts';
import type { KitchenWorld } from '../kitchen-client.ts';
import { lastDays } from '../../../../ui/when/period.ts';
import type { GoodRow } from './read-takings-file.ts';

const rowsMax = 1000;

/** Periods that hold all these days, each no longer than the server answers. */
export const periodsOf = (days: readonly string[]): readonly { readonly from: string; readonly to: string }[] => {
  const periods: { from: string; to: string }[] = [];
  for (const day of [...new Set(days)].toSorted().toReversed()) {
    const last = periods.at(-1);
    if (last && day >= lastDays(last.to, kitchenLimits.periodDaysMax).from) last.from = day;
    else periods.push({ from: day, to: day });
  }
  return periods;
};

/**
 * Writes these rows down over what stands there now, so that a file that is taken over again mends the one before.
 *
 * @returns how many rows were kept
 */
export const importTakings = async ({ client, restaurantId }: KitchenWorld, good: readonly GoodRow[]): Promise<number> => {
  const versions = new Map<string, number>();
  for (const period of periodsOf(good.map(({ businessDate }) => businessDate))) {
    const { takings } = await client.readTakings({ restaurantId, ...period });
    for (const { businessDate, channel, version } of takings) if (version !== null) versions.set(`${businessDate} ${channel}`, version);
  }
  const rows = good.map((row) => ({ ...row, baseVersion: versions.get(`${row.businessDate} ${row.channel}`) ?? null }));
  for (let first = 0; first < rows.length; first += rowsMax) {
    const body = { source: 'IMPORTED' as const, rows: rows.slice(first, first + rowsMax) };
    await client.saveTakings(newCommand(restaurantId, body));
  }
  return rows.length;
};
