import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import { type Gap, gapsMax } from '../../../platform/server/gap.ts';
import type { CheckGapKind } from '../rules/gap-kinds.ts';
import { spanOf } from './print-diary.ts';
import { readEquipment } from './read-equipment.ts';
import { unsettledProcesses } from './read-processes.ts';
import { hasLists } from './set-up-steps.ts';

type CheckGap = Gap<CheckGapKind>;

/** Lists that were over without being handed in, and nobody said why. */
const missed = `
  select 'list-missed' as kind, r.id::text as subject, jsonb_build_object('name', v.name, 'nameLocal', v.name_local) as words,
         '/tasks/run?id=' || r.id as place, r.business_date::text as day, null as source
    from check_run r
    join check_template_version v on v.restaurant_id = r.restaurant_id and v.template_id = r.template_id and v.version = r.template_version
   where r.restaurant_id = $1 and r.state = 'MISSED' and r.reason is null and r.business_date between $2 and $3
   order by r.business_date desc, r.id limit $4`;

/** What failed, was not checked again, and of which nobody wrote down what was done. */
const failed = `
  select 'failed-without-action' as kind, e.id::text as subject,
         jsonb_build_object('name', i.item ->> 'label', 'nameLocal', i.item ->> 'labelLocal', 'value', e.value, 'type', i.item ->> 'type') as words,
         '/tasks/run?id=' || r.id as place, r.business_date::text as day, null as source
    from check_entry e join check_run r on r.restaurant_id = e.restaurant_id and r.id = e.run_id
    join check_template_version v on v.restaurant_id = r.restaurant_id and v.template_id = r.template_id and v.version = r.template_version
    cross join lateral jsonb_array_elements(v.items) as i (item)
   where r.restaurant_id = $1 and e.outcome = 'FAIL' and r.business_date between $2 and $3 and i.item ->> 'key' = e.item_key
     and not exists (select from check_entry n where n.restaurant_id = $1 and n.run_id = e.run_id and n.item_key = e.item_key and n.place > e.place)
     and not exists (select from corrective_action a where a.restaurant_id = $1 and a.entry_id = e.id)
   order by e.recorded_at desc limit $4`;

/** Fridges, freezers and the like of which nothing was read on the last trading day that is over. */
const unread = `
  select 'unit-unread' as kind, u.id::text as subject, jsonb_build_object('name', u.name, 'nameLocal', u.name_local) as words,
         '/tasks/food' as place, (select max(happened_at)::date::text from unit_reading n where n.restaurant_id = $1 and n.unit_id = u.id) as day,
         null as source
    from temp_unit u
   where u.restaurant_id = $1 and u.away_at is null
     and not exists (select from unit_reading n where n.restaurant_id = $1 and n.unit_id = u.id and n.happened_at > now() - interval '36 hours')
   order by u.place, u.id limit $2`;

const open = `
  select 'incident-open' as kind, id::text as subject, jsonb_build_object('incident', kind) as words, '/tasks/food' as place,
         recorded_at::date::text as day, null as source
    from incident where restaurant_id = $1 and closed_at is null order by recorded_at limit $2`;

const houseGap = (kind: CheckGapKind, more: Partial<CheckGap>): CheckGap => ({
  kind,
  subject: '',
  words: {},
  place: '/tasks/food',
  day: null,
  source: null,
  ...more,
});

/** Food whose process failed, and nobody said what became of it. */
const unsettledFood = async (tx: RestaurantTx, days: { readonly from: string; readonly to: string }): Promise<CheckGap[]> => {
  const { isWithin } = spanOf(tx, days);
  return (await unsettledProcesses(tx))
    .filter(({ startedAt }) => isWithin(new Date(startedAt)))
    .map(({ id, food, startedAt }) =>
      houseGap('food-unsettled', { subject: id, words: { name: food }, place: '/tasks', day: tradingDay(tx, new Date(startedAt)) }),
    );
};

/** Where checks, temperatures, probes and incidents of some trading days are not as they should be. */
export const checkGaps = async (tx: RestaurantTx, { from, to }: { readonly from: string; readonly to: string }): Promise<CheckGap[]> => {
  const ask = async (name: string, text: string, values: readonly unknown[]) =>
    (await tx.client.query<CheckGap>({ name: `tasks-gaps-${name}`, text, values: [tx.restaurantId, ...values] })).rows;
  const { probes } = await readEquipment(tx);
  return [
    ...((await hasLists(tx)) ? [] : [houseGap('no-lists', { place: '/tasks/lists' })]),
    ...(await ask('failed', failed, [from, to, gapsMax])),
    ...(await unsettledFood(tx, { from, to })),
    ...(await ask('missed', missed, [from, to, gapsMax])),
    ...(await ask('unread', unread, [gapsMax])),
    ...probes
      .filter(({ isAway, standing }) => !isAway && standing !== 'GOOD')
      .map(({ id, name, dueAt }) => houseGap('probe-due', { subject: id, words: { name }, day: dueAt?.slice(0, 10) ?? null })),
    ...(await ask('incidents', open, [gapsMax])),
  ];
};
