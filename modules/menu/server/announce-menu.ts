import { announce, type RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { MenuEvent, MenuEventName } from '../contract/events.ts';

/** Announces an event of the menu, typed by its contract. */
export const announceMenu = <Name extends MenuEventName>(tx: RestaurantTx, name: Name, payload: MenuEvent<Name>): void =>
  announce(tx, { name, payload });
