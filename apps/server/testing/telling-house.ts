import { randomBytes } from 'node:crypto';

import { pino } from 'pino';
import { uuidv7 } from 'uuidv7';
import { afterEach, beforeAll, beforeEach } from 'vitest';

import { queryAs } from '../../../db/testing/query-as.ts';
import { openHookSender, type HookSender } from '../../../modules/integrations/server/mount.ts';
import type { OfferedEvent } from '../../../modules/integrations/rules/hooks/offered-events.ts';
import type { Pools } from '../../../platform/server/database/pool.ts';
import type { PostAnswer } from '../../../platform/server/net/post-to-public.ts';
import { worldAndThisMachine, type WayOut } from '../../../platform/server/net/way-out.ts';
import { sealsWith } from '../../../platform/server/sealed.ts';
import { freshHouse, type House } from './fresh-house.ts';
import { startHookReceiver, type HookReceiver } from './hook-receiver-stand-in.ts';
import { stockedItem } from './stocked-item.ts';
import { createTestApp, type AppClient } from './test-app.ts';

const secret = 'a secret of the tests, long enough';

/** A house that tells other programs what happens, with a clock of its own. */
export type TellingHouse = House & {
  readonly owner: () => AppClient;
  readonly receiver: () => HookReceiver;
  /** Another server of the same house. */
  readonly openSender: (wayOut?: WayOut) => HookSender;
  /** One that dies while it sends: its message arrives, and it never hears of it. */
  readonly openDyingSender: () => HookSender;
  /** Lets a moment pass. @unit milliseconds */
  readonly pass: (ms: number) => void;
  /** Looks as the server does soon after something happened, and waits for what is on its way. */
  readonly look: (sender?: HookSender) => Promise<void>;
  /** Adds an address that is told these; its secret is given. */
  readonly addHook: (told?: Partial<{ url: string; kinds: OfferedEvent[]; secret: string }>) => Promise<{ id: string; secret: string }>;
  readonly endpoint: (id: string) => Promise<Endpoint>;
  readonly deliveries: (id: string) => Promise<Awaited<ReturnType<AppClient['integrations']['readHookDeliveries']>>['deliveries']>;
  /** Something is thrown away: stock moves. */
  readonly moveStock: () => Promise<void>;
};

type Endpoint = Awaited<ReturnType<AppClient['integrations']['readHooks']>>['endpoints'][number];

const usualKinds: OfferedEvent[] = ['inventory.v1.movement-recorded'];

/** What an address signs with, as a browser makes it. */
export const newHookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Servers of one house, with a clock that tests move on. */
const senderHouse = (pools: () => Pools) => {
  let now = 0;
  let senders: HookSender[] = [];
  beforeEach(() => {
    now = Date.now();
  });
  afterEach(async () => {
    for (const sender of senders) await sender.stop();
    senders = [];
  });
  const senderOn = (wayOut: WayOut): HookSender => {
    const world = { pool: pools().app, log: pino({ level: 'silent' }), seals: sealsWith(secret), wayOut };
    return openHookSender({ ...world, clock: () => new Date(now) });
  };
  const neverHeard: WayOut['post'] = async (post) => {
    await worldAndThisMachine.post(post);
    return new Promise<PostAnswer>(() => undefined);
  };
  return {
    openSender: (wayOut: WayOut = worldAndThisMachine) => {
      const sender = senderOn(wayOut);
      senders.push(sender);
      return sender;
    },
    openDyingSender: () => senderOn({ ...worldAndThisMachine, post: neverHeard }),
    pass: (ms: number) => void (now += ms),
    catchUp: () => void (now = Math.max(now, Date.now())),
  };
};

/** Opens it for each test of a file. */
export const tellingHouse = (): TellingHouse => {
  const house = freshHouse();
  const { database, here, tell } = house;
  const { openSender, openDyingSender, pass, catchUp } = senderHouse(() => database().pools);
  let app: ReturnType<typeof createTestApp>;
  let receiver: HookReceiver;
  let itemId = '';
  beforeAll(() => {
    app = createTestApp(database().pools, { wayOut: worldAndThisMachine });
  });
  beforeEach(async () => {
    receiver = await startHookReceiver();
    const onEnterprise = `update subscription set plan = 'enterprise', status = 'active' where owner_id = $1`;
    await queryAs(database().superuser, onEnterprise, [here().ownerId]);
    itemId = await stockedItem(app, here(), { kilograms: '10' });
  });
  afterEach(() => receiver.close());
  const owner = () => app.as(here().people.owner);
  return {
    ...house,
    app: () => app,
    owner,
    receiver: () => receiver,
    openSender,
    openDyingSender,
    pass,
    look: async (sender = openSender()) => {
      catchUp();
      await sender.look(here().restaurantId);
      await sender.settled();
    },
    addHook: async ({ url = receiver.url, kinds = usualKinds, secret: own = newHookSecret() } = {}) => {
      const endpointId = uuidv7();
      await owner().integrations.addHook(tell({ endpointId, url, kinds, secret: own }));
      return { id: endpointId, secret: own };
    },
    endpoint: async (wanted) => {
      const { endpoints } = await owner().integrations.readHooks({ restaurantId: here().restaurantId });
      const found = endpoints.find(({ id }) => id === wanted);
      if (!found) throw new Error('There is such an address.');
      return found;
    },
    deliveries: async (endpointId) =>
      (await owner().integrations.readHookDeliveries({ restaurantId: here().restaurantId, endpointId })).deliveries,
    moveStock: async () => {
      const entry = { text: '1 g', parts: [{ quantity: '1', unit: 'g' as const }] };
      const move = { movementId: uuidv7(), itemId, kind: 'WASTE' as const, entry, price: null, reason: 'SPOILED' as const, note: null };
      await owner().inventory.recordMovement(tell(move));
    },
  };
};
