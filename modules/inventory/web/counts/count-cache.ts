import type { CountEntryRow } from '../../contract/count-schemas.ts';

/** What a device knows of the entries of a count, and up to which of them without a gap. */
export type CountEntries = { readonly entries: readonly CountEntryRow[]; readonly through: number };

/** Entries with others beside them, each once. */
export const withEntries = (known: readonly CountEntryRow[], added: readonly CountEntryRow[]): readonly CountEntryRow[] => {
  const ids = new Set(added.map(({ id }) => id));
  return [...known.filter(({ id }) => !ids.has(id)), ...added];
};
