import { setTimeout as wait } from 'node:timers/promises';

import type { Logger } from 'pino';

import type { Pool } from '../../../../platform/server/database/pool.ts';
import { withSystem } from '../../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { hookLimits } from '../../rules/hooks/hook-limits.ts';
import { hearHooks } from './hear-hooks.ts';
import { postMessage } from './post-message-adapter.ts';
import { settleDelivery } from './settle-delivery.ts';
import type { HooksAround } from './steer-hooks.ts';
import { takeDeliveries } from './take-deliveries.ts';

/** What messages are sent with. */
export type SenderWorld = HooksAround & { readonly pool: Pool; readonly log: Logger; readonly clock?: () => Date };

/** Sends what happened in restaurants to other programs. */
export type HookSender = {
  /** Listens in a restaurant, and lets what is due there be sent; it does not wait for receivers. */
  readonly look: (restaurantId: string) => Promise<void>;
  /** Once nothing is on its way. */
  readonly settled: () => Promise<void>;
  /** Begins nothing more, and waits for what is on its way. */
  readonly stop: () => Promise<void>;
};

type Lane = { readonly restaurantId: string; readonly endpointId: string };

const system = <Result>(pool: Pool, restaurantId: string, work: (tx: RestaurantTx) => Promise<Result>): Promise<Result> =>
  withSystem(pool, { restaurantId, reason: 'tell other programs' }, work);

/** What a turn at an address came to: whether more may wait there, and how soon something is tried again. */
type Turn = { readonly hasMore: boolean; /** @unit milliseconds */ readonly againMs: number | null };

const soonest = (waits: readonly (number | null)[]): number | null => {
  const known = waits.filter((one) => one !== null);
  return known.length === 0 ? null : Math.min(...known);
};

/** Sends some of what is due at an address, all at once. */
const takeTurn = async (world: SenderWorld, { restaurantId, endpointId }: Lane): Promise<Turn> => {
  const { pool, clock = () => new Date() } = world;
  const taken = await system(pool, restaurantId, (tx) => takeDeliveries(tx, endpointId, clock()));
  if (!taken) return { hasMore: false, againMs: null };
  const { endpoint, deliveries } = taken;
  const waits = await Promise.all(
    deliveries.map(async (delivery) => {
      const tried = await postMessage(world, { endpoint, delivery, now: clock() });
      return system(pool, restaurantId, (tx) => settleDelivery(tx, { delivery, tried, now: clock() }));
    }),
  );
  // Where one did not arrive the others would not either: the rest wait for the next look.
  return { hasMore: deliveries.length === hookLimits.atOnce && waits.every((one) => one === null), againMs: soonest(waits) };
};

/**
 * Opens it. Each address is a lane of its own, with so many messages on their way at once, so that a receiver that is slow or silent
 * keeps neither another one nor anybody in the restaurant waiting.
 */
export const openHookSender = (world: SenderWorld): HookSender => {
  const { pool, log, clock = () => new Date() } = world;
  const lanes = new Map<string, Promise<void>>();
  const again = new Set<string>();
  const stopping = new AbortController();
  const { signal } = stopping;
  const goOn = async (lane: Lane): Promise<void> => {
    let turn: Turn;
    do {
      again.delete(lane.endpointId);
      turn = await takeTurn(world, lane);
    } while ((turn.hasMore || again.has(lane.endpointId)) && !signal.aborted);
    if (turn.againMs !== null && turn.againMs <= hookLimits.soonMs) beginAfter(lane, turn.againMs);
  };
  const begin = (lane: Lane): void => {
    const { endpointId } = lane;
    if (signal.aborted) return;
    again.add(endpointId);
    if (lanes.has(endpointId)) return;
    const work = Promise.allSettled([goOn(lane)]).then(([gone]) => {
      if (gone.status === 'rejected')
        log.warn({ err: gone.reason as unknown, endpointId }, 'messages could not be sent; they are sent within a minute');
      lanes.delete(endpointId);
      // Somebody asked after the last turn was taken and before the lane was given back.
      if (again.has(endpointId)) begin(lane);
    });
    lanes.set(endpointId, work);
  };
  const beginAfter = (lane: Lane, ms: number): void =>
    void wait(ms, undefined, { signal, ref: false }).then(
      () => begin(lane),
      () => undefined,
    );
  const settled = async (): Promise<void> => {
    while (lanes.size > 0) await Promise.all(lanes.values());
  };
  return {
    look: async (restaurantId) => {
      const due = await system(pool, restaurantId, (tx) => hearHooks(tx, clock()));
      for (const endpointId of due) begin({ restaurantId, endpointId });
    },
    settled,
    stop: async () => {
      stopping.abort();
      await settled();
    },
  };
};
