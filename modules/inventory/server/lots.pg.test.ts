import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { correctMovement } from './correct-movement.ts';
import { getItem } from './get-item.ts';
import { recordMovement } from './record-movement.ts';
import { addItem, delivery, envelope, movement, openKitchen, tomatoes, type Kitchen } from './testing/kitchen.ts';
import { updateItem } from './update-item.ts';

const database = useTestDatabase();
let kitchen: Kitchen;

beforeAll(async () => {
  kitchen = await openKitchen(database());
});

const day = (number: number) => new Date(Date.now() - (30 - number) * 86_400_000);
const record = (body: ReturnType<typeof movement>, number: number) =>
  kitchen.as('owner', (tx) => recordMovement(tx, envelope(kitchen, body, day(number))));

/** An item that keeps so many days, whose deliveries are told apart. */
const perishable = (sealedDays: number): Promise<string> =>
  addItem(kitchen, { keeping: { tracksLots: true, dateType: 'USE_BY', shelfLife: { sealed: sealedDays } } });

const lotsOf = async (itemId: string) => {
  const rows = await queryAs<{ tins: string; status: string; shares: string }>(
    database().owner,
    `select (on_hand / 2500)::numeric(9, 1)::text as tins, status,
            (select coalesce(sum(quantity), 0) = l.on_hand from stock_lot_movement s where s.lot_id = l.id)::text as shares
       from stock_lot l where item_id = $1 order by received_at`,
    [itemId],
  );
  expect(rows.every(({ shares }) => shares === 'true')).toBe(true);
  return rows.map(({ tins, status }) => `${tins} ${status}`);
};

it('a change that was written before there were lots leaves how an item is kept alone', async () => {
  const itemId = await perishable(40);
  const item = { ...tomatoes, isKeyItem: true };
  await kitchen.as('chef', (tx) => updateItem(tx, { itemId, baseVersion: 1, item }));
  const changed = await kitchen.as('chef', (tx) => updateItem(tx, { itemId, baseVersion: 2, item: tomatoes }));
  expect(changed.item).toMatchObject({ isKeyItem: true, keeping: { tracksLots: true, dateType: 'USE_BY', shelfLife: { sealed: 40 } } });
  expect((await kitchen.as('staff', (tx) => getItem(tx, itemId))).item).toEqual(changed.item);
});

describe('deliveries that are told apart', () => {
  it('each is a lot, the one that expires first is used first, and an empty one says so', async () => {
    const itemId = await perishable(40);
    await record(delivery(itemId, '4', '4'), 1);
    await record(delivery(itemId, '6', '4'), 5);
    await record(movement(itemId, 'WASTE', '5'), 10);
    expect(await lotsOf(itemId)).toEqual(['0.0 DEPLETED', '5.0 AVAILABLE']);
  });

  it('what is past its use-by date is left on the shelf for a person to decide', async () => {
    const itemId = await perishable(3);
    await record(delivery(itemId, '4', '4'), 1);
    await record(delivery(itemId, '6', '4'), 9);
    await record(movement(itemId, 'PRODUCTION_OUT', '2'), 10);
    expect(await lotsOf(itemId)).toEqual(['4.0 AVAILABLE', '4.0 AVAILABLE']);
  });

  it('used before it was booked in, a delivery holds only what is left of it', async () => {
    const itemId = await perishable(40);
    await record(movement(itemId, 'WASTE', '5'), 2);
    await record(delivery(itemId, '12', '4'), 3);
    expect(await lotsOf(itemId)).toEqual(['7.0 AVAILABLE']);
  });

  it('undoing a row gives its lots back what it took, and takes back what it brought', async () => {
    const itemId = await perishable(40);
    const brought = await record(delivery(itemId, '4', '4'), 1);
    const wasted = await record(movement(itemId, 'WASTE', '3'), 2);
    const undo = (id: string | undefined) =>
      kitchen.as('owner', (tx) => correctMovement(tx, envelope(kitchen, { movementId: uuidv7(), correctsId: id ?? '', note: null })));
    await undo(wasted.rows[0]?.id);
    expect(await lotsOf(itemId)).toEqual(['4.0 AVAILABLE']);
    await record(movement(itemId, 'WASTE', '1'), 3);
    await undo(brought.rows[0]?.id);
    expect(await lotsOf(itemId)).toEqual(['0.0 DEPLETED']);
  });
});
