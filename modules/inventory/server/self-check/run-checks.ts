import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';

import type { Pool } from '../../../../platform/server/database/pool.ts';
import { isEntryRefused, withPerson, type Credential } from '../../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { eraseScratch, openScratch } from '../../../restaurants/server/public.ts';
import { openEverything } from '../../../subscription/server/public.ts';
import type { CheckResult } from '../../contract/self-checks.contract.ts';
import { outcomeOf } from '../../rules/self-check.ts';
import { todayIn, type Bench, type Check, type StockClient } from './bench.ts';
import { checksOfHouses } from './checks-of-houses.ts';
import { checksOfLedger } from './checks-of-ledger.ts';
import { checksOfLots } from './checks-of-lots.ts';

/** All self-checks, in the order in which they are made. */
export const allChecks: readonly Check[] = [...checksOfLedger, ...checksOfLots, ...checksOfHouses].toSorted(
  (left, right) => Number(left.check === 'REBUILT') - Number(right.check === 'REBUILT'),
);

/** From there the sweeper erases what a server left that died. @unit milliseconds */
const scratchMs = 15 * 60_000;

/** What a run works with. */
export type CheckWorld = {
  readonly pool: Pool;
  readonly log: Pick<Logger, 'error'>;
  readonly stockClientOf: (credential: Credential) => StockClient;
};

/** For whom books are checked: whoever asked, and the restaurant whose money and day the scratch ones take over. */
export type CheckedFor = Pick<RestaurantTx, 'restaurantId' | 'currency' | 'timeZone' | 'dayCutoffMinutes'> & { readonly askedBy: string };

const openBench = async ({ pool, log, stockClientOf }: CheckWorld, asked: CheckedFor): Promise<Bench> => {
  const [personId, here, there] = [uuidv7(), uuidv7(), uuidv7()];
  const credential = { kind: 'person', userId: personId } as const;
  const until = new Date(Date.now() + scratchMs);
  const opened = await withPerson({ pool, credential, access: 'write' }, async (tx) => {
    await openScratch(tx, { restaurantId: here, name: 'Self-check A', like: asked, until });
    await openScratch(tx, { restaurantId: there, name: 'Self-check B', like: asked, until });
    await openEverything(tx);
  });
  if (isEntryRefused(opened)) throw new Error('Nobody was let in to open a scratch restaurant.');
  const stranger = stockClientOf({ kind: 'person', userId: asked.askedBy });
  return {
    pool,
    log,
    personId,
    here,
    there,
    client: stockClientOf(credential),
    stranger: { client: stranger, userId: asked.askedBy, restaurantId: asked.restaurantId },
    today: todayIn(asked),
    made: [],
  };
};

const faultOf = (reason: unknown): string => {
  const { code, name } = reason as { readonly code?: unknown; readonly name?: unknown };
  if (typeof code === 'string') return code;
  return typeof name === 'string' ? name : 'FAULT';
};

/** Makes one check; one that cannot be carried through keeps none of the others from being made. */
const makeCheck = async (bench: Bench, { check, measure }: Check): Promise<CheckResult> => {
  const from = performance.now();
  const [settled] = await Promise.allSettled([measure(bench)]);
  const tookMs = Math.round(performance.now() - from);
  if (settled.status === 'rejected') {
    bench.log.error({ err: settled.reason as Error, check }, 'a self-check of the stock books could not be carried through');
    return { check, outcome: 'BROKEN', tookMs, facts: [], fault: faultOf(settled.reason) };
  }
  return { check, outcome: outcomeOf(settled.value), tookMs, facts: [...settled.value], fault: null };
};

/** What is told of a run while it goes on; false ends it. */
export type TellResults = (results: readonly CheckResult[]) => Promise<boolean>;

/**
 * Makes checks in two scratch restaurants, through the product's own procedures, and erases both whatever happened.
 *
 * @throws when no scratch restaurant can be opened, or what was found cannot be told
 */
export const runChecks = async (
  world: CheckWorld,
  asked: CheckedFor,
  { checks, onResult }: { readonly checks: readonly Check[]; readonly onResult: TellResults },
): Promise<readonly CheckResult[]> => {
  const bench = await openBench(world, asked);
  const results: CheckResult[] = [];
  const work = async () => {
    for (const check of checks) {
      results.push(await makeCheck(bench, check));
      if (!(await onResult(results))) return;
    }
  };
  const [worked] = await Promise.allSettled([work()]);
  for (const restaurantId of [bench.here, bench.there]) await eraseScratch(world.pool, restaurantId);
  if (worked.status === 'rejected') throw worked.reason;
  return results;
};
