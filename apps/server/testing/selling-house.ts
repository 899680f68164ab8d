import { createHash } from 'node:crypto';

import { beforeEach } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import { pullDueSales, type IntegrationsAround } from '../../../modules/integrations/server/mount.ts';
import { sealsWith } from '../../../platform/server/sealed.ts';
import { freshHouse, type House } from './fresh-house.ts';
import type { PosStandIn } from './pos-stand-in.ts';
import { sellDish } from './sell-dish.ts';
import type { Seller } from './sellers.ts';
import { baseUrl, createTestApp, type AppClient } from './test-app.ts';

const secret = 'a secret of the tests, long enough';

/** A house that sells a dish, here and at a provider that stands in. */
export type SellingHouse = House & {
  readonly standIn: () => PosStandIn;
  readonly around: () => IntegrationsAround;
  readonly owner: () => AppClient;
  readonly sold: () => { readonly dishId: string; readonly itemId: string };
  /** Begins a sign-in, as the app does. @returns the state that only the device knows, and where it is sent */
  readonly begin: () => Promise<{ readonly state: string; readonly url: string }>;
  /** Signs in, chooses the location and says what the dish is. @returns the connection */
  readonly connect: () => Promise<string>;
  /** Lets everything that is due be asked for, as the clock does. */
  readonly pull: () => Promise<void>;
  /** Grams of the item that are gone. */
  readonly gone: () => Promise<number>;
  /** How the connection stands, as its owner reads it. */
  readonly stands: () => Promise<Awaited<ReturnType<AppClient['integrations']['readConnections']>>['connections'][number]>;
};

const twoDaysAgo = (): string => new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Opens it for each test of a file. */
export const sellingHouse = (seller: Seller): SellingHouse => {
  const house = freshHouse();
  let standIn: PosStandIn;
  let around: IntegrationsAround;
  let app: ReturnType<typeof createTestApp>;
  let sold: { dishId: string; itemId: string };
  beforeEach(async () => {
    // Each test has a provider of its own: nobody is asked for whom an earlier one let in.
    await queryAs(house.database().owner, 'delete from pos_connection');
    standIn = await seller.start();
    around = { providers: await seller.providersAt(standIn.url), seals: sealsWith(secret), baseUrl };
    app = createTestApp(house.database().pools, { posProviders: around.providers });
    sold = await sellDish(app, house.here().people.owner, { restaurantId: house.here().restaurantId });
    return () => standIn.close();
  });
  const owner = () => app.as(house.here().people.owner);
  const { tell } = house;
  const begin: SellingHouse['begin'] = async () => {
    const state = uuidv7();
    const stateHash = createHash('sha256').update(state).digest('hex');
    return { state, url: (await owner().integrations.beginConnection(tell({ provider: seller.name, stateHash }))).url };
  };
  const stands: SellingHouse['stands'] = async () => {
    const { connections } = await owner().integrations.readConnections({ restaurantId: house.here().restaurantId });
    const [connection] = connections;
    if (!connection) throw new Error('There is a connection.');
    return connection;
  };
  const pull = async () => {
    await queryAs(house.database().owner, 'update pos_connection set tried_at = null');
    await pullDueSales(house.database().pools, around);
  };
  const connect = async (): Promise<string> => {
    const { state, url } = await begin();
    const token = standIn.books.allow(url);
    await owner().integrations.finishConnection(tell({ provider: seller.name, secret: state, token, error: null }));
    const { id: connectionId } = await stands();
    await owner().integrations.chooseLocation(tell({ connectionId, locationId: 'LOC-1', from: twoDaysAgo() }));
    await pull();
    const thing = { thingId: 'THING-SHIRO', state: 'MAPPED' as const, targetId: sold.dishId };
    await owner().integrations.mapThings(tell({ connectionId, things: [thing] }));
    return connectionId;
  };
  return {
    ...house,
    app: () => app,
    standIn: () => standIn,
    around: () => around,
    owner,
    sold: () => sold,
    begin,
    connect,
    pull,
    stands,
    gone: async () => {
      const { onHand } = await owner().inventory.explainLevel({ restaurantId: house.here().restaurantId, itemId: sold.itemId });
      return 10_000 - Number(onHand);
    },
  };
};
