import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { chartSchema, figureSchema, tableSchema } from '../../reports/contract/report-document.ts';

/**
 * As much as one may ask at once.
 *
 * @unit characters
 */
export const questionLengthMax = 300;

const labelledSchema = z.object({ label: z.string(), text: z.string() });

/** A path of this app, with its search. */
const placeSchema = z.string().check(z.regex(/^\/(?!\/)/));

/** What a question came to, in words and figures; it can be followed down to the papers it rests on. */
export const answerSchema = z.object({
  /** The answer itself. */
  sentence: z.string(),
  figure: z.nullable(figureSchema),
  table: z.nullable(tableSchema),
  chart: z.nullable(chartSchema),
  /** How the question was understood: what, of when, of which things. */
  used: z.array(labelledSchema),
  /** The model that read the question, which may have left something of it out; absent where the grammar did. */
  readBy: z.optional(z.string()),
  /** What it rests on: basis, coverage, what is left out. */
  restsOn: z.array(labelledSchema),
  evidence: z.array(z.object({ label: z.string(), place: placeSchema })),
});

/** What a question came to. */
export type Answer = z.output<typeof answerSchema>;

/** Why a question has no answer, and what may be asked instead. */
export const noAnswerSchema = z.object({ text: z.string(), suggestions: z.array(z.string()) });

/** Why a question has no answer. */
export type NoAnswer = z.output<typeof noAnswerSchema>;

/** A question of one's own with what it came to. */
export const askedQuestionSchema = z.object({
  id: idSchema,
  text: z.string(),
  askedAt: z.iso.datetime(),
  /** Null where it could not be answered. */
  answer: z.nullable(answerSchema),
  noAnswer: z.nullable(noAnswerSchema),
  /** Whether a model still reads it: there is neither yet. */
  isReading: z.boolean(),
  /**
   * What it counted; nothing where it has no answer, and where it was asked again within ten minutes.
   *
   * @unit AI operations
   */
  cost: z.int(),
  isSaved: z.boolean(),
});

/** A question of one's own. */
export type AskedQuestion = z.output<typeof askedQuestionSchema>;
