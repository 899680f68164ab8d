import { eq } from 'drizzle-orm';

import type { MinorUnits } from '../../../kit/money.ts';
import { minorUnitsOf } from '../../../kit/money.ts';
import { quantity } from '../../../kit/quantity.ts';
import { localTimeOf } from '../../../kit/time/business-date.ts';
import { unitCostAsRational, valueOf } from '../../../kit/unit-cost.ts';
import { eventsBehind } from '../../../platform/server/database/events-behind.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { eachRestaurant } from '../../../platform/server/jobs/each-restaurant.ts';
import type { Job } from '../../../platform/server/jobs/job.ts';
import { ingredientsOf } from '../../inventory/server/public.ts';
import { type KitchenEvent, kitchenEvents } from '../../kitchen/contract/events.ts';
import { type DiscardedLine, discardedLines } from '../../kitchen/server/public.ts';
import { stockOfSale } from '../../menu/server/public.ts';
import { loggedDiscard } from '../rules/discard.ts';
import { isHighWaste, statusWhenLogged } from '../rules/log-entry.ts';
import { isAvoidable } from '../rules/waste-words.ts';
import { announceWaste } from './announce-waste.ts';
import { logFood } from './log-food.ts';
import { wasteEntry, wasteHearing } from './tables.ts';

const discarded = 'kitchen.v1.dish-discarded';

type Discard = KitchenEvent<typeof discarded>;

/**
 * Makes an entry of every dish that the kitchen cooked and threw away since it was last asked. Its ingredients left stock
 * when it was fired: nothing is taken a second time.
 *
 * @invariant an entry bears the id of its line, which is thrown away once: hearing of it again changes nothing.
 */
export const logDiscards = async (tx: RestaurantTx): Promise<void> => {
  const [known] = await tx.db.select().from(wasteHearing).where(eq(wasteHearing.restaurantId, tx.restaurantId)).for('update');
  const heard = await eventsBehind(tx, discarded, known?.lastSequence ?? 0n);
  if (heard.lastSequence === (known?.lastSequence ?? 0n)) return;
  const discards = heard.events.map(({ payload }) => kitchenEvents[discarded].parse(payload));
  const lines = await discardedLines(
    tx,
    discards.map(({ lineId }) => lineId),
  );
  for (const discard of discards) {
    const line = lines.get(discard.lineId);
    if (line) await logOne(tx, discard, line);
  }
  const { lastSequence } = heard;
  await tx.db
    .insert(wasteHearing)
    .values({ restaurantId: tx.restaurantId, lastSequence })
    .onConflictDoUpdate({ target: wasteHearing.restaurantId, set: { lastSequence } });
};

const logOne = async (tx: RestaurantTx, discard: Discard, line: DiscardedLine): Promise<void> => {
  const { dishId, quantity: portions } = discard;
  const cost = await costOf(tx, discard, line);
  const { reason, stage, note } = loggedDiscard(discard);
  const { voidedAt: at } = line;
  const made = await tx.db
    .insert(wasteEntry)
    .values({
      restaurantId: tx.restaurantId,
      id: line.lineId,
      kind: 'DISH',
      dishId,
      ...cost,
      enteredText: String(portions),
      enteredParts: [{ quantity: String(portions), unit: 'portion' }],
      stage,
      reason,
      isAvoidable: isAvoidable(reason),
      destination: 'FOOD_WASTE_BIN',
      note,
      currency: tx.currency,
      status: statusWhenLogged('DISH', cost.valueMinor, tx.currency),
      source: 'POS_VOID',
      loggedBy: line.voidedBy ?? tx.ownerId,
      loggedAt: at,
      happenedAt: at,
      businessDate: tradingDay(tx, at),
      localHour: localTimeOf(at, tx.timeZone).hour,
    })
    .onConflictDoNothing()
    .returning({ id: wasteEntry.id });
  if (made.length === 0) return;
  const { lineId: entryId } = line;
  announceWaste(tx, 'waste.v1.entry-logged', { entryId, kind: 'DISH', itemId: null, reason, stage });
  if (isHighWaste(cost.valueMinor, tx.currency)) announceWaste(tx, 'waste.v1.high-waste', { entryId, itemId: null, reason });
};

type Cost = { readonly valueMinor: MinorUnits | null; readonly knownMinor: MinorUnits; readonly uncosted: number };

/** What it had cost by the recipes that it took from stock by, and by what their items cost now. */
const costOf = async (tx: RestaurantTx, { dishId, quantity: portions }: Discard, line: DiscardedLine): Promise<Cost> => {
  const sold = { dishId, quantity: quantity(String(portions)), modifierIds: line.modifierIds, channel: line.channel };
  const stock = await stockOfSale(tx, [sold], line.depletedAt ?? line.voidedAt);
  const items = await ingredientsOf(tx, [...stock.items.keys()]);
  let uncosted = stock.problems.length + stock.unmappedDishIds.length + stock.unmappedModifierIds.length;
  let known = 0n;
  for (const [itemId, amount] of stock.items) {
    const unitCost = items.get(itemId)?.unitCost ?? null;
    const value = unitCost === null ? null : valueOf(amount, unitCostAsRational(unitCost));
    if (value === null) uncosted += 1;
    else known += value;
  }
  const knownMinor = minorUnitsOf(known);
  if (knownMinor === null) return { valueMinor: null, knownMinor: 0n as MinorUnits, uncosted: uncosted + stock.items.size };
  return { valueMinor: uncosted === 0 ? knownMinor : null, knownMinor, uncosted };
};

/** Listens to the kitchen, and to checks. */
export const logDiscardsOften: Job = {
  name: 'waste.log-discards',
  schedule: '*/5 * * * *',
  run: ({ pools }) =>
    eachRestaurant(pools.app, 'log what kitchen and checks threw away', async (tx) => {
      await logDiscards(tx);
      await logFood(tx);
    }),
};
