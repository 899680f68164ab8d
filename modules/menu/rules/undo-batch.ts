import { accepted, type Decision, refused } from '../../../kit/decision.ts';

/** What stands in the way of taking a batch back. */
export type UndoBatchRefusal = { readonly code: 'BATCH_UNDONE_ALREADY' } | { readonly code: 'BATCH_OF_ANOTHER_DAY' };

/**
 * Whether a batch may be taken back: once, and on the trading day it was made. Later, what is left of it is counted or
 * thrown away.
 *
 * @refuses BATCH_UNDONE_ALREADY, BATCH_OF_ANOTHER_DAY
 */
export const decideUndoBatch = (
  { businessDate, isUndone }: { readonly businessDate: string; readonly isUndone: boolean },
  today: string,
): Decision<null, UndoBatchRefusal> => {
  if (isUndone) return refused({ code: 'BATCH_UNDONE_ALREADY' });
  return businessDate === today ? accepted(null) : refused({ code: 'BATCH_OF_ANOTHER_DAY' });
};
