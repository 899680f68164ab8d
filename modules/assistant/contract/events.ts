import * as z from 'zod/mini';

/** What the assistant announces, by name and version. */
export const assistantEvents = {
  /** An automation, what came of one, or whether all of them are stopped is otherwise; it says no more than that. */
  'assistant.v1.automations-changed': z.object({}),
} as const;

/** A key of the table above, for whoever writes or listens. */
export type AssistantEventName = keyof typeof assistantEvents;
