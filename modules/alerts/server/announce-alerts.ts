import { announce, type RestaurantTx } from '../../../platform/server/database/tx.ts';

/** Tells people, each alone, that their alerts are otherwise than they were. */
export const announceAlerts = (tx: RestaurantTx, userIds: Iterable<string>): void => {
  for (const userId of new Set(userIds)) announce(tx, { name: 'alerts.v1.alerts-changed', payload: { userId } });
};
