import { beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { cancelCount } from './approve-count.ts';
import { listCountTemplates, saveCountTemplate } from './count-templates.ts';
import { recordMovement } from './record-movement.ts';
import { beginCount as begunAtOnce } from './start-count.ts';
import { approve, beganAt, beginCount, enter, handIn, planOf } from './testing/counting.ts';
import { addItem, delivery, envelope, openKitchen, type Kitchen } from './testing/kitchen.ts';

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
    const overlap = { code: 'COUNT_OVERLAPS', data: { countId, status: 'COUNTING', name: 'Walk-in' } };
    await expect(kitchen.as('owner', (tx) => begunAtOnce(tx, other))).rejects.toMatchObject(overlap);
    expect(await queryAs(database().superuser, 'select id from count_session where id = $1', [other.countId])).toEqual([]);
  });

  it('is over once it is called off', async () => {
    const countId = await beginCount(kitchen);
    await kitchen.as('owner', (tx) => cancelCount(tx, { countId, reason: 'Too busy' }));
    const other = { countId: uuidv7(), by: { kind: 'ONCE', plan: planOf() } } as const;
    expect(await kitchen.as('owner', (tx) => begunAtOnce(tx, other))).toMatchObject({ count: { status: 'COUNTING' } });
  });
});

describe('a plan that comes round', () => {
  it('was last counted when its count was handed in, whenever that was approved', async () => {
    const templateId = uuidv7();
    const plan = { ...planOf(), templateId, baseVersion: null, rhythm: 'WEEKLY', timing: 'END' } as const;
    await kitchen.as('owner', (tx) => saveCountTemplate(tx, plan));
    const countId = uuidv7();
    await kitchen.as('owner', (tx) => begunAtOnce(tx, { countId, by: { kind: 'TEMPLATE', templateId } }));
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
