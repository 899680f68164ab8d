import type { PersistedClient } from '@tanstack/react-query-persist-client';

import { nextTask } from './next-task.ts';

export type KeptQuery = PersistedClient['clientState']['queries'][number];

/** An answer as it lies on the disk. */
export type Kept = { readonly shape: string; readonly query: KeptQuery };

/** It as text; where it has a long list of items, these lie behind it in pieces. */
export type KeptTexts = readonly [kept: string, ...pieces: string[]];

/** @unit items that are written or read in one go: three milliseconds here, twelve on a cheap phone */
const pieceItems = 625;

const itemsOf = ({ query }: Kept): readonly unknown[] => {
  const { items } = (query.state.data ?? {}) as { readonly items?: unknown };
  return Array.isArray(items) ? items : [];
};

const withItems = ({ shape, query }: Kept, items: readonly unknown[]): Kept => ({
  shape,
  query: { ...query, state: { ...query.state, data: { ...(query.state.data as object), items } } },
});

/** Writes an answer down, with a rest after each piece of a long one: no touch waits until ten thousand items are written. */
export const toTexts = async (kept: Kept): Promise<KeptTexts> => {
  const items = itemsOf(kept);
  if (items.length <= pieceItems) return [JSON.stringify(kept)];
  const pieces: string[] = [];
  for (let from = 0; from < items.length; from += pieceItems) {
    pieces.push(JSON.stringify(items.slice(from, from + pieceItems)));
    await nextTask();
  }
  return [JSON.stringify(withItems(kept, [])), ...pieces];
};

/** The answer again, read with the same rests. */
export const fromTexts = async ([text, ...pieces]: KeptTexts): Promise<Kept> => {
  const kept = JSON.parse(text) as Kept;
  if (pieces.length === 0) return kept;
  const items: unknown[] = [];
  for (const piece of pieces) {
    items.push(...(JSON.parse(piece) as unknown[]));
    await nextTask();
  }
  return withItems(kept, items);
};
