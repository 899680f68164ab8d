import { m } from '../../../../generated/messages/web/messages.js';
import type { CallFailure } from '../../../../platform/web/refusal.ts';
import { inventoryRefusalWords } from './refusal-words.ts';

/** What is said where nobody answered, and where something broke. */
export type FailureSentences = { readonly needsLine: () => string; readonly failed?: () => string };

/** Why something that needs its answer now was not done. */
export const failureWords = (failure: CallFailure, { needsLine, failed = m.inventory_failed_title }: FailureSentences): string => {
  if (failure.kind === 'no-connection') return needsLine();
  return (failure.kind === 'refusal' ? inventoryRefusalWords(failure.code, failure.data) : undefined) ?? failed();
};
