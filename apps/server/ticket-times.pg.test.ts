import { beforeAll, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { ticketTimes, timesFinding } from '../../modules/kitchen/rules/ticket-times.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { toldRush } from './testing/told-rush.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
const [grill, oven] = [uuidv7(), uuidv7()];
const dishIds = [uuidv7(), uuidv7(), uuidv7()];
// A Friday on which the wall is an hour ahead of nobody: evening, and past midnight.
const evening = { day: '2026-11-20', beganAt: '2026-11-20T21:00:00' };
const rush = toldRush({ dishIds, grill, oven, count: 300 });

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  const { kitchen } = app.as(here.people.owner);
  const plain = { baseVersion: null, nameLocal: null, kind: 'PREP' as const, categoryIds: [], dishIds: [] };
  const way = { mode: 'TICKET' as const, hasSound: false, sortOrder: 0, isArchived: false };
  await kitchen.saveStation(envelope(here.restaurantId, { stationId: grill, name: 'Grill', stage: 1, ...plain, ...way }));
  await kitchen.saveStation(envelope(here.restaurantId, { stationId: oven, name: 'Oven', stage: 2, ...plain, ...way }));
  await keep();
});

/** Puts the evening where commands would have put it, each entry when we heard of it. */
const keep = async () => {
  const orderId = uuidv7();
  const owner = database().owner;
  const [{ began }] = (await queryAs(
    owner,
    `select ($2::timestamp at time zone time_zone)::timestamptz::text as began from restaurant where id = $1`,
    [here.restaurantId, evening.beganAt],
  )) as unknown as [{ began: string }];
  await queryAs(
    owner,
    `insert into kitchen_order (restaurant_id, id, number_prefix, number_in_day, business_date, source, channel, currency, opened_at)
     select id, $2, 'R', 1, $3, 'PAD', 'DINE_IN', currency, $4 from restaurant where id = $1`,
    [here.restaurantId, orderId, evening.day, began],
  );
  await queryAs(
    owner,
    `insert into order_line (restaurant_id, id, order_id, dish_id, dish_name, quantity, unit_price_minor, vat_rate, state, fired_at,
       target_seconds, remake_of_id, station_ids)
     select $1, l.id, $2, l.dish, 'Dish', 1, 100, 0, l.state, $3::timestamptz + make_interval(secs => l.fired), l.target, l.remake,
       array(select jsonb_array_elements_text(l.stations)::uuid)
     from jsonb_to_recordset($4) l (id uuid, dish uuid, state text, fired int, target int, remake uuid, stations jsonb)`,
    [
      here.restaurantId,
      orderId,
      began,
      JSON.stringify(
        rush.lines.map(({ id, state, fired, remakeOfId, truth }) => ({
          id,
          state,
          fired,
          dish: truth.dishId,
          target: truth.targetSeconds,
          remake: remakeOfId,
          stations: truth.stationIds,
        })),
      ),
    ],
  );
  const devices = [uuidv7(), uuidv7(), uuidv7()];
  await queryAs(
    owner,
    `insert into kitchen_event (restaurant_id, id, order_id, line_id, kind, from_state, to_state, from_stage, undoes_id, device_id,
       occurred_at, recorded_at)
     select $1, e.id, $2, e.line, e.kind, e."from", e."to", e.stage, e.undoes, e.device,
       $3::timestamptz + make_interval(secs => e.occurred), $3::timestamptz + make_interval(secs => e.recorded)
     from jsonb_to_recordset($4) e (id uuid, line uuid, kind text, "from" text, "to" text, stage int, undoes uuid, device uuid,
       occurred int, recorded int)`,
    [
      here.restaurantId,
      orderId,
      began,
      JSON.stringify(
        rush.steps.map((one) => ({
          id: one.id,
          line: one.lineId,
          kind: one.kind,
          from: one.fromState,
          to: one.toState,
          stage: one.fromStage,
          undoes: one.undoesId,
          device: devices[one.device],
          occurred: one.occurred,
          recorded: one.recorded,
        })),
      ),
    ],
  );
};

const asked = () => ({ restaurantId: here.restaurantId, from: evening.day, to: evening.day });
const stations = [
  { id: grill, stage: 1 },
  { id: oven, stage: 2 },
];
const truth = rush.lines.filter(({ state }) => state !== 'VOIDED').map((line) => line.truth);
const withoutNames = <One extends { name?: unknown; nameLocal?: unknown; targetSeconds?: unknown }>(rows: readonly One[]) =>
  rows.map(({ name: _name, nameLocal: _local, targetSeconds: _target, ...rest }) => rest);

it('how long dishes took is what really happened, though two tablets have a clock wrong by an hour and one tells late', async () => {
  const answer = await app.as(here.people.chef).kitchen.readTicketTimes(asked());
  const expected = ticketTimes(truth, stations, null);
  expect(truth.length).toBeLessThan(rush.lines.length);
  expect({ ...answer, dishes: withoutNames(answer.dishes), stations: withoutNames(answer.stations) }).toEqual({
    ...expected,
    finding: timesFinding(expected),
  });
  expect(answer.stations.map(({ name }) => name)).toContain('Oven');
});

it('of one station they are the times that lines lay with it alone', async () => {
  const answer = await app.as(here.people.manager).kitchen.readTicketTimes({ ...asked(), stationId: oven });
  const expected = ticketTimes(truth, stations, stations[1] ?? null);
  expect({ ...answer, dishes: withoutNames(answer.dishes), stations: withoutNames(answer.stations) }).toEqual({
    ...expected,
    finding: timesFinding(expected),
  });
});

it('another day has none of them, and more than a quarter of a year is refused', async () => {
  const { kitchen } = app.as(here.people.owner);
  const other = await kitchen.readTicketTimes({ restaurantId: here.restaurantId, from: '2026-11-21', to: '2026-11-21' });
  expect(other).toMatchObject({ finding: { kind: 'NOTHING_READY' }, all: { spread: null }, dishes: [] });
  const year = kitchen.readTicketTimes({ restaurantId: here.restaurantId, from: '2025-11-21', to: '2026-11-21' });
  await expect(year).rejects.toMatchObject({ code: 'INPUT_INVALID' });
});

it('they are for whoever runs the kitchen', async () => {
  for (const role of ['kitchenstaff', 'staff'] as const) {
    const asking = app.as(here.people[role]).kitchen.readTicketTimes(asked());
    await expect(asking).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
});
