import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, it } from 'vitest';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import type { InvoiceBody } from '../contract/invoice.contract.ts';
import type { OfferBody } from '../contract/offer.contract.ts';
import { getOrder } from './load-order.ts';
import { moveInvoice } from './move-invoice.ts';
import { listOffers, saveOffer } from './offers.ts';
import { listChargeable } from './received-lines.ts';
import { saveInvoice } from './save-invoice.ts';
import { receive, sendOrder } from './testing/deliveries.ts';
import { teffOffer } from './testing/grains.ts';
import { openMarket, type Market } from './testing/market.ts';

const database = useTestDatabase();
let market: Market;

beforeEach(async () => {
  market = await openMarket(database());
  await queryAs(database().superuser, 'update stock_level set on_hand = 0, value_minor = 0 where item_id = $1', [market.itemId]);
});

/** The offer of teff, written anew. */
const quote = (change: Partial<OfferBody>) => {
  const saving = { offerId: market.offerId, baseVersion: 1, offer: { ...teffOffer(market), isPrimary: true, ...change } };
  return market.as('owner', (tx) => saveOffer(tx, saving));
};

const withTax = { price: '48', isTaxIncluded: true, taxRateBps: 2000 } as const;

const valueOfStock = async () => {
  const [row] = await queryAs<{ value_minor: string }>(
    database().superuser,
    'select value_minor::text from stock_level where item_id = $1',
    [market.itemId],
  );
  return row?.value_minor;
};

const line = (change: Partial<InvoiceBody['lines'][number]>) => ({
  lineId: uuidv7(),
  receiptLineId: null,
  description: 'Teff',
  quantity: '1',
  unit: 'sack' as const,
  unitPrice: '40',
  amountMinor: '4000',
  taxRateBps: 0,
  ...change,
});

const save = (invoice: Pick<InvoiceBody, 'lines' | 'taxMinor' | 'totalMinor'> & Partial<InvoiceBody>) => {
  const head = { supplierId: market.supplierId, number: 'INV-7', type: 'INVOICE', note: null, chargesMinor: '0' } as const;
  const dated = { invoicedOn: '2026-11-20', dueOn: '2026-12-20', chargesTaxRateBps: 0 };
  return market.as('manager', (tx) =>
    saveInvoice(tx, { invoiceId: uuidv7(), baseVersion: null, invoice: { ...head, ...dated, ...invoice } }),
  );
};

describe('a price that is quoted with its tax', () => {
  it('is compared, ordered, received and booked without it', async () => {
    expect((await quote(withTax)).offer).toMatchObject({ price: '48', pricePerBase: '0.0016' });
    const orderId = await sendOrder(market, '2');
    const order = await market.as('owner', (tx) => getOrder(tx, orderId));
    expect(order).toMatchObject({ totalMinor: '8000', lines: [{ unitPrice: '40', amountMinor: '8000' }] });
    await receive(market, 'owner', { came: '2', orderId });
    expect(await valueOfStock()).toBe('8000');
  });

  it('is booked without it where there is no order', async () => {
    await quote(withTax);
    await receive(market, 'owner', { came: '3', orderId: null });
    expect(await valueOfStock()).toBe('12000');
  });

  it('is not taken without the rate of its tax', async () => {
    await expect(quote({ ...withTax, taxRateBps: null })).rejects.toMatchObject({ code: 'OFFER_TAX_RATE_MISSING' });
  });

  it('matches an invoice that charges it without tax, and becomes what is charged with its tax', async () => {
    await quote(withTax);
    const receipt = await receive(market, 'owner', { came: '1', orderId: await sendOrder(market, '1') });
    const { lines: chargeable } = await market.as('manager', (tx) => listChargeable(tx, market.supplierId));
    expect(chargeable).toMatchObject([{ unitPrice: '40', taxRateBps: 2000 }]);
    const charged = { unitPrice: '40.5', amountMinor: '4050', taxRateBps: 2000, receiptLineId: receipt.lines[0]?.id ?? '' };
    const invoice = await save({ lines: [line(charged)], taxMinor: '810', totalMinor: '4860' });
    expect(invoice).toMatchObject({ state: 'READY', exceptions: [] });
    const approve = { invoiceId: invoice.id, baseVersion: invoice.version, step: 'APPROVE', reason: null } as const;
    await market.as('manager', (tx) => moveInvoice(tx, approve));
    expect(await valueOfStock()).toBe('4050');
    const { offers } = await market.as('manager', (tx) => listOffers(tx, {}));
    expect(offers).toMatchObject([{ price: '48.6', pricePerBase: '0.00162', taxRateBps: 2000 }]);
  });
});

describe('an invoice with more than one rate of tax', () => {
  const lines = [line({}), line({ description: 'Cola', unitPrice: '12.03', amountMinor: '1203', taxRateBps: 2000 })];

  it('is right where its tax is what the rates come to, what bringing it cost included', async () => {
    const charges = { chargesMinor: '500', chargesTaxRateBps: 2000 };
    const read = await save({ lines, ...charges, taxMinor: '341', totalMinor: '6044', type: 'CREDIT_NOTE' });
    expect(read).toMatchObject({ state: 'READY', ...charges, lines: [{ taxRateBps: 0 }, { taxRateBps: 2000 }] });
  });

  it('is held where its tax is another, and says what the rates come to', async () => {
    const read = await save({ lines, taxMinor: '1041', totalMinor: '6244', type: 'CREDIT_NOTE' });
    expect(read).toMatchObject({
      state: 'MATCH_EXCEPTION',
      exceptions: [{ kind: 'TAX', expected: '241', actual: '1041', differenceMinor: '800' }],
    });
  });
});
