import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { overlongMinutes } from '../rules/time-card.ts';

/** A shift of one's own, as it was made known. */
export type OwnShift = {
  readonly day: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly role: string;
  readonly roleLocal: string | null;
};

/** What somebody's day at work holds. */
export type MyDay = {
  /** The one that runs or comes next within a week; null where none does. */
  readonly shift: OwnShift | null;
  /** Since when they are at work by the clock; null where they are not, and where they forgot to go. */
  readonly clockedInAt: string | null;
};

/** One's own next shift, and whether one is at work. */
export const myDay = async (tx: RestaurantTx): Promise<MyDay> => {
  const { rows: shifts } = await tx.client.query<OwnShift>({
    name: 'staff-my-shift',
    text: `select s.told_date::text as day, s.told ->> 'startsAt' as "startsAt", s.told ->> 'endsAt' as "endsAt", r.name as role,
                  r.name_local as "roleLocal"
             from shift s left join work_role r on r.restaurant_id = s.restaurant_id and r.id = (s.told ->> 'workRoleId')::uuid
            where s.restaurant_id = $1 and s.told_date between current_date - 1 and current_date + 7
              and s.told ->> 'userId' = $2 and not (s.told ->> 'isCancelled')::boolean and (s.told ->> 'endsAt')::timestamptz > now()
            order by s.told ->> 'startsAt' limit 1`,
    values: [tx.restaurantId, tx.userId],
  });
  const { rows: marks } = await tx.client.query<{ kind: string; at: Date }>({
    name: 'staff-my-clock',
    text: `select kind, happened_at as at from clock_event e
            where restaurant_id = $1 and user_id = $2 and happened_at > now() - make_interval(mins => $3) and kind in ('IN', 'OUT')
              and not exists (select from clock_event v where v.restaurant_id = $1 and v.user_id = $2 and v.replaces_id = e.id)
            order by happened_at desc limit 1`,
    values: [tx.restaurantId, tx.userId, overlongMinutes],
  });
  const [last] = marks;
  return { shift: shifts[0] ?? null, clockedInAt: last?.kind === 'IN' ? last.at.toISOString() : null };
};
