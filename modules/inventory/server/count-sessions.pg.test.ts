import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { saveCountTemplate } from './count-templates.ts';
import { explainCountLines } from './review-count.ts';
import { reconcileLevels } from './reconcile-levels.job.ts';
import { recordMovement } from './record-movement.ts';
import { approve, beganAt, beginCount, enter, handIn, planOf } from './testing/counting.ts';
import { addItem, delivery, envelope, movement, openKitchen, type Kitchen } from './testing/kitchen.ts';
import { watchCounts } from './watch-counts.job.ts';

const database = useTestDatabase();
let kitchen: Kitchen;

beforeAll(async () => {
  kitchen = await openKitchen(database());
});

const begin = new Date(Date.now() - 10 * 3_600_000);
const at = (minute: number) => new Date(begin.getTime() + minute * 60_000);

/** What a device did while it had no line, to be handed over later, in the order of its outbox. */
type Sending = () => Promise<unknown>;

const device = () => {
  const outbox: Sending[] = [];
  return {
    keep: (sending: Sending) => void outbox.push(sending),
    handOver: async () => {
      for (const sending of outbox.splice(0)) await sending();
    },
  };
};

const move = (itemId: string, tins: number, minute: number) =>
  kitchen.as('owner', (tx) => recordMovement(tx, envelope(kitchen, movement(itemId, 'WASTE', String(tins)), at(minute))));

const onHandTins = async (itemId: string): Promise<number> => {
  const [row] = await queryAs<{ on_hand: string }>(database().owner, 'select on_hand from stock_level where item_id = $1', [itemId]);
  return Number(row?.on_hand) / 2500;
};

const stocked = async (): Promise<string> => {
  const itemId = await addItem(kitchen);
  await kitchen.as('owner', (tx) => recordMovement(tx, envelope(kitchen, delivery(itemId, '20', '4'), at(-60))));
  return itemId;
};

/** A count of everything, that began at the beginning of the day of these tests. */
const counting = async (): Promise<string> => {
  const countId = await beginCount(kitchen);
  await beganAt(kitchen, countId, begin);
  return countId;
};

const close = async (countId: string, itemId: string) => {
  await handIn(kitchen, 'chef', countId);
  const reason = { countId, itemIds: [itemId], reason: 'UNEXPLAINED', note: null } as const;
  await kitchen.as('chef', (tx) => explainCountLines(tx, reason));
  await approve(kitchen, countId);
};

describe('a count while the kitchen sells, with two devices that have no line', () => {
  it('minus three and minus five on two offline devices are right, however late the one and the other arrive', async () => {
    const itemId = await stocked();
    const [bar, pass] = [device(), device()];
    const countId = await counting();
    bar.keep(() => move(itemId, 3, 30));
    pass.keep(() => enter(kitchen, 'chef', { countId, itemId, tins: '17', at: at(60) }));
    pass.keep(() => move(itemId, 5, 90));
    await pass.handOver();
    await close(countId, itemId);
    expect(await onHandTins(itemId)).toBe(12);
    await bar.handOver();
    expect(await onHandTins(itemId)).toBe(12);
  });

  it('whatever was sold before and after, and in whatever order it arrives around the approval, the shelf is right', async () => {
    const sold = fc.uniqueArray(
      fc.record({ tins: fc.integer({ min: 1, max: 4 }), minute: fc.integer({ min: 1, max: 119 }), isLate: fc.boolean() }),
      {
        selector: ({ minute }) => minute,
        maxLength: 6,
      },
    );
    await fc.assert(
      fc.asyncProperty(sold, fc.integer({ min: 0, max: 30 }), async (deeds, found) => {
        const itemId = await stocked();
        const countId = await counting();
        for (const { tins, minute } of deeds.filter(({ isLate }) => !isLate)) await move(itemId, tins, minute);
        await enter(kitchen, 'chef', { countId, itemId, tins: String(found), at: at(60.5) });
        await close(countId, itemId);
        for (const { tins, minute } of deeds.filter(({ isLate }) => isLate)) await move(itemId, tins, minute);
        const soldAfter = deeds.filter(({ minute }) => minute > 60).reduce((sum, { tins }) => sum + tins, 0);
        expect(await onHandTins(itemId)).toBe(found - soldAfter);
      }),
      { numRuns: 12 },
    );
    expect(await kitchen.as('owner', reconcileLevels)).toEqual([]);
  });
});

describe('the night watch', () => {
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  const watch = (now: Date) =>
    kitchen.as('owner', async (tx) => {
      await watchCounts(tx, now);
      return [...tx.events];
    });

  it('announces an untouched count three days before it calls it off, and calls it off', async () => {
    await stocked();
    const countId = await counting();
    expect((await watch(days(10))).filter(({ name }) => name.endsWith('count-stale'))).toEqual([]);
    expect(await watch(days(11.5))).toMatchObject([{ name: 'inventory.v1.count-stale', payload: { countId, isCancelled: false } }]);
    expect(await watch(days(12))).toEqual([]);
    expect(await watch(days(14.5))).toMatchObject([{ payload: { countId, isCancelled: true } }]);
    const rows = await queryAs(database().owner, 'select status from count_session where id = $1', [countId]);
    expect(rows).toEqual([{ status: 'CANCELLED' }]);
  });

  it('announces once a day a plan whose count was not made in time', async () => {
    const templateId = uuidv7();
    const body = { ...planOf({ name: 'Daily key items' }), templateId, baseVersion: null, rhythm: 'DAILY', timing: 'END' } as const;
    await kitchen.as('chef', (tx) => saveCountTemplate(tx, body));
    const overdue = async (now: Date) => (await watch(now)).filter(({ name }) => name === 'inventory.v1.count-overdue');
    expect(await overdue(days(1))).toEqual([]);
    expect(await overdue(days(3))).toMatchObject([{ payload: { templateId, name: 'Daily key items' } }]);
    expect(await overdue(days(3))).toEqual([]);
    expect(await overdue(days(4))).toHaveLength(1);
  });
});
