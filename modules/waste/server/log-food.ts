import { eq } from 'drizzle-orm';

import type { MinorUnits } from '../../../kit/money.ts';
import { localTimeOf } from '../../../kit/time/business-date.ts';
import { eventsBehind } from '../../../platform/server/database/events-behind.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { type TasksEvent, tasksEvents } from '../../tasks/contract/events.ts';
import { isAvoidable } from '../rules/waste-words.ts';
import { announceWaste } from './announce-waste.ts';
import { wasteEntry, wasteHearing } from './tables.ts';

const discarded = 'tasks.v1.food-discarded';

/**
 * Makes an entry of all food that was thrown away because of a check since it was last asked. What it was is in people's own
 * words: nothing leaves stock, and nobody knows what it cost.
 *
 * @invariant an entry bears the id of its corrective action: hearing of it again changes nothing.
 */
export const logFood = async (tx: RestaurantTx): Promise<void> => {
  const [known] = await tx.db.select().from(wasteHearing).where(eq(wasteHearing.restaurantId, tx.restaurantId)).for('update');
  const heard = await eventsBehind(tx, discarded, known?.tasksSequence ?? 0n);
  if (heard.lastSequence === (known?.tasksSequence ?? 0n)) return;
  for (const { payload } of heard.events) await logOne(tx, tasksEvents[discarded].parse(payload));
  const { lastSequence: tasksSequence } = heard;
  await tx.db
    .insert(wasteHearing)
    .values({ restaurantId: tx.restaurantId, lastSequence: 0n, tasksSequence })
    .onConflictDoUpdate({ target: wasteHearing.restaurantId, set: { tasksSequence } });
};

const logOne = async (tx: RestaurantTx, { actionId: id, food, note, byId, happenedAt }: TasksEvent<typeof discarded>): Promise<void> => {
  const at = new Date(happenedAt);
  const made = await tx.db
    .insert(wasteEntry)
    .values({
      restaurantId: tx.restaurantId,
      id,
      kind: 'UNIDENTIFIED',
      knownMinor: 0n as MinorUnits,
      uncosted: 1,
      stage: 'STORAGE',
      reason: 'SPOILED',
      isAvoidable: isAvoidable('SPOILED'),
      destination: 'FOOD_WASTE_BIN',
      note: `${food}: ${note}`,
      currency: tx.currency,
      status: 'LOGGED',
      source: 'TASK',
      loggedBy: byId,
      loggedAt: at,
      happenedAt: at,
      businessDate: tradingDay(tx, at),
      localHour: localTimeOf(at, tx.timeZone).hour,
    })
    .onConflictDoNothing()
    .returning({ id: wasteEntry.id });
  if (made.length > 0)
    announceWaste(tx, 'waste.v1.entry-logged', { entryId: id, kind: 'UNIDENTIFIED', itemId: null, reason: 'SPOILED', stage: 'STORAGE' });
};
