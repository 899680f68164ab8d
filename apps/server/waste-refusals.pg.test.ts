import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { insertRowsAs } from '../../db/testing/insert-row.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { wasteLimits } from '../../modules/waste/rules/waste-limits.ts';
import { dayAfter } from '../../modules/waste/rules/whole-weeks.ts';
import { plainWebp } from '../../platform/server/files/testing/plain-pictures.ts';
import { envelope, wasteBody } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { stockedItem } from './testing/stocked-item.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
let itemId: string;
let today: string;

const as = (role: Role) => app.as(here.people[role]);
const at = (day: string): Date => new Date(Date.parse(`${day}T13:00:00Z`));

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  ({ today } = await as('owner').waste.listDays({ restaurantId: here.restaurantId, from: '2026-01-01', to: '2026-01-02' }));
  itemId = await stockedItem(app, here, { kilograms: '40', at: at(dayAfter(today, -90)) });
  const day = { businessDate: dayAfter(today, -1), baseVersion: null, covers: 80, salesMinor: '240000' };
  await as('owner').waste.saveDay(envelope(here.restaurantId, day));
});

const log = async (role: Role, { on = new Date(), changes = {} }: { readonly on?: Date; readonly changes?: object } = {}) => {
  const body = { ...wasteBody({ itemId }, uuidv7()), ...changes };
  return as(role).waste.logEntry({ ...envelope(here.restaurantId, body), occurredAt: on.toISOString() });
};
const takeBack = (role: Role, entryId: string, reason: string | null) =>
  as(role).waste.voidEntry(envelope(here.restaurantId, { entryId, reason }));
const task = { reason: 'SPOILED' as const, action: 'TASK' as const, words: 'Label the trays', assigneeId: null, dueOn: null, par: null };
const act = (reviewId = uuidv7(), day = today) =>
  as('chef').waste.actOnCause({ ...envelope(here.restaurantId, { ...task, reviewId, itemId }), occurredAt: at(day).toISOString() });
const move = (role: Role, { reviewId, baseVersion, step }: { reviewId: string; baseVersion: number; step: 'DO' | 'CLOSE' }, day = today) =>
  as(role).waste.moveReview({
    ...envelope(here.restaurantId, { reviewId, baseVersion, step, reason: null }),
    occurredAt: at(day).toISOString(),
  });

describe('an entry', () => {
  it('that somebody else logged a moment ago is taken back by who leads alone, and then with a reason', async () => {
    const { entry } = await log('kitchenstaff');
    await expect(takeBack('staff', entry.id, 'Not mine')).rejects.toMatchObject({ code: 'VOID_TOO_LATE' });
    await expect(takeBack('manager', entry.id, null)).rejects.toMatchObject({ code: 'VOID_REASON_REQUIRED' });
    expect((await takeBack('manager', entry.id, 'Counted twice')).entry.status).toBe('VOIDED');
  });

  it('that was taken back is no longer reviewed, and one that is not there is not found', async () => {
    const { entry } = await log('owner');
    await takeBack('owner', entry.id, null);
    const review = (entryIds: string[]) => as('manager').waste.reviewEntries(envelope(here.restaurantId, { entryIds }));
    expect(await review([entry.id])).toEqual({ reviewed: 0 });
    await expect(review([uuidv7()])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(takeBack('owner', uuidv7(), 'Gone')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('whose id names another one is refused, and leaves the other as it is', async () => {
    const { entry } = await log('owner');
    await expect(log('staff', { changes: { entryId: entry.id } })).rejects.toMatchObject({ code: 'ID_TAKEN' });
    const photo = { entryId: uuidv7(), picture: Buffer.from(plainWebp(8, 8)).toString('base64') };
    await expect(as('owner').waste.setPhoto(envelope(here.restaurantId, photo))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('an action', () => {
  it('is closed once, however many try at the same moment, and never done again', async () => {
    const { review } = await act();
    await move('chef', { reviewId: review.id, baseVersion: 1, step: 'DO' });
    const close = { reviewId: review.id, baseVersion: 2, step: 'CLOSE' } as const;
    const tries = await Promise.allSettled([move('manager', close), move('owner', close)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (const step of ['CLOSE', 'DO'] as const)
      await expect(move('owner', { reviewId: review.id, baseVersion: 3, step })).rejects.toMatchObject({
        code: 'REVIEW_STEP_NOT_OPEN',
        data: { state: 'CLOSED' },
      });
    await expect(act(review.id)).rejects.toMatchObject({ code: 'ID_TAKEN' });
  });

  it('says that there is not enough, and names no amount, where hardly anybody wrote', async () => {
    const first = dayAfter(today, -70);
    // Ten weeks with entries on two days each: a week needs four to count.
    for (let week = 0; week < 10; week += 1) for (const day of [1, 4]) await log('owner', { on: at(dayAfter(first, 7 * week + day)) });
    const { review } = await act(uuidv7(), dayAfter(today, -29));
    const { review: done } = await move('chef', { reviewId: review.id, baseVersion: 1, step: 'DO' }, dayAfter(today, -28));
    const { reviews } = await as('owner').waste.listReviews({ restaurantId: here.restaurantId });
    const found = reviews.find(({ id }) => id === done.id);
    expect(found?.verdict).toMatchObject({ kind: 'TOO_EARLY', weeksMissing: 4, meanMinor: null, lowMinor: null, highMinor: null });
    expect(found?.verdict?.leftOut).toBeGreaterThan(0);
  });
});

it('containers and actions come to an end, and what was there stays', async () => {
  const other = await createHousehold(app, database());
  const { restaurantId } = other;
  const own = { restaurant_id: restaurantId };
  const { owner } = other.people;
  const review = { reason: 'SPOILED', action: 'TASK', words: 'x', state: 'OPEN', currency: 'GBP', started_by: owner.userId };
  await insertRowsAs(database().owner, [
    ...Array.from({ length: wasteLimits.containersMax }, (_, place) => {
      return ['waste_container', { ...own, id: uuidv7(), name: `Tub ${place}`, tare_g: '300' }] as const;
    }),
    ...Array.from({ length: wasteLimits.reviewsMax }, () => {
      return ['waste_review', { ...own, ...review, id: uuidv7(), started_at: new Date() }] as const;
    }),
  ]);
  const { waste } = app.as(owner);
  const tub = { containerId: uuidv7(), baseVersion: null, name: 'One more', tareG: '300', isActive: true };
  await expect(waste.saveContainer(envelope(restaurantId, tub))).rejects.toMatchObject({ code: 'CONTAINER_LIMIT_REACHED' });
  await expect(waste.actOnCause(envelope(restaurantId, { ...task, reviewId: uuidv7(), itemId: null }))).rejects.toMatchObject({
    code: 'REVIEW_LIMIT_REACHED',
  });
});

/** Every name that money goes by in an answer of waste, with what stands behind it. */
const moneyIn = (answer: unknown): unknown[] => {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    /(Minor|[cC]ost|^baseline|^target)$/.test(name) && typeof value !== 'boolean' ? [value] : moneyIn(value),
  );
};

it.each(['kitchenstaff', 'staff'] as const)('%s sees no money in any answer', async (role) => {
  const { restaurantId } = here;
  const { waste } = as(role);
  const logged = await log(role);
  const picture = Buffer.from(plainWebp(8, 8)).toString('base64');
  const range = { restaurantId, from: dayAfter(today, -80), to: today };
  const answers = [
    logged,
    await waste.setPhoto(envelope(restaurantId, { entryId: logged.entry.id, picture })),
    await waste.voidEntry(envelope(restaurantId, { entryId: logged.entry.id, reason: null })),
    await waste.listEntries({ restaurantId, limit: 50 }),
    await waste.analyse(range),
    await waste.logHelp({ restaurantId }),
    await waste.getGoals({ restaurantId }),
    await waste.listReviews({ restaurantId }),
  ];
  const seen = answers.map((answer) => moneyIn(answer).filter((value) => value !== null));
  expect(seen).toEqual(answers.map(() => []));
  // The same answers to who may see cost are full of it: the names above are the right ones.
  expect(moneyIn(await as('owner').waste.analyse(range)).filter((value) => value !== null).length).toBeGreaterThan(10);
});
