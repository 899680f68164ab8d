import { withSystem } from '../../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { Job } from '../../../../platform/server/jobs/job.ts';
import type { CheckResult } from '../../contract/self-checks.contract.ts';
import type { Check } from './bench.ts';
import { allChecks, runChecks, type CheckedFor, type CheckWorld } from './run-checks.ts';
import { moveRun } from './runs.ts';
import { selfCheckName } from './self-check-name.ts';

type OpenRun = { readonly restaurantId: string; readonly id: string; readonly isLost: boolean };

const openRuns = async ({ pool }: CheckWorld): Promise<readonly OpenRun[]> => {
  const text = 'select restaurant_id as "restaurantId", id, is_lost as "isLost" from app.stock_checks_open()';
  return (await pool.query<OpenRun>(text)).rows;
};

const reason = 'self-checks';

/** Makes one run that waits, and writes down what was found after each check. */
const makeRun = async (world: CheckWorld, { restaurantId, id }: OpenRun, checks: readonly Check[]): Promise<void> => {
  const inRun = <Result>(work: (tx: RestaurantTx) => Promise<Result>) => withSystem(world.pool, { restaurantId, reason }, work);
  const claimed = await inRun(async (tx): Promise<CheckedFor | null> => {
    const askedBy = await moveRun(tx, id, { from: ['WAITING'], to: 'RUNNING' });
    const { currency, timeZone, dayCutoffMinutes } = tx;
    return askedBy === null ? null : { askedBy, restaurantId, currency, timeZone, dayCutoffMinutes };
  });
  if (claimed === null) return;
  const onResult = (results: readonly CheckResult[]) =>
    inRun(async (tx) => {
      const to = results.length === checks.length ? 'DONE' : 'RUNNING';
      return (await moveRun(tx, id, { from: ['RUNNING'], to, results })) !== null;
    });
  const [worked] = await Promise.allSettled([runChecks(world, claimed, { checks, onResult })]);
  if (worked.status === 'fulfilled') return;
  world.log.error({ err: worked.reason as Error, restaurantId }, 'the self-checks broke off');
  await inRun((tx) => moveRun(tx, id, { from: ['RUNNING'], to: 'BROKEN' }));
};

/** Makes every run that waits, one after the other, and ends those whose server died. */
export const makeOpenRuns = async (world: CheckWorld, checks: readonly Check[] = allChecks): Promise<void> => {
  for (const run of await openRuns(world)) {
    if (run.isLost) {
      const broken = { from: ['RUNNING'], to: 'BROKEN' } as const;
      await withSystem(world.pool, { restaurantId: run.restaurantId, reason }, (tx) => moveRun(tx, run.id, broken));
    } else await makeRun(world, run, checks);
  }
};

/** Makes self-checks as soon as somebody asks for them. */
export const runSelfChecksSoon = ({ stockClientOf }: Pick<CheckWorld, 'stockClientOf'>): Job => ({
  name: selfCheckName,
  schedule: '* * * * *',
  run: ({ pools, log }) => makeOpenRuns({ pool: pools.app, log, stockClientOf }),
});
