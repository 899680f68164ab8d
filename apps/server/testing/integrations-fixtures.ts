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

/** Inputs about systems that sell elsewhere. */
export const integrationsFixtures: Readonly<Record<string, InputBuilder>> = {
  readConnections: ({ restaurantId }) => ({ restaurantId }),
  readMapping: ({ restaurantId, posConnectionId }) => ({ restaurantId, connectionId: posConnectionId }),
  beginConnection: ({ restaurantId }) => envelope(restaurantId, { provider: 'SQUARE', stateHash: newStateHash() }),
  finishConnection: ({ restaurantId }) => envelope(restaurantId, { provider: null, secret: 'of nobody', token: 'code', error: null }),
  chooseLocation: ({ restaurantId, posConnectionId }) =>
    envelope(restaurantId, { connectionId: posConnectionId, locationId: 'LOC-1', from: yesterday() }),
  mapThings: ({ restaurantId, posConnectionId }) =>
    envelope(restaurantId, { connectionId: posConnectionId, things: [{ thingId: 'THING', state: 'IGNORED', targetId: null }] }),
  pullNow: named,
  disconnect: named,
};
