import { announce, type RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { TasksEvent, TasksEventName } from '../contract/events.ts';

/** Announces an event of the module, typed by its contract. */
export const announceTasks = <Name extends TasksEventName>(tx: RestaurantTx, name: Name, payload: TasksEvent<Name>): void =>
  announce(tx, { name, payload });
