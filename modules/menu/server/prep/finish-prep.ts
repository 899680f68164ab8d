import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import type { Batch, BatchBody } from '../../contract/batches.contract.ts';
import type { PrepTask } from '../../contract/prep-fields.ts';
import { announceMenu } from '../announce-menu.ts';
import { makeBatch } from '../make-batch.ts';
import { lockTasks } from './lock-tasks.ts';
import { presentPrep } from './present-prep.ts';
import { decideStep, keepStep } from './step-prep.ts';

type FinishBody = { readonly taskId: string; readonly outcome: 'DONE' | 'PARTIAL'; readonly batch: BatchBody };

/**
 * Finishes a task with the batch that was made of it, both or neither: it is held first, so that it is booked once however
 * many say so.
 *
 * @refuses NOT_FOUND; PREP_STEP_NOT_NOW, PREP_CLAIMED; PREP_OF_ANOTHER for a batch of another prep; whatever makeBatch refuses
 */
export const finishPrep = async (tx: RestaurantTx, envelope: CommandEnvelope<FinishBody>): Promise<{ task: PrepTask; batch: Batch }> => {
  const { taskId, outcome, batch: made } = envelope.body;
  const [row] = await lockTasks(tx, [taskId]);
  const state = await decideStep(tx, row, outcome === 'DONE' ? 'FINISH' : 'FINISH_PART');
  if (made.recipeId !== row.recipeId) throw refusal('PREP_OF_ANOTHER', { field: 'batch' });
  const { batch } = await makeBatch(tx, { ...envelope, body: made });
  const [task] = await presentPrep(tx, [await keepStep(tx, row, { state, batchId: batch.id, finishedAt: new Date(envelope.occurredAt) })]);
  if (!task) throw new Error('A task that was written is answered.');
  announceMenu(tx, 'menu.v1.prep-changed', { taskIds: [taskId] });
  return { task, batch };
};
