import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import type { Login } from '../../../platform/server/database/pool.ts';
import { envelope } from './furnish.ts';
import type { Things } from './things.ts';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

const hourMs = 3_600_000;

/** What somebody says who can't come. */
export const giveBody = (shiftId: string, changes: Record<string, unknown> = {}) => ({
  exchangeId: uuidv7(),
  kind: 'OFFER' as 'OFFER' | 'TRADE' | 'COVER',
  shiftId,
  toUserId: null as string | null,
  counterShiftId: null as string | null,
  note: null,
  ...changes,
});

/** Whose the shift is that is given away, who would take the one that another gives, and whether they have said so. */
type Cast = { readonly giver: string; readonly other: string; readonly taker: string; readonly hasBid: boolean };

/** A shift that was made known, one of nobody, and one that is offered, all that the house has. */
export const furnishExchange = async (owner: Login, things: Things, { giver, other, taker, hasBid }: Cast): Promise<Things> => {
  const { restaurantId, workRoleId } = things;
  const [toldShiftId, openShiftId, offeredId, exchangeId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  for (const table of ['shift_request', 'exchange_setting', 'shift', 'employment'])
    await queryAs(owner, `delete from ${table} where restaurant_id = $1`, [restaurantId]);
  await queryAs(owner, `insert into employment (restaurant_id, user_id, contract, work_role_ids) values ($1, $2, 'CASUAL', $3)`, [
    restaurantId,
    taker,
    [workRoleId],
  ]);
  const put = async (id: string, userId: string | null, inDays: number) => {
    const start = Math.floor(Date.now() / hourMs + inDays * 24) * hourMs;
    const [startsAt, endsAt] = [new Date(start).toISOString(), new Date(start + 4 * hourMs).toISOString()];
    const day = startsAt.slice(0, 10);
    const content = { workRoleId, userId, startsAt, endsAt, breaks: [], note: null, isCancelled: false };
    const told = { ...content, toldBy: other, toldTo: [], overrides: [] };
    await queryAs(
      owner,
      `insert into shift (restaurant_id, id, business_date, work_role_id, user_id, starts_at, ends_at, told, told_at, told_date)
       values ($1, $2, $3, $4, $5, $6, $7, $8, now(), $3)`,
      [restaurantId, id, day, workRoleId, userId, startsAt, endsAt, JSON.stringify(told)],
    );
    return { id, day, ...content, expiresAt: new Date(start - 2 * hourMs) };
  };
  await put(toldShiftId, giver, 3);
  await put(openShiftId, null, 5);
  const { isCancelled: _off, expiresAt, ...seen } = await put(offeredId, other, 7);
  await queryAs(
    owner,
    `insert into shift_request (restaurant_id, id, kind, shift_id, from_user_id, seen, status, expires_at)
     values ($1, $2, 'OFFER', $3, $4, $5, $6, $7)`,
    [restaurantId, exchangeId, offeredId, other, JSON.stringify(seen), hasBid ? 'CLAIMED' : 'OPEN', expiresAt],
  );
  if (hasBid)
    await queryAs(owner, 'insert into shift_bid (restaurant_id, request_id, user_id) values ($1, $2, $3)', [
      restaurantId,
      exchangeId,
      taker,
    ]);
  return { ...things, toldShiftId, openShiftId, exchangeId, takerId: taker };
};

/** Inputs about shifts that change hands. */
export const exchangeFixtures: Readonly<Record<string, InputBuilder>> = {
  readExchange: ({ restaurantId }) => ({ restaurantId }),
  giveShift: ({ restaurantId, toldShiftId }) => envelope(restaurantId, giveBody(toldShiftId)),
  claimShift: ({ restaurantId, openShiftId }) => envelope(restaurantId, { exchangeId: uuidv7(), shiftId: openShiftId }),
  answerExchange: ({ restaurantId, exchangeId }) => envelope(restaurantId, { exchangeId, answer: 'TAKE' }),
  settleExchange: ({ restaurantId, exchangeId, takerId }) =>
    envelope(restaurantId, { exchangeId, baseVersion: 1, decision: 'APPROVE', takerId, reason: null }),
  readNotice: ({ restaurantId }) => ({ restaurantId, from: '2026-11-16', days: 7 }),
  readRotaLog: ({ restaurantId }) => ({ restaurantId, monday: '2026-11-16' }),
  seeRota: ({ restaurantId }) => envelope(restaurantId, { monday: '2026-11-16' }),
  saveExchangeSetting: ({ restaurantId }) => envelope(restaurantId, { isAutomatic: true, baseVersion: 0 }),
};
