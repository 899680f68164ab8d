import { and, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Channel } from '../../menu/rules/menu-limits.ts';
import { kitchenOrder, orderLine } from './tables.ts';

/** Portions that were cooked and are thrown away. */
export type DiscardedLine = {
  readonly lineId: string;
  readonly dishId: string;
  readonly modifierIds: readonly string[];
  readonly channel: Channel;
  /** When what it is made of left stock: the versions in effect then say what that was. */
  readonly depletedAt: Date | null;
  readonly voidedAt: Date;
  /** Null where a till or the house itself took it off. */
  readonly voidedBy: string | null;
};

/** What is known of lines that were thrown away, by their ids; of none that stands, and none of another restaurant. */
export const discardedLines = async (tx: RestaurantTx, lineIds: readonly string[]): Promise<ReadonlyMap<string, DiscardedLine>> => {
  if (lineIds.length === 0) return new Map();
  const rows = await tx.db
    .select({ line: orderLine, channel: kitchenOrder.channel })
    .from(orderLine)
    .innerJoin(kitchenOrder, and(eq(kitchenOrder.restaurantId, orderLine.restaurantId), eq(kitchenOrder.id, orderLine.orderId)))
    .where(and(eq(orderLine.restaurantId, tx.restaurantId), inArray(orderLine.id, [...lineIds])));
  return new Map(
    rows.flatMap(({ line: { id, dishId, modifiers, depletedAt, voidedAt, voidedBy }, channel }): [string, DiscardedLine][] => {
      if (voidedAt === null) return [];
      return [[id, { lineId: id, dishId, modifierIds: modifiers.map((one) => one.id), channel, depletedAt, voidedAt, voidedBy }]];
    }),
  );
};
