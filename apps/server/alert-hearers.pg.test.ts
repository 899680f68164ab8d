import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';

import { insertRowsAs } from '../../db/testing/insert-row.ts';
import { queryAs } from '../../db/testing/query-as.ts';
import type { SignalKind } from '../../modules/alerts/rules/signal-kinds.ts';
import { raiseAlerts } from '../../modules/alerts/server/mount.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { withSystem } from '../../platform/server/database/tenancy.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { offerBody, supplierBody } from './testing/purchasing-fixtures.ts';
import { stockedItem } from './testing/stocked-item.ts';
import { timeOffBody } from './testing/time-off-fixtures.ts';

const { app, as, database, here, idOf, tell } = freshHouse();

/** Who hears of a kind once everything was looked at, and what it says to the last of them. */
const heardOf = async (asked: SignalKind) => {
  await withSystem(database().pools.app, { restaurantId: here().restaurantId, reason: 'test' }, (tx) => raiseAlerts(tx, 'all', new Date()));
  const heard: { role: Role; title: string; impact: string | undefined }[] = [];
  for (const role of ['owner', 'manager', 'chef', 'kitchenstaff', 'staff'] as const) {
    const { alerts } = await as(role).alerts.listAlerts({ restaurantId: here().restaurantId, language: 'en' });
    for (const { kind, title, impact } of alerts) if (kind === asked) heard.push({ role, title, impact: impact?.text });
  }
  return heard;
};

const hearersOf = async (kind: SignalKind): Promise<Role[]> => (await heardOf(kind)).map(({ role }) => role);

/** A supplier of sacks at 42.50, of whom so many are ordered at once without anybody above. */
const openOffer = async () => {
  const itemId = await stockedItem(app(), here(), { kilograms: '1' });
  const [supplierId, offerId] = [uuidv7(), uuidv7()];
  const { purchasing } = as('owner');
  await purchasing.saveSupplier(tell({ supplierId, baseVersion: null, supplier: supplierBody(supplierId) }));
  await purchasing.saveOffer(tell({ offerId, baseVersion: null, offer: offerBody({ supplierId, itemId }) }));
  return { supplierId, offerId };
};

type Offer = Awaited<ReturnType<typeof openOffer>>;

/** Writes an order of so many sacks and hands it in. */
const handIn = async ({ supplierId, offerId }: Offer, quantity: string, by: { author: Role; sender: Role }) => {
  const orderId = uuidv7();
  const order = { orderId, supplierId, expectedOn: null, note: null, lines: [{ lineId: uuidv7(), offerId, quantity }] };
  await as(by.author).purchasing.createOrders(tell({ orders: [order], requestIds: [] }));
  await as(by.sender).purchasing.moveOrder(tell({ orderId, baseVersion: 1, step: 'SUBMIT', reason: null }));
};

const byManager = { author: 'manager', sender: 'manager' } as const;

/** An invoice over so much that agrees with what came. */
const agreedInvoice = async (totalMinor: number, type: 'INVOICE' | 'CREDIT_NOTE' = 'INVOICE') => {
  const supplierId = uuidv7();
  await as('owner').purchasing.saveSupplier(tell({ supplierId, baseVersion: null, supplier: supplierBody(supplierId) }));
  await queryAs(
    database().owner,
    `insert into supplier_invoice (restaurant_id, id, supplier_id, number, type, state, invoiced_on, due_on, currency, total_minor, created_by)
     values ($1, $2, $3, 'INV-7', $5, 'READY', '2026-11-20', '2026-12-20', 'GBP', $4, $6)`,
    [here().restaurantId, uuidv7(), supplierId, totalMinor, type, idOf('manager')],
  );
};

it('an invoice that agrees and is above a manager’s limit rings whoever may approve it, with what is to be paid', async () => {
  await agreedInvoice(200_001);
  expect(await heardOf('invoice-approval')).toEqual([
    { role: 'owner', title: 'Invoice INV-7 waits for a yes', impact: '£2,000.01 to pay' },
  ]);
});

it('a credit note above the limit waits for the same yes, and nothing of it is to be paid', async () => {
  await agreedInvoice(200_001, 'CREDIT_NOTE');
  expect(await heardOf('invoice-approval')).toMatchObject([{ role: 'owner', impact: undefined }]);
});

it('one within the limit waits in the list, and rings nobody', async () => {
  await agreedInvoice(200_000);
  expect(await hearersOf('invoice-approval')).toEqual([]);
});

it('an order above the limit rings the owner, and not the manager who handed it in', async () => {
  await handIn(await openOffer(), '50', byManager);
  expect(await hearersOf('order-approval')).toEqual(['owner']);
});

it('an owner who wrote such an order hears of it once a manager has handed it in', async () => {
  await handIn(await openOffer(), '50', { author: 'owner', sender: 'manager' });
  expect(await hearersOf('order-approval')).toEqual(['owner']);
});

it('an order that only looks odd rings its manager too, who may say yes to it', async () => {
  const offer = await openOffer();
  await handIn(offer, '2', byManager);
  await handIn(offer, '4', byManager);
  expect(await hearersOf('order-approval')).toEqual(['owner', 'manager']);
});

const handInCount = (role: Role) => {
  const now = new Date();
  const id = uuidv7();
  const strictness = { is_open_to_kitchen: true, recount_bps: 1000, recount_with_minor: 1500, recount_alone_minor: 7500 };
  const how = { is_key_items_only: false, is_blind: false, last_entry_number: 1, ...strictness };
  const by = { created_by: idOf(role), submitted_by: idOf(role), started_at: now, submitted_at: now };
  return insertRowsAs(database().owner, [
    ['count_session', { restaurant_id: here().restaurantId, id, number: 7, name: 'Walk-in', status: 'SUBMITTED', ...how, ...by }],
  ]);
};

it.each([
  ['chef', ['owner', 'manager']],
  ['kitchenstaff', ['owner', 'manager', 'chef']],
  ['manager', ['owner', 'manager', 'chef']],
] as const)('a count that was handed in by a %s rings %s', async (role, expected) => {
  await handInCount(role);
  expect(await hearersOf('count-submitted')).toEqual(expected);
});

it.each([
  ['chef', ['owner', 'manager']],
  ['manager', ['owner']],
] as const)('a wish of a %s to be away rings %s, and nobody may say yes to their own', async (role, expected) => {
  const from = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await as(role).staff.askTimeOff(tell(timeOffBody(from, from)));
  expect(await hearersOf('time-off-waits')).toEqual(expected);
});
