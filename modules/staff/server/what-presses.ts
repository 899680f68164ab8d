import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { type Pressing, pressingMax, pressingOf, type PressingRow } from '../../../platform/server/pressing.ts';
import { clockWindow } from '../rules/clock-limits.ts';
import type { PeopleKind } from '../rules/pressing-kinds.ts';
import { overlongMinutes, shiftOverMinutes } from '../rules/time-card.ts';
import { readClockSetting } from './clock-settings.ts';

/** Weeks that were made known to somebody in the last two days, or changed since, until they said that they saw them. */
const published = `
  select 'rota-published' as kind, w.user_id || ':' || w.week || ':' || w.told_at as subject,
         jsonb_build_object('day', w.week, 'shifts', w.shifts) as words, '/staff?day=' || w.week as place,
         array[w.user_id] as "userIds"
    from (select told ->> 'userId' as user_id, date_trunc('week', told_date)::date as week, count(*)::int as shifts,
                 extract(epoch from max(told_at))::bigint as told_at, max(told_at) as last_told
            from shift
           where restaurant_id = $1 and told_date >= current_date - 1 and told ->> 'userId' is not null
           group by 1, 2 having max(told_at) > now() - interval '2 days') w
   where not exists (select from rota_seen s where s.restaurant_id = $1 and s.user_id = w.user_id::uuid and s.seen_at >= w.last_told)
   order by w.last_told desc limit $2`;

/** Shifts that somebody is asked to take over and has not answered: by name, or as one of those who can do the work. */
const asked = `
  select 'swap-asked' as kind, r.id::text as subject, case r.kind when 'OFFER' then 'INFO' end as press,
         jsonb_build_object('person', concat_ws(' ', p.first_name, p.last_name), 'isOffered', case r.kind when 'OFFER' then 1 else 0 end,
           'day', s.told_date) as words,
         '/staff/exchange' as place,
         case when r.to_user_id is not null then array[r.to_user_id::text]
              else array(select e.user_id::text from employment e
                          where e.restaurant_id = $1 and e.user_id <> r.from_user_id and s.told ->> 'workRoleId' = any (e.work_role_ids::text[])
                            and not exists (select from shift_bid b where b.restaurant_id = $1 and b.request_id = r.id and b.user_id = e.user_id)
                          order by 1) end as "userIds"
    from shift_request r join shift s on s.restaurant_id = r.restaurant_id and s.id = r.shift_id
    left join profile p on p.user_id = r.from_user_id
   where r.restaurant_id = $1 and r.expires_at > now() and s.told ->> 'userId' = r.from_user_id::text and not (s.told ->> 'isCancelled')::boolean
     and (r.status = 'OPEN' or (r.status = 'CLAIMED' and r.kind = 'OFFER'))
   order by r.asked_at desc limit $2`;

/** Nobody settles an exchange that they gave into. */
const waiting = `
  select 'swap-waits' as kind, r.id::text as subject, jsonb_build_object('day', s.told_date) as words, '/staff/exchange' as place,
         r.from_user_id::text as "handedInBy", '{}'::text[] as "decidedBy"
    from shift_request r join shift s on s.restaurant_id = r.restaurant_id and s.id = r.shift_id
   where r.restaurant_id = $1 and r.status in ('CLAIMED', 'ACCEPTED') and r.expires_at > now()
   order by r.asked_at desc limit $2`;

/**
 * What came of an exchange in the last two days, for those whom it concerns and who did not decide it: whoever gave the shift, has it
 * now, or would have taken it; that one was taken back, for those who had said yes; and that nobody settled one in time, for whoever
 * still has the shift.
 */
const decided = `
  with bidders as (
    select b.request_id, array_agg(b.user_id order by b.bid_at) as ids from shift_bid b where b.restaurant_id = $1 group by 1),
  told as (
    select r.id::text as subject, case r.status when 'APPROVED' then 1 else 0 end as is_approved, 0 as is_late, 0 as is_withdrawn, null::uuid as taken_back_by, r.shift_id, r.asked_at, r.decided_by,
           case r.status when 'APPROVED' then array[r.from_user_id, r.taker_user_id]
                else array[r.from_user_id, r.to_user_id] || coalesce(b.ids, '{}') end as people
      from shift_request r left join bidders b on b.request_id = r.id
     where r.restaurant_id = $1 and r.status in ('APPROVED', 'DECLINED') and r.decided_at > now() - interval '2 days'
    union all
    select r.id || ':back', 0, 0, 1, r.from_user_id, r.shift_id, r.asked_at, r.decided_by, array[r.to_user_id] || coalesce(b.ids, '{}')
      from shift_request r left join bidders b on b.request_id = r.id
     where r.restaurant_id = $1 and r.status = 'WITHDRAWN' and r.decided_at > now() - interval '2 days'
    union all
    select r.id || ':others', 0, 0, 0, null, r.shift_id, r.asked_at, r.decided_by, array_remove(b.ids, r.taker_user_id)
      from shift_request r join bidders b on b.request_id = r.id
     where r.restaurant_id = $1 and r.status = 'APPROVED' and r.decided_at > now() - interval '2 days'
    union all
    select r.id || ':late', 0, 1, 0, null, r.shift_id, r.asked_at, null, array[r.from_user_id]
      from shift_request r join shift s on s.restaurant_id = $1 and s.id = r.shift_id
     where r.restaurant_id = $1 and r.status in ('OPEN', 'CLAIMED', 'ACCEPTED') and r.expires_at between now() - interval '2 hours' and now()
       and s.told ->> 'userId' = r.from_user_id::text and not (s.told ->> 'isCancelled')::boolean)
  select 'swap-decided' as kind, t.subject, jsonb_build_object('isApproved', t.is_approved, 'isLate', t.is_late, 'isWithdrawn', t.is_withdrawn, 'person', concat_ws(' ', p.first_name, p.last_name), 'day', s.told_date) as words,
         '/staff/exchange' as place, array_remove(array_remove(t.people, t.decided_by), null)::text[] as "userIds"
    from told t join shift s on s.restaurant_id = $1 and s.id = t.shift_id
    left join profile p on p.user_id = t.taken_back_by
   where cardinality(array_remove(array_remove(t.people, t.decided_by), null)) > 0
   order by t.asked_at desc limit $2`;

/** Nobody agrees to their own wish to be away. */
const timeOff = `
  select case t.status when 'REQUESTED' then 'time-off-waits' else 'time-off-decided' end as kind, t.id::text as subject,
         jsonb_build_object('person', concat_ws(' ', p.first_name, p.last_name), 'isApproved', case t.status when 'APPROVED' then 1 else 0 end, 'day', t.from_day,
           'until', t.to_day) as words,
         '/staff/time-off' as place, case t.status when 'REQUESTED' then null else array[t.user_id::text] end as "userIds",
         case t.status when 'REQUESTED' then t.user_id::text end as "handedInBy", case t.status when 'REQUESTED' then '{}'::text[] end as "decidedBy"
    from time_off t left join profile p on p.user_id = t.user_id
   where t.restaurant_id = $1
     and ((t.status = 'REQUESTED' and t.to_day >= current_date - 1)
       or (t.status in ('APPROVED', 'DECLINED') and t.decided_at > now() - interval '2 days' and t.decided_by is distinct from t.user_id))
   order by t.asked_at desc limit $2`;

/**
 * Who should be there by the rota and did not clock in; who came long ago and never went. What hangs on it are the wages of the shift,
 * or those of the time until the clock is known to go on for nothing: after that nobody earns by it, however long it goes on.
 */
const clock = `
  with last_mark as (
    select distinct on (user_id) user_id, kind, happened_at from clock_event e
     where restaurant_id = $1 and happened_at > now() - interval '3 days' and kind in ('IN', 'OUT')
       and not exists (select from clock_event v where v.restaurant_id = $1 and v.replaces_id = e.id)
     order by user_id, happened_at desc)
  (select 'clock-late' as kind, s.id::text as subject,
          jsonb_build_object('person', concat_ws(' ', p.first_name, p.last_name), 'at', s.told ->> 'startsAt') as words,
          '/staff/hours' as place, null::text[] as "userIds",
          nullif(round(h.amount_minor * (extract(epoch from (s.told ->> 'endsAt')::timestamptz - (s.told ->> 'startsAt')::timestamptz) / 60
            - (select coalesce(sum((b ->> 'minutes')::int), 0) from jsonb_array_elements(s.told -> 'breaks') b where not (b ->> 'isPaid')::boolean)
            ) / 60), 0)::bigint::text as "impactMinor"
     from shift s left join profile p on p.user_id = (s.told ->> 'userId')::uuid
     left join hourly_rate h on h.restaurant_id = $1 and h.user_id = (s.told ->> 'userId')::uuid and h.currency = $6
     left join last_mark m on m.user_id = (s.told ->> 'userId')::uuid
    where s.restaurant_id = $1 and s.told_date between $3::date - 1 and $3::date and s.told ->> 'userId' is not null
      and not (s.told ->> 'isCancelled')::boolean
      and (s.told ->> 'startsAt')::timestamptz < now() - make_interval(mins => $4) and (s.told ->> 'endsAt')::timestamptz > now()
      and (m.user_id is null or (m.kind = 'OUT' and m.happened_at < (s.told ->> 'startsAt')::timestamptz))
    order by s.told ->> 'startsAt' limit $2)
  union all
  (select 'clock-forgotten', m.user_id || ':' || extract(epoch from m.happened_at)::bigint,
          jsonb_build_object('person', concat_ws(' ', p.first_name, p.last_name), 'at', to_char(m.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')),
          '/staff/hours', null::text[],
          nullif(round(h.amount_minor * greatest(0, extract(epoch from
            least(m.happened_at + make_interval(mins => $5), s.ends_at + make_interval(mins => $7)) - m.happened_at)) / 3600), 0)::bigint::text
     from last_mark m left join profile p on p.user_id = m.user_id
     left join hourly_rate h on h.restaurant_id = $1 and h.user_id = m.user_id and h.currency = $6
     left join lateral (
       select (told ->> 'endsAt')::timestamptz as ends_at from shift
        where restaurant_id = $1 and told_date between $3::date - 5 and $3::date + 1 and told ->> 'userId' = m.user_id::text
          and not (told ->> 'isCancelled')::boolean
          and m.happened_at between (told ->> 'startsAt')::timestamptz - make_interval(mins => $8)
                                and (told ->> 'endsAt')::timestamptz + make_interval(mins => $9)
        order by abs(extract(epoch from (told ->> 'startsAt')::timestamptz - m.happened_at)), id limit 1) s on true
    where m.kind = 'IN' and m.happened_at < now() - make_interval(mins => $5)
    order by m.happened_at limit $2)`;

/** After the start of a shift, before somebody who is not there is missed. @unit minutes */
const lateAfterMinutes = 10;

/** What of rota and clock needs somebody now. */
export const staffPresses = async (tx: RestaurantTx, now: Date): Promise<Pressing<PeopleKind>[]> => {
  const { graceMinutes } = await readClockSetting(tx);
  const ask = (name: string, text: string, more: readonly unknown[] = []) =>
    tx.client.query<PressingRow<PeopleKind>>({ name: `staff-presses-${name}`, text, values: [tx.restaurantId, pressingMax, ...more] });
  const found = [
    await ask('rota', published),
    await ask('asked', asked),
    await ask('swaps', waiting),
    await ask('decided', decided),
    await ask('time-off', timeOff),
    await ask('clock', clock, [
      tradingDay(tx, now),
      Math.max(lateAfterMinutes, graceMinutes),
      overlongMinutes,
      tx.currency,
      shiftOverMinutes,
      clockWindow.earlyMinutes,
      clockWindow.lateMinutes,
    ]),
  ];
  return found.flatMap(({ rows }) => pressingOf(rows));
};
