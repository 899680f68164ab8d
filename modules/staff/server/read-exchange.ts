import { and, asc, desc, eq, gte, inArray, isNotNull, lte, or } from 'drizzle-orm';

import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { colleagues, holds } from '../../restaurants/server/public.ts';
import type { Exchange, ExchangeSetting } from '../contract/exchange-fields.ts';
import type { NamedPerson } from '../contract/fields.ts';
import type { ToldShift } from '../contract/rota-fields.ts';
import { rotaLimits } from '../rules/rota-limits.ts';
import { dayAfter } from '../rules/rota-week.ts';
import { exchangeLimits, expiryOf, liveStatuses } from '../rules/shift-request.ts';
import { checkExchange, rolesOf, type CheckedExchange } from './exchange-checks.ts';
import { readExchangeSetting } from './exchange-settings.ts';
import { actorOf, bidsOf, presentExchange, staleOf, statusNow, type Standing } from './exchange-store.ts';
import { shiftRequest, type RequestRow } from './exchange-tables.ts';
import { leftAmong } from './people.ts';
import { isOtherwise, presentTold } from './present-shift.ts';
import { shift } from './rota-tables.ts';

/** @unit exchanges, the newest */
const shownMax = 60;
const dayMs = 86_400_000;

/** Shifts that change hands, as far as they concern whoever asks. */
export type ExchangeAnswer = {
  readonly setting: ExchangeSetting;
  readonly exchanges: Exchange[];
  readonly open: ToldShift[];
  readonly own: ToldShift[];
  readonly left: NamedPerson[];
};

/** One's own exchanges and what one might take; for whoever plans all of them, with what each would come to. */
export const readExchange = async (tx: RestaurantTx): Promise<ExchangeAnswer> => {
  const mayPlan = holds(tx, 'staff.plan');
  const rows = await recentRows(tx);
  const bids =
    rows.length === 0
      ? []
      : await bidsOf(
          tx,
          rows.map(({ id }) => id),
        );
  const here = new Set((await colleagues(tx)).map(({ id }) => id));
  const shifts = await shiftsOf(tx, rows);
  const ableTo = (await rolesOf(tx, [tx.userId ?? ''])).get(tx.userId ?? '') ?? [];
  const standings = rows.map((row) => ({ row, shifts, here, bids: bids.filter(({ requestId }) => requestId === row.id) }));
  const shown = standings.filter((one) => mayPlan || isMine(tx, one) || (isForAll(one) && ableTo.includes(one.row.seen.workRoleId)));
  const exchanges: Exchange[] = [];
  for (const one of shown) exchanges.push(presentExchange(tx, one, mayPlan ? await checksOf(tx, one) : []));
  const coming = await comingShifts(tx);
  return {
    setting: await readExchangeSetting(tx),
    exchanges,
    open: coming.filter(({ userId, workRoleId }) => userId === null && ableTo.includes(workRoleId)),
    own: coming.filter(({ userId }) => userId === tx.userId && userId !== null),
    left: await leftAmong(tx, exchanges.flatMap(peopleOf)),
  };
};

/** Everybody whom an exchange speaks of. */
const peopleOf = ({ fromUserId, toUserId, takerUserId, shift: given, counterShift, bids, decidedBy }: Exchange): (string | null)[] => [
  fromUserId,
  toUserId,
  takerUserId,
  decidedBy,
  given.userId,
  counterShift?.userId ?? null,
  ...bids.map(({ userId }) => userId),
];

const isMine = (tx: RestaurantTx, standing: Standing): boolean =>
  actorOf(tx, standing).part !== 'NONE' || (tx.userId !== null && standing.row.takerUserId === tx.userId);

const isForAll = (standing: Standing): boolean => standing.row.kind === 'OFFER' && isGoing(standing);

const shiftsOf = (tx: RestaurantTx, rows: readonly RequestRow[]) => {
  const ids = [...new Set(rows.flatMap(({ shiftId, counterShiftId }) => [shiftId, counterShiftId ?? shiftId]))];
  return tx.db
    .select()
    .from(shift)
    .where(and(eq(shift.restaurantId, tx.restaurantId), inArray(shift.id, ids)));
};

const recentRows = (tx: RestaurantTx): Promise<RequestRow[]> =>
  tx.db
    .select()
    .from(shiftRequest)
    .where(
      and(
        eq(shiftRequest.restaurantId, tx.restaurantId),
        or(
          inArray(shiftRequest.status, [...liveStatuses]),
          gte(shiftRequest.askedAt, new Date(Date.now() - exchangeLimits.shownDays * dayMs)),
        ),
      ),
    )
    .orderBy(desc(shiftRequest.askedAt), desc(shiftRequest.id))
    .limit(shownMax);

const isGoing = (standing: Standing): boolean => liveStatuses.includes(statusNow(standing.row)) && staleOf(standing) === null;

const checksOf = async (tx: RestaurantTx, standing: Standing): Promise<CheckedExchange[]> => {
  if (!isGoing(standing)) return [];
  const { row, bids } = standing;
  const takers = row.toUserId === null ? bids.map(({ userId }) => userId) : [row.toUserId];
  const checks: CheckedExchange[] = [];
  for (const takerId of takers) checks.push(await checkExchange(tx, row, takerId));
  return checks;
};

/** The shifts that may still change hands, as everybody knows them. */
const comingShifts = async (tx: RestaurantTx): Promise<ToldShift[]> => {
  const today = tradingDay(tx, new Date());
  const rows = await tx.db
    .select()
    .from(shift)
    .where(
      and(
        eq(shift.restaurantId, tx.restaurantId),
        isNotNull(shift.told),
        gte(shift.toldDate, today),
        lte(shift.toldDate, dayAfter(today, rotaLimits.horizonDays)),
      ),
    )
    .orderBy(asc(shift.startsAt), asc(shift.id));
  return rows
    .filter((row) => !isOtherwise(row))
    .flatMap((row) => presentTold(row, (userId) => userId === tx.userId))
    .filter(({ startsAt }) => expiryOf([Date.parse(startsAt)]) > Date.now());
};
