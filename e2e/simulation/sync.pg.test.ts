import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { envelope } from '../../apps/server/testing/furnish.ts';
import { createTestApp, type TestApp } from '../../apps/server/testing/test-app.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { roles, type Role } from '../../modules/restaurants/rules/capabilities.ts';
import { openPools, type Pools } from '../../platform/server/database/pool.ts';
import { inTurn } from '../../tools/run/in-turn.ts';
import { cutPools } from './cut-pools.ts';
import { liveADay, type Kitchens } from './live-a-day.ts';

const database = useTestDatabase();
let kitchens: Kitchens;
/** A server that nobody kills, for what a kitchen is opened with. */
let steady: TestApp;
let books: Pools;

const serviceCommands = ['waste.log-entry@1', 'staff.clock@1', 'tasks.record-incident@1', 'kitchen.open-order@1', 'kitchen.step-lines@1'];

/** So many days; the benchmark asks for many more. */
const seeds = Number(process.env['MAED_SEEDS'] ?? 300);
const firstSeed = Number(process.env['MAED_FIRST_SEED'] ?? 1);
const atOnceMax = 6;

/** What the kitchen is asked for; it follows no recipe, so that only the stock's own commands move stock. */
const dish = {
  baseVersion: null,
  name: 'Shiro',
  nameLocal: null,
  description: null,
  descriptionLocal: null,
  categoryId: null,
  recipeId: null,
  availability: { days: [], hours: null, fasting: 'ALWAYS' as const },
  vatRate: 2000,
  targetFoodCostShare: null,
  targetSeconds: null,
  course: 1,
  prices: { DINE_IN: '1200' },
  groupIds: [],
};

const openKitchen = async (): ReturnType<Kitchens['open']> => {
  const [restaurantId, partnerId] = [uuidv7(), uuidv7()];
  const people = Object.fromEntries(roles.map((role) => [role, uuidv7()])) as Record<Role, string>;
  await books.app.query(
    `with person as (
       insert into profile (user_id, email, first_name, last_name, title)
       select value::uuid, value || '@example.com', 'Hanna', key, key from jsonb_each_text($2::jsonb)
     ), house as (
       insert into restaurant (id, owner_id, name, address, city, state, zip_code, country, phone, currency, time_zone, expected_staff_count)
       select id, ($2::jsonb ->> 'owner')::uuid, 'Selam', 'a', 'c', 's', 'z', 'GB', '+44 7555555555', 'GBP', 'Europe/London', 5
         from unnest(array[$1, $3]::uuid[]) as house (id)
     ), plan as (
       insert into subscription (owner_id, plan, status, payment_status, is_active, start_at)
       values (($2::jsonb ->> 'owner')::uuid, 'pro', 'active', 'paid', true, now())
     )
     insert into membership (restaurant_id, user_id, role) select $1::uuid, value::uuid, key from jsonb_each_text($2::jsonb)`,
    [restaurantId, JSON.stringify(people), partnerId],
  );
  const dishId = uuidv7();
  const { menu } = steady.as({ kind: 'person', userId: people.owner });
  await menu.saveDish(envelope(restaurantId, { ...dish, dishId }));
  // Without a recipe it would not be published; with one, what is served would move stock beside the commands that are added up.
  await books.app.query("update dish set state = 'LIVE' where restaurant_id = $1 and id = $2", [restaurantId, dishId]);
  return { restaurantId, partnerId, dishId, people };
};

beforeAll(() => {
  books = openPools(database().superuser, 8);
  steady = createTestApp(database().pools);
  kitchens = { app: createTestApp(cutPools(database().pools)), owner: books.app, open: openKitchen };
});

afterAll(() => books.close());

describe('five devices, one server, and a line that loses, doubles, delays and reorders', () => {
  test(
    `over ${seeds} days everything that was done counts once or is shown as refused, the books add up, and all devices agree`,
    { timeout: seeds * 2_000 },
    async () => {
      const days = await inTurn(
        Array.from({ length: seeds }, (_, index) => firstSeed + index),
        atOnceMax,
        async (seed) => {
          const { trace: _trace, ...lived } = await liveADay(kitchens, seed);
          return { seed, ...lived };
        },
      );
      const bad = days.filter(({ faults }) => faults.length > 0).map(({ seed, faults }) => `day ${seed}: ${faults.join('; ')}`);
      expect(bad).toEqual([]);
      // A storm that never bites would prove nothing.
      expect(days.reduce((sum, { deeds }) => sum + deeds, 0)).toBeGreaterThan(seeds * 15);
      expect(days.some(({ refused }) => refused > 0)).toBe(true);
      expect(days.some(({ sent }) => sent > 0)).toBe(true);
      const arrived = new Set(days.flatMap((day) => day.arrived));
      expect([...arrived]).toEqual(expect.arrayContaining(serviceCommands));
    },
  );

  test.each([7, 42, 265])('day %i happens twice in the same way', async (seed) => {
    const [first, second] = [await liveADay(kitchens, seed), await liveADay(kitchens, seed)];
    expect(second.trace).toEqual(first.trace);
    expect(first.trace.length).toBeGreaterThan(40);
  });
});
