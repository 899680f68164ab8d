import { insertRowsAs } from '../../../db/testing/insert-row.ts';
import { queryAs } from '../../../db/testing/query-as.ts';
import type { Login } from '../../../platform/server/database/pool.ts';
import { unknownThings, type Things } from './things.ts';

const goal = {
  metric: 'MONEY_A_WEEK',
  baseline_from: '2026-10-05',
  baseline_to: '2026-11-01',
  baseline_value: '9000',
  target_value: '7000',
  currency: 'GBP',
  starts_on: '2026-11-02',
  until_on: '2027-01-31',
};

/** Puts a goal that runs into a restaurant, in the place of an earlier one, and an action that waits for somebody. */
export const furnishWaste = async (login: Login, things: Things, assigneeId: string): Promise<Things> => {
  const { wasteGoalId, wasteReviewId } = unknownThings();
  const here = { restaurant_id: things.restaurantId };
  const by = things.memberId;
  const now = new Date();
  await queryAs(login, 'update waste_goal set ended_at = $2, ended_by = $3 where restaurant_id = $1 and ended_at is null', [
    things.restaurantId,
    now,
    by,
  ]);
  const review = { reason: 'SPOILED', action: 'TASK', words: 'Look at it', assignee_id: assigneeId, state: 'OPEN', currency: 'GBP' };
  await insertRowsAs(login, [
    ['waste_goal', { ...here, id: wasteGoalId, ...goal, set_by: by, set_at: now }],
    ['waste_review', { ...here, id: wasteReviewId, ...review, started_by: by, started_at: now }],
  ]);
  return { ...things, wasteGoalId, wasteReviewId };
};
