import { uuidv7 } from 'uuidv7';

import { envelope } from './furnish.ts';
import type { Things } from './things.ts';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

const yesterday = (): string => new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const named: InputBuilder = ({ restaurantId, posConnectionId }) => envelope(restaurantId, { connectionId: posConnectionId });

let lastState = 0;

/** What nobody sent before: a sign-in is begun once under each. */
const newStateHash = (): string => {
  lastState += 1;
  return `${process.pid.toString(16).padStart(8, '0')}${lastState.toString(16)}`.padStart(64, '0');
};

const layout = { places: { date: 0, item: 1, total: 2 }, dayForm: 'DAY_FIRST', sign: '.', tax: 'WITHIN', discount: 'TAKEN_OFF' };

const saleOfYesterday = () => ({
  saleId: uuidv7(),
  version: 1,
  state: 'COMPLETED',
  soldAt: new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString(),
  channel: 'DINE_IN',
  lines: [{ lineId: '1', thingId: 'name:shiro', name: 'Shiro', quantity: '1', listMinor: '1200', discountMinor: '0', choices: [] }],
  totalMinor: '1200',
  paid: [],
});

const hookSecret = `whsec_${Buffer.from('a secret of an address of tests').toString('base64')}`;
// An address of the world by its number, so that nobody's name is looked up.
const told = { url: 'https://8.8.8.8/maed', kinds: ['inventory.v1.movement-recorded', 'kitchen.v1.order-changed'] };
const hooked: InputBuilder = ({ restaurantId, hookEndpointId }) => envelope(restaurantId, { endpointId: hookEndpointId });

/** Inputs about messages to other programs. */
const hookFixtures: Readonly<Record<string, InputBuilder>> = {
  readHooks: ({ restaurantId }) => ({ restaurantId }),
  readHookDeliveries: ({ restaurantId, hookEndpointId }) => ({ restaurantId, endpointId: hookEndpointId }),
  addHook: ({ restaurantId }) => envelope(restaurantId, { ...told, endpointId: uuidv7(), secret: hookSecret }),
  changeHook: ({ restaurantId, hookEndpointId }) => envelope(restaurantId, { ...told, endpointId: hookEndpointId }),
  switchHook: ({ restaurantId, hookEndpointId }) => envelope(restaurantId, { endpointId: hookEndpointId, isOn: false }),
  rollHookSecret: ({ restaurantId, hookEndpointId }) => envelope(restaurantId, { endpointId: hookEndpointId, secret: hookSecret }),
  removeHook: hooked,
  testHook: ({ restaurantId, hookEndpointId }) => envelope(restaurantId, { endpointId: hookEndpointId, deliveryId: uuidv7() }),
  resendHook: ({ restaurantId, hookDeliveryId }) => envelope(restaurantId, { deliveryId: hookDeliveryId }),
};

/** Inputs about other systems. */
export const integrationsFixtures: Readonly<Record<string, InputBuilder>> = {
  readConnections: ({ restaurantId }) => ({ restaurantId }),
  readMapping: ({ restaurantId, posConnectionId }) => ({ restaurantId, connectionId: posConnectionId }),
  beginConnection: ({ restaurantId }) => envelope(restaurantId, { provider: 'SQUARE', stateHash: newStateHash() }),
  finishConnection: ({ restaurantId }) => envelope(restaurantId, { provider: null, secret: 'of nobody', token: 'code', error: null }),
  chooseLocation: ({ restaurantId, posConnectionId }) =>
    envelope(restaurantId, { connectionId: posConnectionId, locationId: 'LOC-1', from: yesterday() }),
  mapThings: ({ restaurantId, posConnectionId }) =>
    envelope(restaurantId, { connectionId: posConnectionId, things: [{ thingId: 'THING', state: 'IGNORED', targetId: null }] }),
  readSalesFiles: ({ restaurantId }) => ({ restaurantId }),
  readFileSales: ({ restaurantId }) => ({ restaurantId, from: yesterday(), to: yesterday() }),
  takeSalesFile: ({ restaurantId }) =>
    envelope(restaurantId, { fileId: uuidv7(), fileName: 'till.csv', shape: 'date|item|total', layout, sales: [saleOfYesterday()] }),
  takeBackSalesFile: ({ restaurantId, salesFileId }) => envelope(restaurantId, { fileId: salesFileId }),
  pullNow: named,
  disconnect: named,
  ...hookFixtures,
};
