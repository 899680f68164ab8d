import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { changeLine } from './load-order.ts';
import type { Moment } from './moment.ts';
import { type LineRow, orderLine } from './tables.ts';
import { putBackIntoStock, takeFromStock } from './take-from-stock.ts';

/** A line in two: what stays, and the part with an id and perhaps an order of its own. */
export type DividedLine = {
  readonly line: LineRow;
  readonly rest: Pick<LineRow, 'quantity' | 'sentQuantity'>;
  readonly part: Pick<LineRow, 'id' | 'orderId' | 'quantity' | 'sentQuantity'>;
};

/**
 * Divides a line. Each side has taken from stock what it is made of, as of the moment at which the whole did; the kitchen
 * hears nothing.
 *
 * @refuses ID_TAKEN when the part's id names another line
 */
export const divideLine = async (
  tx: RestaurantTx,
  { line, rest, part }: DividedLine,
  moment: Moment,
): Promise<{ readonly rest: LineRow; readonly part: LineRow }> => {
  await putBackIntoStock(tx, [line], moment);
  const kept = await changeLine(tx, line, { ...rest, depletedAt: null });
  const [made] = await tx.db
    .insert(orderLine)
    .values({ ...line, ...part, depletedAt: null, version: 1 })
    .onConflictDoNothing()
    .returning();
  if (!made) throw refusal('ID_TAKEN', { field: 'parts' });
  const { depletedAt } = line;
  if (depletedAt === null) return { rest: kept, part: made };
  await takeFromStock(tx, [kept, made], { ...moment, at: depletedAt });
  return { rest: { ...kept, depletedAt }, part: { ...made, depletedAt } };
};
