import { announce, type RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { WasteEvent, WasteEventName } from '../contract/events.ts';

/** Announces an event of waste, typed by its contract. */
export const announceWaste = <Name extends WasteEventName>(tx: RestaurantTx, name: Name, payload: WasteEvent<Name>): void =>
  announce(tx, { name, payload });
