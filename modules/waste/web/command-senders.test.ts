import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import type { OutboxEntry } from '../../../platform/web/outbox/outbox-entry.ts';
import type { EntryRow } from '../contract/fields.ts';
import { settleWasteAnswer } from './command-senders.ts';
import type { EntryPages } from './entries/settle-entries.ts';

const restaurantId = 'r';
const entryKey = (search: object) => ['waste', restaurantId, 'entries', search];

const row = (id: string, said: Partial<EntryRow> = {}): EntryRow => {
  const words = { kind: 'STOCK', reason: 'SPOILED', stage: 'STORAGE', destination: 'BIN', status: 'LOGGED', ...said };
  return { id, itemId: 'i', happenedAt: '2026-07-01T10:00:00.000Z', businessDate: '2026-07-01', ...words } as EntryRow;
};

const pagesOf = (...pages: (readonly EntryRow[])[]): EntryPages => ({
  pages: pages.map((rows, index) => ({
    rows: [...rows],
    nextCursor: index === pages.length - 1 ? null : `${index}`,
    isCostVisible: true,
  })),
  pageParams: pages.map((_, index) => (index === 0 ? null : `${index - 1}`)),
});

const queued = (name: string, body: object = {}): OutboxEntry =>
  ({ name: `waste.${name}@1`, input: { commandId: 'c', restaurantId, body } }) as unknown as OutboxEntry;

const shownIn = (queries: QueryClient, search: object) =>
  queries.getQueryData<EntryPages>(entryKey(search))?.pages.map(({ rows }) => rows.map(({ id, status }) => `${id} ${status}`));

it('shows what was logged without a line in the list the moment it has arrived, at its place and only where it was asked for', () => {
  const queries = new QueryClient();
  const [young, old] = [row('young', { happenedAt: '2026-07-01T12:00:00.000Z' }), row('old', { businessDate: '2026-06-30' })];
  queries.setQueryData(entryKey({}), pagesOf([young], [old]));
  queries.setQueryData(entryKey({ reason: 'SPOILED', from: '2026-07-01' }), pagesOf([]));
  queries.setQueryData(entryKey({ reason: 'BURNT' }), pagesOf([]));
  const answer = { entry: row('new'), posted: null };
  settleWasteAnswer(queries, queued('log-entry'), answer);
  settleWasteAnswer(queries, queued('log-entry'), answer);
  expect(shownIn(queries, {})).toEqual([['young LOGGED'], ['new LOGGED', 'old LOGGED']]);
  expect(shownIn(queries, { reason: 'SPOILED', from: '2026-07-01' })).toEqual([['new LOGGED']]);
  expect(shownIn(queries, { reason: 'BURNT' })).toEqual([[]]);
});

it('shows what was taken back or looked at so the moment it has arrived', () => {
  const queries = new QueryClient();
  queries.setQueryData(entryKey({}), pagesOf([row('one'), row('two')]));
  settleWasteAnswer(queries, queued('void-entry'), { entry: row('one', { status: 'VOIDED' }) });
  settleWasteAnswer(queries, queued('review-entries', { entryIds: ['one', 'two'] }), { reviewed: 1 });
  expect(shownIn(queries, {})).toEqual([['one VOIDED', 'two REVIEWED']]);
});

it('asks anew where the first reading of the list was on its way when the entry arrived', async () => {
  const queries = new QueryClient();
  const readings: ((pages: EntryPages) => void)[] = [];
  const queryFn = () => new Promise<EntryPages>((resolve) => readings.push(resolve));
  const observer = new QueryObserver(queries, { queryKey: entryKey({}), queryFn });
  const stop = observer.subscribe(() => undefined);
  settleWasteAnswer(queries, queued('log-entry'), { entry: row('new'), posted: null });
  readings[0]?.(pagesOf([]));
  await expect.poll(() => readings.length).toBe(2);
  readings[1]?.(pagesOf([row('new')]));
  await expect.poll(() => shownIn(queries, {})).toEqual([['new LOGGED']]);
  stop();
});
