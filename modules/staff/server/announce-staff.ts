import { announce, type RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { StaffEvent, StaffEventName } from '../contract/events.ts';

/** Announces an event of the module, typed by its contract. */
export const announceStaff = <Name extends StaffEventName>(tx: RestaurantTx, name: Name, payload: StaffEvent<Name>): void =>
  announce(tx, { name, payload });
