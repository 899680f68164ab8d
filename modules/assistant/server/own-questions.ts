import { and, asc, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { aiCosts } from '../../subscription/rules/ai-operations.ts';
import type { AskedQuestion } from '../contract/answer.ts';
import { own } from './asked-before.ts';
import { presentQuestion } from './present-question.ts';
import { assistantQuestion } from './tables.ts';

/** A conversation is as long as a day. */
const conversationMs = 24 * 60 * 60 * 1000;
const conversationMax = 30;
const keptMax = 50;

/** One's own questions of the last day and those that were kept. */
export const listQuestions = async (
  tx: RestaurantTx,
): Promise<{ conversation: AskedQuestion[]; kept: { id: string; text: string }[]; cost: number }> => {
  const recent = await tx.db
    .select()
    .from(assistantQuestion)
    .where(and(own(tx), isNull(assistantQuestion.clearedAt), gt(assistantQuestion.askedAt, new Date(Date.now() - conversationMs))))
    .orderBy(desc(assistantQuestion.askedAt))
    .limit(conversationMax);
  const kept = await tx.db
    .select({ id: assistantQuestion.id, text: assistantQuestion.text })
    .from(assistantQuestion)
    .where(and(own(tx), isNotNull(assistantQuestion.savedAt)))
    .orderBy(asc(assistantQuestion.savedAt))
    .limit(keptMax);
  return { conversation: recent.toReversed().map(presentQuestion), kept, cost: aiCosts.natural_language_query };
};

type Keeping = { readonly questionId: string; readonly isSaved: boolean };

/**
 * Keeps a question to be asked again, or no longer.
 *
 * @refuses NOT_FOUND for a question that is not one's own
 */
export const keepQuestion = async (
  tx: RestaurantTx,
  { body: { questionId, isSaved } }: CommandEnvelope<Keeping>,
): Promise<{ isSaved: boolean }> => {
  const changed = await tx.db
    .update(assistantQuestion)
    .set({ savedAt: isSaved ? new Date() : null })
    .where(and(own(tx), eq(assistantQuestion.id, questionId)))
    .returning({ id: assistantQuestion.id });
  if (changed.length === 0) throw refusal('NOT_FOUND');
  return { isSaved };
};

/** Forgets one's own conversation; what was kept stays, without its answer being shown. */
export const clearConversation = async (tx: RestaurantTx): Promise<{ forgotten: number }> => {
  const cleared = await tx.db
    .update(assistantQuestion)
    .set({ clearedAt: new Date() })
    .where(and(own(tx), isNull(assistantQuestion.clearedAt)))
    .returning({ id: assistantQuestion.id });
  return { forgotten: cleared.length };
};
