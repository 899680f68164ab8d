import { announce, type RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { PurchasingEvent, PurchasingEventName } from '../contract/events.ts';

/** Announces an event of purchasing, typed by its contract. */
export const announcePurchasing = <Name extends PurchasingEventName>(tx: RestaurantTx, name: Name, payload: PurchasingEvent<Name>): void =>
  announce(tx, { name, payload });
