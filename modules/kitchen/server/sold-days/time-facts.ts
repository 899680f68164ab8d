import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { packTimes, type PackedTimes, type ToldLine } from '../../rules/packed-times.ts';

type Row = {
  readonly business_date: string;
  readonly dish_id: string;
  readonly dish_name: string;
  readonly dish_name_local: string | null;
  readonly hour: number;
  readonly target_seconds: number | null;
  readonly station_ids: readonly string[];
  readonly is_remake: boolean;
  readonly was_recalled: boolean;
  readonly started: number | null;
  readonly ready: number | null;
  readonly served: number | null;
  readonly stages: readonly number[] | null;
  readonly seconds: readonly number[] | null;
};

/**
 * Lines that the kitchen was told of, the last of them last, with how long each took by its diary.
 *
 * A step happened when its device said, corrected by that device's clock: as much as the quickest of its messages of the
 * day came late, so a clock that is wrong by an hour is set right, and a step that lay on a device without a line is not
 * taken for late work. It lies between the firing and our hearing of it. A step that was taken back never happened.
 */
const timed = `
  with told as (
    select l.id, l.dish_id, l.dish_name, l.dish_name_local, l.fired_at, l.target_seconds, l.station_ids, o.business_date,
           l.remake_of_id is not null as is_remake, l.started_at, l.ready_at, l.served_at
      from kitchen_order o join order_line l on l.restaurant_id = o.restaurant_id and l.order_id = o.id
     where o.restaurant_id = $1 and o.business_date = any ($2::date[]) and o.state <> 'CANCELLED'
       and l.fired_at is not null and l.state not in ('HELD', 'VOIDED')
  ), said as (
    select e.id, e.line_id, e.entry, e.kind, e.to_state, e.from_stage, e.undoes_id, t.fired_at,
           least(e.recorded_at, e.occurred_at + min(e.recorded_at - e.occurred_at)
             over (partition by coalesce(e.device_id, e.id), t.business_date)) as at
      from told t join kitchen_event e on e.restaurant_id = $1 and e.line_id = t.id
  ), recalled as (
    select s.line_id, max(s.entry) as entry from said s
     where s.kind = 'RECALL' and not exists (select from said u where u.undoes_id = s.id)
     group by s.line_id
  ), steps as (
    select s.line_id, s.kind, s.to_state, s.from_stage, s.entry > coalesce(r.entry, 0) as is_last,
           round(extract(epoch from greatest(s.at, s.fired_at) - s.fired_at))::int as after
      from said s left join recalled r on r.line_id = s.line_id
     where s.kind in ('START', 'READY', 'PASS', 'SERVE') and not exists (select from said u where u.undoes_id = s.id)
  ), stages as (
    select line_id, array_agg(from_stage order by from_stage) as stages, array_agg(after order by from_stage) as seconds
      from (select line_id, from_stage, min(after) as after from steps
             where is_last and kind in ('READY', 'PASS', 'SERVE') group by line_id, from_stage) one
     group by line_id
  ), reached as (
    select line_id, min(after) filter (where kind = 'START') as started,
           min(after) filter (where is_last and to_state in ('READY', 'PASSED', 'SERVED')) as ready,
           min(after) filter (where is_last and to_state = 'SERVED') as served
      from steps group by line_id
  ), whole as (
    -- What was divided off a line has no diary of its own; it kept the times.
    select t.id, t.dish_id, t.dish_name, t.dish_name_local, t.fired_at, t.target_seconds, t.station_ids, t.business_date, t.is_remake,
           case when r.line_id is null then extract(epoch from t.started_at - t.fired_at)::int else r.started end as started,
           case when r.line_id is null then extract(epoch from t.ready_at - t.fired_at)::int else r.ready end as ready,
           case when r.line_id is null then extract(epoch from t.served_at - t.fired_at)::int else r.served end as served
      from told t left join reached r on r.line_id = t.id
  )
  select w.dish_id, w.dish_name, w.dish_name_local, w.target_seconds, w.station_ids, w.is_remake,
         w.business_date::text,
         extract(hour from w.fired_at at time zone $3)::int as hour,
         c.line_id is not null as was_recalled,
         w.started, w.ready, w.served, s.stages, s.seconds
    from whole w left join recalled c on c.line_id = w.id left join stages s on s.line_id = w.id
   order by w.fired_at, w.id`;

const lineOf = ({ started, ready, served, ...row }: Row): ToldLine => ({
  dishId: row.dish_id,
  name: row.dish_name,
  nameLocal: row.dish_name_local,
  hour: row.hour,
  targetSeconds: row.target_seconds,
  toStart: started === null ? null : Math.min(started, ready ?? started),
  toReady: ready,
  toServed: served === null || ready === null ? null : served - ready,
  stationIds: row.station_ids,
  stagesDone: (row.stages ?? []).map((stage, index) => ({ stage, seconds: row.seconds?.[index] ?? 0 })),
  wasRecalled: row.was_recalled,
  isRemake: row.is_remake,
});

/** How long the lines of some trading days took, day by day, as each was fired. */
export const timeFacts = async (tx: RestaurantTx, days: readonly string[]): Promise<readonly PackedTimes[]> => {
  if (days.length === 0) return [];
  const values = [tx.restaurantId, days, tx.timeZone];
  const { rows } = await tx.client.query<Row>({ name: 'kitchen-time-facts', text: timed, values });
  const byDay = new Map<string, ToldLine[]>();
  for (const row of rows) {
    const own = byDay.get(row.business_date) ?? [];
    own.push(lineOf(row));
    byDay.set(row.business_date, own);
  }
  return [...byDay].map(([day, lines]) => packTimes(day, lines));
};
