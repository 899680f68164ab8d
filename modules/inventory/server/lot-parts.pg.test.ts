import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { businessDateOf } from '../../../kit/time/business-date.ts';
import type { Role } from '../../restaurants/rules/capabilities.ts';
import type { LotChange } from '../contract/lots.contract.ts';
import { daysAfter } from '../rules/lot.ts';
import { changeLot } from './change-lot.ts';
import { correctMovement } from './correct-movement.ts';
import { listLots } from './lots.ts';
import { addItem, delivery, envelope, movement, openKitchen, record, type Kitchen } from './testing/kitchen.ts';
import { traceLot } from './trace-lot.ts';

const database = useTestDatabase();
let kitchen: Kitchen;

beforeAll(async () => {
  kitchen = await openKitchen(database());
});

const inDays = (days: number) => daysAfter(businessDateOf(new Date(), { timeZone: 'Europe/London', cutOffMinutes: 240 }), days);
const keeping = { tracksLots: true, dateType: 'USE_BY', shelfLife: { opened: 2, frozen: 90, thawed: 1 } } as const;
const tins = (count: string) => ({ text: `${count} tin`, parts: [{ quantity: count, unit: 'tin' as const }] });

/** Four tins that may be used for a month. */
const fourTins = async () => {
  const itemId = await addItem(kitchen, { keeping });
  const lot = { kind: 'NEW', lotId: uuidv7(), lotNumber: 'L-7', printedDate: inDays(30) } as const;
  const body = { ...delivery(itemId, '4', '4'), lot };
  await record(kitchen, body);
  return { itemId, lotId: lot.lotId, movementId: body.movementId };
};
const take = (lotId: string, change: LotChange, role: Role = 'chef') =>
  kitchen.as(role, (tx) => changeLot(tx, envelope(kitchen, { lotId, change })));
const takePart = async (lotId: string, step: 'OPEN' | 'FREEZE' | 'THAW', count: string, role?: Role) => {
  const part = { lotId: uuidv7(), entry: tins(count) };
  await take(lotId, { step, part }, role);
  return part.lotId;
};
const lotsOf = async (itemId: string) => {
  const { lots } = await kitchen.as('staff', (tx) => listLots(tx, { itemId, withinDays: 3 }));
  return lots.map(({ id, onHand, expiresOn, parentId }) => ({ id, tins: Number(onHand) / 2500, expiresOn, parentId }));
};
/** Every lot of an item that holds something else than its shares add up to, and what all hold against the level. */
const unsound = (itemId: string) =>
  queryAs<{ fault: string }>(
    database().owner,
    `select l.id::text as fault from stock_lot l where l.item_id = $1
        and l.on_hand <> (select coalesce(sum(s.quantity), 0) from stock_lot_movement s where s.lot_id = l.id)
      union all
     select 'level' from stock_level v where v.item_id = $1
        and v.on_hand <> (select coalesce(sum(l.on_hand), 0) from stock_lot l where l.item_id = $1)`,
    [itemId],
  );

describe('a part of a lot', () => {
  it('is answered beside what is left of the lot', async () => {
    const { lotId } = await fourTins();
    const part = { lotId: uuidv7(), entry: tins('1') };
    const answer = await take(lotId, { step: 'OPEN', part });
    expect([answer.lot, answer.left].map((lot) => [lot?.id, Number(lot?.onHand) / 2500])).toEqual([
      [part.lotId, 1],
      [lotId, 3],
    ]);
    expect(await take(lotId, { step: 'OPEN' })).not.toHaveProperty('left');
  });

  it('that is opened is a lot of its own with its own date; the rest stays shut, and the ledger is not touched', async () => {
    const { itemId, lotId } = await fourTins();
    const partId = await takePart(lotId, 'OPEN', '1', 'kitchenstaff');
    expect(await lotsOf(itemId)).toEqual([
      { id: partId, tins: 1, expiresOn: inDays(2), parentId: lotId },
      { id: lotId, tins: 3, expiresOn: inDays(30), parentId: null },
    ]);
    expect(await unsound(itemId)).toEqual([]);
    const rows = await queryAs<{ kind: string }>(database().owner, 'select kind from stock_movement where item_id = $1', [itemId]);
    expect(rows).toEqual([{ kind: 'RECEIPT' }]);
  });

  it('that is frozen, then thawed in part, knows what it came from, and each can be traced to the other', async () => {
    const { itemId, lotId } = await fourTins();
    const frozenId = await takePart(lotId, 'FREEZE', '3');
    const thawedId = await takePart(frozenId, 'THAW', '1');
    expect(await lotsOf(itemId)).toEqual([
      { id: thawedId, tins: 1, expiresOn: inDays(1), parentId: frozenId },
      { id: lotId, tins: 1, expiresOn: inDays(30), parentId: null },
      { id: frozenId, tins: 2, expiresOn: inDays(90), parentId: lotId },
    ]);
    const trace = await kitchen.as('staff', (tx) => traceLot(tx, frozenId));
    expect(trace.parts.map(({ quantity, otherLotId, step, by }) => [quantity, otherLotId, step, by])).toEqual([
      ['7500', lotId, 'FREEZE', 'Hanna chef'],
      ['-2500', thawedId, 'THAW', 'Hanna chef'],
    ]);
    expect((await kitchen.as('staff', (tx) => traceLot(tx, lotId))).parts).toMatchObject([{ quantity: '-7500', otherLotId: frozenId }]);
    expect(await unsound(itemId)).toEqual([]);
  });

  it('is used before the rest that keeps longer', async () => {
    const { itemId, lotId } = await fourTins();
    const partId = await takePart(lotId, 'OPEN', '1');
    await record(kitchen, movement(itemId, 'WASTE', '2'));
    expect(await lotsOf(itemId)).toEqual([{ id: lotId, tins: 2, expiresOn: inDays(30), parentId: null }]);
    expect((await kitchen.as('staff', (tx) => traceLot(tx, partId))).movements).toMatchObject([{ kind: 'WASTE', quantity: '-2500' }]);
    expect(await unsound(itemId)).toEqual([]);
  });

  it('that is all of it leaves one lot', async () => {
    const { itemId, lotId } = await fourTins();
    await takePart(lotId, 'OPEN', '4');
    expect(await lotsOf(itemId)).toEqual([{ id: lotId, tins: 4, expiresOn: inDays(2), parentId: null }]);
  });

  it.each([
    ['5', 'LOT_PART_TOO_LARGE'],
    ['0', 'QUANTITY_ZERO'],
  ])('of %s tins out of 4 is refused as %s', async (count, code) => {
    const { itemId, lotId } = await fourTins();
    await expect(takePart(lotId, 'OPEN', count)).rejects.toMatchObject({ code });
    expect(await lotsOf(itemId)).toHaveLength(1);
  });

  it('under the id of another lot is refused', async () => {
    const [one, other] = [await fourTins(), await fourTins()];
    const part = { lotId: other.lotId, entry: tins('1') };
    await expect(take(one.lotId, { step: 'OPEN', part })).rejects.toMatchObject({ code: 'ID_TAKEN' });
  });

  it('is recalled with the lot that it came from, and that with it', async () => {
    const { lotId } = await fourTins();
    const partId = await takePart(lotId, 'FREEZE', '2');
    const grandpartId = await takePart(partId, 'THAW', '1');
    await take(partId, { step: 'RECALL', reason: 'Glass found' }, 'manager');
    for (const id of [lotId, partId, grandpartId]) {
      const { lot, steps } = await kitchen.as('staff', (tx) => traceLot(tx, id));
      expect(lot).toMatchObject({ status: 'RECALLED', statusReason: 'Glass found' });
      expect(steps.at(-1)).toMatchObject({ step: 'RECALL', by: 'Hanna manager' });
    }
  });

  it('goes with the delivery that brought it, when that is undone', async () => {
    const { itemId, lotId, movementId } = await fourTins();
    await takePart(lotId, 'OPEN', '1');
    await kitchen.as('chef', (tx) => correctMovement(tx, envelope(kitchen, { movementId: uuidv7(), correctsId: movementId, note: null })));
    expect(await lotsOf(itemId)).toEqual([]);
    expect(await unsound(itemId)).toEqual([]);
  });
});
