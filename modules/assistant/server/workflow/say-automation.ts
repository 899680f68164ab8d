import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { aiCosts } from '../../../subscription/rules/ai-operations.ts';
import { releaseOperation, reserveOperation, settleOperation } from '../../../subscription/server/public.ts';
import type { SaidAutomation } from '../../contract/workflow/automation-fields.ts';
import { readAutomation } from '../../rules/workflow/words/read-automation.ts';

const category = 'workflow_automation';

/** What an automation that was said in words costs. @unit AI operations */
export const sayingCost: number = aiCosts[category];

type Body = { readonly operationId: string; readonly text: string };

/**
 * Makes an automation out of words, for the form in which somebody looks at it; nothing is saved. What it costs is set aside before
 * the words are read, and counts where something was understood. Under the same id it counts once.
 *
 * @refuses AI_LIMIT_REACHED before anything is read
 */
export const sayAutomation = async (
  tx: RestaurantTx,
  { body: { operationId: id, text } }: CommandEnvelope<Body>,
): Promise<{ said: SaidAutomation | null }> => {
  const reservation = await reserveOperation(tx, { id, category });
  if (reservation === 'over-limit') throw refusal('AI_LIMIT_REACHED', { cost: sayingCost });
  const { trigger, conditions, actions, needsApproval, unread } = readAutomation(text);
  const isNothing = trigger === null && actions.length === 0;
  if (reservation === 'reserved') await (isNothing ? releaseOperation(tx, id) : settleOperation(tx, id));
  if (isNothing) return { said: null };
  return { said: { trigger, conditions: [...conditions], actions: [...actions], needsApproval, unread: [...unread] } };
};
