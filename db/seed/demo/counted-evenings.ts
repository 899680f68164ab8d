import { isoDayAt } from '../../../kit/time/wall.ts';
import { withRestaurant } from '../../../platform/server/database/tenancy.ts';
import type { DemoArea, DemoItem } from './catalogue.ts';
import { chanceFrom } from './chance.ts';
import { countPlans, type CountPlan, threshold } from './counting-house.ts';
import type { DemoCount } from './month.ts';
import type { House, People, SeedWorld } from './seed-world.ts';

const minuteMs = 60_000;

const planOf = (area: DemoArea): CountPlan => {
  const found = countPlans.find(({ areas }) => areas.includes(area));
  if (!found) throw new Error(`No plan counts ${area}.`);
  return found;
};

type Found = { readonly item: DemoItem; readonly at: Date };

/** The count in which somebody found an item, and the row of the ledger that it wrote; the same whenever the seed asks. */
export const countOf = ({ demo }: House, { item, at }: Found) => {
  const { name } = planOf(item.area);
  const day = isoDayAt(at, demo.timeZone);
  return {
    countId: chanceFrom(`${demo.word}/count/${name}/${day}`).idAt(new Date(`${day}T12:00:00Z`)),
    movementId: chanceFrom(`${demo.word}/${item.name}/count/${day}`).idAt(at),
  };
};

/** What was found of one item on an evening of the month. */
export type CountedItem = { readonly item: DemoItem; readonly itemId: string; readonly count: DemoCount };

type Counting = {
  readonly people: People;
  readonly areas: ReadonlyMap<string, string>;
  /** The plans of the house by their names. */
  readonly templates: ReadonlyMap<string, string>;
  readonly counted: readonly CountedItem[];
};

const rowsOf = (house: House, { people, areas, templates, counted }: Counting) => {
  const evenings = Map.groupBy(counted, ({ item, count }) => countOf(house, { item, at: count.at }).countId);
  const by = { counter: people.get('chef') ?? house.ownerId, approver: people.get('manager') ?? house.ownerId };
  const told = [...evenings].map(([id, found]) => {
    const times = found.map(({ count }) => count.at.getTime());
    const [from, to] = [Math.min(...times), Math.max(...times)];
    const plan = planOf(found[0]?.item.area ?? 'dry');
    const at = (ms: number): Date => new Date(ms);
    const session = {
      id,
      template_id: templates.get(plan.name),
      name: plan.name,
      storage_area_ids: plan.areas.flatMap((area) => areas.get(area) ?? []),
      is_open_to_kitchen: plan.isOpenToKitchen,
      lines: found.length,
      started_at: at(from - 5 * minuteMs),
      submitted_at: at(to + 4 * minuteMs),
      approved_at: at(to + 25 * minuteMs),
      ...by,
    };
    const walk = found.toSorted((left, right) => left.count.at.getTime() - right.count.at.getTime());
    const lines = walk.map(({ item, itemId, count }, index) => ({
      session_id: id,
      entry_id: chanceFrom(`${house.demo.word}/${item.name}/entry/${count.at.toISOString()}`).idAt(count.at),
      position: index + 1,
      item_id: itemId,
      area_id: areas.get(item.area),
      movement_id: countOf(house, { item, at: count.at }).movementId,
      counted: String(count.base),
      unit: item.baseUnit,
      counted_at: count.at,
    }));
    return { session, lines };
  });
  return { sessions: told.map(({ session }) => session), lines: told.flatMap(({ lines }) => lines) };
};

/** `$1` is the restaurant, `$2` the counts: the rows that counting, handing in and approving would have left. */
const statements: readonly string[] = [
  `insert into count_session (restaurant_id, id, number, template_id, name, storage_area_ids, is_key_items_only, is_blind,
     is_open_to_kitchen, recount_bps, recount_with_minor, recount_alone_minor, status, last_entry_number, created_by, created_at,
     started_by, started_at, submitted_by, submitted_at, approved_by, approved_at, last_active_at)
   select $1, s.id, row_number() over (order by s.started_at, s.id), s.template_id, s.name, s.storage_area_ids, false, false,
          s.is_open_to_kitchen, ($2::jsonb #>> '{threshold,shareBps}')::int, ($2::jsonb #>> '{threshold,withMinor}')::bigint,
          ($2::jsonb #>> '{threshold,aloneMinor}')::bigint, 'APPROVED', s.lines, s.counter, s.started_at, s.counter, s.started_at,
          s.counter, s.submitted_at, s.approver, s.approved_at, s.submitted_at
     from jsonb_to_recordset($2::jsonb -> 'sessions') as s (id uuid, template_id uuid, name text, storage_area_ids uuid[],
       is_open_to_kitchen boolean, lines int, started_at timestamptz, submitted_at timestamptz, approved_at timestamptz,
       counter uuid, approver uuid)`,
  `insert into count_line (restaurant_id, session_id, item_id, reason, movement_id, counted, expected)
   select $1, l.session_id, l.item_id, case when m.quantity < 0 then 'UNRECORDED_USE' end, l.movement_id, l.counted, l.counted - m.quantity
     from jsonb_to_recordset($2::jsonb -> 'lines') as l (session_id uuid, item_id uuid, movement_id uuid, counted numeric)
     join stock_movement m on m.restaurant_id = $1 and m.id = l.movement_id`,
  `insert into count_spot (restaurant_id, session_id, position, item_id, storage_area_id)
   select $1, l.session_id, l.position, l.item_id, l.area_id
     from jsonb_to_recordset($2::jsonb -> 'lines') as l (session_id uuid, position int, item_id uuid, area_id uuid)`,
  `insert into count_part (restaurant_id, session_id, counter_id, storage_area_id, opened_at, closed_at)
   select $1, s.id, s.counter, area.id, s.started_at, s.submitted_at
     from jsonb_to_recordset($2::jsonb -> 'sessions') as s (id uuid, counter uuid, storage_area_ids uuid[], started_at timestamptz,
       submitted_at timestamptz)
     cross join lateral unnest(s.storage_area_ids) as area (id)`,
  `insert into count_entry (restaurant_id, id, session_id, number, item_id, storage_area_id, counter_id, recount_number, quantity, method,
     entered_text, entered_parts, counted_at, recorded_at)
   select $1, l.entry_id, l.session_id, l.position, l.item_id, l.area_id, s.counter, 0, l.counted, 'MANUAL', l.counted || ' ' || l.unit,
          jsonb_build_array(jsonb_build_object('quantity', l.counted::text, 'unit', l.unit)), l.counted_at, l.counted_at
     from jsonb_to_recordset($2::jsonb -> 'lines') as l (session_id uuid, entry_id uuid, position int, item_id uuid, area_id uuid,
       counted numeric, unit text, counted_at timestamptz)
     join jsonb_to_recordset($2::jsonb -> 'sessions') as s (id uuid, counter uuid) on s.id = l.session_id`,
];

/** Writes the counts of a house's month beside the rows that they left in the ledger. All of it or nothing. */
export const writeCounts = async (world: SeedWorld, house: House, counting: Counting): Promise<void> => {
  const rows = rowsOf(house, counting);
  const entry = { pool: world.pools.app, credential: { kind: 'person', userId: house.ownerId }, access: 'write' } as const;
  await withRestaurant(entry, house.restaurantId, async (tx) => {
    const known = await tx.client.query('select from count_session where restaurant_id = $1 and id = $2', [
      tx.restaurantId,
      rows.sessions[0]?.id,
    ]);
    if ((known.rowCount ?? 0) > 0) return;
    for (const text of statements) await tx.client.query(text, [tx.restaurantId, JSON.stringify({ threshold, ...rows })]);
  });
};
