import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { leadSteps } from '../contract/checks.contract.ts';
import { announceTasks } from './announce-tasks.ts';
import { lockRun, stepRun } from './locked-run.ts';
import { actorOf, momentOf } from './moment.ts';
import { checkRun } from './tables.ts';

/** How long a list that is opened again may take. @unit milliseconds */
const reopenedMs = 24 * 3_600_000;

type Body = { readonly runId: string; readonly step: (typeof leadSteps)[number]; readonly reason: string | null };

/**
 * Looks a list over, opens it again, or says why it was missed.
 *
 * @refuses NOT_FOUND; whatever decideRunStep refuses
 */
export const leadRun = async (tx: RestaurantTx, command: CommandEnvelope<Body>): Promise<{ runId: string }> => {
  const { runId, step, reason } = command.body;
  const run = await lockRun(tx, runId);
  const { at } = momentOf(command);
  const state = stepRun(tx, run, { step, at, reason });
  const by = actorOf(tx);
  const said = { reason, reasonBy: by };
  const changes = {
    VERIFY: { verifiedAt: at, verifiedBy: by },
    REOPEN: {
      ...said,
      submittedAt: null,
      submittedBy: null,
      expireAt: new Date(Math.max(run.expireAt.getTime(), at.getTime() + reopenedMs)),
    },
    EXCUSE: said,
  }[step];
  await tx.db
    .update(checkRun)
    .set({ state, ...changes })
    .where(run.own);
  announceTasks(tx, 'tasks.v1.run-changed', { runId });
  return { runId };
};
