import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import type { Login } from '../../../platform/server/database/pool.ts';
import { envelope } from './furnish.ts';
import type { Things } from './things.ts';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

const dayMs = 86_400_000;

/** The day so many days from now, as the world counts them. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** Whole days, that begin on a day and end on another. */
export const timeOffBody = (fromDay: string, toDay: string = fromDay, changes: Record<string, unknown> = {}) => ({
  timeOffId: uuidv7(),
  kind: 'HOLIDAY' as 'HOLIDAY' | 'SICK',
  fromDay,
  toDay,
  fromMinute: null as number | null,
  toMinute: null as number | null,
  note: null as string | null,
  ...changes,
});

/** A week whose Mondays are free until four. */
export const availabilityBody = (changes: Record<string, unknown> = {}) => ({
  userId: null as string | null,
  validFrom: '2026-01-01',
  spans: [{ weekday: 1, fromMinute: 0, toMinute: 960, kind: 'UNAVAILABLE' as const }],
  baseVersion: null as number | null,
  ...changes,
});

/** A day that no other call is likely to mean. */
const anyDay = (): string => dayFromNow(30 + Math.floor(Math.random() * 20_000));

/** A wish to be away of somebody that nobody has settled, the only one of the house. */
export const furnishTimeOff = async (owner: Login, things: Things, userId: string): Promise<Things> => {
  const timeOffId = uuidv7();
  await queryAs(owner, 'delete from time_off where restaurant_id = $1', [things.restaurantId]);
  await queryAs(
    owner,
    `insert into time_off (restaurant_id, id, user_id, kind, from_day, to_day, status, asked_by)
     values ($1, $2, $3, 'HOLIDAY', '2026-12-01', '2026-12-02', 'REQUESTED', $3)`,
    [things.restaurantId, timeOffId, userId],
  );
  return { ...things, timeOffId };
};

/** Inputs about when people can come and when they are away. */
export const timeOffFixtures: Readonly<Record<string, InputBuilder>> = {
  readTimeOff: ({ restaurantId }) => ({ restaurantId, from: '2026-11-16', to: '2026-12-16' }),
  saveAvailability: ({ restaurantId }) => envelope(restaurantId, availabilityBody({ validFrom: anyDay() })),
  askTimeOff: ({ restaurantId }) => envelope(restaurantId, timeOffBody(anyDay())),
  recordTimeOff: ({ restaurantId, memberId }) => envelope(restaurantId, { ...timeOffBody(anyDay()), userId: memberId }),
  decideTimeOff: ({ restaurantId, timeOffId }) => envelope(restaurantId, { timeOffId, baseVersion: 1, decision: 'APPROVE', reason: null }),
  cancelTimeOff: ({ restaurantId, timeOffId }) => envelope(restaurantId, { timeOffId, baseVersion: 1 }),
};
