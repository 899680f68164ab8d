import pg from 'pg';

import { scaleId, scaleIdSql, scaleKinds } from './scale-ids.ts';

/** How much to generate. */
export type Scale = {
  readonly restaurants: number;
  readonly itemsPerRestaurant: number;
  /** Rows of every item's ledger. */
  readonly movementsPerItem: number;
};

/** A generated restaurant and who owns it. */
export type ScaleRestaurant = { readonly restaurantId: string; readonly ownerId: string };

const kinds = scaleKinds;
const idSql = scaleIdSql;

const registry = `
  insert into restaurant (id, owner_id, name, address, city, state, zip_code, country, phone, currency, time_zone, expected_staff_count)
  select ${idSql(kinds.restaurant, 'r')}, ${idSql(kinds.person, 'r')}, 'Scale ' || r, '1 Road', 'London', 'London', 'E1', 'GB',
         '+44 5555555555', 'GBP', 'Europe/London', 10
    from generate_series(1, $1::bigint) r`;

const members = `
  insert into membership (restaurant_id, user_id, role)
  select ${idSql(kinds.restaurant, 'r')}, ${idSql(kinds.person, 'r')}, 'owner' from generate_series(1, $1::bigint) r`;

const words = `array['Berbere','Shiro','Teff flour','Injera','Niter kibbeh','Red lentils','Chicken thigh','Lamb shoulder','Ayib',
  'Basmati rice','Oat milk','Collard greens','Mitmita','Korarima','Split peas','Double cream','Chopped tomatoes','Sunflower oil']`;

const items = `
  insert into item (restaurant_id, id, name, sku, base_unit, pack_chain, count_units, par, reorder_point, updated_at)
  select ${idSql(kinds.restaurant, 'r')}, ${idSql(kinds.item, 'r * 1000000 + i')},
         (${words})[1 + (i % 18)] || ' ' || i, 'SCA-' || lpad(i::text, 6, '0'), 'g',
         '[{"unit":"case","per":"6"},{"unit":"tin","per":"2500"}]', '["case","tin"]', 200, 100, timestamptz '2026-11-20 12:00Z'
    from generate_series(1, $1::bigint) r, generate_series(1, $2::bigint) i`;

/** Receipt of 300, then twice 150 out, again and again: the balance is known in closed form, and every value is whole. */
const movements = `
  insert into stock_movement (restaurant_id, id, item_id, entry_number, kind, quantity, unit_cost, value_minor, currency,
    balance_after, average_cost_after, is_provisional_cost, source_type, source_id, occurred_at, effective_at, recorded_at, business_date)
  select ${idSql(kinds.restaurant, 'r')}, uuidv7(), ${idSql(kinds.item, 'r * 1000000 + i')}, n,
         case n % 3 when 1 then 'RECEIPT' else 'SALE_DEPLETION' end,
         case n % 3 when 1 then 300 else -150 end, 0.01, case n % 3 when 1 then 300 else -150 end, 'GBP',
         case n % 3 when 1 then 300 when 2 then 150 else 0 end, 0.01, false, 'scale', ${idSql(kinds.item, 'i')},
         t.at, t.at, t.at, t.at::date
    from generate_series(1, $1::bigint) r, generate_series(1, $2::bigint) i, generate_series(1, $3::bigint) n,
         lateral (select timestamptz '2026-11-20 12:00Z' - make_interval(mins => (($3 - n) * 360)::int) as at) t`;

const levels = `
  insert into stock_level (restaurant_id, item_id, on_hand, average_cost, value_minor, currency, last_entry_number, last_movement_at, attention, list_name, is_listed, updated_at)
  select ${idSql(kinds.restaurant, 'r')}, ${idSql(kinds.item, 'r * 1000000 + i')},
         case $3 % 3 when 1 then 300 when 2 then 150 else 0 end, 0.01, case $3 % 3 when 1 then 300 when 2 then 150 else 0 end,
         'GBP', $3, timestamptz '2026-11-20 12:00Z', app.attention(case $3 % 3 when 1 then 300 when 2 then 150 else 0 end, 200, 100),
         lower((${words})[1 + (i % 18)] || ' ' || i), true,
         timestamptz '2026-11-20 12:00Z'
    from generate_series(1, $1::bigint) r, generate_series(1, $2::bigint) i`;

const profiles = `
  insert into profile (user_id, email, first_name, last_name, title)
  select ${idSql(kinds.person, 'r')}, 'scale' || r || '@example.com', 'Scale', r::text, 'owner' from generate_series(1, $1::bigint) r`;

/**
 * Fills an empty database with restaurants whose ledgers add up, as fast as PostgreSQL can insert.
 *
 * @param owner the owner's login: generated rows skip the product's commands, which would take days at this size
 */
export const fillScale = async (owner: pg.ClientConfig, scale: Scale): Promise<ScaleRestaurant[]> => {
  const client = new pg.Client({ ...owner, application_name: 'maed-scale' });
  await client.connect();
  const { restaurants, itemsPerRestaurant, movementsPerItem } = scale;
  await client.query('begin');
  for (const text of [registry, profiles, members]) await client.query(text, [restaurants]);
  await client.query(items, [restaurants, itemsPerRestaurant]);
  await client.query(movements, [restaurants, itemsPerRestaurant, movementsPerItem]);
  await client.query(levels, [restaurants, itemsPerRestaurant, movementsPerItem]);
  await client.query('commit');
  await client.query('analyze');
  await client.end();
  return Array.from({ length: restaurants }, (_, index) => ({
    restaurantId: scaleId(kinds.restaurant, index + 1),
    ownerId: scaleId(kinds.person, index + 1),
  }));
};
