import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Question } from '../rules/question/question.ts';
import { assistantQuestion } from './tables.ts';

/** One's own questions. */
export const own = (tx: RestaurantTx) =>
  and(eq(assistantQuestion.restaurantId, tx.restaurantId), eq(assistantQuestion.userId, tx.userId ?? ''));

/** The same question asked again so soon is not counted again. @unit milliseconds */
const freeAgainMs = 10 * 60 * 1000;

/** What the same words were understood and counted as, where they were answered a moment ago. */
export const answeredJustNow = async (
  tx: RestaurantTx,
  text: string,
): Promise<{ readonly operationId: string; readonly question: Question | null } | null> => {
  const [row] = await tx.db
    .select({ operationId: assistantQuestion.operationId, question: assistantQuestion.question })
    .from(assistantQuestion)
    .where(
      and(
        own(tx),
        eq(assistantQuestion.text, text),
        isNotNull(assistantQuestion.answer),
        gt(assistantQuestion.askedAt, new Date(Date.now() - freeAgainMs)),
      ),
    )
    .orderBy(desc(assistantQuestion.askedAt))
    .limit(1);
  return row ?? null;
};

/** What one asked before, in its words and as it was understood. */
export const questionBefore = async (
  tx: RestaurantTx,
  afterId: string | null,
): Promise<{ readonly text: string; readonly question: Question | null } | null> => {
  if (afterId === null) return null;
  const [row] = await tx.db
    .select({ text: assistantQuestion.text, question: assistantQuestion.question })
    .from(assistantQuestion)
    .where(and(own(tx), eq(assistantQuestion.id, afterId)));
  return row ?? null;
};
