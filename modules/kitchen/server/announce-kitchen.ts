import { announce, type RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { KitchenEvent, KitchenEventName } from '../contract/events.ts';
import type { LineRow, OrderRow } from './tables.ts';

/** Announces an event of the kitchen, typed by its contract. */
export const announceKitchen = <Name extends KitchenEventName>(tx: RestaurantTx, name: Name, payload: KitchenEvent<Name>): void =>
  announce(tx, { name, payload });

/** Announces what lines have become, order by order. */
export const announceLines = (tx: RestaurantTx, lines: readonly LineRow[]): void => {
  for (const orderId of new Set(lines.map((line) => line.orderId))) {
    const own = lines.filter((line) => line.orderId === orderId);
    announceKitchen(tx, 'kitchen.v1.lines-changed', {
      orderId,
      lines: own.map(({ id, state, version, stationIds }) => ({ lineId: id, state, version, stationIds })),
    });
  }
};

/** Announces what an order has become. */
export const announceOrder = (tx: RestaurantTx, { id, version, state }: OrderRow): void =>
  announceKitchen(tx, 'kitchen.v1.order-changed', { orderId: id, version, state });
