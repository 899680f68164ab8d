import { dropDraft, keepDraft, readDraft } from '../../platform/web/draft-storage.ts';
import type { DraftValues } from '../../platform/web/drafts/draft-disk.ts';

/** What of a form is kept, and under which name. */
export type TypedInto<Values> = {
  readonly key: string;
  readonly values: Values;
  /** How the form began. */
  readonly start: Values;
  /** Top-level fields that are never kept. */
  readonly secrets?: readonly string[];
};

/** Whether a form stands as it began: nobody typed into it, or what was typed was taken out again. */
export const isAsBegun = <Values extends object>(values: Values, start: Values): boolean => {
  const [now, before] = [values as DraftValues, start as DraftValues];
  return [...new Set([...Object.keys(now), ...Object.keys(before)])].every(
    (field) => JSON.stringify(now[field]) === JSON.stringify(before[field]),
  );
};

/** Keeps what was typed into a form. One that is as it began has nothing to keep, and what was kept of it goes. */
export const keepTyped = <Values extends object>({ key, values, start, secrets = [] }: TypedInto<Values>): void => {
  if (!isAsBegun(values, start)) keepDraft(key, values as DraftValues, secrets);
  else if (Object.keys(readDraft(key)).length > 0) dropDraft(key);
};
