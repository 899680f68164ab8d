import { isDeepStrictEqual } from 'node:util';

import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { aiCosts } from '../../subscription/rules/ai-operations.ts';
import { releaseOperation, reserveOperation, settleOperation } from '../../subscription/server/public.ts';
import type { AskedQuestion } from '../contract/answer.ts';
import { answerQuestion, understandQuestion, type Words } from './answer-question.ts';
import { assistantQuestion } from './tables.ts';

const category = 'natural_language_query';
const cost = aiCosts[category];

type Body = { readonly questionId: string; readonly text: string; readonly language: 'en' | 'am'; readonly afterId: string | null };

const own = (tx: RestaurantTx) => and(eq(assistantQuestion.restaurantId, tx.restaurantId), eq(assistantQuestion.userId, tx.userId ?? ''));

/** The same question asked again so soon is not counted again. */
const freeAgainMs = 10 * 60 * 1000;

const answeredJustNow = async (tx: RestaurantTx, text: string) => {
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

/** What the same words were counted as just now, if they still ask the same: "and last week?" leans on what it follows. */
const countedAs = async (tx: RestaurantTx, words: Words): Promise<string | null> => {
  const earlier = await answeredJustNow(tx, words.text);
  if (earlier === null) return null;
  return isDeepStrictEqual(await understandQuestion(tx, words), earlier.question) ? earlier.operationId : null;
};

const questionBefore = async (tx: RestaurantTx, afterId: string | null) => {
  if (afterId === null) return null;
  const [row] = await tx.db
    .select({ question: assistantQuestion.question })
    .from(assistantQuestion)
    .where(and(own(tx), eq(assistantQuestion.id, afterId)));
  return row?.question ?? null;
};

/** A question as its asker sees it. */
export const presentQuestion = (row: typeof assistantQuestion.$inferSelect): AskedQuestion => ({
  id: row.id,
  text: row.text,
  askedAt: row.askedAt.toISOString(),
  answer: row.answer,
  noAnswer: row.noAnswer,
  cost: row.cost,
  isSaved: row.savedAt !== null,
});

/**
 * Answers a question with the asker's permissions. What it costs is set aside before anything is looked at, counts with an
 * answer, and is given back without one.
 *
 * @refuses AI_LIMIT_REACHED before any work; FEATURE_NOT_IN_PLAN
 */
export const askQuestion = async (
  tx: RestaurantTx,
  { body: { questionId, text, language, afterId } }: CommandEnvelope<Body>,
): Promise<AskedQuestion> => {
  const words: Words = { text, language, before: await questionBefore(tx, afterId) };
  const operationId = (await countedAs(tx, words)) ?? questionId;
  const reservation = await reserveOperation(tx, { id: operationId, category });
  if (reservation === 'over-limit') throw refusal('AI_LIMIT_REACHED', { cost });
  const outcome = await answerQuestion(tx, words);
  const isAnswered = 'answer' in outcome;
  if (reservation === 'reserved') await (isAnswered ? settleOperation(tx, operationId) : releaseOperation(tx, operationId));
  const [row] = await tx.db
    .insert(assistantQuestion)
    .values({
      restaurantId: tx.restaurantId,
      id: questionId,
      userId: tx.userId ?? '',
      text,
      language,
      question: outcome.question,
      answer: isAnswered ? outcome.answer : null,
      noAnswer: isAnswered ? null : outcome.noAnswer,
      operationId,
      cost: isAnswered && reservation === 'reserved' ? cost : 0,
    })
    .returning();
  if (!row) throw new Error('A row that was written comes back.');
  return presentQuestion(row);
};
