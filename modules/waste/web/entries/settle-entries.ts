import type { InfiniteData } from '@tanstack/react-query';

import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import type { EntryRow } from '../../contract/fields.ts';
import { canBeReviewed } from '../../rules/entry-status.ts';
import type { WasteInputs, WasteOutputs } from '../waste-client.ts';
import type { EntriesSearch } from './entries-search.ts';

/** The log as it was read, page by page. */
export type EntryPages = InfiniteData<WasteOutputs['listEntries'], string | null>;

const isAskedFor = (row: EntryRow, { what, from, to, weekday, hour, ...exact }: EntriesSearch): boolean => {
  // By which hour of the week an entry counts, the server says.
  if (weekday !== undefined || hour !== undefined) return false;
  if ((what ?? row.kind) !== row.kind) return false;
  if (row.businessDate < (from ?? row.businessDate) || row.businessDate > (to ?? row.businessDate)) return false;
  return (Object.keys(exact) as (keyof typeof exact)[]).every((name) => exact[name] === row[name]);
};

const changed = (known: EntryPages, change: (rows: readonly EntryRow[]) => EntryRow[]): EntryPages => ({
  ...known,
  pages: known.pages.map((page) => ({ ...page, rows: change(page.rows) })),
});

const isAfter = (left: EntryRow, right: EntryRow): boolean =>
  left.businessDate === right.businessDate
    ? Date.parse(left.happenedAt) >= Date.parse(right.happenedAt)
    : left.businessDate > right.businessDate;

/** The list with an entry at its place; where that lies behind the pages that were read, the next page brings it. */
const withEntry = (known: EntryPages, row: EntryRow): EntryPages => {
  const rest = changed(known, (rows) => rows.filter(({ id }) => id !== row.id));
  const at = rest.pages.findIndex(({ rows, nextCursor }) => nextCursor === null || rows.some((one) => isAfter(row, one)));
  const put = (rows: readonly EntryRow[]): EntryRow[] => {
    const place = rows.findIndex((one) => isAfter(row, one));
    return rows.toSpliced(place === -1 ? rows.length : place, 0, row);
  };
  return { ...rest, pages: rest.pages.map((page, index) => (index === at ? { ...page, rows: put(page.rows) } : page)) };
};

const withReviewed = (known: EntryPages, ids: readonly string[]): EntryPages =>
  changed(known, (rows) =>
    rows.map((row) => (canBeReviewed(row.status) && ids.includes(row.id) ? { ...row, status: 'REVIEWED' as const } : row)),
  );

type Answered = { readonly entry: OutboxEntry; readonly answer: unknown };

/** The log as it is once the server has answered a command, by what the list was asked for. */
export const withAnswered = (known: EntryPages, search: EntriesSearch, { entry: { name, input }, answer }: Answered): EntryPages => {
  if (name === 'waste.review-entries@1') return withReviewed(known, (input as WasteInputs['reviewEntries']).body.entryIds);
  if (name === 'waste.set-photo@1') return known;
  const { entry } = answer as { readonly entry: EntryRow };
  if (name === 'waste.void-entry@1') return changed(known, (rows) => rows.map((row) => (row.id === entry.id ? entry : row)));
  return isAskedFor(entry, search) ? withEntry(known, entry) : known;
};
