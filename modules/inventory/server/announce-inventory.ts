import { announce, type RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { InventoryEvent, InventoryEventName } from '../contract/events.ts';

/** Announces an event of inventory, typed by its contract. */
export const announceInventory = <Name extends InventoryEventName>(tx: RestaurantTx, name: Name, payload: InventoryEvent<Name>): void =>
  announce(tx, { name, payload });
