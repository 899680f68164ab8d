import type { Run } from '../../contract/fields.ts';
import { openLines } from '../../rules/check-entry.ts';

/** What stands between a list and handing it in. */
export const openOf = ({ items, entries, actions }: Run) => {
  const corrected = new Set(actions.map(({ entryId }) => entryId));
  const lastOf = new Map(entries.map((entry) => [entry.itemKey, entry]));
  return openLines(
    items,
    [...lastOf.values()].map(({ id, itemKey, outcome }) => ({ itemKey, outcome, isCorrected: corrected.has(id) })),
  );
};
