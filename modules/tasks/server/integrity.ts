import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { judgeIntegrity, type Integrity, type WrittenEntry } from '../rules/integrity.ts';
import { dayAfter } from '../rules/schedule.ts';
import { readRuns } from './read-runs.ts';

/** @unit days */
const judgedDays = 28;

/** How far what was written in the last four weeks can be believed. */
export const readIntegrity = async (tx: RestaurantTx): Promise<Integrity> => {
  const today = tradingDay(tx, new Date());
  const { runs } = await readRuns(tx, { from: dayAfter(today, -judgedDays), to: today });
  const written = runs.flatMap(({ templateId, items, entries, day }) => {
    const typeOf = new Map(items.map(({ key, type }) => [key, type]));
    return entries.map(({ itemKey, value, outcome, byId, happenedAt, isLate }): WrittenEntry => {
      const facts = { value, outcome, by: byId, day, at: new Date(happenedAt), isLate };
      return { line: `${templateId} ${itemKey}`, type: typeOf.get(itemKey) ?? 'TEXT', ...facts };
    });
  });
  return judgeIntegrity(written);
};
