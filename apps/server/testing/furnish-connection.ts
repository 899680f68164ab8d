import { uuidv7 } from 'uuidv7';

import { insertRowsAs } from '../../../db/testing/insert-row.ts';
import { queryAs } from '../../../db/testing/query-as.ts';
import type { PosProviders } from '../../../modules/integrations/server/mount.ts';
import type { Login } from '../../../platform/server/database/pool.ts';
import type { Things } from './things.ts';

const nobody = () => Promise.resolve(null);
const nothing = () => Promise.resolve([]);

/** A provider of nobody: what can be asked without one is answered. */
export const stillProviders: PosProviders = {
  SQUARE: {
    name: 'SQUARE',
    signInUrl: () => 'https://pos.example/sign-in',
    exchange: nobody,
    renew: nobody,
    revoke: () => Promise.resolve(),
    locations: nothing,
    things: nothing,
    sales: () => Promise.resolve({ sales: [], refunds: [], cursor: null }),
    readMessage: () => null,
  },
};

/** Connects a restaurant to a provider of nobody, which sells one thing; a file brought sales as well. */
export const furnishConnection = async (login: Login, things: Things): Promise<Things> => {
  const { restaurantId } = things;
  const [posConnectionId, fileConnectionId, salesFileId] = [uuidv7(), uuidv7(), uuidv7()];
  await queryAs(login, 'delete from pos_connection where restaurant_id = $1', [restaurantId]);
  const rows = await queryAs<{ currency: string }>(login, 'select currency from restaurant where id = $1', [restaurantId]);
  const locations = JSON.stringify([{ id: 'LOC-1', name: 'Soho', currency: rows[0]?.currency }]);
  const here = { restaurant_id: restaurantId, connection_id: posConnectionId };
  await insertRowsAs(login, [
    [
      'pos_connection',
      {
        restaurant_id: restaurantId,
        id: posConnectionId,
        provider: 'SQUARE',
        state: 'LIVE',
        sealed_tokens: 'nothing',
        merchant_id: 'M',
        locations,
        location_id: 'LOC-1',
      },
    ],
    ['pos_thing', { ...here, thing_id: 'THING', kind: 'ITEM', name: 'Shiro' }],
    ['pos_connection', { restaurant_id: restaurantId, id: fileConnectionId, provider: 'FILE', state: 'LIVE' }],
    [
      'sales_file',
      {
        restaurant_id: restaurantId,
        id: salesFileId,
        connection_id: fileConnectionId,
        file_name: 'till.csv',
        taken_by: fileConnectionId,
        taken_at: new Date(),
      },
    ],
  ]);
  return { ...things, posConnectionId, salesFileId, ...(await furnishHook(login, restaurantId)) };
};

/** An address that is told what happens, alone in its house, with a message that arrived there. */
const furnishHook = async (login: Login, restaurantId: string): Promise<Pick<Things, 'hookEndpointId' | 'hookDeliveryId'>> => {
  const [hookEndpointId, hookDeliveryId] = [uuidv7(), uuidv7()];
  await queryAs(login, 'delete from hook_endpoint where restaurant_id = $1', [restaurantId]);
  const told = {
    url: 'https://8.8.8.8/maed',
    kinds: ['menu.v1.menu-changed'],
    state: 'ACTIVE',
    sealed_secret: 'nothing',
    after_sequence: 0,
  };
  const sent = { kind: 'menu.v1.menu-changed', body: '{}', state: 'DELIVERED', next_at: new Date() };
  await insertRowsAs(login, [
    ['hook_endpoint', { restaurant_id: restaurantId, id: hookEndpointId, ...told }],
    ['hook_delivery', { restaurant_id: restaurantId, id: hookDeliveryId, endpoint_id: hookEndpointId, ...sent }],
  ]);
  return { hookEndpointId, hookDeliveryId };
};
