import type { JSONSchema7, LanguageModel } from 'ai';
import * as z from 'zod/mini';

import { createLog } from '../../../../platform/server/log/log.ts';
import { dimensions } from '../../rules/question/kinds.ts';
import { measureIds } from '../../rules/question/measures.ts';
import type { Proposal } from '../../rules/question/proposal.ts';
import { modelBrief } from './model-brief.ts';

/** Which model reads questions, and how it is reached. */
export type ModelSettings = {
  readonly provider: 'openai' | 'anthropic' | 'compatible';
  /** Null where a model in the house asks for none. */
  readonly key: string | null;
  readonly model: string;
  /** Where it answers. */
  readonly baseUrl: string;
};

/** What a model is told of a question: the asker's own words and the day, never anything that is stored. */
export type ReadingAsked = {
  readonly text: string;
  /** What was asked before it, in its words. */
  readonly before: string | null;
  readonly today: string;
  readonly isEthiopianCalendar: boolean;
};

/** Somebody outside who reads questions. */
export type QuestionReader = {
  /** What the model is called, told beside every answer that it read. */
  readonly name: string;
  /** Null where it did not answer in time, answered with something else, or says that nothing here tells it. */
  readonly read: (asked: ReadingAsked) => Promise<Proposal | null>;
};

/** Longer nobody waits for it. @unit milliseconds */
export const readingMs = 20_000;
/** No proposal is longer. @unit tokens */
const tokensMax = 500;
/** As long as a part of the question can be. @unit characters */
const partMax = 80;
const namesMax = 8;
const linesMax = 50;

const part = z.string().check(z.minLength(1), z.maxLength(partMax));

const proposalSchema = z.strictObject({
  measure: z.enum(measureIds),
  names: z.array(part).check(z.maxLength(namesMax)),
  days: z.nullable(part),
  by: z.nullable(z.enum(dimensions)),
  order: z.nullable(z.enum(['most', 'least'])),
  limit: z.nullable(z.int().check(z.minimum(1), z.maximum(linesMax))),
  against: z.nullable(z.enum(['before', 'last-year'])),
});

const modelOf = async ({ provider, key, model, baseUrl }: ModelSettings): Promise<LanguageModel> => {
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ apiKey: key ?? '', baseURL: baseUrl })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({ name: provider, baseURL: baseUrl, ...(key !== null && { apiKey: key }) })(model);
};

const promptOf = ({ text, before, today, isEthiopianCalendar }: ReadingAsked): string =>
  JSON.stringify({ today, calendar: isEthiopianCalendar ? 'Ethiopian' : 'Gregorian', askedBefore: before, question: text });

/**
 * Opens a model that reads questions. It may call one of two tools, neither of which does anything: what it calls them with
 * is checked like any input from outside, and all that comes of it is a proposal.
 */
export const openReader = async (settings: ModelSettings): Promise<QuestionReader> => {
  const { generateText, jsonSchema } = await import('ai');
  const model = await modelOf(settings);
  const described = (schema: z.ZodMiniType) => jsonSchema<unknown>(z.toJSONSchema(schema) as JSONSchema7);
  const tools = {
    look_up: { description: 'Looks one measure up.', inputSchema: described(proposalSchema) },
    cannot_tell: { description: 'Says that no measure answers the question as it was asked.', inputSchema: described(z.strictObject({})) },
  };
  const ask = async (asked: ReadingAsked): Promise<Proposal | null> => {
    const { toolCalls } = await generateText({
      model,
      tools,
      system: modelBrief(),
      prompt: promptOf(asked),
      toolChoice: 'required',
      maxOutputTokens: tokensMax,
      maxRetries: 1,
      abortSignal: AbortSignal.timeout(readingMs),
    });
    const [call, ...more] = toolCalls;
    if (call?.toolName !== 'look_up' || more.length > 0) return null;
    return proposalSchema.safeParse(call.input).data ?? null;
  };
  const read = async (asked: ReadingAsked): Promise<Proposal | null> => {
    try {
      return await ask(asked);
    } catch (thrown) {
      // Its message may repeat the question, which is the asker's own: only what kind of fault it was is noted.
      createLog('error').error({ fault: thrown instanceof Error ? thrown.name : 'unknown' }, 'the model did not read a question');
      return null;
    }
  };
  return { name: settings.model, read };
};
