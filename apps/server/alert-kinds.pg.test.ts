import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { signalKinds } from '../../modules/alerts/rules/signal-kinds.ts';
import { raiseAlerts } from '../../modules/alerts/server/mount.ts';
import { withSystem } from '../../platform/server/database/tenancy.ts';
import { furnishAll } from './testing/furnish-all.ts';
import { createPlaces, envelope } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import type { Things } from './testing/things.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
let things: Things;

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  things = await furnishAll({ app, owner: database().owner }, here, await createPlaces(app, here));
  await write(
    `insert into hourly_rate (restaurant_id, user_id, amount_minor, currency)
     select restaurant_id, user_id, 1200, 'GBP' from membership where restaurant_id = $1 on conflict do nothing`,
  );
  await write(
    `with sent as (update stock_transfer_line set shipped = requested, value_minor = 4000 where restaurant_id = $1 returning transfer_id)
     update stock_transfer set side = 'RECEIVING', status = 'IN_TRANSIT', currency = 'GBP' where restaurant_id = $1 and id in (select transfer_id from sent)`,
  );
});

const write = (text: string, ...values: readonly unknown[]) => queryAs(database().owner, text, [here.restaurantId, ...values]);

/** Every kind that somebody is told of after everything was looked at, and by whom it is heard. */
const toldKinds = async (): Promise<Map<string, string[]>> => {
  await withSystem(database().pools.app, { restaurantId: here.restaurantId, reason: 'test' }, (tx) => raiseAlerts(tx, 'all', new Date()));
  const told = new Map<string, string[]>();
  for (const [role, person] of Object.entries(here.people)) {
    const { alerts } = await app.as(person).alerts.listAlerts({ restaurantId: here.restaurantId, language: 'am', limit: 200 });
    for (const { kind, isOver } of alerts) if (!isOver) told.set(kind, [...(told.get(kind) ?? []), role]);
  }
  return told;
};

/** The trading day of the house, which begins at four. */
const today = `((now() at time zone 'Europe/London') - interval '4 hours')::date`;

/** What those who stand above alerts want said. */
const note = (kind: string, words: object, userIds: readonly string[] | null) =>
  write(
    `insert into pressing_note (restaurant_id, kind, subject, words, place, user_ids, until)
     values ($1, $2, 'x', $3, '/assistant/automation', $4, now() + interval '1 day')`,
    kind,
    JSON.stringify(words),
    userIds,
  );

/** Food that the chef set on its way so many minutes ago. */
const process = (kind: string, state: string, minutesAgo: number) =>
  write(
    `insert into food_process (restaurant_id, id, kind, food, rules, state, why, started_at, started_by, ended_at)
     select $1, uuidv7(), $2, 'Kulet', 'GB', $3::text, case when $3 = 'FAILED' then 'TEMPERATURE' end, now() - make_interval(mins => $4),
       $5, case when $3 = 'FAILED' then now() end`,
    kind,
    state,
    minutesAgo,
    here.people.chef.userId,
  );

/** What only time makes pressing, or another restaurant, a printer or a supplier. */
const bringAbout: Readonly<Record<string, () => Promise<unknown>>> = {
  'stock-low': () => write('update stock_level set attention = 1 where restaurant_id = $1 and item_id = $2', things.itemId),
  'stock-negative': () =>
    write(
      `update stock_level set attention = 0, on_hand = -2000, average_cost = 0.01, currency = 'GBP', last_movement_at = now()
        where restaurant_id = $1 and item_id = $2`,
      things.countedItemId,
    ),
  'lot-expiring': () => write(`update stock_lot set expires_on = ${today} + 1 where restaurant_id = $1 and id = $2`, things.lotId),
  'lot-expired': () => write(`update stock_lot set expires_on = ${today} - 2 where restaurant_id = $1 and id = $2`, things.lotId),
  'lot-recalled': () => write(`update stock_lot set status = 'RECALLED' where restaurant_id = $1 and id = $2`, things.lotId),
  'count-overdue': () =>
    write(`update count_template set created_at = now() - interval '90 days' where restaurant_id = $1 and id = $2`, things.countTemplateId),
  'count-stale': () => write('update count_session set stale_told_at = now() where restaurant_id = $1 and id = $2', things.openCountId),
  'order-approval': () =>
    write(`update purchase_order set state = 'PENDING_APPROVAL' where restaurant_id = $1 and id = $2`, things.draftId),
  'delivery-late': () =>
    write(
      `with decided as (update purchase_order_proposal set state = 'OVERTAKEN' where restaurant_id = $1)
       update purchase_order set expected_on = ${today} - 3 where restaurant_id = $1 and id = $2`,
      things.sentOrderId,
    ),
  'invoice-approval': () =>
    write(`update supplier_invoice set state = 'READY', total_minor = 250000 where restaurant_id = $1 and id = $2`, things.invoiceId),
  'price-spike': () =>
    write(
      `insert into offer_price (restaurant_id, offer_id, cause, price, price_per_base, currency, recorded_at)
       select restaurant_id, offer_id, cause, price * 2, price_per_base * 2, currency, now() + interval '1 minute' from offer_price
        where restaurant_id = $1 and offer_id = $2 order by recorded_at desc limit 1`,
      things.offerId,
    ),
  'high-waste': () =>
    write(
      `insert into waste_entry (restaurant_id, id, kind, stage, reason, is_avoidable, destination, value_minor, currency, status, logged_by,
         logged_at, happened_at, business_date, local_hour)
       values ($1, uuidv7(), 'UNIDENTIFIED', 'STORAGE', 'SPOILED', true, 'FOOD_WASTE_BIN', 10000000, 'GBP', 'LOGGED', $2, now(), now(), ${today}, 12)`,
      things.memberId,
    ),
  'ticket-late': () =>
    write(
      `update order_line set fired_at = now() - interval '2 hours', target_seconds = 600 where restaurant_id = $1 and state = 'QUEUED'`,
    ),
  'sale-unmapped': () =>
    write(
      `with bare as (update dish set recipe_id = null where restaurant_id = $1 returning id)
       insert into stock_not_taken (restaurant_id, order_id, line_id, why, subject_id)
       select restaurant_id, order_id, id, 'DISH_UNMAPPED', dish_id from order_line where restaurant_id = $1 and state <> 'VOIDED' limit 1`,
    ),
  'dish-off': () => write(`update dish set state = 'PAUSED', pause_source = 'STOCK' where restaurant_id = $1 and id = $2`, things.dishId),
  reservation: () => write(`update reservation set starts_at = now() + interval '5 hours' where restaurant_id = $1`),
  'printer-silent': () =>
    write(`update printer set failing_since = now() - interval '5 minutes', fault = 'NO_ANSWER' where restaurant_id = $1`),
  'list-missed': () =>
    write(`update check_run set state = 'MISSED', missed_at = now() where restaurant_id = $1 and id = $2`, things.submittedRunId),
  'food-due': () => process('COOL', 'STARTED', 80),
  'food-failed': () => process('COOK', 'FAILED', 30),
  'swap-asked': () =>
    write(`update shift_request set kind = 'COVER', to_user_id = $2, status = 'OPEN' where restaurant_id = $1`, things.takerId),
  'swap-decided': () =>
    write(
      `update shift_request set status = 'APPROVED', taker_user_id = $3, decided_at = now(), decided_by = $2 where restaurant_id = $1`,
      here.people.owner.userId,
      things.takerId,
    ),
  'time-off-decided': () =>
    write(
      `update time_off set status = 'DECLINED', reason = 'Too few of us', decided_at = now(), decided_by = $2 where restaurant_id = $1`,
      here.people.owner.userId,
    ),
  'clock-late': () =>
    write(
      `with nobody_came as (delete from clock_event where restaurant_id = $1)
       update shift set told = told || jsonb_build_object('startsAt', now() - interval '1 hour', 'endsAt', now() + interval '3 hours'),
         told_date = ${today} where restaurant_id = $1 and id = $2`,
      things.toldShiftId,
    ),
  'clock-forgotten': () =>
    write(
      `insert into clock_event (restaurant_id, id, user_id, kind, happened_at, device_at, method, recorded_by)
       values ($1, uuidv7(), $2, 'IN', now() - interval '15 hours', now() - interval '15 hours', 'PHONE', $2)`,
      here.people.manager.userId,
    ),
  trial: () =>
    write(
      `update subscription set plan = 'free_trial', trial_end_at = now() + interval '2 days' where owner_id = (select owner_id from restaurant where id = $1)`,
    ),
  'pos-trouble': () => write(`update pos_connection set state = 'REAUTH_REQUIRED', fault = 'REFUSED' where restaurant_id = $1`),
  'pos-unmapped': () =>
    write(
      `insert into pos_sale (restaurant_id, connection_id, sale_id, provider_version, business_date, sold_at, said, total_minor, unmapped_minor, is_due)
       select restaurant_id, id, 'S-1', 1, ${today}, now(), '{"lines":[]}', 1200, 1200, false from pos_connection where restaurant_id = $1`,
    ),
  'hook-off': () =>
    write(
      `insert into hook_endpoint (restaurant_id, id, url, kinds, state, off_because, sealed_secret, after_sequence)
       values ($1, uuidv7(), 'https://books.example/maed', '{menu.v1.menu-changed}', 'OFF', 'GONE', 'x', 0)`,
    ),
  'automation-told': () => note('automation-told', { text: 'An order is late' }, [here.people.chef.userId]),
  'automation-waits': () => note('automation-waits', { automation: 'Low stock' }, null),
  'automation-stopped': () => note('automation-stopped', { automation: 'Low stock', why: 'OWNER_GONE' }, null),
  usage: async () => {
    const asked = { id: uuidv7(), category: 'vision_scanning' as const, cost: 2 };
    await app.as(here.people.owner).subscription.trackUsage(envelope(here.restaurantId, asked));
    await write('update ai_usage set used = 99 where owner_id = (select owner_id from restaurant where id = $1)');
  },
};

/** What the house is furnished with by the commands of its modules presses by itself. */
const byItself = [
  'items-requested',
  'order-answered',
  'delivery-differs',
  'invoice-differs',
  'credit-waits',
  'count-submitted',
  'transfer-waits',
  'temperature',
  'incident',
  'waste-action',
  'rota-published',
  'swap-waits',
  'time-off-waits',
] as const;

/** On these no money hangs, or nobody knows how much: modules/alerts/README.md says why. */
const withoutMoney = [
  'count-submitted',
  'count-overdue',
  'count-stale',
  'reservation',
  'printer-silent',
  'dish-off',
  'temperature',
  'food-due',
  'food-failed',
  'list-missed',
  'incident',
  'rota-published',
  'swap-asked',
  'swap-waits',
  'swap-decided',
  'time-off-waits',
  'time-off-decided',
  'trial',
  'usage',
  'pos-trouble',
  'hook-off',
  'automation-told',
  'automation-waits',
  'automation-stopped',
];

describe('everything that a module says presses finds its people', () => {
  it('what its commands left behind', async () => {
    const told = await toldKinds();
    expect(byItself.filter((kind) => !told.has(kind))).toEqual([]);
    expect(told.get('rota-published')).not.toContain('manager');
    expect(told.get('swap-waits')).toEqual(['owner', 'manager']);
    expect(told.get('temperature')).toEqual(['owner', 'manager', 'chef']);
  });

  it.each(Object.keys(bringAbout))('%s', async (kind) => {
    await bringAbout[kind]?.();
    expect([...(await toldKinds()).keys()]).toContain(kind);
  });

  it('and what money hangs on it stands beside it, wherever its module can know it', async () => {
    const kinds = await queryAs<{ kind: string }>(
      database().superuser,
      'select kind from signal where restaurant_id = $1 group by kind having bool_and(impact_minor is null)',
      [here.restaurantId],
    );
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(withoutMoney.toSorted());
  });

  it('and no kind is left out', () => {
    const seen = new Set<string>([...byItself, ...Object.keys(bringAbout)]);
    expect(signalKinds.filter((kind) => !seen.has(kind))).toEqual([]);
  });
});
