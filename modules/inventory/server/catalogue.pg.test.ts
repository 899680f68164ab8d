import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { quantity } from '../../../kit/quantity.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { levelStanding, levelStatuses } from '../rules/level-status.ts';
import { createItem } from './create-item.ts';
import { exportItems, getItem } from './get-item.ts';
import { importItems } from './import-items.ts';
import { listItems } from './list-items.ts';
import type { ItemListQuery } from './list-statements.ts';
import { createCategory, createStorageArea, listCategories, listStorageAreas } from './places.ts';
import { levelSparklines } from './level-sparklines.ts';
import { recordMovement } from './record-movement.ts';
import { changeShelf, listShelf } from './shelves.ts';
import { findByBarcode, syncItems } from './sync-items.ts';
import { archiveItems, setPars, updateItem } from './update-item.ts';
import { addItem, delivery, envelope, movement, openKitchen, record, tomatoes, type Kitchen } from './testing/kitchen.ts';

const database = useTestDatabase();
let kitchen: Kitchen;

beforeAll(async () => {
  kitchen = await openKitchen(database());
});

const all: ItemListQuery = { filter: 'ALL', isActive: true, sort: 'ATTENTION', direction: 'ASC' };
const list = (changes: Partial<Parameters<typeof listItems>[1]> = {}) =>
  kitchen.as('owner', (tx) => listItems(tx, { ...all, limit: 200, ...changes }));

describe('items', () => {
  it('get a stock code from their name, of their own in the restaurant', async () => {
    const { item } = await kitchen.as('owner', (tx) => createItem(tx, { itemId: uuidv7(), item: { ...tomatoes, name: 'Oz' } }));
    expect(item.sku).toMatch(/^OZX-\d{6}$/);
    await expect(
      kitchen.as('owner', (tx) => createItem(tx, { itemId: uuidv7(), item: { ...tomatoes, sku: item.sku } })),
    ).rejects.toMatchObject({ code: 'SKU_TAKEN', data: { field: 'sku' } });
  });

  it('are found by barcode, which belongs to one of them', async () => {
    const itemId = await addItem(kitchen, { barcodes: ['5000000000017'] });
    expect(await kitchen.as('staff', (tx) => findByBarcode(tx, '5000000000017'))).toMatchObject({ item: { id: itemId } });
    expect(await kitchen.as('staff', (tx) => findByBarcode(tx, '404'))).toEqual({ item: null });
    await expect(addItem(kitchen, { barcodes: ['5000000000017'] })).rejects.toMatchObject({
      code: 'BARCODE_TAKEN',
      data: { itemName: tomatoes.name, itemNameLocal: tomatoes.nameLocal },
    });
  });

  it('an edit that started from an older version is refused with the row as it is', async () => {
    const itemId = await addItem(kitchen);
    const edit = (name: string) => kitchen.as('owner', (tx) => updateItem(tx, { itemId, baseVersion: 1, item: { ...tomatoes, name } }));
    expect(await edit('First')).toMatchObject({ item: { name: 'First', version: 2 } });
    await expect(edit('Second')).rejects.toMatchObject({ code: 'ITEM_CHANGED', data: { current: { name: 'First', version: 2 } } });
  });

  it('the base unit is fixed once something moved', async () => {
    const itemId = await addItem(kitchen, { units: { ...tomatoes.units, packChain: [], countUnits: [] } });
    await record(kitchen, { ...movement(itemId, 'RECEIPT', '0'), entry: { text: '5 kg', parts: [{ quantity: '5', unit: 'kg' }] } });
    const item = { ...tomatoes, units: { ...tomatoes.units, baseUnit: 'ml' as const, packChain: [], countUnits: [] } };
    await expect(kitchen.as('owner', (tx) => updateItem(tx, { itemId, baseVersion: 1, item }))).rejects.toMatchObject({
      code: 'BASE_UNIT_FIXED',
      data: { field: 'baseUnit' },
    });
  });

  it('lie in areas and under headings that are there', async () => {
    const [categoryId, storageAreaId] = [uuidv7(), uuidv7()];
    await kitchen.as('owner', (tx) => createCategory(tx, { categoryId, name: 'Tins', nameLocal: null }));
    await kitchen.as('owner', (tx) => createStorageArea(tx, { storageAreaId, name: 'Dry store', nameLocal: 'መጋዘን', kind: 'DRY' }));
    await expect(
      kitchen.as('owner', (tx) => createCategory(tx, { categoryId: uuidv7(), name: 'TINS', nameLocal: null })),
    ).rejects.toMatchObject({
      code: 'NAME_TAKEN',
    });
    const itemId = await addItem(kitchen, { categoryId, storageAreaIds: [storageAreaId] });
    expect(await kitchen.as('staff', listCategories)).toMatchObject({ categories: [{ name: 'Tins', itemCount: 1 }] });
    expect(await kitchen.as('staff', listStorageAreas)).toMatchObject({ storageAreas: [{ name: 'Dry store', itemCount: 1 }] });
    expect((await list({ storageAreaId })).rows.map((row) => row.id)).toEqual([itemId]);
    expect((await list({ categoryId })).rows.map((row) => row.id)).toEqual([itemId]);
    await expect(addItem(kitchen, { categoryId: uuidv7() })).rejects.toMatchObject({ code: 'CATEGORY_MISSING' });
    await expect(addItem(kitchen, { storageAreaIds: [uuidv7()] })).rejects.toMatchObject({ code: 'STORAGE_AREA_MISSING' });
  });

  it('put on a shelf stand behind what lies there, in the order in which they were put', async () => {
    const storageAreaId = uuidv7();
    await kitchen.as('owner', (tx) => createStorageArea(tx, { storageAreaId, name: 'Rack', nameLocal: null, kind: 'DRY' }));
    const [teff, rice, beans] = [await addItem(kitchen), await addItem(kitchen), await addItem(kitchen)];
    const put = (change: { readonly add?: string[]; readonly order?: string[] }) =>
      kitchen.as('owner', (tx) => changeShelf(tx, { storageAreaId, add: change.add ?? [], take: [], order: change.order ?? null }));
    expect(await put({ add: [rice] })).toEqual({ itemIds: [rice] });
    expect(await put({ add: [teff] })).toEqual({ itemIds: [rice, teff] });
    expect(await put({ order: [teff, rice] })).toEqual({ itemIds: [teff, rice] });
    expect(await put({ add: [beans, teff] })).toEqual({ itemIds: [teff, rice, beans] });
    expect(await kitchen.as('staff', (tx) => listShelf(tx, storageAreaId))).toEqual({ itemIds: [teff, rice, beans] });
    await expect(kitchen.as('staff', (tx) => listShelf(tx, uuidv7()))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the stock list', () => {
  let other: Kitchen;
  const listOther = (changes: Partial<Parameters<typeof listItems>[1]> = {}) =>
    other.as('owner', (tx) => listItems(tx, { ...all, limit: 200, ...changes }));

  beforeAll(async () => {
    other = await openKitchen(database());
    const tins: readonly (readonly [string, string])[] = [
      ['Berbere', '-1'],
      ['Ayib', '5'],
      ['Shiro', '10'],
      ['Teff', '20'],
      ['Injera', '18'],
    ];
    for (const [name, amount] of tins) {
      const itemId = await addItem(other, { name, nameLocal: name === 'Berbere' ? 'በርበሬ' : null });
      await record(other, amount.startsWith('-') ? movement(itemId, 'WASTE', amount.slice(1)) : delivery(itemId, amount, '2'));
    }
  });

  it('begins with what needs a person, worst first, and counts every filter', async () => {
    const answer = await listOther();
    expect(answer.rows.map((row) => `${row.name} ${row.status}`)).toEqual([
      'Berbere NEGATIVE',
      'Ayib BELOW_REORDER',
      'Shiro BELOW_PAR',
      'Injera FINE',
      'Teff FINE',
    ]);
    expect(answer.counts).toEqual({ NEEDS_PERSON: 3, BELOW_PAR: 2, NEGATIVE: 1, NOT_COUNTED: 5, ALL: 5 });
    expect(answer).toMatchObject({ totalValueMinor: '10600', countedValueMinor: '0', uncostedCount: 1, isCostVisible: true });
  });

  it('sorts by the standing that the rules decide', async () => {
    const { rows } = await listOther();
    expect(rows.map((row) => row.status)).toEqual(['NEGATIVE', 'BELOW_REORDER', 'BELOW_PAR', 'FINE', 'FINE']);
    const decided = rows.map((row) =>
      levelStatuses.indexOf(
        levelStanding(quantity(row.level.onHand), { par: quantity(row.par ?? '0'), reorderPoint: quantity(row.reorderPoint ?? '0') })
          .status,
      ),
    );
    expect(decided).toEqual(decided.toSorted((left, right) => left - right));
  });

  it.each(['ATTENTION', 'NAME', 'ON_HAND', 'PAR', 'VALUE', 'LAST_MOVEMENT', 'LAST_COUNT'] as const)(
    'pages by %s show every item once, in either direction',
    async (sort) => {
      for (const direction of ['ASC', 'DESC'] as const) {
        const whole = await listOther({ sort, direction });
        const paged: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await listOther({ sort, direction, limit: 2, cursor });
          paged.push(...page.rows.map((row) => row.id));
          cursor = page.nextCursor ?? undefined;
        } while (cursor);
        expect(paged).toEqual(whole.rows.map((row) => row.id));
      }
    },
  );

  it('forgives a slip of the finger in both scripts', async () => {
    expect((await listOther({ search: 'berbre' })).rows.map((row) => row.name)).toEqual(['Berbere']);
    expect((await listOther({ search: 'በርበረ' })).rows.map((row) => row.name)).toEqual(['Berbere']);
  });

  it('shows no cost to those who may not see any', async () => {
    const answer = await other.as('kitchenstaff', (tx) => listItems(tx, { ...all, limit: 10 }));
    expect(answer).toMatchObject({ totalValueMinor: null, countedValueMinor: null, isCostVisible: false });
    expect(answer.rows.every((row) => row.level.averageCost === null && row.level.valueMinor === null)).toBe(true);
  });

  it('a device gets everything in the order of the list at first, then what changed, archived items included', async () => {
    const first = await other.as('staff', (tx) => syncItems(tx, { limit: 100 }));
    const list = await listOther({});
    expect(first.items.map(({ id }) => id)).toEqual(list.rows.map(({ id }) => id));
    const [gone] = first.items;
    await other.as('owner', (tx) => archiveItems(tx, { itemIds: [gone?.id ?? ''], isActive: false }));
    const next = await other.as('staff', (tx) => syncItems(tx, { since: first.cursor, limit: 100 }));
    expect(next.items.find((item) => item.id === gone?.id)).toMatchObject({ isActive: false });
    await other.as('owner', (tx) => archiveItems(tx, { itemIds: [gone?.id ?? ''], isActive: true }));
  });

  it('a device that reads page by page gets each item once, and then what changed while it read', async () => {
    const sync = (since?: string) => other.as('staff', (tx) => syncItems(tx, { limit: 2, ...(since !== undefined && { since }) }));
    const first = await sync();
    const second = await sync(first.cursor);
    // One that was on the first page already goes out of use.
    const [gone] = first.items;
    await other.as('owner', (tx) => archiveItems(tx, { itemIds: [gone?.id ?? ''], isActive: false }));
    const third = await sync(second.cursor);
    const pages = [first, second, third].map(({ items }) => items.map(({ name }) => name));
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(pages.flat().toSorted()).toEqual(['Ayib', 'Berbere', 'Injera', 'Shiro', 'Teff']);
    expect([first.hasMore, second.hasMore, third.hasMore]).toEqual([true, true, true]);
    const news = [await sync(third.cursor)];
    while (news.at(-1)?.hasMore && news.length < 9) news.push(await sync(news.at(-1)?.cursor));
    // All five are of the last seconds, so each comes once more; the one that was touched last comes last.
    const changed = news.flatMap(({ items }) => items);
    expect(news.map(({ items }) => items.length)).toEqual([2, 2, 1]);
    expect(changed.map(({ name }) => name).toSorted()).toEqual(['Ayib', 'Berbere', 'Injera', 'Shiro', 'Teff']);
    expect(changed.at(-1)).toMatchObject({ id: gone?.id, isActive: false });
    await other.as('owner', (tx) => archiveItems(tx, { itemIds: [gone?.id ?? ''], isActive: true }));
  });

  it('a device that reads everything in one page is told of no more', async () => {
    expect(await other.as('staff', (tx) => syncItems(tx, { limit: 6 }))).toMatchObject({ hasMore: false });
  });

  it('a device learns with each item when it was last counted', async () => {
    const [first] = (await other.as('staff', (tx) => syncItems(tx, { limit: 100 }))).items;
    expect(first?.lastCountedAt).toBeNull();
    await other.as('owner', (tx) =>
      tx.client.query(`update stock_level set last_counted_at = '2026-11-20T21:30:00Z' where restaurant_id = $1 and item_id = $2`, [
        tx.restaurantId,
        first?.id,
      ]),
    );
    const { items } = await other.as('staff', (tx) => syncItems(tx, { limit: 100 }));
    expect(items.find(({ id }) => id === first?.id)?.lastCountedAt).toBe('2026-11-20T21:30:00.000Z');
  });

  it('the levels of the rows in sight come by trading day, whatever the order of recording, and end with what is there', async () => {
    const [quiet, busy] = [await addItem(kitchen, { name: 'Quiet' }), await addItem(kitchen, { name: 'Busy' })];
    const recordAt = (tins: string, kind: 'RECEIPT' | 'WASTE', daysAgo: number) =>
      kitchen.as('owner', (tx) =>
        recordMovement(tx, envelope(kitchen, movement(busy, kind, tins), new Date(Date.now() - daysAgo * 86_400_000))),
      );
    await recordAt('20', 'RECEIPT', 5);
    await recordAt('3', 'WASTE', 0);
    // Written down on a phone without a line, sent after what happened later.
    await recordAt('2', 'WASTE', 3);
    const ask = () => kitchen.as('kitchenstaff', (tx) => levelSparklines(tx, [busy, quiet, uuidv7()]));
    const { sparklines } = await ask();
    expect(new Map(sparklines.map(({ itemId, levels }) => [itemId, levels]))).toEqual(
      new Map([
        [quiet, Array.from({ length: 14 }, () => '0')],
        [busy, [...Array.from({ length: 8 }, () => '0'), '50000', '50000', '45000', '45000', '45000', '37500']],
      ]),
    );
  });

  it('pars are set for many at once, or for none when one cannot be', async () => {
    const { rows } = await listOther();
    const pars = rows.map((row) => ({ itemId: row.id, par: '1000', reorderPoint: '500' }));
    await other.as('chef', (tx) => setPars(tx, { pars }));
    await expect(
      other.as('chef', async (tx) => setPars(tx, { pars: pars.map((line, index) => (index === 2 ? { ...line, par: '1' } : line)) })),
    ).rejects.toMatchObject({ code: 'PAR_BELOW_REORDER' });
    const [row] = rows;
    expect(await other.as('owner', (tx) => getItem(tx, row?.id ?? ''))).toMatchObject({
      item: { par: '1000', version: expect.any(Number) as number },
    });
    const file = await other.as('owner', (tx) => exportItems(tx, all));
    expect(file.rows).toHaveLength(5);
  });
});

describe('an import', () => {
  const row = (rowNumber: number, name: string) => ({
    rowNumber,
    itemId: uuidv7(),
    item: { ...tomatoes, name, sku: name === 'bad' ? 'TAKEN-1' : null },
    opening: {
      movementId: uuidv7(),
      entry: { text: '2 tin', parts: [{ quantity: '2', unit: 'tin' as const }] },
      price: { amount: '4', unit: 'tin' as const },
    },
  });

  it('of 500 rows with 3 bad ones brings in 497 and hands back the 3 with reasons', async () => {
    await addItem(kitchen, { sku: 'TAKEN-1' });
    const before = (await list({ limit: 1 })).counts.ALL;
    const rows = Array.from({ length: 500 }, (_, index) => row(index + 1, [7, 250, 499].includes(index) ? 'bad' : `Import ${index}`));
    const { outcomes } = await kitchen.as('owner', (tx) => importItems(tx, envelope(kitchen, { badRows: 'SKIP' as const, rows })));
    expect(outcomes.filter((outcome) => outcome.outcome === 'IMPORTED')).toHaveLength(497);
    expect(outcomes.filter((outcome) => outcome.outcome === 'REFUSED')).toMatchObject(
      [8, 251, 500].map((rowNumber) => ({ rowNumber, problems: [{ field: 'sku', code: 'SKU_TAKEN' }] })),
    );
    const after = await list({ limit: 1, search: undefined });
    expect(after.counts.ALL - before).toBe(497);
  });

  it('that should be whole or nothing leaves nothing', async () => {
    const before = (await list({ limit: 1 })).counts.ALL;
    const rows = [row(1, 'Whole one'), row(2, 'bad')];
    const { outcomes } = await kitchen.as('owner', (tx) => importItems(tx, envelope(kitchen, { badRows: 'STOP_ALL' as const, rows })));
    expect(outcomes.map((outcome) => outcome.outcome)).toEqual(['HELD_BACK', 'REFUSED']);
    expect((await list({ limit: 1 })).counts.ALL).toBe(before);
  });
});
