import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { correctMovement } from './correct-movement.ts';
import { explainLevel, levelHistory, listMovements } from './item-history.ts';
import { reconcileLevels } from './reconcile-levels.job.ts';
import { recordMovement } from './record-movement.ts';
import { addItem, delivery, envelope, movement, openKitchen, record, type Kitchen } from './testing/kitchen.ts';

const database = useTestDatabase();
let kitchen: Kitchen;

beforeAll(async () => {
  kitchen = await openKitchen(database());
});

const asOwner = <Row extends Record<string, unknown>>(text: string, values: readonly unknown[]) =>
  queryAs<Row>(database().owner, text, values);

const rowsOf = (itemId: string) =>
  asOwner<{ kind: string; quantity: string; value: string; entry: string; at: string }>(
    `select kind, quantity::text, value_minor::text as value, entry_number::text as entry, business_date::text as at
       from stock_movement where item_id = $1 order by entry_number`,
    [itemId],
  );

const correct = (correctsId: string) =>
  kitchen.as('owner', (tx) => correctMovement(tx, envelope(kitchen, { movementId: uuidv7(), correctsId, note: null })));

describe('the ledger', () => {
  it('receiving "2 case + 3" moves the level, the cost and the value, and keeps what was typed', async () => {
    const itemId = await addItem(kitchen);
    const answer = await record(kitchen, {
      ...movement(itemId, 'RECEIPT', '0'),
      entry: {
        text: '2 case + 3',
        parts: [
          { quantity: '2', unit: 'case' },
          { quantity: '3', unit: 'tin' },
        ],
      },
      price: { amount: '23.70', unit: 'case' },
    });
    expect(answer.level).toEqual({ onHand: '37500', averageCost: '0.00158', valueMinor: '5925' });
    expect(answer.rows).toMatchObject([{ quantity: '37500', entry: { text: '2 case + 3' }, actor: { name: 'Hanna owner' } }]);
    const listed = await kitchen.as('owner', (tx) => listMovements(tx, { itemId, limit: 10 }));
    expect(listed.rows).toEqual(answer.rows);
  });

  it('the level is the sum of its rows, numbered without a gap, whatever is recorded at once', async () => {
    const itemId = await addItem(kitchen);
    await record(kitchen, delivery(itemId, '100', '4'));
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => record(kitchen, movement(itemId, index % 2 === 0 ? 'WASTE' : 'RECEIPT', '1'))),
    );
    const rows = await rowsOf(itemId);
    expect(rows.map((row) => row.entry)).toEqual(rows.map((_, index) => String(index + 1)));
    const levels = await asOwner('select on_hand::text, value_minor::text, last_entry_number::text from stock_level where item_id = $1', [
      itemId,
    ]);
    const sum = rows.reduce((total, row) => total + Number(row.quantity), 0);
    const value = rows.reduce((total, row) => total + Number(row.value), 0);
    expect(levels).toEqual([{ on_hand: `${sum}.000000`, value_minor: String(value), last_entry_number: String(rows.length) }]);
  });

  it('stock below zero is taken at the last known cost and trued up by the next receipt', async () => {
    const itemId = await addItem(kitchen);
    await record(kitchen, delivery(itemId, '2', '10'));
    const below = await record(kitchen, movement(itemId, 'WASTE', '5'));
    expect(below.level.onHand).toBe('-7500');
    expect(below.rows).toMatchObject([{ isProvisionalCost: true }]);
    const after = await record(kitchen, delivery(itemId, '10', '12'));
    expect(after.rows.map((row) => row.kind)).toEqual(['RECEIPT', 'REVALUE']);
    expect(after.level).toMatchObject({ onHand: '17500', valueMinor: '8400' });
  });

  it('a correction is the opposite row that names its original, and it happens once', async () => {
    const itemId = await addItem(kitchen);
    await record(kitchen, delivery(itemId, '10', '3'));
    const waste = movement(itemId, 'WASTE', '4');
    await record(kitchen, waste);
    const undone = await Promise.allSettled(Array.from({ length: 6 }, () => correct(waste.movementId)));
    expect(undone.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    const refusals = undone.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : []));
    expect(new Set(refusals)).toEqual(new Set(['MOVEMENT_ALREADY_CORRECTED']));
    const { rows } = await kitchen.as('owner', (tx) => listMovements(tx, { itemId, limit: 10 }));
    expect(rows[0]).toMatchObject({ kind: 'WASTE', quantity: '10000', correctsId: waste.movementId, balanceAfter: '25000' });
    expect(rows[1]).toMatchObject({ id: waste.movementId, correctedById: rows[0]?.id });
  });

  it('no row can be changed or removed, not even by the application itself', async () => {
    const itemId = await addItem(kitchen);
    await record(kitchen, movement(itemId, 'RECEIPT', '1'));
    for (const text of ['update stock_movement set quantity = 0', 'delete from stock_movement']) {
      await expect(kitchen.as('owner', (tx) => tx.client.query(text))).rejects.toThrow(/permission denied/);
    }
  });

  it('an item of another restaurant is not found', async () => {
    const other = await openKitchen(database());
    const itemId = await addItem(other);
    await expect(record(kitchen, movement(itemId, 'RECEIPT', '1'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a movement belongs to the business date of its own night', async () => {
    const itemId = await addItem(kitchen);
    const lateAtNight = new Date('2026-07-11T02:30:00Z');
    await kitchen.as('owner', (tx) => recordMovement(tx, envelope(kitchen, movement(itemId, 'RECEIPT', '1'), lateAtNight)));
    expect(await rowsOf(itemId)).toMatchObject([{ at: '2026-07-10' }]);
  });

  it('an id that names another movement is refused and changes no level', async () => {
    const itemId = await addItem(kitchen);
    const first = movement(itemId, 'RECEIPT', '3');
    await record(kitchen, first);
    await expect(record(kitchen, { ...first, entry: movement(itemId, 'RECEIPT', '9').entry })).rejects.toMatchObject({ code: 'ID_TAKEN' });
    expect(await rowsOf(itemId)).toHaveLength(1);
    expect(await kitchen.as('owner', reconcileLevels)).toEqual([]);
  });
});

describe('why this number', () => {
  it('starts at the opening, groups what happened since, and ends in the level', async () => {
    const itemId = await addItem(kitchen);
    await record(kitchen, { ...delivery(itemId, '10', '3'), kind: 'OPENING' });
    await record(kitchen, movement(itemId, 'RECEIPT', '6'));
    await record(kitchen, movement(itemId, 'WASTE', '1'));
    await record(kitchen, movement(itemId, 'WASTE', '2'));
    const why = await kitchen.as('staff', (tx) => explainLevel(tx, itemId));
    expect(why).toMatchObject({
      anchor: { kind: 'OPENING', balanceAfter: '25000', valueMinor: null },
      groups: [
        { kind: 'RECEIPT', quantity: '15000', count: 1 },
        { kind: 'WASTE', quantity: '-7500', count: 2 },
      ],
      onHand: '32500',
    });
  });

  it('the staircase begins with what was on hand before it and ends in the level', async () => {
    const itemId = await addItem(kitchen);
    const at = (day: number) => new Date(Date.now() - day * 86_400_000);
    for (const [day, tins] of [
      [40, '8'],
      [5, '4'],
      [2, '1'],
    ] as const) {
      await kitchen.as('owner', (tx) => recordMovement(tx, envelope(kitchen, movement(itemId, 'RECEIPT', tins), at(day))));
    }
    const { steps } = await kitchen.as('owner', (tx) => levelHistory(tx, { itemId, days: 14 }));
    expect(steps.map((step) => step.onHand)).toEqual(['20000', '30000', '32500']);
  });
});

describe('the nightly reconciliation', () => {
  it('finds a level that drifted, names it and sets it right from the ledger', async () => {
    const itemId = await addItem(kitchen);
    await record(kitchen, delivery(itemId, '10', '3'));
    await asOwner('update stock_level set on_hand = 1, value_minor = 1 where item_id = $1', [itemId]);
    expect(await kitchen.as('owner', reconcileLevels)).toEqual([{ itemId, levelOnHand: '1.000000', ledgerOnHand: '25000.000000' }]);
    expect(await kitchen.as('owner', reconcileLevels)).toEqual([]);
  });
});
