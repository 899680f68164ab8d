import type { Dimension } from './kinds.ts';
import type { MeasureId } from './measures.ts';
import type { Question } from './question.ts';

/**
 * What a model made of a question: a measure, and words of the question itself. It holds no data and no id; names and days
 * become something only where this house knows them.
 */
export type Proposal = {
  readonly measure: MeasureId;
  /** What is named, each as it was written. */
  readonly names: readonly string[];
  /** When, in words such as "last week" or "2026-11-01 to 2026-11-07"; null where nothing was said. */
  readonly days: string | null;
  readonly by: Dimension | null;
  readonly order: Question['order'];
  /** @unit lines */
  readonly limit: number | null;
  readonly against: Question['against'];
};
