import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, it } from 'vitest';

import { insertRowsAs } from '../../db/testing/insert-row.ts';
import { queryAs } from '../../db/testing/query-as.ts';
import type { ForecastSubject } from '../../modules/assistant/rules/forecast/forecast-limits.ts';
import { forecastHouse } from '../../modules/assistant/server/mount.ts';
import { withSystem } from '../../platform/server/database/tenancy.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { sellDish } from './testing/sell-dish.ts';

const { app, as, database, here, tell } = freshHouse();

type Role = Parameters<typeof as>[0];

const dayMs = 86_400_000;
/** The trading day of a house in London whose day ends at four. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date(Date.now() - 4 * 3_600_000));
const dayFrom = (days: number): string => new Date(Date.parse(today()) + days * dayMs).toISOString().slice(0, 10);

const used = async (): Promise<number> => {
  const rows = await queryAs<{ used: number }>(database().superuser, 'select used from ai_usage where owner_id = $1', [here().ownerId]);
  return rows[0]?.used ?? 0;
};

const stands = (plan: string) =>
  queryAs(database().superuser, 'update subscription set plan = $2 where owner_id = $1', [here().ownerId, plan]);

/** Guests and portions of a day gone by; on Saturdays twice as many. */
const usual = (day: string): number => (new Date(day).getUTCDay() === 6 ? 40 : 20);

const traded = async (dishId: string, days: number): Promise<void> => {
  const { restaurantId } = here();
  const gone = Array.from({ length: days }, (_, ago) => dayFrom(-1 - ago));
  const rows = gone.map((day, place) => {
    const orderId = uuidv7();
    const number = { number_prefix: 'T', number_in_day: place + 1, business_date: day };
    const order = {
      source: 'PAD',
      channel: 'DINE_IN',
      currency: 'GBP',
      opened_at: `${day}T12:00:00Z`,
      covers: usual(day),
      state: 'CLOSED',
    };
    const line = { dish_id: dishId, dish_name: 'Shiro', quantity: usual(day), unit_price_minor: '1200', vat_rate: 2000, state: 'SERVED' };
    return [
      ['kitchen_order', { restaurant_id: restaurantId, id: orderId, ...number, ...order }],
      ['order_line', { restaurant_id: restaurantId, id: uuidv7(), order_id: orderId, ...line, fired_at: `${day}T12:00:00Z` }],
    ] as const;
  });
  await insertRowsAs(database().owner, rows.flat());
};

const make = (role: Role, what: ForecastSubject, { days = 7, runId = uuidv7() } = {}) =>
  as(role).assistant.makeForecast(tell({ runId, what, days }));
const read = (role: Role, what: ForecastSubject) => as(role).assistant.readForecast({ restaurantId: here().restaurantId, what });

let dishId: string;
beforeEach(async () => {
  ({ dishId } = await sellDish(app(), here().people.owner, here()));
});

describe('a forecast', () => {
  it('knows the week, stands beside the naive guess, and counts three', async () => {
    await traded(dishId, 70);
    expect(await make('chef', 'COVERS', { days: 14 })).toMatchObject({ noForecast: null, cost: 3 });
    expect(await used()).toBe(3);
    const { run, series, cost } = await read('chef', 'COVERS');
    expect(run).toMatchObject({ fromDay: today(), dayCount: 14, isNightly: false });
    expect(cost).toBe(3);
    const [total] = series;
    expect(total).toMatchObject({ key: 'TOTAL', unit: 'guests', error: expect.any(Number), naiveError: expect.any(Number) });
    expect(total?.days.map(({ day }) => day)).toEqual(Array.from({ length: 14 }, (_, ahead) => dayFrom(ahead)));
    for (const { day, low, mean, high } of total?.days ?? []) {
      expect(Math.abs(mean - usual(day))).toBeLessThan(4);
      expect(low <= mean && mean <= high).toBe(true);
    }
    expect(series.map(({ key }) => key)).toContain('LUNCH');
  });

  it('tells dishes by name, and money only to who may see it', async () => {
    await traded(dishId, 40);
    await make('chef', 'DISHES');
    expect((await read('chef', 'DISHES')).series).toEqual([expect.objectContaining({ key: dishId, name: 'Shiro', unit: 'portions' })]);
    await make('manager', 'SALES');
    expect((await read('manager', 'SALES')).run).toMatchObject({ currency: 'GBP' });
    await expect(make('chef', 'SALES')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(read('chef', 'SALES')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(read('staff', 'COVERS')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('of too little says so, counts nothing and leaves nothing set aside', async () => {
    await traded(dishId, 9);
    expect(await make('owner', 'COVERS')).toEqual({ runId: null, noForecast: { reason: 'TOO_FEW_DAYS', knownDays: 9 }, cost: 0 });
    expect(await used()).toBe(0);
    expect((await read('owner', 'COVERS')).run).toBeNull();
  });

  it('sent many times at once is made and counted once', async () => {
    await traded(dishId, 30);
    const command = tell({ runId: uuidv7(), what: 'COVERS' as const, days: 7 });
    const answers = await Promise.all([1, 2, 3].map(() => as('owner').assistant.makeForecast(command)));
    expect(new Set(answers.map(({ runId }) => runId))).toEqual(new Set([command.body.runId]));
    expect(await used()).toBe(3);
  });

  it('beyond what the plan includes is refused before any work; on a plan without it, too', async () => {
    await traded(dishId, 30);
    await make('owner', 'COVERS');
    await stands('growth');
    await queryAs(database().superuser, 'update ai_usage set used = 999 where owner_id = $1', [here().ownerId]);
    const before = (await read('owner', 'COVERS')).run?.id;
    await expect(make('owner', 'COVERS')).rejects.toMatchObject({ code: 'AI_LIMIT_REACHED', data: { cost: 3 } });
    expect((await read('owner', 'COVERS')).run?.id).toBe(before);
    expect(await used()).toBe(999);
    await stands('starter');
    await expect(make('owner', 'COVERS')).rejects.toMatchObject({ code: 'FEATURE_NOT_IN_PLAN' });
  });

  it('at night is made of everything, counted by nobody, where the plan has it', async () => {
    await traded(dishId, 30);
    const night = () =>
      withSystem(database().pools.app, { restaurantId: here().restaurantId, reason: 'test' }, (tx) => forecastHouse(tx, new Date()));
    await stands('starter');
    await night();
    const runs = () =>
      queryAs<{ what: string }>(database().superuser, 'select what from forecast_run where restaurant_id = $1', [here().restaurantId]);
    expect(await runs()).toEqual([]);
    await stands('growth');
    await night();
    expect((await runs()).map(({ what }) => what).toSorted()).toEqual(['COVERS', 'DISHES', 'SALES']);
    expect(await used()).toBe(0);
    expect((await read('owner', 'COVERS')).run).toMatchObject({ isNightly: true, dayCount: 14 });
  });

  it('reckons with what somebody wrote down', async () => {
    await traded(dishId, 40);
    const day = dayFrom(2);
    await as('chef').assistant.addForecastEvent(
      tell({ eventId: uuidv7(), name: 'Wedding', fromDay: day, untilDay: day, effectBps: 10_000 }),
    );
    await make('chef', 'COVERS');
    const { series, calendar } = await read('chef', 'COVERS');
    expect(calendar[2]).toMatchObject({ day, events: ['Wedding'] });
    expect((series[0]?.days[2]?.mean ?? 0) / usual(day)).toBeGreaterThan(1.7);
    await expect(
      as('chef').assistant.addForecastEvent(tell({ eventId: uuidv7(), name: 'Back', fromDay: day, untilDay: today(), effectBps: null })),
    ).rejects.toMatchObject({ code: 'FORECAST_EVENT_DAYS' });
  });
});

describe('a figure of one’s own', () => {
  const say = (day: string, amount: number | null, key = 'TOTAL') =>
    as('chef').assistant.overrideForecast(tell({ what: 'COVERS' as const, key, day, amount, reason: 'A party of thirty' }));

  it('stands beside the forecast, can be taken back, and never of a day that is over or unknown', async () => {
    await traded(dishId, 40);
    await make('chef', 'COVERS');
    await say(dayFrom(1), 66);
    expect((await read('owner', 'COVERS')).series[0]?.days[1]).toMatchObject({ override: { amount: 66, reason: 'A party of thirty' } });
    await say(dayFrom(1), null);
    expect((await read('owner', 'COVERS')).series[0]?.days[1]).toMatchObject({ override: null });
    await expect(say(dayFrom(-1), 5)).rejects.toMatchObject({ code: 'FORECAST_DAY_OVER' });
    await expect(say(dayFrom(20), 5)).rejects.toMatchObject({ code: 'FORECAST_DAY_UNKNOWN' });
  });

  it('is scored when its day is over', async () => {
    await traded(dishId, 40);
    const { restaurantId, people } = here();
    const rows = [1, 2, 3, 4, 5, 6].map((ago) => {
      const day = dayFrom(-ago);
      const said = { amount: usual(day) + (ago === 6 ? 30 : 1), forecast: usual(day) + 5, reason: 'I know', made_by: people.chef.userId };
      return ['forecast_override', { restaurant_id: restaurantId, what: 'COVERS', key: 'TOTAL', day, ...said }] as const;
    });
    await insertRowsAs(database().owner, rows);
    const { score, judged } = await read('chef', 'COVERS');
    expect(score).toMatchObject({ comparedDays: 6, betterDays: 5, verdict: 'HARMED' });
    expect(judged).toHaveLength(6);
  });
});

describe('a forecast in use', () => {
  it('plans what dishes sell as people changed it, only when somebody says so, and can be let go again', async () => {
    await traded(dishId, 40);
    await make('chef', 'DISHES');
    const day = dayFrom(1);
    const plan = async () =>
      queryAs(database().superuser, 'select portions::float8, business_date::text as day from planned_portions where restaurant_id = $1', [
        here().restaurantId,
      ]);
    expect(await plan()).toEqual([]);
    await as('chef').assistant.overrideForecast(tell({ what: 'DISHES' as const, key: dishId, day, amount: 77, reason: 'A wedding' }));
    await as('chef').assistant.useForecast(tell({ plan: 'KITCHEN' as const, days: [day], isUsed: true }));
    expect(await plan()).toEqual([{ portions: 77, day }]);
    expect((await read('chef', 'DISHES')).plannedDays).toEqual([day]);
    await as('chef').assistant.useForecast(tell({ plan: 'KITCHEN' as const, days: [day], isUsed: false }));
    expect(await plan()).toEqual([]);
  });

  it('plans the rota by its sales, for who plans the rota', async () => {
    await traded(dishId, 40);
    await make('manager', 'SALES');
    const days = [dayFrom(1), dayFrom(2)];
    const use = (role: Role) => as(role).assistant.useForecast(tell({ plan: 'ROTA' as const, days, isUsed: true }));
    await expect(use('chef')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await use('manager')).toEqual({ days: 2 });
    const rows = await queryAs<{ sales: number }>(
      database().superuser,
      'select expected_sales_minor::int as sales from rota_day where restaurant_id = $1 order by business_date',
      [here().restaurantId],
    );
    for (const [place, { sales }] of rows.entries()) expect(Math.abs(sales / 1000 - usual(days[place] ?? ''))).toBeLessThan(6);
  });
});
