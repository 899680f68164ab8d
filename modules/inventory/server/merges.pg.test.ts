import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { bookDocumentLine } from './book-document.ts';
import { correctMovement } from './correct-movement.ts';
import { currentItemId } from './current-item.ts';
import { getItem } from './get-item.ts';
import { itemsToOrder } from './items-to-order.ts';
import { listDuplicates } from './list-duplicates.ts';
import { listLots } from './lots.ts';
import { mergeItems } from './merge-items.ts';
import { createStorageArea } from './places.ts';
import { createCount, startCount } from './start-count.ts';
import { findByBarcode } from './sync-items.ts';
import { addItem, delivery, envelope, movement, openKitchen, record, tomatoes, type Kitchen } from './testing/kitchen.ts';
import { undoMerge } from './undo-merge.ts';
import { archiveItems, setPars, updateItem } from './update-item.ts';

const database = useTestDatabase();
let kitchen: Kitchen;
let elsewhere: Kitchen;

beforeAll(async () => {
  [kitchen, elsewhere] = await Promise.all([openKitchen(database()), openKitchen(database())]);
});

const merge = async (mergedId: string, keptId: string, mergeId: string = uuidv7()) => {
  const { merge: made } = await kitchen.as('chef', (tx) => mergeItems(tx, envelope(kitchen, { mergeId, mergedId, keptId })));
  return made.id;
};
const undo = (mergeId: string) => kitchen.as('manager', (tx) => undoMerge(tx, envelope(kitchen, { mergeId })));
const booksOf = async (itemId: string) => {
  const sql = `select (on_hand / 2500)::numeric(9, 1)::text as tins, value_minor::text as value from stock_level where item_id = $1`;
  const [row] = await queryAs<{ tins: string; value: string | null }>(database().owner, sql, [itemId]);
  return [row?.tins, row?.value];
};
const rowsOf = (mergeId: string) =>
  queryAs<{ item_id: string; kind: string; value: string | null }>(
    database().owner,
    `select item_id, kind, value_minor::text as value from stock_movement where source_id = $1 and kind <> 'REVALUE' order by recorded_at, id`,
    [mergeId],
  );
/** Two items with so many tins at a price each. */
const twins = async (changes: object = {}) => {
  const gone = await addItem(kitchen, { name: 'Tomatos, chopped', ...changes });
  const stays = await addItem(kitchen);
  await record(kitchen, delivery(gone, '4', '3.33'));
  await record(kitchen, delivery(stays, '6', '4'));
  return { gone, stays };
};

describe('an item that is merged into another', () => {
  it('brings its stock at the value at which it left, in a row at each end, and is out of use', async () => {
    const { gone, stays } = await twins();
    const mergeId = await merge(gone, stays);
    expect([await booksOf(gone), await booksOf(stays)]).toEqual([
      ['0.0', '0'],
      ['10.0', '3732'],
    ]);
    expect((await rowsOf(mergeId)).map(({ item_id, kind, value }) => [item_id, kind, value])).toEqual([
      [gone, 'TRANSFER_OUT', '-1332'],
      [stays, 'TRANSFER_IN', '1332'],
    ]);
    const left = await kitchen.as('staff', (tx) => getItem(tx, gone));
    expect(left).toMatchObject({ item: { isActive: false, name: 'Tomatos, chopped' }, mergedIntoId: stays });
    expect((await kitchen.as('staff', (tx) => getItem(tx, stays))).mergedIntoId).toBeNull();
    expect(await kitchen.as('staff', (tx) => currentItemId(tx, gone))).toBe(stays);
  });

  it('brings what it owes, too', async () => {
    const gone = await addItem(kitchen);
    const stays = await addItem(kitchen);
    await record(kitchen, delivery(gone, '1', '4'));
    await record(kitchen, movement(gone, 'PRODUCTION_OUT', '3'));
    await record(kitchen, delivery(stays, '6', '5'));
    await merge(gone, stays);
    expect([(await booksOf(gone))[0], (await booksOf(stays))[0]]).toEqual(['0.0', '4.0']);
  });

  it('brings its lots as they are, its codes and its places, and what both know of allergens', async () => {
    const areaId = uuidv7();
    await kitchen.as('owner', (tx) => createStorageArea(tx, { storageAreaId: areaId, name: 'Cellar', nameLocal: null, kind: 'DRY' }));
    const keeping = { tracksLots: true, dateType: 'USE_BY', shelfLife: {} } as const;
    const { gone, stays } = await twins({ keeping, barcodes: ['700'], storageAreaIds: [areaId], allergens: { MILK: 'CONTAINS' } });
    const before = await kitchen.as('staff', (tx) => listLots(tx, { itemId: gone, withinDays: 3 }));
    await merge(gone, stays);
    const after = await kitchen.as('staff', (tx) => listLots(tx, { itemId: stays, withinDays: 3 }));
    expect(after.lots.map(({ id, onHand }) => [id, onHand])).toEqual(before.lots.map(({ id, onHand }) => [id, onHand]));
    expect((await kitchen.as('staff', (tx) => findByBarcode(tx, '700'))).item).toMatchObject({ id: stays });
    expect((await kitchen.as('staff', (tx) => getItem(tx, stays))).item).toMatchObject({
      storageAreaIds: [areaId],
      allergens: { MILK: 'CONTAINS' },
      keeping: { tracksLots: true },
    });
  });

  it('is followed by whatever still names it, in its own packs', async () => {
    const packChain = [
      { unit: 'case' as const, per: '12' },
      { unit: 'tin' as const, per: '2500' },
    ];
    const { gone, stays } = await twins({ units: { ...tomatoes.units, packChain } });
    await merge(gone, stays);
    const cases = { ...movement(gone, 'RECEIPT', '1'), entry: { text: '1 case', parts: [{ quantity: '1', unit: 'case' as const }] } };
    expect(await record(kitchen, { ...cases, price: null })).toMatchObject({ rows: [{ itemId: stays }], level: { onHand: '55000' } });
    const line = { movementId: uuidv7(), itemId: gone, kind: 'WASTE', reason: 'SPOILED', note: null, lot: null, price: null } as const;
    const document = { sourceType: 'waste', sourceId: uuidv7(), occurredAt: new Date(), deviceId: null };
    await kitchen.as('chef', (tx) => bookDocumentLine(tx, document, { ...line, parts: [{ quantity: 2_000_000n as never, unit: 'tin' }] }));
    expect([(await booksOf(gone))[0], (await booksOf(stays))[0]]).toEqual(['0.0', '20.0']);
    const [told] = await kitchen.as('chef', (tx) => itemsToOrder(tx, [gone]));
    expect(told).toMatchObject({ id: gone, currentId: stays, name: tomatoes.name, isActive: true, onHand: '50000' });
    await kitchen.as('chef', (tx) => setPars(tx, { pars: [{ itemId: gone, par: '90000', reorderPoint: null }] }));
    expect((await kitchen.as('staff', (tx) => getItem(tx, stays))).item.par).toBe('90000');
  });

  it('has its rows corrected where its stock is now', async () => {
    const { gone, stays } = await twins();
    const wrong = delivery(gone, '20', '4');
    await record(kitchen, wrong);
    await merge(gone, stays);
    const correction = { movementId: uuidv7(), correctsId: wrong.movementId, note: null };
    expect(await kitchen.as('chef', (tx) => correctMovement(tx, envelope(kitchen, correction)))).toMatchObject({
      rows: [{ itemId: stays }],
    });
    expect((await booksOf(stays))[0]).toBe('10.0');
  });

  it('is neither edited nor brought back by itself, and another may follow it', async () => {
    const { gone, stays } = await twins();
    const third = await addItem(kitchen);
    await merge(gone, stays);
    const named = { code: 'ITEM_MERGED', data: { name: tomatoes.name, nameLocal: tomatoes.nameLocal } };
    await expect(kitchen.as('chef', (tx) => updateItem(tx, { itemId: gone, baseVersion: 2, item: tomatoes }))).rejects.toMatchObject(named);
    await expect(kitchen.as('chef', (tx) => archiveItems(tx, { itemIds: [gone], isActive: true }))).rejects.toMatchObject(named);
    await expect(merge(gone, third)).rejects.toMatchObject(named);
    const later = await merge(stays, third);
    expect(await kitchen.as('staff', (tx) => currentItemId(tx, gone))).toBe(third);
    await undo(later);
    expect(await kitchen.as('staff', (tx) => currentItemId(tx, gone))).toBe(stays);
  });

  it('is not merged during a count, across units, or across restaurants', async () => {
    const { gone, stays } = await twins();
    const litres = await addItem(kitchen, { units: { ...tomatoes.units, baseUnit: 'ml' } });
    await expect(merge(gone, litres)).rejects.toMatchObject({ code: 'MERGE_UNITS_DIFFER' });
    await expect(merge(gone, await addItem(elsewhere))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const alone = await openKitchen(database());
    const [one, two] = [await addItem(alone), await addItem(alone)];
    const threshold = { shareBps: 500, withMinor: '0', aloneMinor: '0' };
    const plan = {
      name: 'All',
      storageAreaIds: [],
      categoryIds: [],
      isKeyItemsOnly: false,
      isBlind: false,
      isOpenToKitchen: false,
      threshold,
    };
    const countId = uuidv7();
    await alone.as('manager', (tx) => createCount(tx, { countId, by: { kind: 'ONCE', plan } }));
    await alone.as('manager', (tx) => startCount(tx, countId));
    const body = { mergeId: uuidv7(), mergedId: one, keptId: two };
    await expect(alone.as('chef', (tx) => mergeItems(tx, envelope(alone, body)))).rejects.toMatchObject({
      code: 'MERGE_BEING_COUNTED',
      data: { nameLocal: tomatoes.nameLocal },
    });
    expect((await booksOf(stays))[0]).toBe('6.0');
  });

  it('while somebody records of it loses nothing of what was recorded', async () => {
    const { gone, stays } = await twins();
    const one = () => record(kitchen, delivery(gone, '1', '4'));
    await Promise.all([one(), one(), merge(gone, stays), one(), one()]);
    expect([(await booksOf(gone))[0], (await booksOf(stays))[0]]).toEqual(['0.0', '14.0']);
  });
});

describe('a merge that is taken back', () => {
  it('leaves both as they were: stock and value, lots, codes, places and words', async () => {
    const keeping = { tracksLots: true, dateType: 'USE_BY', shelfLife: {} } as const;
    const { gone, stays } = await twins({ keeping, barcodes: ['701'], allergens: { MILK: 'CONTAINS' } });
    const before = [await booksOf(gone), await booksOf(stays)];
    const lots = await kitchen.as('staff', (tx) => listLots(tx, { itemId: gone, withinDays: 3 }));
    const mergeId = await merge(gone, stays);
    expect((await kitchen.as('chef', (tx) => listDuplicates(tx))).merges.map(({ id }) => id)).toContain(mergeId);
    await undo(mergeId);
    expect([await booksOf(gone), await booksOf(stays)]).toEqual(before);
    expect((await kitchen.as('staff', (tx) => listLots(tx, { itemId: gone, withinDays: 3 }))).lots).toEqual(lots.lots);
    expect((await kitchen.as('staff', (tx) => findByBarcode(tx, '701'))).item).toMatchObject({ id: gone, isActive: true });
    expect((await kitchen.as('staff', (tx) => getItem(tx, stays))).item).toMatchObject({ allergens: {}, keeping: { tracksLots: false } });
    await expect(undo(mergeId)).rejects.toMatchObject({ code: 'MERGE_UNDONE' });
    expect(await merge(gone, stays)).not.toBe(mergeId);
  });

  it('must come in time, and while what came over is still there', async () => {
    const { gone, stays } = await twins();
    const mergeId = await merge(gone, stays);
    await record(kitchen, movement(stays, 'PRODUCTION_OUT', '7'));
    await expect(undo(mergeId)).rejects.toMatchObject({ code: 'MERGE_STOCK_USED' });
    await record(kitchen, delivery(stays, '9', '4'));
    const age = (interval: string) =>
      queryAs(database().owner, `update item_merge set merged_at = now() - $2::interval where id = $1`, [mergeId, interval]);
    await age('31 days');
    await expect(undo(mergeId)).rejects.toMatchObject({ code: 'MERGE_TOO_OLD' });
    await age('29 days');
    await undo(mergeId);
    expect([(await booksOf(gone))[0], (await booksOf(stays))[0]]).toEqual(['4.0', '8.0']);
    await expect(elsewhere.as('owner', (tx) => undoMerge(tx, envelope(elsewhere, { mergeId })))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

it('two items of one name are suggested, and those of another restaurant are not', async () => {
  const { pairs } = await elsewhere.as('chef', (tx) => listDuplicates(tx));
  expect(pairs).toEqual([]);
  const [left, right] = [await addItem(elsewhere), await addItem(elsewhere, { name: 'Tomatoes, chopped' })];
  const found = await elsewhere.as('chef', (tx) => listDuplicates(tx));
  expect(found.pairs.map(({ itemIds }) => itemIds.toSorted())).toContainEqual([left, right].toSorted());
});
