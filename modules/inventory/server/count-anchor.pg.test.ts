import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { quantity } from '../../../kit/quantity.ts';
import { closePeriod } from './books.ts';
import { correctMovement } from './correct-movement.ts';
import { explainLevel } from './item-history.ts';
import { lockItem } from './load-item.ts';
import { bookedAt, postCount, takeCountBack } from './post-count.ts';
import { reconcileLevels } from './reconcile-levels.job.ts';
import { recordMovement } from './record-movement.ts';
import { stockSetUp } from './set-up-steps.ts';
import { addItem, delivery, envelope, movement, openKitchen, type Kitchen } from './testing/kitchen.ts';

const database = useTestDatabase();
let kitchen: Kitchen;

beforeAll(async () => {
  kitchen = await openKitchen(database());
});

const start = Date.now() - 10 * 86_400_000;
/** So many minutes into the day of these tests. */
const at = (minute: number) => new Date(start + minute * 60_000);
const tin = 2500;

const receive = (itemId: string, tins: number, minute: number) =>
  kitchen.as('owner', (tx) => recordMovement(tx, envelope(kitchen, delivery(itemId, String(tins), '4'), at(minute))));

const waste = (itemId: string, tins: number, minute: number) =>
  kitchen.as('owner', (tx) => recordMovement(tx, envelope(kitchen, movement(itemId, 'WASTE', String(tins)), at(minute))));

const count = (itemId: string, tins: number, minute: number) =>
  kitchen.as('owner', async (tx) => {
    const item = await lockItem(tx, itemId);
    if (!item) throw new Error('no such item');
    const movementId = uuidv7();
    const facts = { deviceId: null, reason: null, note: null, enteredText: null, enteredParts: null };
    await postCount(tx, item, {
      counted: quantity(String(tins * tin)),
      source: { movementId, sourceId: uuidv7(), occurredAt: at(minute), effectiveAt: at(minute), ...facts },
    });
    return movementId;
  });

const onHand = (itemId: string, minute = 100_000) =>
  kitchen.as('owner', async (tx) => {
    const item = await lockItem(tx, itemId);
    if (!item) throw new Error('no such item');
    return Number(await bookedAt(tx, item, at(minute))) / 1_000_000 / tin;
  });

const lastCountedAt = async (itemId: string) => {
  const [row] = await queryAs<{ at: Date | null }>(database().owner, 'select last_counted_at as at from stock_level where item_id = $1', [
    itemId,
  ]);
  return row?.at ?? null;
};

const isSetUp = () => kitchen.as('owner', stockSetUp);

describe('a count is an anchor at the moment it was looked at', () => {
  it('sales that were recorded while it was on its way stay on top of it', async () => {
    const itemId = await addItem(kitchen);
    await receive(itemId, 20, 0);
    await waste(itemId, 3, 70);
    await waste(itemId, 5, 80);
    expect(await isSetUp()).toEqual({ hasItems: true, wasCounted: false });
    await count(itemId, 18, 60);
    expect(await isSetUp()).toEqual({ hasItems: true, wasCounted: true });
    expect(await onHand(itemId)).toBe(10);
    expect(await onHand(itemId, 60)).toBe(18);
  });

  it('three and five that two offline tablets bring later are right whether they happened before or after it', async () => {
    const itemId = await addItem(kitchen);
    await receive(itemId, 20, 0);
    await count(itemId, 18, 60);
    await waste(itemId, 3, 50);
    expect(await onHand(itemId)).toBe(18);
    await waste(itemId, 5, 90);
    expect(await onHand(itemId)).toBe(13);
    expect(await onHand(itemId, 60)).toBe(18);
  });

  it('a delivery booked in days later, but made before it, leaves the counted level and brings its price', async () => {
    const itemId = await addItem(kitchen);
    await count(itemId, 12, 60);
    await receive(itemId, 12, 30);
    expect(await onHand(itemId)).toBe(12);
    const [level] = await queryAs<{ cost: string; value: string }>(
      database().owner,
      'select average_cost::text as cost, value_minor::text as value from stock_level where item_id = $1',
      [itemId],
    );
    expect(level).toEqual({ cost: '0.001600', value: '4800' });
  });

  it('an earlier count that arrives after a later one changes nothing at the later one', async () => {
    const itemId = await addItem(kitchen);
    await receive(itemId, 20, 0);
    await waste(itemId, 2, 90);
    await count(itemId, 15, 120);
    await count(itemId, 19, 60);
    expect(await onHand(itemId, 60)).toBe(19);
    expect(await onHand(itemId, 119)).toBe(17);
    expect(await onHand(itemId)).toBe(15);
    expect(await lastCountedAt(itemId)).toEqual(at(120));
  });

  it('taking back what was recorded before it leaves the counted level, taking back what came after moves it', async () => {
    const itemId = await addItem(kitchen);
    await receive(itemId, 20, 0);
    const before = await waste(itemId, 4, 30);
    await count(itemId, 15, 60);
    const behind = await waste(itemId, 2, 90);
    const correct = (correctsId: string) =>
      kitchen.as('owner', (tx) => correctMovement(tx, envelope(kitchen, { movementId: uuidv7(), correctsId, note: null })));
    await correct(before.rows[0]?.id ?? '');
    expect(await onHand(itemId)).toBe(13);
    await correct(behind.rows[0]?.id ?? '');
    expect(await onHand(itemId)).toBe(15);
  });

  it('taken back, the books say again what they said without it, late facts included', async () => {
    const itemId = await addItem(kitchen);
    await receive(itemId, 20, 0);
    await count(itemId, 19, 20);
    const counted = await count(itemId, 15, 60);
    await waste(itemId, 3, 50);
    await waste(itemId, 1, 90);
    expect(await onHand(itemId)).toBe(14);
    await kitchen.as('owner', (tx) =>
      takeCountBack(tx, itemId, {
        countMovementId: counted,
        sourceId: uuidv7(),
        occurredAt: new Date(),
        deviceId: null,
        note: null,
        newId: uuidv7,
      }),
    );
    expect(await onHand(itemId)).toBe(15);
    expect(await lastCountedAt(itemId)).toEqual(at(20));
  });

  it('its rows are undone with the count, never one by one', async () => {
    const itemId = await addItem(kitchen);
    const correctsId = await count(itemId, 5, 60);
    const correction = kitchen.as('owner', (tx) =>
      correctMovement(tx, envelope(kitchen, { movementId: uuidv7(), correctsId, note: null })),
    );
    await expect(correction).rejects.toMatchObject({ code: 'MOVEMENT_OF_DOCUMENT' });
  });

  it('why this number: the count, what happened after it, and nothing that was known late', async () => {
    const itemId = await addItem(kitchen);
    await receive(itemId, 20, 0);
    await count(itemId, 18, 60);
    await waste(itemId, 3, 50);
    await waste(itemId, 2, 90);
    expect(await kitchen.as('owner', (tx) => explainLevel(tx, itemId))).toMatchObject({
      anchor: { kind: 'COUNT_ADJUST' },
      startOnHand: '45000',
      groups: [{ kind: 'WASTE', quantity: '-5000', count: 1 }],
      onHand: '40000',
    });
  });
});

type Deed = { readonly kind: 'RECEIVE' | 'WASTE' | 'COUNT'; readonly tins: number; readonly minute: number };

/** What the shelf holds, worked out from what really happened in its true order. */
const truth = (deeds: readonly Deed[]): number => {
  const inOrder = deeds.toSorted((left, right) => left.minute - right.minute);
  return inOrder.reduce((held, { kind, tins }) => (kind === 'COUNT' ? tins : held + (kind === 'RECEIVE' ? tins : -tins)), 0);
};

describe('whatever the order in which facts and counts arrive', () => {
  it('each count is right at its moment, the level is right now, and the books add up', async () => {
    const deed = fc.record({
      kind: fc.constantFrom('RECEIVE' as const, 'WASTE' as const, 'COUNT' as const),
      tins: fc.integer({ min: 1, max: 30 }),
      minute: fc.integer({ min: 1, max: 500 }),
    });
    const deedsInAnyOrder = fc.uniqueArray(deed, { selector: ({ minute }) => minute, minLength: 2, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(deedsInAnyOrder, async (deeds) => {
        const itemId = await addItem(kitchen);
        for (const { kind, tins, minute } of deeds) await { RECEIVE: receive, WASTE: waste, COUNT: count }[kind](itemId, tins, minute);
        expect(await onHand(itemId)).toBe(truth(deeds));
        for (const counted of deeds.filter(({ kind }) => kind === 'COUNT')) expect(await onHand(itemId, counted.minute)).toBe(counted.tins);
      }),
      { numRuns: 40 },
    );
    expect(await kitchen.as('owner', reconcileLevels)).toEqual([]);
  });
});

describe('a closed period', () => {
  it('takes no more rows: a late fact is booked on the first open day, naming the day that it is late for', async () => {
    const closed = await openKitchen(database());
    const itemId = await addItem(closed);
    const day = (date: string) => new Date(`${date}T12:00:00Z`);
    const receiveOn = (date: string) =>
      closed.as('owner', (tx) => recordMovement(tx, envelope(closed, delivery(itemId, '4', '4'), day(date))));
    const before = await receiveOn('2026-10-30');
    await closed.as('owner', (tx) => closePeriod(tx, envelope(closed, { closingId: uuidv7(), through: '2026-10-31' })));
    await receiveOn('2026-10-29');
    await receiveOn('2026-11-02');
    const rows = await queryAs(
      database().owner,
      'select business_date::text as on, late_for_date::text as for from stock_movement where item_id = $1 order by entry_number',
      [itemId],
    );
    expect(rows).toEqual([
      { on: '2026-10-30', for: null },
      { on: '2026-11-01', for: '2026-10-29' },
      { on: '2026-11-02', for: null },
    ]);
    const correction = closed.as('owner', (tx) =>
      correctMovement(tx, envelope(closed, { movementId: uuidv7(), correctsId: before.rows[0]?.id ?? '', note: null })),
    );
    await expect(correction).rejects.toMatchObject({ code: 'PERIOD_LOCKED', data: { lockedThrough: '2026-10-31' } });
  });
});
