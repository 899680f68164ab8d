import { uuidv7 } from 'uuidv7';

import type { Household, TenantRow } from './household.ts';

const told = { url: 'https://books.example/maed', kinds: ['menu.v1.menu-changed'], state: 'ACTIVE', sealed_secret: 'x', after_sequence: 0 };
const sent = { sequence: 1, kind: 'menu.v1.menu-changed', body: '{}', state: 'WAITING', next_at: new Date() };

/** A system that sells for the restaurant, with a sale, what was given back of it, a message, and a file; one that is told something. */
export const integrationsRows = ({ userId, restaurantId }: Household): readonly TenantRow[] => {
  const [connectionId, endpointId] = [uuidv7(), uuidv7()];
  const here = { restaurant_id: restaurantId, connection_id: connectionId };
  const said = { business_date: '2026-11-20', sold_at: new Date(), said: '{"lines": []}', total_minor: '1200' };
  return [
    ['pos_connection', { restaurant_id: restaurantId, id: connectionId, provider: 'SQUARE', state: 'LIVE' }],
    ['pos_authorisation', { ...here, state_hash: uuidv7(), sealed_verifier: 'x', user_id: userId, session_hash: 'h' }],
    ['pos_thing', { ...here, thing_id: 'T1', kind: 'ITEM', name: 'Shiro' }],
    ['pos_sale', { ...here, sale_id: 'S1', provider_version: 1, ...said }],
    ['pos_refund', { ...here, refund_id: 'R1', sale_id: 'S1', amount_minor: '100' }],
    ['pos_day', { ...here, business_date: '2026-11-20', sales: 1, total_minor: '1200' }],
    ['pos_message', { ...here, message_id: 'E1' }],
    ['sales_file', { ...here, id: uuidv7(), file_name: 'till.csv', taken_by: userId, taken_at: new Date() }],
    ['sales_layout', { restaurant_id: restaurantId, shape: `date|${connectionId}`, layout: '{}' }],
    ['hook_endpoint', { restaurant_id: restaurantId, id: endpointId, ...told }],
    ['hook_delivery', { restaurant_id: restaurantId, id: uuidv7(), endpoint_id: endpointId, ...sent }],
    ['hook_house', { restaurant_id: restaurantId, last_sequence: 1 }],
  ];
};
