import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { insertRowsAs } from '../../../db/testing/insert-row.ts';
import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { formatQuantity, quantity, type Quantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { bookDocumentLine } from './book-document.ts';
import { correctMovement } from './correct-movement.ts';
import { lockItem } from './load-item.ts';
import { bookedAt, postCount } from './post-count.ts';
import { reconcileLevels } from './reconcile-levels.job.ts';
import { recordMovement } from './record-movement.ts';
import type { MovementKind } from '../rules/movement-kind.ts';
import { varianceOf } from '../rules/variance.ts';
import { readVariance } from './read-variance.ts';
import { carryTransfers } from './carry-transfers.job.ts';
import { moveTransfer } from './move-transfer.ts';
import { sendTransfer } from './send-transfer.ts';
import { addItem, delivery, envelope, movement, openKitchen, type Kitchen } from './testing/kitchen.ts';
import { cameAt, monthOf, shelfAt, type Happening } from './testing/month.ts';

const database = useTestDatabase();
const seed = 20_261_121;
const itemCount = 40;
const month = monthOf(seed, itemCount);
const start = Date.now() - 40 * 86_400_000;
const at = (minute: number) => new Date(start + minute * 60_000);
const base = (tins: number) => quantity(String(tins * 2500));

let kitchen: Kitchen;
let itemIds: string[];
/** Another restaurant of the same owner, which has what was sent to it and nothing else. */
let other: Kitchen;
let otherIds: string[];
const sent = new Map<string, Happening>();

const tinsOf = (tins: number) => ({ text: `${tins} tin`, parts: [{ quantity: String(tins), unit: 'tin' as const }] });

const held = async (tx: RestaurantTx, itemId: string) => {
  const item = await lockItem(tx, itemId);
  if (!item) throw new Error('no such item');
  return item;
};

/** Tells the server what happened, as each document does. */
const tell: Readonly<Record<Happening['kind'], (tx: RestaurantTx, itemId: string, one: Happening) => Promise<unknown>>> = {
  RECEIPT: (tx, itemId, { tins, minute, pence }) => {
    const body = pence === null ? movement(itemId, 'RECEIPT', String(tins)) : delivery(itemId, String(tins), (pence / 100).toFixed(2));
    return recordMovement(tx, envelope(kitchen, body, at(minute)));
  },
  SALE: (tx, itemId, { tins, minute }) =>
    bookDocumentLine(
      tx,
      { sourceType: 'sale', sourceId: uuidv7(), occurredAt: at(minute), deviceId: null },
      {
        movementId: uuidv7(),
        itemId,
        kind: 'SALE_DEPLETION',
        parts: [{ quantity: quantity(String(tins)), unit: 'tin' }],
        price: null,
        reason: null,
        note: null,
        lot: null,
      },
    ),
  WASTE: (tx, itemId, { tins, minute }) => recordMovement(tx, envelope(kitchen, movement(itemId, 'WASTE', String(tins)), at(minute))),
  STAFF_MEAL: (tx, itemId, { tins, minute }) =>
    recordMovement(tx, envelope(kitchen, movement(itemId, 'STAFF_MEAL', String(tins)), at(minute))),
  TYPED_WRONG: async (tx, itemId, { tins, minute }) => {
    const wrong = await recordMovement(tx, envelope(kitchen, movement(itemId, 'RECEIPT', String(tins)), at(minute)));
    const correctsId = wrong.rows.find(({ kind }) => kind === 'RECEIPT')?.id ?? '';
    return correctMovement(tx, envelope(kitchen, { movementId: uuidv7(), correctsId, note: null }, at(minute + 3)));
  },
  SENT: (tx, itemId, one) => {
    const transferId = uuidv7();
    sent.set(transferId, one);
    const lines = [{ itemId, entry: tinsOf(one.tins) }];
    return sendTransfer(tx, envelope(kitchen, { transferId, partnerId: other.restaurantId, note: null, lines }, at(one.minute)));
  },
  COUNT: async (tx, itemId, { item, minute }) => {
    const typed = { deviceId: null, reason: null, note: null, enteredText: null, enteredParts: null };
    const source = { movementId: uuidv7(), sourceId: uuidv7(), occurredAt: at(minute), effectiveAt: at(minute), ...typed };
    return postCount(tx, await held(tx, itemId), { counted: base(shelfAt(month, item, minute)), source });
  },
};

beforeAll(async () => {
  kitchen = await openKitchen(database());
  other = await openKitchen(database());
  await joinRestaurants();
  [itemIds, otherIds] = [[], []];
  for (let item = 0; item < itemCount; item += 1) {
    const name = { name: `Shared ${item}`, nameLocal: null, barcodes: [String(7000 + item)] };
    itemIds.push(await addItem(kitchen, name));
    otherIds.push(await addItem(other, name));
  }
  await queryAs(database().owner, `update item set tracks_lots = true, shelf_life = '{"sealed": 400}' where restaurant_id = $1`, [
    kitchen.restaurantId,
  ]);
  const inOrderOfHearing = month.happenings.toSorted((left, right) => left.heard - right.heard || left.minute - right.minute);
  for (const one of inOrderOfHearing) await kitchen.as('owner', (tx) => tell[one.kind](tx, itemIds[one.item] ?? '', one));
  await receiveAll();
});

/** Both belong to one account, whose plan has transfers. */
const joinRestaurants = async (): Promise<void> => {
  const sql = 'update restaurant set owner_id = (select owner_id from restaurant where id = $2) where id = $1 returning owner_id';
  const [row] = await queryAs<{ owner_id: string }>(database().owner, sql, [other.restaurantId, kitchen.restaurantId]);
  const paid = { plan: 'pro', status: 'active', payment_status: 'paid', is_active: true, start_at: new Date() };
  await insertRowsAs(database().owner, [['subscription', { owner_id: row?.owner_id, ...paid }]]);
};

/** Carries every message, receives what came of each shipment, and carries the answers. */
const receiveAll = async (): Promise<void> => {
  const carry = () => carryTransfers.run({ pools: database().pools } as Parameters<typeof carryTransfers.run>[0]);
  await carry();
  for (const [transferId, { tins, missing }] of sent) {
    const lines = [{ line: 1, entry: tinsOf(tins - missing), lossReason: missing > 0 ? 'Fell off the van' : null }];
    await other.as('chef', (tx) => moveTransfer(tx, envelope(other, { transferId, move: { step: 'RECEIVE', lines } })));
  }
  await carry();
};

const ownerRows = <Row extends Record<string, unknown>>(text: string) => queryAs<Row>(database().owner, text, [kitchen.restaurantId]);

describe(`a month of forty items, heard late and out of order (seed ${seed})`, () => {
  it('ends with ledger, levels, lots and value in agreement', async () => {
    expect(await kitchen.as('owner', reconcileLevels)).toEqual([]);
    const [sums] = await ownerRows<{ levels: string; ledger: string; unvalued: number }>(
      `select (select sum(value_minor) from stock_level where restaurant_id = $1)::text as levels,
              (select sum(value_minor) from stock_movement where restaurant_id = $1)::text as ledger,
              (select count(*)::int from stock_level where restaurant_id = $1 and value_minor is null) as unvalued`,
    );
    expect(sums).toMatchObject({ levels: sums?.ledger, unvalued: 0 });
    const unsound = await ownerRows(
      `select l.id from stock_lot l where l.restaurant_id = $1
          and l.on_hand <> (select coalesce(sum(s.quantity), 0) from stock_lot_movement s where s.restaurant_id = $1 and s.lot_id = l.id)
       union all
       select v.item_id from stock_level v where v.restaurant_id = $1
          and greatest(v.on_hand, 0) < (select coalesce(sum(l.on_hand), 0) from stock_lot l where l.restaurant_id = $1 and l.item_id = v.item_id)`,
    );
    expect(unsound).toEqual([]);
  });

  it('ends with days that add up to the ledger, row by row', async () => {
    const days = `select business_date::text as day, item_id, kind, currency, trim_scale(quantity)::text as quantity, value_minor::text as value, unpriced
                    from derived.stock_day where restaurant_id = $1 order by 1, 2, 3, 4`;
    const ledger = `select business_date::text as day, item_id, kind, currency, trim_scale(sum(quantity))::text as quantity,
                           coalesce(sum(value_minor), 0)::text as value, (count(*) filter (where value_minor is null))::int as unpriced
                      from stock_movement where restaurant_id = $1 group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
    const kept = await ownerRows(days);
    expect(kept.length).toBeGreaterThan(itemCount);
    expect(kept).toEqual(await ownerRows(ledger));
    const others = await other.as('owner', (tx) =>
      tx.client.query('select from derived.stock_day where restaurant_id = $1', [kitchen.restaurantId]),
    );
    expect(others.rowCount).toBe(0);
  });

  it('every count is what was seen when it was looked at, and the level is what lies on the shelf now', async () => {
    for (const [item, itemId] of itemIds.entries()) {
      const counts = month.happenings.filter((one) => one.item === item && one.kind === 'COUNT');
      const booked = await kitchen.as('owner', async (tx) => {
        const locked = await held(tx, itemId);
        return Promise.all(counts.map(({ minute }) => bookedAt(tx, locked, at(minute))));
      });
      expect(booked).toEqual(counts.map(({ minute }) => base(shelfAt(month, item, minute))));
    }
  });

  it('what was sent to the other restaurant is there, less what went missing; what it was worth here, it is worth there', async () => {
    expect(await other.as('owner', reconcileLevels)).toEqual([]);
    for (const [item, itemId] of otherIds.entries()) {
      const [row] = await queryAs<{ on_hand: string }>(database().owner, 'select on_hand::text from stock_level where item_id = $1', [
        itemId,
      ]);
      expect(quantity(row?.on_hand ?? '')).toBe(base(cameAt(month, item)));
    }
    const unequal = await queryAs(
      database().owner,
      `select source_id, sum(value_minor) filter (where kind = 'TRANSFER_OUT') as gone, sum(value_minor) filter (where kind = 'TRANSFER_IN') as came
         from stock_movement where restaurant_id in ($1, $2) and source_type = 'transfer' group by source_id
       having sum(value_minor) filter (where kind in ('TRANSFER_OUT', 'TRANSFER_IN')) <> 0 or count(*) filter (where value_minor is null) > 0`,
      [kitchen.restaurantId, other.restaurantId],
    );
    expect(unequal).toEqual([]);
    const states = await queryAs<{ status: string; count: number }>(
      database().owner,
      'select status, count(*)::int from stock_transfer where restaurant_id = $1 group by status order by status',
      [kitchen.restaurantId],
    );
    const short = [...sent.values()].filter(({ missing }) => missing > 0).length;
    expect(states).toEqual([
      { status: 'RECEIVED', count: sent.size - short },
      { status: 'RECEIVED_WITH_DISCREPANCY', count: short },
    ]);
  });

  it('between two counts exactly what nobody recorded is unexplained', async () => {
    for (const [item, itemId] of itemIds.entries()) {
      const counts = month.happenings
        .filter((one) => one.item === item && one.kind === 'COUNT')
        .toSorted((left, right) => left.minute - right.minute);
      for (const [index, until] of counts.entries()) {
        const from = counts[index - 1];
        if (!from) continue;
        const variance = varianceOf({
          opening: base(shelfAt(month, item, from.minute)),
          closing: base(shelfAt(month, item, until.minute)),
          moved: await movedBetween(itemId, from.minute, until.minute),
          theoretical: base(soldBetween(item, from.minute, until.minute)),
        });
        const lost = month.losses.filter((one) => one.item === item && one.minute > from.minute && one.minute <= until.minute);
        expect(variance.unexplained).toBe(base(lost.reduce((sum, one) => sum + one.tins, 0)));
      }
    }
  });

  it('what the screen says of the month is just that, for the time between the first and the last count of each item', async () => {
    const { rows } = await kitchen.as('owner', (tx) => readVariance(tx, { from: '2000-01-01', to: '2100-01-01' }));
    for (const [item, itemId] of itemIds.entries()) {
      const minutes = month.happenings.filter((one) => one.item === item && one.kind === 'COUNT').map(({ minute }) => minute);
      const [from, until] = [Math.min(...minutes), Math.max(...minutes)];
      const row = rows.find((one) => one.itemId === itemId);
      if (minutes.length < 2) {
        expect(row).toBeUndefined();
        continue;
      }
      const lost = month.losses.filter((one) => one.item === item && one.minute > from && one.minute <= until);
      expect(row).toMatchObject({
        opening: formatQuantity(base(shelfAt(month, item, from))),
        closing: formatQuantity(base(shelfAt(month, item, until))),
        theoretical: formatQuantity(base(soldBetween(item, from, until))),
        unexplained: formatQuantity(base(lost.reduce((sum, one) => sum + one.tins, 0))),
      });
    }
    expect(rows.length).toBeGreaterThan(0);
    const sizes = rows.map(({ unexplainedMinor }) => Math.abs(Number(unexplainedMinor ?? 0)));
    expect(sizes).toEqual(sizes.toSorted((left, right) => right - left));
  });
});

const soldBetween = (item: number, from: number, until: number): number =>
  month.happenings
    .filter((one) => one.item === item && one.kind === 'SALE' && one.minute > from && one.minute <= until)
    .reduce((sum, one) => sum + one.tins, 0);

const movedBetween = async (itemId: string, from: number, until: number): Promise<ReadonlyMap<MovementKind, Quantity>> => {
  const rows = await queryAs<{ kind: MovementKind; moved: string }>(
    database().owner,
    `select kind, sum(quantity)::text as moved from stock_movement
      where item_id = $1 and effective_at > $2 and effective_at <= $3 group by kind`,
    [itemId, at(from), at(until)],
  );
  return new Map(rows.map(({ kind, moved }) => [kind, quantity(moved)]));
};
