import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { askedQuestionSchema, questionLengthMax } from './answer.ts';
import { forecastContract } from './forecast.contract.ts';
import { inspectionContract } from './inspection.contract.ts';
import { assistantRefusals } from './refusals.ts';
import { photoContract } from './photo.contract.ts';
import { scanContract } from './scan.contract.ts';
import { automationContract } from './workflow/automation.contract.ts';

const tags = ['assistant'];
const path = '/restaurants/{restaurantId}/questions';

/** Asks something of what the restaurant knows, with one's own permissions. It counts only where there is an answer. */
export const askQuestion = restaurantCommand('assistant.ask', 'assistant.ask@1', 'forbidden')
  .route({ method: 'POST', path, summary: 'Ask a question', tags })
  .errors({ AI_LIMIT_REACHED: assistantRefusals.AI_LIMIT_REACHED })
  .input(
    commandEnvelope(
      z.strictObject({
        questionId: idSchema,
        text: z.string().check(z.trim(), z.minLength(2), z.maxLength(questionLengthMax)),
        language: z.enum(['en', 'am']),
        /** What was asked before it in the same conversation: "and last week?" leans on it. */
        afterId: z.nullable(idSchema),
      }),
    ),
  )
  .output(askedQuestionSchema);

/** Keeps a question to be asked again, or no longer. */
export const keepQuestion = restaurantCommand('assistant.ask', 'assistant.keep-question@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/{questionId}/keep`, summary: 'Keep a question', tags })
  .input(commandEnvelope(z.strictObject({ questionId: idSchema, isSaved: z.boolean() })))
  .output(z.object({ isSaved: z.boolean() }));

/** Forgets one's own conversation; what was kept stays. */
export const clearConversation = restaurantCommand('assistant.ask', 'assistant.clear@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/clear`, summary: "Forget one's own questions", tags })
  .input(commandEnvelope(z.strictObject({})))
  .output(z.object({ /** @unit questions */ forgotten: z.int() }));

/** One's own questions: those of the last day, the oldest first, and those that were kept. */
export const listQuestions = restaurantQuery('assistant.ask')
  .route({ method: 'GET', path, summary: "Read one's own questions", tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(
    z.object({
      conversation: z.array(askedQuestionSchema),
      kept: z.array(z.object({ id: idSchema, text: z.string() })),
      /**
       * What a question costs.
       *
       * @unit AI operations
       */
      cost: z.int(),
    }),
  );

/** Everything that may be said to the assistant. */
export const assistantContract = {
  askQuestion,
  keepQuestion,
  clearConversation,
  listQuestions,
  ...forecastContract,
  ...inspectionContract,
  ...scanContract,
  ...photoContract,
  ...automationContract,
};
