import { beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { approveCount, cancelCount, reverseCount } from './approve-count.ts';
import { closePeriod } from './books.ts';
import { recordCountEntry } from './count-entries.ts';
import { closeCountPart, getCount } from './count-parts.ts';
import { countEntries, countSheet } from './count-sheet.ts';
import { saveCountTemplate } from './count-templates.ts';
import { explainLevel } from './item-history.ts';
import { createStorageArea } from './places.ts';
import { recordMovement } from './record-movement.ts';
import { askRecount, explainCountLines, reviewCount, submitCount } from './review-count.ts';
import { changeShelf } from './shelves.ts';
import { createCount } from './start-count.ts';
import { approve, beganAt, beginCount, enter, entryBody, handIn } from './testing/counting.ts';
import { addItem, delivery, envelope, movement, openKitchen, tomatoes, type Kitchen } from './testing/kitchen.ts';

const database = useTestDatabase();
let kitchen: Kitchen;
let itemId: string;

const begin = new Date(Date.now() - 5 * 3_600_000);
const at = (minute: number) => new Date(begin.getTime() + minute * 60_000);

beforeEach(async () => {
  kitchen = await openKitchen(database());
  itemId = await addItem(kitchen);
  await kitchen.as('owner', (tx) => recordMovement(tx, envelope(kitchen, delivery(itemId, '20', '4'), at(-60))));
});

const counting = async (): Promise<string> => {
  const countId = await beginCount(kitchen);
  await beganAt(kitchen, countId, begin);
  return countId;
};

const waste = (tins: string, minute: number) =>
  kitchen.as('owner', (tx) => recordMovement(tx, envelope(kitchen, movement(itemId, 'WASTE', tins), at(minute))));

const review = async (countId: string) => (await kitchen.as('chef', (tx) => reviewCount(tx, countId))).lines;

const onHandTins = async (): Promise<number> => {
  const [row] = await queryAs<{ on_hand: string }>(database().owner, 'select on_hand from stock_level where item_id = $1', [itemId]);
  return Number(row?.on_hand) / 2500;
};

const newArea = async (name: string): Promise<string> => {
  const storageAreaId = uuidv7();
  await kitchen.as('owner', (tx) => createStorageArea(tx, { storageAreaId, name, nameLocal: null, kind: 'CHILL' }));
  await kitchen.as('owner', (tx) => changeShelf(tx, { storageAreaId, add: [itemId], take: [], order: null }));
  return storageAreaId;
};

const reasonFor = (countId: string) =>
  kitchen.as('chef', (tx) => explainCountLines(tx, { countId, itemIds: [itemId], reason: 'UNRECORDED_USE', note: null }));

describe('a count from the plan to the books', () => {
  it('holds each line against the books at the moment at which it was counted, not at its approval', async () => {
    const countId = await counting();
    await enter(kitchen, 'kitchenstaff', { countId, itemId, tins: '19', at: at(30) });
    await waste('4', 60);
    await handIn(kitchen, 'kitchenstaff', countId);
    expect(await review(countId)).toMatchObject([{ state: 'COUNTED', expected: '50000', counted: '47500', difference: '-2500' }]);
    await approve(kitchen, countId);
    expect(await onHandTins()).toBe(15);
    expect(await queryAs(database().owner, 'select cause, on_hand::text from stock_snapshot where cause_id = $1', [countId])).toEqual([
      { cause: 'COUNT', on_hand: '37500.000000' },
    ]);
    expect(await review(countId)).toMatchObject([{ expected: '50000', counted: '47500', difference: '-2500', valueMinor: '-400' }]);
    const why = await kitchen.as('owner', (tx) => explainLevel(tx, itemId));
    expect(why.count).toEqual({ id: countId, name: 'Walk-in', counters: ['Hanna kitchenstaff'] });
  });

  it('adds what two people and two areas say, and asks for the other area of an item that lies in both', async () => {
    const [cold, dry] = [await newArea('Cold room'), await newArea('Dry store')];
    const countId = await beginCount(kitchen, { storageAreaIds: [cold] });
    await beganAt(kitchen, countId, begin);
    await enter(kitchen, 'kitchenstaff', { countId, itemId, tins: '3', at: at(1), storageAreaId: cold });
    await enter(kitchen, 'chef', { countId, itemId, tins: '5', at: at(2), storageAreaId: cold });
    expect(await review(countId)).toMatchObject([{ state: 'OPEN', counted: null }]);
    await enter(kitchen, 'chef', { countId, itemId, tins: '9', at: at(3), storageAreaId: dry });
    await enter(kitchen, 'chef', { countId, itemId, tins: '6', at: at(4), storageAreaId: cold });
    expect(await review(countId)).toMatchObject([{ state: 'COUNTED', counted: '45000' }]);
    const { progress, parts } = await kitchen.as('owner', (tx) => getCount(tx, countId));
    expect(progress).toEqual([
      { storageAreaId: cold, spots: 1, done: 1 },
      { storageAreaId: dry, spots: 1, done: 1 },
    ]);
    expect(parts).toHaveLength(3);
  });

  it('never takes what nobody counted for nothing: it is refused, or left out', async () => {
    const forgotten = await addItem(kitchen, { name: 'Berbere' });
    const countId = await counting();
    await enter(kitchen, 'chef', { countId, itemId, tins: '20', at: at(1) });
    const submit = (openLines: 'REFUSE' | 'LEAVE_OUT') => kitchen.as('chef', (tx) => submitCount(tx, { countId, openLines }));
    await expect(submit('REFUSE')).rejects.toMatchObject({ code: 'COUNT_LINES_OPEN', data: { lines: 1 } });
    await submit('LEAVE_OUT');
    await approve(kitchen, countId);
    const rows = await queryAs(database().owner, 'select from stock_movement where item_id = $1', [forgotten]);
    expect(rows).toEqual([]);
  });

  it('waits for whoever is still counting, unless their part is closed for them', async () => {
    const countId = await counting();
    await enter(kitchen, 'kitchenstaff', { countId, itemId, tins: '20', at: at(1) });
    await expect(handIn(kitchen, 'chef', countId)).rejects.toMatchObject({
      code: 'COUNT_PARTS_OPEN',
      data: { people: 'Hanna kitchenstaff' },
    });
    const [part] = (await kitchen.as('chef', (tx) => getCount(tx, countId))).parts;
    const close = { countId, storageAreaId: null, counterId: part?.counter.id ?? '', isClosed: true };
    await kitchen.as('chef', (tx) => closeCountPart(tx, close));
    await handIn(kitchen, 'chef', countId);
  });

  it('is counted again where it was asked for, by somebody else if there is one, and keeps what was said first', async () => {
    const countId = await counting();
    await enter(kitchen, 'kitchenstaff', { countId, itemId, tins: '10', at: at(1) });
    await handIn(kitchen, 'kitchenstaff', countId);
    await kitchen.as('chef', (tx) => askRecount(tx, { countId, itemIds: [itemId] }));
    const first = enter(kitchen, 'chef', { countId, itemId, tins: '18', at: new Date() });
    await expect(first).rejects.toMatchObject({ code: 'COUNT_ROUND_OVER' });
    await enter(kitchen, 'chef', { countId, itemId, tins: '18', at: new Date(), recountNumber: 1 });
    await handIn(kitchen, 'chef', countId);
    expect(await review(countId)).toMatchObject([{ counted: '45000', isRecounted: true, counters: ['Hanna chef'] }]);
    const { entries } = await kitchen.as('chef', (tx) => countEntries(tx, { countId, since: 0 }));
    expect(entries.map(({ quantity }) => quantity)).toEqual(['25000', '45000']);
  });

  it('says where something moved between the first shelf and the last', async () => {
    const [cold, dry] = [await newArea('Cold room'), await newArea('Dry store')];
    const countId = await counting();
    await enter(kitchen, 'chef', { countId, itemId, tins: '10', at: at(10), storageAreaId: cold });
    await enter(kitchen, 'chef', { countId, itemId, tins: '10', at: at(30), storageAreaId: dry });
    expect(await review(countId)).toMatchObject([{ hasMovedMeanwhile: false }]);
    await waste('1', 20);
    expect(await review(countId)).toMatchObject([{ hasMovedMeanwhile: true }]);
  });

  it('beyond the threshold it needs a reason before it is booked', async () => {
    const countId = await counting();
    await enter(kitchen, 'chef', { countId, itemId, tins: '2', at: at(10) });
    await handIn(kitchen, 'chef', countId);
    await expect(approve(kitchen, countId)).rejects.toMatchObject({ code: 'COUNT_REASONS_MISSING', data: { lines: 1 } });
    await reasonFor(countId);
    await approve(kitchen, countId);
    expect(await onHandTins()).toBe(2);
  });
});

describe('who may do what with a count', () => {
  it.each(['storageAreaIds', 'categoryIds'])(
    'a plan walks no %s that the restaurant has not, now or by a plan that comes round',
    async (places) => {
      const threshold = { shareBps: 500, withMinor: '1', aloneMinor: '1' };
      const plan = {
        name: 'Walk-in',
        storageAreaIds: [],
        categoryIds: [],
        isKeyItemsOnly: false,
        isBlind: false,
        isOpenToKitchen: false,
        threshold,
      };
      const foreign = { ...plan, [places]: [uuidv7()] };
      const once = { countId: uuidv7(), by: { kind: 'ONCE', plan: foreign } } as const;
      await expect(kitchen.as('owner', (tx) => createCount(tx, once))).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const template = { ...foreign, templateId: uuidv7(), baseVersion: null, rhythm: 'DAILY', timing: 'END' } as const;
      await expect(kitchen.as('owner', (tx) => saveCountTemplate(tx, template))).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await kitchen.as('owner', (tx) => saveCountTemplate(tx, { ...template, ...plan }));
    },
  );

  it('kitchen staff hear who approves, and nothing is booked', async () => {
    const countId = await counting();
    await enter(kitchen, 'kitchenstaff', { countId, itemId, tins: '19', at: at(10) });
    await handIn(kitchen, 'kitchenstaff', countId);
    const approval = kitchen.as('kitchenstaff', (tx) => approveCount(tx, envelope(kitchen, { countId })));
    await expect(approval).rejects.toMatchObject({ code: 'COUNT_APPROVAL_FORBIDDEN', data: { roles: ['owner', 'manager'] } });
    expect(await onHandTins()).toBe(20);
  });

  it('one thing is counted once at a time', async () => {
    const countId = await counting();
    await expect(counting()).rejects.toMatchObject({ code: 'COUNT_OVERLAPS', data: { name: 'Walk-in' } });
    await kitchen.as('manager', (tx) => cancelCount(tx, { countId, reason: 'Too busy' }));
    await counting();
  });

  it('what was not listed, was handed in, or is less than nothing is not written down', async () => {
    const countId = await counting();
    const newcomer = await addItem(kitchen, { name: 'Berbere' });
    const unlisted = enter(kitchen, 'chef', { countId, itemId: newcomer, tins: '1', at: at(1) });
    await expect(unlisted).rejects.toMatchObject({ code: 'COUNT_ITEM_NOT_LISTED' });
    await expect(enter(kitchen, 'chef', { countId, itemId, tins: '-1', at: at(1) })).rejects.toMatchObject({ code: 'QUANTITY_NEGATIVE' });
    await enter(kitchen, 'chef', { countId, itemId, tins: '0', at: at(1) });
    await handIn(kitchen, 'chef', countId);
    await expect(enter(kitchen, 'chef', { countId, itemId, tins: '1', at: at(2) })).rejects.toMatchObject({ code: 'COUNT_STATUS_CHANGED' });
  });

  it('what was counted last is taken over only while nothing moved since', async () => {
    const first = await counting();
    await enter(kitchen, 'chef', { countId: first, itemId, tins: '20', at: at(1) });
    await handIn(kitchen, 'chef', first);
    await approve(kitchen, first);
    const countId = await counting();
    const { spots } = await kitchen.as('chef', (tx) => countSheet(tx, { countId, after: 0 }));
    expect(spots).toMatchObject([{ isCarryable: true, carry: '50000' }]);
    const carry = () =>
      kitchen.as('chef', (tx) =>
        recordCountEntry(tx, envelope(kitchen, { ...entryBody({ countId, itemId, tins: '1' }), said: { kind: 'CARRIED' } }, at(3))),
      );
    await carry();
    expect(await review(countId)).toMatchObject([{ counted: '50000', isCarried: true }]);
    await waste('1', 2);
    await expect(carry()).rejects.toMatchObject({ code: 'COUNT_CARRY_MOVED' });
  });
});

describe('taking an approved count back', () => {
  const counted = async (tins: string) => {
    const countId = await counting();
    await enter(kitchen, 'chef', { countId, itemId, tins, at: at(10) });
    await handIn(kitchen, 'chef', countId);
    await approve(kitchen, countId);
    return countId;
  };
  const reverse = (role: 'owner' | 'manager' | 'chef', countId: string) =>
    kitchen.as(role, (tx) => reverseCount(tx, envelope(kitchen, { countId, reason: 'Wrong shelf' })));

  it('leaves the books as they would be without it, and only those who may do so', async () => {
    const countId = await counted('19');
    await waste('2', 5);
    expect(await onHandTins()).toBe(19);
    await expect(reverse('chef', countId)).rejects.toMatchObject({ code: 'COUNT_REVERSAL_FORBIDDEN' });
    await reverse('manager', countId);
    expect(await onHandTins()).toBe(18);
  });

  it('is too late for a manager on another day, for anyone after a later count, and in a closed period', async () => {
    const countId = await counted('19');
    const later = await counted('18');
    await expect(reverse('owner', countId)).rejects.toMatchObject({
      code: 'COUNT_LATER_APPROVED',
      data: { itemNameLocal: tomatoes.nameLocal },
    });
    await queryAs(database().owner, `update count_session set approved_at = now() - interval '3 days' where id = $1`, [later]);
    await expect(reverse('manager', later)).rejects.toMatchObject({ code: 'COUNT_REVERSAL_FORBIDDEN', data: { roles: ['owner'] } });
    await reverse('owner', later);
    await queryAs(database().owner, `update stock_level set locked_through = '2999-01-01' where item_id = $1`, [itemId]);
    await expect(reverse('owner', countId)).rejects.toMatchObject({ code: 'PERIOD_LOCKED' });
  });
});

describe('several at once', () => {
  it('twelve people count, a thirteenth is told that there is no room', async () => {
    const countId = await counting();
    const strangers = Array.from({ length: 12 }, () => uuidv7());
    await queryAs(database().owner, 'insert into count_part (restaurant_id, session_id, counter_id) select $1, $2, unnest($3::uuid[])', [
      kitchen.restaurantId,
      countId,
      strangers,
    ]);
    const thirteenth = enter(kitchen, 'chef', { countId, itemId, tins: '1', at: at(1) });
    await expect(thirteenth).rejects.toMatchObject({ code: 'COUNT_PLACES_TAKEN', data: { countersMax: 12 } });
  });

  it('two who begin the same count at one moment begin it once', async () => {
    const attempts = await Promise.allSettled([counting(), counting()]);
    expect(attempts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('two who approve it at one moment book it once', async () => {
    const countId = await counting();
    await enter(kitchen, 'chef', { countId, itemId, tins: '19', at: at(10) });
    await handIn(kitchen, 'chef', countId);
    const attempts = await Promise.allSettled([approve(kitchen, countId), approve(kitchen, countId)]);
    expect(attempts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await onHandTins()).toBe(19);
  });
});

it('a closed period moves a late approval to the first open day', async () => {
  const countId = await counting();
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000);
  await beganAt(kitchen, countId, day(9));
  await enter(kitchen, 'chef', { countId, itemId, tins: '20', at: day(6) });
  await handIn(kitchen, 'chef', countId);
  const through = day(3).toISOString().slice(0, 10);
  await kitchen.as('owner', (tx) => closePeriod(tx, envelope(kitchen, { closingId: uuidv7(), through })));
  await reasonFor(countId);
  await approve(kitchen, countId);
  const [row] = await queryAs<{ late: boolean }>(
    database().owner,
    'select late_for_date is not null and business_date > $2 as late from stock_movement where source_id = $1',
    [countId, through],
  );
  expect(row?.late).toBe(true);
});
