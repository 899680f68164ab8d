import { newId } from '../../../../platform/web/new-command.ts';
import type { Definition } from '../../rules/workflow/automation.ts';

/** What is written in the form: something new, or a change over a version. */
export type Writing = {
  readonly automationId: string;
  readonly baseVersion: number | null;
  readonly definition: Definition;
  /** What was made out of a person's words, and what was not. */
  readonly notes: readonly string[];
};

/** Something new, as the form begins with it. */
export const newWriting = (definition: Definition, notes: readonly string[] = []): Writing => ({
  automationId: newId(),
  baseVersion: null,
  definition,
  notes,
});
