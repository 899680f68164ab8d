import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';

import { seedDemo, wakeDemo } from '../../db/seed/demo/seed-demo.ts';
import { salesDays } from '../../db/seed/demo/sales/sales-history.ts';
import { clientOf, type SeedWorld } from '../../db/seed/demo/seed-world.ts';
import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { dayLater } from '../../modules/reports/rules/report-period.ts';
import { createRouter } from './router.ts';

const database = useTestDatabase();
const hourMs = 3_600_000;
const filled = new Date();
let world: SeedWorld;

const ask = <Row extends Record<string, unknown>>(text: string) => queryAs<Row>(database().superuser, text);

beforeAll(async () => {
  const settings = {
    secret: 'a secret of the tests, long enough',
    baseUrl: 'http://localhost:4400',
    areLettersRead: true,
    areBackupsMade: true,
    arePrintersOn: true,
  };
  const { pools } = database();
  world = { pools, router: createRouter(pools, settings), log: pino({ level: 'silent' }), password: 'Maed-demo-1a', end: filled };
  await seedDemo(world);
});

describe('the trade of the demo', () => {
  it('tells five weeks of orders, every one served and paid to the penny', async () => {
    const days = await ask<{ name: string; days: number }>(
      `select r.name, count(distinct o.business_date)::int as days from kitchen_order o join restaurant r on r.id = o.restaurant_id
        where o.state = 'CLOSED' group by r.name order by r.name`,
    );
    expect(days.map(({ name }) => name)).toEqual(['Habesha House', 'Selam Kitchen']);
    for (const one of days) expect(one.days).toBeGreaterThanOrEqual(salesDays);
    const [restaurant] = await ask<{ id: string; owner: string; first: string; last: string; paid: string }>(
      `select r.id, r.owner_id as owner, min(o.business_date)::text as first, max(o.business_date)::text as last, sum(p.amount_minor)::text as paid
         from restaurant r join kitchen_order o on o.restaurant_id = r.id
         left join order_payment p on p.restaurant_id = o.restaurant_id and p.order_id = o.id
        where r.name = 'Selam Kitchen' group by 1, 2`,
    );
    if (!restaurant) throw new Error('London has orders.');
    const { id: restaurantId, first, last, paid } = restaurant;
    const { takings } = await clientOf(world, restaurant.owner).kitchen.readTakings({ restaurantId, from: first, to: last });
    const open = await clientOf(world, restaurant.owner).kitchen.readOrders({ restaurantId });
    const waiting = open.orders.reduce((sum, { bill }) => sum + BigInt(bill.totalMinor), 0n);
    const sold = takings.filter(({ source }) => source === 'ORDERS').reduce((sum, { grossMinor }) => sum + BigInt(grossMinor), 0n);
    expect(sold - waiting).toBe(BigInt(paid));
  });

  it('takes from stock what was sold, and every level is what its ledger adds up to', async () => {
    const drift = await ask(
      `select l.item_id from stock_level l left join stock_movement m on m.restaurant_id = l.restaurant_id and m.item_id = l.item_id
        group by l.restaurant_id, l.item_id
       having l.on_hand <> coalesce(sum(m.quantity), 0) or coalesce(l.value_minor, 0) <> coalesce(sum(m.value_minor), 0)`,
    );
    expect(drift).toEqual([]);
    const lots = await ask(
      `select i.name from stock_lot t join item i on i.restaurant_id = t.restaurant_id and i.id = t.item_id
        group by i.name having min(t.on_hand) < 0`,
    );
    expect(lots).toEqual([]);
    const below = await ask<{ name: string }>(
      `select distinct i.name from stock_level l join item i on i.restaurant_id = l.restaurant_id and i.id = l.item_id where l.on_hand < 0 order by 1`,
    );
    // What nobody booked in, and nothing else.
    expect(below.map(({ name }) => name)).toEqual(['Berbere, house blend', 'Mitmita']);
  });

  it('shows no shelf as empty but what nobody orders in time', async () => {
    const empty = await ask<{ name: string }>(
      `select i.name from stock_level l join item i on i.restaurant_id = l.restaurant_id and i.id = l.item_id where l.on_hand = 0 and i.par > 0`,
    );
    expect(empty).toEqual([]);
  });

  it('throws away what nobody used in time, the morning after its last day', async () => {
    const past = await ask<{ name: string }>(
      `select i.name from stock_lot t join item i on i.restaurant_id = t.restaurant_id and i.id = t.item_id
        where t.on_hand > 0 and t.expires_on < current_date - 2`,
    );
    expect(past).toEqual([]);
    const [thrown] = await ask<{ entries: number }>(
      `select count(*)::int as entries from waste_entry e join item i on i.restaurant_id = e.restaurant_id and i.id = e.item_id
        where e.reason = 'EXPIRED' and i.tracks_lots`,
    );
    expect(thrown?.entries).toBeGreaterThan(0);
  });

  it('ties every delivery of the month to its order, its shelf and its paper, and every count to its row', async () => {
    const houses = await ask<{ deliveries: number; short: number; paid: number; credited: number; counts: number }>(
      `select (select count(*) from goods_receipt g where g.restaurant_id = r.id and g.order_id is not null)::int as deliveries,
              (select count(*) from goods_receipt g where g.restaurant_id = r.id and g.state = 'POSTED' and g.has_findings)::int as short,
              (select count(*) from supplier_invoice i where i.restaurant_id = r.id and i.state = 'PAID' and i.type = 'INVOICE')::int as paid,
              (select count(*) from credit_request c where c.restaurant_id = r.id and c.state = 'CREDITED')::int as credited,
              (select count(*) from count_session s where s.restaurant_id = r.id and s.status = 'APPROVED')::int as counts
         from restaurant r`,
    );
    expect(houses).toHaveLength(2);
    for (const { deliveries, short, paid, credited, counts } of houses) {
      expect(deliveries).toBeGreaterThan(40);
      expect(short).toBeGreaterThan(0);
      expect(paid).toBeGreaterThan(10);
      expect(credited).toBe(1);
      expect(counts).toBeGreaterThan(10);
    }
    const loose = await ask(
      `select l.id from goods_receipt_line l join goods_receipt g on g.restaurant_id = l.restaurant_id and g.id = l.receipt_id
         left join stock_movement m on m.restaurant_id = l.restaurant_id and m.id = l.movement_id
        where g.state = 'POSTED' and l.accepted_base > 0 and (m.quantity is distinct from l.accepted_base or m.value_minor is distinct from l.booked_minor)`,
    );
    expect(loose).toEqual([]);
    const unsound = await ask(
      `select i.number from supplier_invoice i join supplier_invoice_line l on l.restaurant_id = i.restaurant_id and l.invoice_id = i.id
        group by i.restaurant_id, i.id having sum(l.amount_minor) + i.charges_minor + i.tax_minor <> i.total_minor`,
    );
    expect(unsound).toEqual([]);
    const wrong = await ask(
      `select o.number from purchase_order o join purchase_order_line l on l.restaurant_id = o.restaurant_id and l.order_id = o.id
        where o.state = 'COMPLETED' and (l.received_base + l.cancelled_base <> l.base_quantity or l.invoiced_base <> l.received_base)`,
    );
    expect(wrong).toEqual([]);
    const uncounted = await ask(
      `select m.id from stock_movement m left join count_line l on l.restaurant_id = m.restaurant_id and l.movement_id = m.id
        where m.kind = 'COUNT_ADJUST' and m.source_type = 'count' and m.reversal_of_id is null and l.counted is null`,
    );
    expect(uncounted).toEqual([]);
  });

  it('pays its people what a house of their town pays: a quarter to a third of net sales in London, a tenth in Addis Ababa', async () => {
    const houses = await ask<{ name: string; wages: number; net: number; people: number }>(
      `select r.name, (select sum(minutes * hourly_minor * rate_permille / 60000)::float from timesheet_line t where t.restaurant_id = r.id) as wages,
              (select sum(l.quantity * l.unit_price_minor / (1 + l.vat_rate / 10000.0))::float
                 from order_line l join kitchen_order o on o.restaurant_id = l.restaurant_id and o.id = l.order_id
                where l.restaurant_id = r.id and l.state = 'SERVED' and exists (select from timesheet_period p
                  where p.restaurant_id = r.id and o.business_date between p.from_day and p.to_day)) as net,
              (select count(*) from membership m where m.restaurant_id = r.id)::int as people
         from restaurant r order by r.name`,
    );
    const shares = Object.fromEntries(houses.map(({ name, wages, net }) => [name, wages / net]));
    expect(shares['Habesha House']).toBeGreaterThan(0.07);
    expect(shares['Habesha House']).toBeLessThan(0.14);
    // With what the employer adds it is two or three points more.
    expect(shares['Selam Kitchen']).toBeGreaterThan(0.23);
    expect(shares['Selam Kitchen']).toBeLessThan(0.31);
    const twice = await ask(`select user_id from clock_event group by restaurant_id, user_id, kind, happened_at having count(*) > 1`);
    expect(twice).toEqual([]);
  });

  it('has somebody in the kitchen on every evening of the rota that people know of', async () => {
    const evenings = await ask<{ name: string; days: number }>(
      `select r.name, count(distinct s.told_date)::int as days
         from shift s join restaurant r on r.id = s.restaurant_id
         join work_role w on w.restaurant_id = s.restaurant_id and w.id = (s.told ->> 'workRoleId')::uuid and w.name = 'Line cook'
        where s.told ->> 'userId' is not null and s.told_date between date_trunc('week', $$${filled.toISOString()}$$::date)
              and date_trunc('week', $$${filled.toISOString()}$$::date) + interval '6 days'
          and ((s.told ->> 'endsAt')::timestamptz at time zone r.time_zone)::time >= '22:00'
        group by r.name order by r.name`,
    );
    expect(evenings).toEqual([
      { name: 'Habesha House', days: 7 },
      { name: 'Selam Kitchen', days: 7 },
    ]);
  });

  it('begins a new evening on a later day, and leaves what was sold as it was', async () => {
    const count = `select count(*)::int as orders from kitchen_order where state = 'CLOSED'`;
    const [before] = await ask<{ orders: number }>(count);
    await wakeDemo({ ...world, end: new Date(filled.getTime() + 26 * hourMs) }, filled);
    const [after] = await ask<{ orders: number }>(count);
    // The three tables of each house that were waiting are paid.
    expect((after?.orders ?? 0) - (before?.orders ?? 0)).toBe(6);
    const [open] = await ask<{ orders: number }>(`select count(*)::int as orders from kitchen_order where state = 'OPEN'`);
    expect(open?.orders).toBe(6);
  });

  it('stands at home beside the budget as it does in the report of the same days', async () => {
    const houses = await ask<{ id: string; owner: string }>('select id, owner_id as owner from restaurant order by name');
    for (const { id: restaurantId, owner } of houses) {
      const { home, reports } = clientOf(world, owner);
      const { day, plan } = await home.readHome({ restaurantId, language: 'en' });
      const prime = plan?.figures.find((figure) => figure.id === 'prime');
      const days = { from: dayLater(day, -7), to: dayLater(day, -1) };
      const report = await reports.readReport({ restaurantId, report: 'prime-cost', language: 'en', ...days });
      expect(report.figures.find((figure) => figure.id === 'prime')?.value).toEqual(prime?.value);
      expect(prime?.comparisons.every(({ value }) => 'value' in value && value.value !== null)).toBe(true);
    }
  });
});
