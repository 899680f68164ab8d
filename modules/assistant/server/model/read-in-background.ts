import { and, eq, isNotNull } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';

import type { Pool } from '../../../../platform/server/database/pool.ts';
import { withRestaurant } from '../../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { createLog } from '../../../../platform/server/log/log.ts';
import { aiCosts } from '../../../subscription/rules/ai-operations.ts';
import { releaseOperation, settleOperation } from '../../../subscription/server/public.ts';
import type { Proposal } from '../../rules/question/proposal.ts';
import { answerProposal, answerQuestion, type Outcome, type Words } from '../answer-question.ts';
import { answeredJustNow } from '../asked-before.ts';
import { assistantQuestion } from '../tables.ts';
import type { QuestionReader, ReadingAsked } from './model-adapter.ts';

/** A question that a model reads: whose it is, and all that is needed to answer it. */
export type Reading = {
  readonly restaurantId: string;
  readonly userId: string;
  readonly questionId: string;
  readonly words: Words;
  readonly asked: ReadingAsked;
};

/** Reads a question with the model, and answers it as its asker may see it by then. Nobody waits for it. */
export const readInBackground = (pool: Pool, reader: QuestionReader, reading: Reading): void => {
  void Promise.allSettled([read(pool, reader, reading)]).then(([outcome]) => {
    if (outcome.status === 'rejected')
      createLog('error').error({ err: outcome.reason, question: reading.questionId }, 'a question was lost');
  });
};

const read = async (pool: Pool, reader: QuestionReader, reading: Reading): Promise<void> => {
  // No transaction is open while it is waited for.
  const proposal = await reader.read(reading.asked);
  const entry = { pool, credential: { kind: 'person', userId: reading.userId }, access: 'write' } as const;
  // Whoever is no longer let in is not answered; what was set aside is given back when its lease ends.
  await withRestaurant(entry, reading.restaurantId, (tx) => finish(tx, reading, { proposal, reader }));
};

type Read = { readonly proposal: Proposal | null; readonly reader: QuestionReader };

const finish = async (tx: RestaurantTx, { questionId, words }: Reading, { proposal, reader }: Read): Promise<void> => {
  const waiting = and(
    eq(assistantQuestion.restaurantId, tx.restaurantId),
    eq(assistantQuestion.id, questionId),
    isNotNull(assistantQuestion.readingUntil),
  );
  const [row] = await tx.db.select({ id: assistantQuestion.id }).from(assistantQuestion).where(waiting).for('update');
  if (!row) return;
  const outcome = proposal === null ? await answerQuestion(tx, words) : await answerProposal(tx, words, { proposal, by: reader.name });
  const counted = await countedFor(tx, { questionId, words, outcome });
  await tx.db
    .update(assistantQuestion)
    .set({
      question: outcome.question,
      answer: 'answer' in outcome ? outcome.answer : null,
      noAnswer: 'answer' in outcome ? null : outcome.noAnswer,
      readingUntil: null,
      ...counted,
    })
    .where(waiting);
};

type Ending = { readonly questionId: string; readonly words: Words; readonly outcome: Outcome };

/** Lets the question count, or not: without an answer, and where the same was answered just now. */
const countedFor = async (tx: RestaurantTx, { questionId, words, outcome }: Ending): Promise<{ operationId: string; cost: number }> => {
  const earlier = await answeredJustNow(tx, words.text);
  const isAgain = earlier !== null && isDeepStrictEqual(earlier.question, outcome.question);
  if ('answer' in outcome && !isAgain) {
    await settleOperation(tx, questionId);
    return { operationId: questionId, cost: aiCosts.natural_language_query };
  }
  await releaseOperation(tx, questionId);
  return { operationId: isAgain ? earlier.operationId : questionId, cost: 0 };
};
