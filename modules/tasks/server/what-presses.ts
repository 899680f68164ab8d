import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { type Pressing, pressingMax, pressingOf, type PressingRow } from '../../../platform/server/pressing.ts';
import type { CheckKind } from '../rules/pressing-kinds.ts';
import { foodPresses } from './food-presses.ts';

/** Critical lines of the last day that failed, until somebody else has looked at the list or what was done stands for two hours. */
const failed = `
  select 'temperature' as kind, e.id::text as subject,
         jsonb_build_object('name', i.item ->> 'label', 'nameLocal', i.item ->> 'labelLocal', 'value', e.value, 'type', i.item ->> 'type',
           'list', v.name, 'listLocal', v.name_local) as words,
         '/tasks/run?id=' || r.id as place, null::text as "impactMinor"
    from check_entry e join check_run r on r.restaurant_id = e.restaurant_id and r.id = e.run_id
    join check_template_version v on v.restaurant_id = r.restaurant_id and v.template_id = r.template_id and v.version = r.template_version
    cross join lateral jsonb_array_elements(v.items) as i (item)
   where e.restaurant_id = $1 and e.outcome = 'FAIL' and e.recorded_at > now() - interval '1 day' and r.verified_at is null
     and i.item ->> 'key' = e.item_key and (i.item ->> 'isCritical')::boolean
     and not exists (select from check_entry n where n.restaurant_id = $1 and n.run_id = e.run_id and n.item_key = e.item_key and n.place > e.place)
     and not exists (select from corrective_action a
                      where a.restaurant_id = $1 and a.entry_id = e.id and a.recorded_at < now() - interval '2 hours')
   order by e.recorded_at desc limit $2`;

/** Lists of the last two days that nobody handed in and nobody said why. */
const missed = `
  select 'list-missed' as kind, r.id::text as subject, jsonb_build_object('name', v.name, 'nameLocal', v.name_local,
           'at', to_char(r.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as words,
         '/tasks/run?id=' || r.id as place, null::text as "impactMinor"
    from check_run r
    join check_template_version v on v.restaurant_id = r.restaurant_id and v.template_id = r.template_id and v.version = r.template_version
   where r.restaurant_id = $1 and r.state = 'MISSED' and r.missed_at > now() - interval '2 days' and r.reason is null
   order by r.missed_at desc limit $2`;

const incidents = `
  select 'incident' as kind, id::text as subject, jsonb_build_object('kind', kind, 'concerned', concerned) as words,
         '/tasks/food' as place, null::text as "impactMinor"
    from incident where restaurant_id = $1 and closed_at is null and recorded_at > now() - interval '14 days' order by recorded_at desc limit $2`;

/** What of checks, food and incidents needs somebody now. */
export const tasksPress = async (tx: RestaurantTx, now: Date): Promise<Pressing<CheckKind>[]> => {
  const ask = (name: string, text: string) =>
    tx.client.query<PressingRow<CheckKind>>({ name: `tasks-press-${name}`, text, values: [tx.restaurantId, pressingMax] });
  const found = [await ask('failed', failed), await ask('missed', missed), await ask('incidents', incidents)];
  return [...found.flatMap(({ rows }) => pressingOf(rows)), ...(await foodPresses(tx, now))];
};
