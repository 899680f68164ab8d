import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { tillNames } from '../../../kitchen/server/public.ts';
import type { CloseDay } from '../../contract/close-fields.ts';
import { announceReports } from '../announce-reports.ts';
import { isLockedDay } from '../periods/load-periods.ts';
import { cashCount } from './close-tables.ts';
import { holdDay, keptClose } from './kept-close.ts';
import { readClose } from './read-close.ts';

type Body = {
  readonly countId: string;
  readonly businessDate: string;
  readonly tillId: string | null;
  readonly floatMinor: string;
  readonly takenOutMinor: string;
  readonly countedMinor: string;
  readonly note: string | null;
};

/**
 * Says what lies in a drawer; counted again, the later count holds and the earlier stays.
 *
 * @refuses DAY_NOT_BEGUN, PERIOD_LOCKED; DAY_CLOSED_ALREADY; TILL_UNKNOWN; ID_TAKEN
 */
export const countCash = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<Body>): Promise<{ day: CloseDay }> => {
  const { countId, businessDate, tillId, note } = body;
  if (businessDate > tradingDay(tx, new Date())) throw refusal('DAY_NOT_BEGUN', { field: 'businessDate' });
  await holdDay(tx, businessDate);
  if (await isLockedDay(tx, businessDate)) throw refusal('PERIOD_LOCKED', { field: 'businessDate' });
  if ((await keptClose(tx, businessDate)).state === 'CLOSED') throw refusal('DAY_CLOSED_ALREADY', { field: 'businessDate' });
  if (tillId !== null && !(await tillNames(tx)).has(tillId)) throw refusal('TILL_UNKNOWN', { field: 'tillId' });
  const [made] = await tx.db
    .insert(cashCount)
    .values({
      restaurantId: tx.restaurantId,
      id: countId,
      businessDate,
      tillId,
      floatMinor: BigInt(body.floatMinor),
      takenOutMinor: BigInt(body.takenOutMinor),
      countedMinor: BigInt(body.countedMinor),
      currency: tx.currency,
      note,
      countedBy: tx.userId ?? tx.ownerId,
      countedAt: new Date(occurredAt),
    })
    .onConflictDoNothing()
    .returning({ id: cashCount.id });
  if (!made) throw refusal('ID_TAKEN', { field: 'countId' });
  announceReports(tx, 'reports.v1.day-changed', { businessDate });
  return { day: await readClose(tx, { businessDate }) };
};
