import { beforeAll, describe, expect, it } from 'vitest';

import { useTestDatabase } from '../../../db/testing/test-database.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { approveCount } from './approve-count.ts';
import { recordCountEntry } from './count-entries.ts';
import { countEntries, countSheet } from './count-sheet.ts';
import { createCategory } from './places.ts';
import { reviewCount, submitCount } from './review-count.ts';
import { createCount, startCount } from './start-count.ts';
import { entryBody, planOf } from './testing/counting.ts';
import { addItem, delivery, envelope, openKitchen, record, type Kitchen } from './testing/kitchen.ts';
import { uuidv7 } from 'uuidv7';

const database = useTestDatabase();
let kitchen: Kitchen;

beforeAll(async () => {
  kitchen = await openKitchen(database());
});

/** How many statements some work sends to the database. */
const statements = async (work: (tx: RestaurantTx) => Promise<unknown>): Promise<number> =>
  kitchen.as('owner', async (tx) => {
    const { client } = tx as unknown as { client: { query: (...asked: unknown[]) => unknown } };
    const query = client.query.bind(client);
    let count = 0;
    client.query = (...asked) => {
      count += 1;
      return query(...asked);
    };
    // The connection goes back to its pool as it came.
    await work(tx).finally(() => {
      client.query = query;
    });
    return count;
  });

/** What each step of a count of so many lines asks of the database. */
const countOf = async (lines: number) => {
  const categoryId = uuidv7();
  await kitchen.as('owner', (tx) => createCategory(tx, { categoryId, name: `Of ${lines}`, nameLocal: null }));
  const itemIds: string[] = [];
  for (let line = 0; line < lines; line += 1) {
    const itemId = await addItem(kitchen, { categoryId });
    await record(kitchen, delivery(itemId, '5', '4'));
    itemIds.push(itemId);
  }
  const countId = uuidv7();
  const enter = (itemId: string) => (tx: RestaurantTx) =>
    recordCountEntry(tx, envelope(kitchen, entryBody({ countId, itemId, tins: '5' })));
  const plan = planOf({ categoryIds: [categoryId] });
  const opened = await statements(async (tx) => {
    await createCount(tx, { countId, by: { kind: 'ONCE', plan } });
    await startCount(tx, countId);
  });
  const read = await statements(async (tx) => {
    await countSheet(tx, { countId, after: 0 });
    await countEntries(tx, { countId, since: 0 });
  });
  const [first = '', ...others] = itemIds;
  const firstEntry = await statements(enter(first));
  for (const itemId of others.slice(0, -1)) await kitchen.as('owner', enter(itemId));
  const lastEntry = await statements(enter(itemIds.at(-1) ?? ''));
  const submitted = await statements((tx) => submitCount(tx, { countId, openLines: 'LEAVE_OUT' }));
  const reviewed = await statements((tx) => reviewCount(tx, countId));
  const approved = await statements((tx) => approveCount(tx, envelope(kitchen, { countId })));
  return { opened, read, firstEntry, lastEntry, submitted, reviewed, approved };
};

describe('a count', () => {
  it('of many lines asks no more than one of few; only its rows in the ledger are written one by one', async () => {
    const [few, many] = [await countOf(4), await countOf(24)];
    const { approved: ofMany, ...steps } = many;
    const { approved: ofFew, ...others } = few;
    expect(steps).toEqual(others);
    expect(ofMany - ofFew).toBe(24 - 4);
  });
});
