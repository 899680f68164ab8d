import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { newToKitchen } from '../../rules/sent-quantity.ts';
import type { LineRow } from '../tables.ts';
import { printLines } from './queue-papers.ts';

const isOther = (before: LineRow, after: LineRow): boolean =>
  before.note !== after.note || before.hasAllergy !== after.hasAllergy || before.course !== after.course;

/** Prints lines whose words changed while the kitchen has them; how many is told by whoever tells the kitchen. */
export const printChanged = (
  tx: RestaurantTx,
  { before, after, at }: { readonly before: readonly LineRow[]; readonly after: readonly LineRow[]; readonly at: Date },
): Promise<void> => {
  const lines = after.filter((line) => {
    const was = before.find(({ id }) => id === line.id);
    return line.firedAt !== null && was !== undefined && isOther(was, line) && newToKitchen(line) === 0;
  });
  return printLines(
    tx,
    lines.map((line) => ({ line, change: 'CHANGED' as const, quantity: line.quantity, stationIds: line.stationIds })),
    at,
  );
};
