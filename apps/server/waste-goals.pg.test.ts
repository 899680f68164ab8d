import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { dayAfter, mondayOf } from '../../modules/waste/rules/whole-weeks.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { stockedItem } from './testing/stocked-item.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
let itemId: string;
let today: string;

const as = (role: Role) => app.as(here.people[role]);
const at = (day: string): string => new Date(Date.parse(`${day}T13:00:00Z`)).toISOString();
const on = <Body>(day: string, body: Body) => ({ ...envelope(here.restaurantId, body), occurredAt: at(day) });

const waste = (day: string, grams: string) =>
  as('kitchenstaff').waste.logEntry(
    on(day, {
      entryId: uuidv7(),
      movementId: uuidv7(),
      kind: 'STOCK_ITEM' as const,
      itemId,
      entry: { text: `${grams} g`, parts: [{ quantity: grams, unit: 'g' as const }] },
      weighing: null,
      stage: 'OVERPRODUCTION' as const,
      reason: 'OVERPRODUCED' as const,
      destination: 'FOOD_WASTE_BIN' as const,
      storageAreaId: null,
      note: null,
      happenedAt: null,
    }),
  );

/** Ten weeks that end yesterday: much on four days of each of the first six, little on four days of the others. */
beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  ({ today } = await as('owner').waste.listDays({ restaurantId: here.restaurantId, from: '2026-01-01', to: '2026-01-02' }));
  itemId = await stockedItem(app, here, { kilograms: '40', at: new Date(at(dayAfter(today, -90))) });
  const first = dayAfter(today, -70);
  for (let week = 0; week < 10; week += 1)
    for (const day of [0, 2, 4, 6]) await waste(dayAfter(first, 7 * week + day), String((week < 6 ? 400 : 100) + 10 * (day + week)));
});

const act = (role: Role, changes: object = {}, day = today) => {
  const body = { reviewId: uuidv7(), reason: 'OVERPRODUCED' as const, itemId, action: 'CHANGE_BATCH' as const, words: 'A smaller batch' };
  return as(role).waste.actOnCause(on(day, { ...body, assigneeId: null, dueOn: null, par: null, ...changes }));
};
const move = (
  role: Role,
  body: { reviewId: string; baseVersion: number; step: 'DO' | 'CLOSE' | 'DROP' | 'REVERT'; reason?: string },
  day = today,
) => as(role).waste.moveReview(on(day, { reason: null, ...body }));
const reviewOf = async (id: string, role: Role = 'owner') => {
  const { reviews } = await as(role).waste.listReviews({ restaurantId: here.restaurantId });
  return reviews.find((one) => one.id === id);
};

describe('covers and sales of a day', () => {
  const save = (body: object) => {
    const day = { businessDate: dayAfter(today, -1), baseVersion: null, covers: 80, salesMinor: '240000', ...body };
    return as('manager').waste.saveDay(envelope(here.restaurantId, day));
  };

  it('are kept once, and nobody overwrites what they have not seen', async () => {
    expect((await save({})).day).toMatchObject({ covers: 80, salesMinor: '240000', version: 1 });
    await expect(save({ covers: 70 })).rejects.toMatchObject({ code: 'DAY_CHANGED', data: { current: { covers: 80, version: 1 } } });
    expect((await save({ baseVersion: 1, covers: 100, salesMinor: null })).day).toMatchObject({
      covers: 100,
      salesMinor: null,
      version: 2,
    });
    await expect(save({ baseVersion: 1, covers: 9 })).rejects.toMatchObject({ code: 'DAY_CHANGED', data: { current: { covers: 100 } } });
    await expect(save({ businessDate: dayAfter(today, 2) })).rejects.toMatchObject({ code: 'DAY_IN_FUTURE' });
    await expect(as('chef').waste.listDays({ restaurantId: here.restaurantId, from: today, to: today })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('put waste beside the guests of the days that are known, and say nothing of the others', async () => {
    const range = { restaurantId: here.restaurantId, from: dayAfter(today, -3), to: today };
    const seen = await as('owner').waste.analyse(range);
    // Of these days the third from the end and yesterday have an entry, and yesterday alone has guests.
    expect(seen.covers).toMatchObject({ days: 1, covers: 100, weightG: '250', valueMinor: '250' });
    expect(seen.sales).toBeNull();
    expect((await as('staff').waste.analyse(range)).covers).toMatchObject({ covers: 100, valueMinor: null });
    const before = await as('owner').waste.analyse({ ...range, from: dayAfter(today, -20), to: dayAfter(today, -10) });
    expect([before.covers, before.sales]).toEqual([null, null]);
  });
});

describe('a goal', () => {
  const sunday = () => dayAfter(mondayOf(today), -1);
  const draft = (changes: object = {}) => ({
    step: 'SET' as const,
    goalId: uuidv7(),
    metric: 'MONEY_A_WEEK' as const,
    baselineFrom: dayAfter(sunday(), -27),
    baselineTo: sunday(),
    target: '500',
    startsOn: dayAfter(sunday(), 1),
    until: dayAfter(today, 90),
    ...changes,
  });
  const set = (role: Role, changes: object = {}) => as(role).waste.changeGoal(envelope(here.restaurantId, draft(changes)));

  it('starts from what its weeks came to, frozen, whatever is logged for them later', async () => {
    const { goal } = await set('manager', { target: '100' });
    const { weeks } = await as('owner').waste.getGoals({ restaurantId: here.restaurantId });
    const own = weeks.filter(({ monday }) => monday >= goal.baselineFrom && monday < goal.baselineTo);
    const mean = Math.round(own.reduce((sum, { valueMinor }) => sum + Number(valueMinor), 0) / own.length);
    expect(goal.baseline).toBe(String(mean));
    await waste(goal.baselineFrom, '1000');
    expect((await as('owner').waste.getGoals({ restaurantId: here.restaurantId })).goal).toEqual(goal);
  });

  it('takes the place of the one before, and ends over the version that was seen', async () => {
    const { goal } = await set('owner');
    const { past } = await as('owner').waste.getGoals({ restaurantId: here.restaurantId });
    expect(past).toHaveLength(1);
    const end = (baseVersion: number) =>
      as('owner').waste.changeGoal(envelope(here.restaurantId, { step: 'END' as const, goalId: goal.id, baseVersion }));
    await expect(end(7)).rejects.toMatchObject({ code: 'GOAL_CHANGED', data: { current: { id: goal.id } } });
    expect((await end(1)).goal.endedAt).not.toBeNull();
    expect((await as('owner').waste.getGoals({ restaurantId: here.restaurantId })).goal).toBeNull();
  });

  it('is not set over weeks that say nothing, nor by a chef, and shows its money only to who may see it', async () => {
    await expect(set('owner', { metric: 'GRAMS_PER_COVER' })).rejects.toMatchObject({ code: 'GOAL_BASELINE_UNKNOWN' });
    await expect(set('owner', { target: '999999' })).rejects.toMatchObject({ code: 'GOAL_TARGET_NOT_LOWER' });
    await expect(set('chef')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await set('owner');
    const hidden = await as('kitchenstaff').waste.getGoals({ restaurantId: here.restaurantId });
    expect(JSON.stringify(hidden)).not.toMatch(/"(valueMinor|purchasesMinor|baseline|target)":"/);
  });
});

describe('an action', () => {
  it('that was done four weeks ago says what it saved, held against the six weeks before, and keeps that when it is closed', async () => {
    const changedOn = dayAfter(today, -28);
    const { review } = await act('chef', {}, dayAfter(today, -29));
    expect(review).toMatchObject({ state: 'OPEN', verdict: null });
    await move('chef', { reviewId: review.id, baseVersion: 1, step: 'DO' }, changedOn);
    const found = await reviewOf(review.id);
    expect(found).toMatchObject({ state: 'IN_EFFECT', inEffectOn: changedOn });
    expect(found?.verdict).toMatchObject({ kind: 'SAVED', weeksBefore: 6, weeksAfter: 4, leftOut: 0 });
    // Much was 400 g, little 100 g, four days a week, at a penny a gram: less what grew from week to week.
    const { meanMinor, lowMinor, highMinor } = found?.verdict ?? {};
    expect([Number(lowMinor) < Number(meanMinor), Number(meanMinor) < Number(highMinor)]).toEqual([true, true]);
    expect(Math.abs(Number(meanMinor) - 1000)).toBeLessThan(300);
    const { review: closed } = await move('manager', { reviewId: review.id, baseVersion: 2, step: 'CLOSE' });
    expect(closed).toMatchObject({ state: 'CLOSED', verdict: found?.verdict ?? null });
    expect((await reviewOf(review.id, 'kitchenstaff'))?.verdict).toBeNull();
  });

  it('that was done today says that it is too early', async () => {
    const { review } = await act('chef');
    const { review: done } = await move('chef', { reviewId: review.id, baseVersion: 1, step: 'DO' });
    expect(done.verdict).toMatchObject({ kind: 'TOO_EARLY', weeksMissing: 4, meanMinor: null });
    await expect(move('chef', { reviewId: review.id, baseVersion: 1, step: 'CLOSE' })).rejects.toMatchObject({
      code: 'REVIEW_CHANGED',
      data: { current: { state: 'IN_EFFECT', version: 2 } },
    });
  });

  it('with a new par sets it in inventory at once, keeps the old one, and gives it back', async () => {
    const parOf = async () => (await as('owner').inventory.getItem({ restaurantId: here.restaurantId, itemId })).item.par;
    const { review } = await act('chef', { action: 'CHANGE_PAR', par: '3000' });
    expect(review).toMatchObject({ state: 'IN_EFFECT', parBefore: '5000', parAfter: '3000' });
    expect(await parOf()).toBe('3000');
    await expect(move('chef', { reviewId: review.id, baseVersion: 1, step: 'REVERT' })).rejects.toMatchObject({
      code: 'REVIEW_REASON_REQUIRED',
    });
    await move('chef', { reviewId: review.id, baseVersion: 1, step: 'REVERT', reason: 'We ran out' });
    expect(await parOf()).toBe('5000');
    const again = await act('chef', { action: 'CHANGE_PAR', par: '3000' });
    await as('owner').inventory.setPars(envelope(here.restaurantId, { pars: [{ itemId, par: '4000', reorderPoint: null }] }));
    await expect(move('chef', { reviewId: again.review.id, baseVersion: 1, step: 'REVERT', reason: 'We ran out' })).rejects.toMatchObject({
      code: 'REVIEW_PAR_MOVED_ON',
    });
    expect(await parOf()).toBe('4000');
    await expect(act('chef', { action: 'CHANGE_PAR', par: '1', reason: null, itemId: null })).rejects.toMatchObject({
      code: 'REVIEW_CAUSE_REQUIRED',
    });
    await expect(act('chef', { action: 'CHANGE_PAR' })).rejects.toMatchObject({ code: 'REVIEW_PAR_REQUIRED' });
  });

  it('is done by who was asked, and given up by who leads alone', async () => {
    const { userId } = here.people.kitchenstaff;
    const { review } = await act('manager', { action: 'TASK', words: 'Label the trays', assigneeId: userId, dueOn: dayAfter(today, 7) });
    expect(review.assignee?.id).toBe(userId);
    const told = await queryAs<{ payload: object }>(
      database().owner,
      `select payload from event where name = 'waste.v1.action-assigned' and payload->>'reviewId' = $1`,
      [review.id],
    );
    expect(told.map(({ payload }) => payload)).toEqual([{ reviewId: review.id, assigneeId: userId, dueOn: dayAfter(today, 7) }]);
    const step = { reviewId: review.id, baseVersion: 1 };
    await expect(move('staff', { ...step, step: 'DO' })).rejects.toMatchObject({ code: 'REVIEW_STEP_FOR_ASSIGNEE' });
    await expect(move('kitchenstaff', { ...step, step: 'DROP', reason: 'No' })).rejects.toMatchObject({ code: 'REVIEW_STEP_FOR_LEADS' });
    const { review: done } = await move('kitchenstaff', { ...step, step: 'DO' });
    expect(done).toMatchObject({ state: 'IN_EFFECT', verdict: null });
    // What it is held against is frozen with its cost, although who did it may see none.
    const [kept] = await queryAs<{ baseline: { weeks: { valueMinor: string }[] } }>(
      database().owner,
      'select baseline from waste_review where id = $1',
      [review.id],
    );
    expect(kept?.baseline.weeks.some(({ valueMinor }) => valueMinor !== '0')).toBe(true);
  });

  it('names nobody and nothing of another restaurant', async () => {
    const other = await createHousehold(app, database());
    await expect(act('chef', { assigneeId: other.people.chef.userId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(act('chef', { itemId: uuidv7() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
