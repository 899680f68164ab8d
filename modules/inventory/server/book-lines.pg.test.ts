import { beforeAll, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { bookDocumentLines, type BookedLine } from './book-document.ts';
import { addItem, openKitchen, type Kitchen } from './testing/kitchen.ts';

const database = useTestDatabase();
let kitchen: Kitchen;

beforeAll(async () => {
  kitchen = await openKitchen(database());
});

const lineOf = (itemId: string, tins: bigint, unit = 'tin'): BookedLine => ({
  document: { sourceType: 'goods-receipt', sourceId: uuidv7(), occurredAt: new Date('2026-03-02T09:00:00Z'), deviceId: null },
  line: {
    movementId: uuidv7(),
    itemId,
    kind: 'RECEIPT',
    parts: [{ quantity: (tins * 1_000_000n) as never, unit: unit as never }],
    price: null,
    reason: null,
    note: null,
    lot: null,
  },
});

const ledgerOf = (itemId: string) =>
  queryAs<{ entry: number; tins: string }>(
    database().owner,
    `select entry_number::int as entry, (quantity / 2500)::int::text as tins
       from stock_movement where item_id = $1 order by entry_number`,
    [itemId],
  );

it('lines of different items travel at once, and those of one item stand in the order they were given', async () => {
  const items = await Promise.all(Array.from({ length: 6 }, () => addItem(kitchen)));
  const lines = items.flatMap((itemId, index) => [lineOf(itemId, BigInt(index + 1)), lineOf(itemId, 10n)]);
  await kitchen.as('chef', (tx) => bookDocumentLines(tx, lines.toReversed()));
  for (const [index, itemId] of items.entries())
    expect(await ledgerOf(itemId)).toEqual([
      { entry: 1, tins: '10' },
      { entry: 2, tins: String(index + 1) },
    ]);
  const level = `select (on_hand / 2500)::int as tins from stock_level where item_id = any($1) order by on_hand`;
  expect((await queryAs<{ tins: number }>(database().owner, level, [items])).map(({ tins }) => tins)).toEqual([11, 12, 13, 14, 15, 16]);
});

it('one line that is refused leaves nothing of the others, and its own reason is told', async () => {
  const items = await Promise.all(Array.from({ length: 6 }, () => addItem(kitchen)));
  const lines = items.map((itemId, index) => lineOf(itemId, 1n, index === 2 ? 'carton' : 'tin'));
  const gone = kitchen.as('chef', (tx) => bookDocumentLines(tx, lines));
  await expect(gone).rejects.toMatchObject({ code: 'UNIT_NOT_IN_PACK_CHAIN', data: { unit: 'carton' } });
  for (const itemId of items) expect(await ledgerOf(itemId)).toEqual([]);
});
