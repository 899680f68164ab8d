import { announce, type RestaurantTx } from '../../../platform/server/database/tx.ts';

/** Tells that a connection stands otherwise than before. */
export const announceConnection = (tx: RestaurantTx, connectionId: string): void =>
  announce(tx, { name: 'integrations.v1.connection-changed', payload: { connectionId } });
