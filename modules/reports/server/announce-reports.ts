import { announce, type RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { ReportsEvent, ReportsEventName } from '../contract/events.ts';

/** Announces an event of reports, typed by its contract. */
export const announceReports = <Name extends ReportsEventName>(tx: RestaurantTx, name: Name, payload: ReportsEvent<Name>): void =>
  announce(tx, { name, payload });
