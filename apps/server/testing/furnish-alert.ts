import { insertRowsAs } from '../../../db/testing/insert-row.ts';
import type { Login } from '../../../platform/server/database/pool.ts';
import { unknownThings, type Things } from './things.ts';

/** Tells somebody of something that presses, and gives them a device. */
export const furnishAlert = async (login: Login, things: Things, userId: string): Promise<Things> => {
  const { alertId, signalId, reachId } = unknownThings();
  const here = { restaurant_id: things.restaurantId };
  const said = { kind: 'stock-low', subject: signalId, severity: 'WARN', words: '{}', place: '/inventory', currency: 'GBP' };
  await insertRowsAs(login, [
    ['signal', { ...here, id: signalId, ...said }],
    ['alert', { ...here, id: alertId, user_id: userId, signal_id: signalId, category: 'inventory' }],
    [
      'alert_reach',
      { ...here, id: reachId, user_id: userId, channel: 'PUSH', address: '{}', address_hash: reachId, label: 'Chrome', language: 'en' },
    ],
  ]);
  return { ...things, alertId, signalId, reachId };
};
