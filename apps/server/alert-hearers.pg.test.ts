import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import type { SignalKind } from '../../modules/alerts/rules/signal-kinds.ts';
import { raiseAlerts } from '../../modules/alerts/server/mount.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { withSystem } from '../../platform/server/database/tenancy.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { supplierBody } from './testing/purchasing-fixtures.ts';

const { as, database, here, idOf, tell } = freshHouse();

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
