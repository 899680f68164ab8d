import { isDeepStrictEqual } from 'node:util';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import { afterCommit, type RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { aiCosts } from '../../subscription/rules/ai-operations.ts';
import { releaseOperation, reserveOperation, settleOperation } from '../../subscription/server/public.ts';
import type { AskedQuestion } from '../contract/answer.ts';
import { answerQuestion, understandQuestion, type Outcome, type Words } from './answer-question.ts';
import { answeredJustNow, questionBefore } from './asked-before.ts';
import { readingMs, type QuestionReader } from './model/model-adapter.ts';
import { readInBackground } from './model/read-in-background.ts';
import { presentQuestion } from './present-question.ts';
import { assistantQuestion } from './tables.ts';

const category = 'natural_language_query';
const cost = aiCosts[category];

type Body = { readonly questionId: string; readonly text: string; readonly language: 'en' | 'am'; readonly afterId: string | null };

/** What the same words were counted as just now, if they still ask the same: "and last week?" leans on what it follows. */
const countedAs = async (tx: RestaurantTx, words: Words): Promise<string | null> => {
  const earlier = await answeredJustNow(tx, words.text);
  if (earlier === null) return null;
  return isDeepStrictEqual(await understandQuestion(tx, words), earlier.question) ? earlier.operationId : null;
};

/** A model that has not answered by then never will: there is time to write its answer down. @unit milliseconds */
const readingLeaseMs = readingMs * 2;

type Asked = { readonly body: Body; readonly operationId: string };

const keep = async (
  tx: RestaurantTx,
  { body: { questionId: id, text, language }, operationId }: Asked,
  came: Pick<typeof assistantQuestion.$inferInsert, 'question' | 'answer' | 'noAnswer' | 'readingUntil' | 'cost'>,
): Promise<AskedQuestion> => {
  const [row] = await tx.db
    .insert(assistantQuestion)
    .values({ restaurantId: tx.restaurantId, id, userId: tx.userId ?? '', text, language, operationId, ...came })
    .returning();
  if (!row) throw new Error('A row that was written comes back.');
  return presentQuestion(row);
};

/** Ends a question that the grammar read, or that nobody else can read. */
const end = async (tx: RestaurantTx, asked: Asked, outcome: Outcome & { readonly isReserved: boolean }): Promise<AskedQuestion> => {
  const isAnswered = 'answer' in outcome;
  if (outcome.isReserved) await (isAnswered ? settleOperation(tx, asked.operationId) : releaseOperation(tx, asked.operationId));
  return keep(tx, asked, {
    question: outcome.question,
    answer: isAnswered ? outcome.answer : null,
    noAnswer: isAnswered ? null : outcome.noAnswer,
    cost: isAnswered && outcome.isReserved ? cost : 0,
  });
};

/**
 * Answers a question with the asker's permissions. What it costs is set aside before anything is looked at, counts with an
 * answer, and is given back without one. What the grammar cannot read is read by the model, where there is one, once this
 * is committed.
 *
 * @refuses AI_LIMIT_REACHED before any work; FEATURE_NOT_IN_PLAN
 */
export const askQuestion =
  (reader: QuestionReader | null) =>
  async (tx: RestaurantTx, { body }: CommandEnvelope<Body>): Promise<AskedQuestion> => {
    const { questionId, text, language } = body;
    const before = await questionBefore(tx, body.afterId);
    const words: Words = { text, language, before: before?.question ?? null };
    const asked: Asked = { body, operationId: (await countedAs(tx, words)) ?? questionId };
    const reservation = await reserveOperation(tx, { id: asked.operationId, category });
    if (reservation === 'over-limit') throw refusal('AI_LIMIT_REACHED', { cost });
    const outcome = await answerQuestion(tx, words);
    if (reader === null || !outcome.isBeyondGrammar) return end(tx, asked, { ...outcome, isReserved: reservation === 'reserved' });
    const { restaurantId, userId } = tx;
    const told = { text, before: before?.text ?? null, ...outcome.standpoint };
    afterCommit(tx, (pool) => readInBackground(pool, reader, { restaurantId, userId: userId ?? '', questionId, words, asked: told }));
    return keep(tx, asked, { cost: 0, readingUntil: new Date(Date.now() + readingLeaseMs) });
  };
