import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Pressing } from '../../../platform/server/pressing.ts';
import type { PlanKind } from '../rules/pressing-kinds.ts';
import { trialPresses } from '../rules/trial-presses.ts';
import { usageLevel } from '../rules/usage-level.ts';
import { allowanceOf } from './metering/allowance.ts';
import { findSubscription, standingHere } from './standing.ts';

const place = '/subscription';

/** The trial that ends soon or has ended, and what the plan includes that is nearly used up. */
export const planPresses = async (tx: RestaurantTx, now: Date): Promise<Pressing<PlanKind>[]> => {
  if ((await findSubscription(tx, tx.ownerId)) === null) return [];
  const standing = await standingHere(tx);
  const trial = trialPresses(standing, now);
  const { used, limit, cycle } = await allowanceOf(tx, tx.ownerId, now);
  const level = usageLevel(used, limit);
  return [
    ...(trial === null
      ? []
      : [{ kind: 'trial' as const, subject: String(trial.noticeDays), words: { days: trial.daysLeft }, place, impactMinor: null }]),
    ...(level === 'fine'
      ? []
      : [
          {
            kind: 'usage' as const,
            subject: `${cycle.start.toISOString().slice(0, 10)}:${level}`,
            words: { used, limit, level },
            place,
            impactMinor: null,
          },
        ]),
  ];
};
