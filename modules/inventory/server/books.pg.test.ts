import { beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { MovementBody } from '../contract/movement-schemas.ts';
import { closePeriod, getBooks, reopenPeriod, setCosting } from './books.ts';
import { correctMovement } from './correct-movement.ts';
import { reconcileLevels } from './reconcile-levels.job.ts';
import { recordMovement } from './record-movement.ts';
import { stockWorth } from './stock-worth.ts';
import { addItem, delivery, envelope, movement, openKitchen, type Kitchen } from './testing/kitchen.ts';

const database = useTestDatabase();
let kitchen: Kitchen;

beforeEach(async () => {
  kitchen = await openKitchen(database());
});

const noonOn = (date: string) => new Date(`${date}T12:00:00Z`);
const on = (date: string, body: MovementBody) => kitchen.as('owner', (tx) => recordMovement(tx, envelope(kitchen, body, noonOn(date))));
const close = (through: string) => kitchen.as('manager', (tx) => closePeriod(tx, envelope(kitchen, { closingId: uuidv7(), through })));
const reopen = (through: string | null) =>
  kitchen.as('owner', (tx) => reopenPeriod(tx, envelope(kitchen, { reopeningId: uuidv7(), through, reason: 'A late invoice' })));
const choose = (costing: 'AVERAGE' | 'FIFO') => kitchen.as('owner', (tx) => setCosting(tx, envelope(kitchen, { costing })));

const waitingFor = async (tx: RestaurantTx): Promise<number> => {
  await tx.client.query('select pg_stat_clear_snapshot()');
  const { rows } = await tx.client.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and query like '%locked_through%'`,
  );
  return rows[0]?.waiting ?? 0;
};

const levelOf = async (itemId: string) => {
  const [row] = await queryAs<{ hand: string; value: string; layers: unknown; cost: string }>(
    database().owner,
    'select trunc(on_hand)::text as hand, value_minor::text as value, cost_layers as layers, average_cost::text as cost from stock_level where item_id = $1',
    [itemId],
  );
  return row;
};

describe('closing a period', () => {
  it('keeps what stock was worth at its end, whatever was recorded since', async () => {
    const itemId = await addItem(kitchen);
    await on('2026-10-30', delivery(itemId, '10', '4'));
    await on('2026-11-02', movement(itemId, 'WASTE', '3'));
    const books = await close('2026-10-31');
    expect(books).toMatchObject({ lockedThrough: '2026-10-31', changes: [{ changedBy: 'Hanna manager', reason: null }] });
    const kept = await queryAs(
      database().owner,
      'select trunc(on_hand)::text as hand, value_minor::text as value from stock_snapshot where item_id = $1',
      [itemId],
    );
    expect(kept).toEqual([{ hand: '25000', value: '4000' }]);
  });

  it('a day that is not over, or closed already, is refused; a reopened one takes rows again and says why', async () => {
    await expect(close('2099-01-01')).rejects.toMatchObject({ code: 'PERIOD_NOT_OVER' });
    await close('2026-10-31');
    await expect(close('2026-10-31')).rejects.toMatchObject({ code: 'PERIOD_CLOSED_ALREADY', data: { lockedThrough: '2026-10-31' } });
    await expect(reopen('2026-10-31')).rejects.toMatchObject({ code: 'PERIOD_NOT_CLOSED' });
    expect(await reopen('2026-09-30')).toMatchObject({ lockedThrough: '2026-09-30', changes: [{ reason: 'A late invoice' }, {}] });
    const itemId = await addItem(kitchen);
    const { rows } = await on('2026-10-15', delivery(itemId, '1', '4'));
    expect(rows).toMatchObject([{ businessDate: '2026-10-15' }]);
  });

  it('a movement that was under way when it began sees it, and is booked on the first open day', async () => {
    const itemId = await addItem(kitchen);
    let closing: ReturnType<typeof close> | undefined;
    await kitchen.as('owner', async (tx) => {
      await tx.client.query('select from stock_level where item_id = $1 for update', [itemId]);
      closing = close('2026-10-31');
      // The closing waits for the row that this transaction holds; the movement asks for it after the closing did.
      while ((await waitingFor(tx)) === 0) await new Promise((resolve) => setImmediate(resolve));
    });
    const [{ rows }] = await Promise.all([on('2026-10-31', delivery(itemId, '1', '4')), closing]);
    const { lockedThrough } = await kitchen.as('owner', getBooks);
    expect(lockedThrough).toBe('2026-10-31');
    const snapshot = await queryAs(database().owner, 'select on_hand::text as hand from stock_snapshot where item_id = $1', [itemId]);
    // Either it came before the closing and is in its figures, or it is booked behind it: never in between.
    expect([
      ['2026-10-31', '2500.000000'],
      ['2026-11-01', '0.000000'],
    ]).toContainEqual([rows[0]?.businessDate, snapshot[0]?.['hand']]);
  });
});

describe('the oldest price leaves first', () => {
  it('is chosen without changing what stock is worth, and the average again in the same way', async () => {
    const itemId = await addItem(kitchen);
    await on('2026-10-01', delivery(itemId, '10', '4'));
    expect(await choose('FIFO')).toMatchObject({ costing: 'FIFO' });
    await on('2026-10-02', delivery(itemId, '10', '6'));
    const wasted = await on('2026-10-03', movement(itemId, 'WASTE', '12'));
    expect(wasted.rows[0]).toMatchObject({ valueMinor: '-5200' });
    expect(await levelOf(itemId)).toMatchObject({ value: '4800', layers: [{ quantity: '20000', value: '4800' }] });
    await choose('AVERAGE');
    expect(await levelOf(itemId)).toMatchObject({ value: '4800', layers: null, cost: '0.002400' });
    expect(await kitchen.as('owner', reconcileLevels)).toEqual([]);
  });

  it('holds for new items too, through corrections, and the books add up', async () => {
    await choose('FIFO');
    const itemId = await addItem(kitchen);
    await on('2026-10-01', delivery(itemId, '10', '4'));
    const second = await on('2026-10-02', delivery(itemId, '10', '6'));
    await on('2026-10-03', movement(itemId, 'WASTE', '4'));
    const correctsId = second.rows[0]?.id ?? '';
    await kitchen.as('owner', (tx) => correctMovement(tx, envelope(kitchen, { movementId: uuidv7(), correctsId, note: null })));
    expect(await levelOf(itemId)).toMatchObject({ hand: '15000', value: '2400' });
    expect(await kitchen.as('owner', reconcileLevels)).toEqual([]);
  });
});

describe('what stock is worth', () => {
  it('stands beside what was counted lately, by category, with what nobody knows named', async () => {
    const [counted, other, unpriced] = [await addItem(kitchen), await addItem(kitchen), await addItem(kitchen)];
    await on('2026-10-01', delivery(counted, '10', '4'));
    await on('2026-10-01', delivery(other, '5', '4'));
    await on('2026-10-01', movement(unpriced, 'RECEIPT', '2'));
    await queryAs(database().owner, 'update stock_level set last_counted_at = now() where item_id = $1', [counted]);
    const worth = await kitchen.as('owner', stockWorth);
    expect(worth).toMatchObject({
      rows: [
        { categoryId: null, items: 3, bookMinor: '6000', verifiedMinor: '4000', verified: 1, neverCounted: 2, uncosted: 1, negative: 0 },
      ],
      currency: 'GBP',
      otherCurrencies: [],
    });
    expect(await kitchen.as('owner', getBooks)).toMatchObject({ costing: 'AVERAGE', lockedThrough: null, changes: [] });
  });
});
