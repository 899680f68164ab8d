import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import type { Login } from '../../../platform/server/database/pool.ts';
import { furnishProposal } from './furnish-proposal.ts';
import type { Things } from './things.ts';

/** A day on which somebody worked for an hour, and what is seen of it. */
export const workedDay = { day: '2026-09-01', from: '2026-09-01T09:00:00Z', to: '2026-09-01T10:00:00Z' } as const;

const minuteMs = 60_000;

/** What is seen of that day. */
export const workedDigest = [workedDay.from, workedDay.to].map((iso) => Date.parse(iso) / minuteMs).join('-');

/** Days that went to the payroll, in every house that is furnished. */
export const sentPeriodId: string = uuidv7();

/** Makes a day that somebody worked and a period that went to the payroll, in a house that has said nothing else of people yet. */
export const furnishHours = async (owner: Login, things: Things): Promise<Things> => {
  const { restaurantId, memberId } = things;
  for (const table of ['clock_setting', 'employment', 'clock_event', 'time_card_approval', 'timesheet_line', 'timesheet_period'])
    await queryAs(owner, `delete from ${table} where restaurant_id = $1`, [restaurantId]);
  for (const [kind, at] of [
    ['IN', workedDay.from],
    ['OUT', workedDay.to],
  ])
    await queryAs(
      owner,
      `insert into clock_event (restaurant_id, id, user_id, kind, happened_at, device_at, method, recorded_by)
       values ($1, $2, $3, $4, $5, $5, 'PHONE', $3)`,
      [restaurantId, uuidv7(), memberId, kind, at],
    );
  const tabletMarkId = uuidv7();
  await queryAs(
    owner,
    `insert into clock_event (restaurant_id, id, user_id, kind, happened_at, device_at, method, recorded_by)
     values ($1, $2, $3, 'IN', now(), now(), 'TABLET', $3)`,
    [restaurantId, tabletMarkId, memberId],
  );
  await queryAs(
    owner,
    `insert into timesheet_period (restaurant_id, id, from_day, to_day, locked_by) values ($1, $2, '2026-08-01', '2026-08-07', $3)`,
    [restaurantId, sentPeriodId, memberId],
  );
  await furnishProposal(owner, restaurantId, memberId);
  return { ...things, tabletMarkId };
};
