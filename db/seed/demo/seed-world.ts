import { createRouterClient, type RouterClient } from '@orpc/server';
import type { Logger } from 'pino';

import type { AppRouter } from '../../../apps/server/router.ts';
import type { Pools } from '../../../platform/server/database/pool.ts';
import type { Chance } from './chance.ts';
import type { DemoRestaurant } from './restaurants.ts';

/** What the seed works with. */
export type SeedWorld = {
  readonly pools: Pools;
  readonly router: AppRouter;
  readonly log: Logger;
  /** Everyone's password. */
  readonly password: string;
  /** The end of the month that is told; the same in every run of one seed. */
  readonly end: Date;
};

/** Who works in a house: those who sign in by their role, the others by their word. */
export type People = ReadonlyMap<string, string>;

/** How long ago the demo's restaurants were opened. @unit milliseconds */
export const month = 31 * 86_400_000;

/** The product's own procedures, as somebody calls them. */
export const clientOf = (world: SeedWorld, userId: string | null): RouterClient<AppRouter> =>
  createRouterClient(world.router, {
    context: {
      pools: world.pools,
      credential: userId === null ? null : { kind: 'person', userId },
      requestId: 'seed',
      log: world.log,
      headers: new Headers(),
      responseHeaders: new Headers(),
    },
  });

/** A restaurant of the demo, opened. */
export type House = { readonly demo: DemoRestaurant; readonly restaurantId: string; readonly ownerId: string };

/** Wraps what somebody did into a command of one device, whose ids follow from chance. */
export const envelopeFor = (house: House, chance: Chance) => {
  const deviceId = chance.idAt(new Date(0));
  return <Body>(at: Date, body: Body) => ({
    commandId: chance.idAt(at),
    restaurantId: house.restaurantId,
    deviceId,
    occurredAt: at.toISOString(),
    body,
  });
};
