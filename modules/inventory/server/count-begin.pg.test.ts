import { beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { cancelCount } from './approve-count.ts';
import { getCount } from './count-parts.ts';
import { listCountTemplates, saveCountTemplate } from './count-templates.ts';
import { getItem } from './get-item.ts';
import { recordMovement } from './record-movement.ts';
import { beginCount as begunAtOnce } from './start-count.ts';
import { approve, beganAt, beginCount, enter, handIn, planOf } from './testing/counting.ts';
import { addItem, delivery, envelope, openKitchen, tomatoes, type Kitchen } from './testing/kitchen.ts';

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

describe('a count that is in the way of another', () => {
  it('is named with its id where the other may not begin, and nothing is left of the other', async () => {
    const countId = await beginCount(kitchen);
    const other = { countId: uuidv7(), by: { kind: 'ONCE', plan: planOf() } } as const;
    const overlap = { code: 'COUNT_OVERLAPS', data: { countId, status: 'COUNTING', name: 'Walk-in', itemNameLocal: tomatoes.nameLocal } };
    await expect(kitchen.as('owner', (tx) => begunAtOnce(tx, envelope(kitchen, other)))).rejects.toMatchObject(overlap);
    expect(await queryAs(database().superuser, 'select id from count_session where id = $1', [other.countId])).toEqual([]);
  });

  it('is over once it is called off', async () => {
    const countId = await beginCount(kitchen);
    await kitchen.as('owner', (tx) => cancelCount(tx, { countId, reason: 'Too busy' }));
    const other = { countId: uuidv7(), by: { kind: 'ONCE', plan: planOf() } } as const;
    expect(await kitchen.as('owner', (tx) => begunAtOnce(tx, envelope(kitchen, other)))).toMatchObject({
      count: { status: 'COUNTING' },
    });
  });
});

describe('a plan that comes round', () => {
  it('was last counted when its count was handed in, whenever that was approved', async () => {
    const templateId = uuidv7();
    const plan = { ...planOf(), templateId, baseVersion: null, rhythm: 'WEEKLY', timing: 'END' } as const;
    await kitchen.as('owner', (tx) => saveCountTemplate(tx, plan));
    const countId = uuidv7();
    await kitchen.as('owner', (tx) => begunAtOnce(tx, envelope(kitchen, { countId, by: { kind: 'TEMPLATE', templateId } })));
    await beganAt(kitchen, countId, begin);
    await enter(kitchen, 'chef', { countId, itemId, tins: '20', at: at(10) });
    await handIn(kitchen, 'chef', countId);
    const lastCounted = async () => (await kitchen.as('owner', listCountTemplates)).templates[0]?.lastCountedAt;
    expect(await lastCounted()).toBeNull();
    await queryAs(database().owner, 'update count_session set submitted_at = $2 where id = $1', [countId, at(20)]);
    await approve(kitchen, countId);
    expect(await lastCounted()).toBe(at(20).toISOString());
  });
});

describe('a count that was begun where nobody could be asked', () => {
  const begunLate = async (minute: number) => {
    const countId = uuidv7();
    const body = { countId, by: { kind: 'ONCE', plan: planOf() }, isUnasked: true } as const;
    await kitchen.as('owner', (tx) => begunAtOnce(tx, envelope(kitchen, body, at(minute))));
    return body;
  };
  const grams = (tins: number) => String(tins * 2500);
  const onHand = async () => (await kitchen.as('owner', (tx) => getItem(tx, itemId))).level.onHand;

  it('began when its device says so, so that each shelf counts for when it was looked at', async () => {
    const { countId } = await begunLate(10);
    await kitchen.as('owner', (tx) => recordMovement(tx, envelope(kitchen, delivery(itemId, '5', '4'), at(30))));
    const { entry } = await enter(kitchen, 'chef', { countId, itemId, tins: '18', at: at(20) });
    expect(entry.countedAt).toBe(at(20).toISOString());
    await handIn(kitchen, 'chef', countId);
    await approve(kitchen, countId);
    // Two were missing at the twentieth minute, and five came after it.
    expect(await onHand()).toBe(grams(23));
  });

  it('stands beside one that was begun meanwhile, and the level stays what was counted last', async () => {
    const meanwhile = await beginCount(kitchen);
    await beganAt(kitchen, meanwhile, at(40));
    await enter(kitchen, 'chef', { countId: meanwhile, itemId, tins: '17', at: at(50) });
    const { countId: late } = await begunLate(10);
    await enter(kitchen, 'chef', { countId: late, itemId, tins: '18', at: at(20) });
    for (const countId of [meanwhile, late]) {
      await handIn(kitchen, 'chef', countId);
      await approve(kitchen, countId);
    }
    expect(await onHand()).toBe(grams(17));
  });

  it('did not begin after now, whatever its device says', async () => {
    const { countId } = await begunLate(24 * 60);
    const { count } = await kitchen.as('owner', (tx) => getCount(tx, countId));
    expect(Date.parse(count.startedAt ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('begins once, though it was asked about and the answer was lost', async () => {
    const body = await begunLate(10);
    const again = await kitchen.as('owner', (tx) => begunAtOnce(tx, envelope(kitchen, body)));
    expect(again).toMatchObject({ count: { id: body.countId, startedAt: at(10).toISOString() } });
    await expect(kitchen.as('manager', (tx) => begunAtOnce(tx, envelope(kitchen, body)))).rejects.toMatchObject({ code: 'ID_TAKEN' });
  });
});
