import { beforeAll, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { insertRowsAs } from '../../db/testing/insert-row.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { offerBody, supplierBody } from './testing/purchasing-fixtures.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
let itemId: string;

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  itemId = uuidv7();
  const own = { restaurant_id: here.restaurantId };
  await insertRowsAs(database().owner, [
    ['item', { ...own, id: itemId, name: 'Teff', sku: 'TEF-000001', base_unit: 'g', par: '60000' }],
    ['stock_level', { ...own, item_id: itemId, on_hand: '0', currency: 'GBP', attention: 2, list_name: 'teff', is_listed: true }],
  ]);
});

const as = (role: Role) => app.as(here.people[role]).purchasing;
const said = <Body>(body: Body) => envelope(here.restaurantId, body);

/** A paper of the supplier for so many sacks at so much. */
const paper = (
  told: {
    readonly type: 'INVOICE' | 'CREDIT_NOTE';
    readonly receiptLineId: string | null;
    readonly price: string;
    readonly amount: string;
    readonly sacks: string;
  },
  supplierId: string,
) => ({
  supplierId,
  number: `${told.type} 7`,
  type: told.type,
  invoicedOn: '2026-11-20',
  dueOn: '2026-12-20',
  chargesMinor: '0',
  taxMinor: '0',
  totalMinor: told.amount,
  note: null,
  lines: [
    {
      lineId: uuidv7(),
      receiptLineId: told.receiptLineId,
      description: 'Teff',
      quantity: told.sacks,
      unit: 'sack' as const,
      unitPrice: told.price,
      amountMinor: told.amount,
      taxRateBps: 0,
    },
  ],
});

it('an order is approved by the owner, comes short, is invoiced dearer, matched, reclaimed and paid: every book agrees', async () => {
  const [supplierId, offerId, orderId, receiptId, invoiceId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  await as('manager').saveSupplier(said({ supplierId, baseVersion: null, supplier: supplierBody(supplierId) }));
  await as('manager').saveOffer(said({ offerId, baseVersion: null, offer: { ...offerBody({ supplierId, itemId }), price: '40' } }));

  // Sixty sacks at 40.00 are above what a manager sends alone.
  const wanted = { orderId, supplierId, expectedOn: null, note: null, lines: [{ lineId: uuidv7(), offerId, quantity: '60' }] };
  await as('manager').createOrders(said({ orders: [wanted], requestIds: [] }));
  const order = () => as('manager').getOrder({ restaurantId: here.restaurantId, orderId });
  const submitted = await as('manager').moveOrder(said({ orderId, baseVersion: 1, step: 'SUBMIT', reason: null }));
  expect(submitted).toMatchObject({ state: 'PENDING_APPROVAL', totalMinor: '240000' });
  const approve = { orderId, baseVersion: submitted.version, step: 'APPROVE' as const, reason: null };
  await expect(as('manager').moveOrder(said(approve))).rejects.toMatchObject({ code: 'ORDER_NEEDS_OWNER' });
  const sent = await as('owner').moveOrder(said(approve));
  expect(sent.state).toBe('SENT');

  // Fifty come; the kitchen takes them in, and a manager looks at it first.
  const came = {
    lineId: uuidv7(),
    movementId: uuidv7(),
    orderLineId: sent.lines[0]?.id ?? '',
    itemId,
    delivered: { text: '50 sack', parts: [{ quantity: '50', unit: 'sack' as const }] },
    rejected: null,
    rejectReason: null,
    catchWeightG: null,
    lotNumber: null,
    printedDate: null,
    tempTenths: null,
    storageAreaId: null,
  };
  const delivery = {
    receiptId,
    orderId,
    supplierId,
    deliveryNoteNumber: 'DN-7',
    vehicleTempTenths: null,
    note: null,
    overrideReason: null,
  };
  const taken = await as('kitchenstaff').receiveGoods(said({ ...delivery, lines: [came] }));
  expect(taken).toMatchObject({ state: 'COMPLETED', findings: ['SHORT'] });
  await as('manager').moveReceipt(said({ receiptId, baseVersion: taken.version, step: 'POST', reason: null }));
  expect(await order()).toMatchObject({ state: 'PARTIALLY_RECEIVED' });
  const { version } = await order();
  await as('manager').moveOrder(said({ orderId, baseVersion: version, step: 'CLOSE_SHORT', reason: 'No more teff' }));
  expect(await order()).toMatchObject({ state: 'CLOSED_SHORT' });

  // They are charged at 42.00: nothing is approved over it before somebody settles it.
  const dearer = paper({ type: 'INVOICE', receiptLineId: came.lineId, sacks: '50', price: '42', amount: '210000' }, supplierId);
  const invoice = await as('manager').saveInvoice(said({ invoiceId, baseVersion: null, invoice: dearer }));
  expect(invoice).toMatchObject({ state: 'MATCH_EXCEPTION', exceptions: [{ kind: 'PRICE', differenceMinor: '10000' }] });
  const creditId = uuidv7();
  const settling = { invoiceId, exceptionId: invoice.exceptions[0]?.id ?? '', how: 'CREDIT_ASKED' as const, creditId, reason: null };
  const matched = await as('manager').settleException(said(settling));
  expect(matched.state).toBe('READY');
  const pass = { invoiceId, baseVersion: matched.version, step: 'APPROVE' as const, reason: null };
  await expect(as('manager').moveInvoice(said(pass))).rejects.toMatchObject({ code: 'INVOICE_NEEDS_OWNER' });
  expect(await as('owner').moveInvoice(said(pass))).toMatchObject({ state: 'APPROVED' });
  expect(await order()).toMatchObject({ state: 'COMPLETED' });

  // The supplier gives it back with a note of its own, which is taken off what is owed; the rest is paid, and nothing is left.
  const credit = async () =>
    (await as('manager').listCredits({ restaurantId: here.restaurantId })).credits.find(({ id }) => id === creditId);
  expect(await credit()).toMatchObject({ state: 'OPEN', amountMinor: '10000' });
  const noteId = uuidv7();
  const note = paper({ type: 'CREDIT_NOTE', receiptLineId: null, sacks: '50', price: '2', amount: '10000' }, supplierId);
  await as('manager').saveInvoice(said({ invoiceId: noteId, baseVersion: null, invoice: note }));
  await as('manager').moveInvoice(said({ invoiceId: noteId, baseVersion: 1, step: 'APPROVE', reason: null }));
  const settled = { creditId, baseVersion: (await credit())?.version ?? 0, step: 'CREDIT' as const, reason: null, creditNoteId: noteId };
  expect(await as('manager').moveCredit(said(settled))).toMatchObject({ state: 'CREDITED' });
  const { invoices: owed } = await as('manager').listPayables({ restaurantId: here.restaurantId });
  expect(owed).toMatchObject([{ type: 'INVOICE', openMinor: '200000', state: 'PART_PAID' }]);
  const payment = {
    paymentId: uuidv7(),
    invoiceId,
    paidOn: '2026-11-21',
    amountMinor: '200000',
    withheldMinor: '0',
    method: 'BANK' as const,
    reference: null,
  };
  expect(await as('owner').recordPayment(said(payment))).toMatchObject({ state: 'PAID' });

  // What the food cost is what was agreed: fifty sacks at 40.00.
  const [level] = await queryAs<{ on_hand: string; value_minor: string }>(
    database().superuser,
    'select trim_scale(on_hand)::text as on_hand, value_minor::text from stock_level where item_id = $1',
    [itemId],
  );
  expect(level).toEqual({ on_hand: '1250000', value_minor: '200000' });
  const { invoices } = await as('manager').listPayables({ restaurantId: here.restaurantId });
  expect(invoices).toEqual([]);
});
