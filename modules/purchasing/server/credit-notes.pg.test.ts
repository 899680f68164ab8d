import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, it } from 'vitest';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import type { Invoice, InvoiceBody } from '../contract/invoice.contract.ts';
import type { CreditStep } from '../rules/credit-state.ts';
import { listCredits, moveCredit } from './credits.ts';
import { getInvoice } from './load-invoice.ts';
import { moveInvoice, recordPayment, settleException } from './move-invoice.ts';
import { listPrices } from './offer-prices.ts';
import { listPayables } from './payables.ts';
import { saveInvoice } from './save-invoice.ts';
import { receive, sendOrder } from './testing/deliveries.ts';
import { openMarket, type Market } from './testing/market.ts';

const database = useTestDatabase();
let market: Market;

beforeEach(async () => {
  market = await openMarket(database());
  await queryAs(database().superuser, 'update stock_level set on_hand = 0, value_minor = 0 where item_id = $1', [market.itemId]);
});

type Told = {
  readonly number: string;
  readonly amount: string;
  readonly receiptLineId?: string;
  readonly price?: string;
  readonly type?: 'INVOICE' | 'CREDIT_NOTE';
  readonly dueOn?: string;
};

const bodyOf = ({ number, amount, receiptLineId, price, type = 'INVOICE', dueOn = '2026-12-20' }: Told): InvoiceBody => ({
  supplierId: market.supplierId,
  number,
  type,
  invoicedOn: '2026-11-20',
  dueOn,
  chargesMinor: '0',
  chargesTaxRateBps: 0,
  taxMinor: '0',
  totalMinor: amount,
  note: null,
  lines: [
    {
      lineId: uuidv7(),
      receiptLineId: receiptLineId ?? null,
      description: 'Teff',
      quantity: price === undefined ? '1' : '2',
      unit: 'sack',
      unitPrice: price ?? String(Number(amount) / 100),
      amountMinor: amount,
      taxRateBps: 0,
    },
  ],
});

const save = (told: Told) =>
  market.as('manager', (tx) => saveInvoice(tx, { invoiceId: uuidv7(), baseVersion: null, invoice: bodyOf(told) }));

const settle = (invoice: Invoice, how: 'ACCEPTED' | 'CREDIT_ASKED', creditId: string = uuidv7()) => {
  const exceptionId = invoice.exceptions[0]?.id ?? '';
  return market.as('manager', (tx) => settleException(tx, { invoiceId: invoice.id, exceptionId, how, creditId, reason: null }));
};

const approve = ({ id: invoiceId, version: baseVersion }: Invoice) =>
  market.as('manager', (tx) => moveInvoice(tx, { invoiceId, baseVersion, step: 'APPROVE', reason: null }));

/** A paper for what came before deliveries were kept here, or a note; approved. */
const approved = async (told: Told): Promise<Invoice> => {
  const invoice = await save(told);
  return approve(invoice.state === 'READY' ? invoice : await settle(invoice, 'ACCEPTED'));
};

/** Two sacks of teff, ordered at 40.00 and charged at 44.00, whose difference is asked back; approved. */
const chargedDear = async () => {
  const orderId = await sendOrder(market, '2');
  const receipt = await receive(market, 'owner', { came: '2', orderId });
  const receiptLineId = receipt.lines[0]?.id ?? '';
  const creditId = uuidv7();
  const invoice = await settle(await save({ number: 'INV-7', amount: '8800', price: '44', receiptLineId }), 'CREDIT_ASKED', creditId);
  return { creditId, receiptLineId, invoice: await approve(invoice) };
};

const moveOn = async (creditId: string, step: CreditStep, more: { reason?: string; creditNoteId?: string } = {}) => {
  const { credits } = await market.as('manager', listCredits);
  const baseVersion = credits.find(({ id }) => id === creditId)?.version ?? 0;
  const { reason = null, creditNoteId = null } = more;
  return market.as('manager', (tx) => moveCredit(tx, { creditId, baseVersion, step, reason, creditNoteId }));
};

const valueOfStock = async () => {
  const [row] = await queryAs<{ value_minor: string }>(
    database().superuser,
    'select value_minor::text from stock_level where item_id = $1',
    [market.itemId],
  );
  return row?.value_minor;
};

const owed = async () =>
  (await market.as('manager', listPayables)).invoices.map(({ number, openMinor }) => `${number} ${openMinor}`).toSorted();

const pay = (invoiceId: string, amountMinor: string) => {
  const paid = { paidOn: '2026-11-21', amountMinor, withheldMinor: '0', method: 'BANK', reference: null } as const;
  return market.as('manager', (tx) => recordPayment(tx, { paymentId: uuidv7(), invoiceId, ...paid }));
};

describe('a credit note', () => {
  it('that settles a request is taken off the invoice that it is about, and each paper names the other', async () => {
    await approved({ number: 'OLD-1', amount: '1000', dueOn: '2026-01-01' });
    const { creditId, invoice } = await chargedDear();
    const note = await approved({ number: 'CN-1', amount: '800', type: 'CREDIT_NOTE' });
    expect(await owed()).toEqual(['CN-1 -800', 'INV-7 8800', 'OLD-1 1000']);
    await moveOn(creditId, 'CREDIT', { creditNoteId: note.id });
    expect(await owed()).toEqual(['INV-7 8000', 'OLD-1 1000']);
    const read = (id: string) => market.as('manager', (tx) => getInvoice(tx, id));
    expect(await read(invoice.id)).toMatchObject({
      state: 'PART_PAID',
      payments: [{ amountMinor: '800', method: 'CREDIT', otherPaper: { id: note.id, number: 'CN-1' } }],
    });
    expect(await read(note.id)).toMatchObject({
      state: 'PAID',
      payments: [{ amountMinor: '800', otherPaper: { id: invoice.id, number: 'INV-7' } }],
    });
  });

  it('beyond what is open of that invoice is taken off what is due first, and what is left stays owed to us', async () => {
    const { creditId, invoice } = await chargedDear();
    await approved({ number: 'LATE', amount: '300', dueOn: '2026-12-24' });
    await approved({ number: 'SOON', amount: '200', dueOn: '2026-11-25' });
    await pay(invoice.id, '8600');
    const note = await approved({ number: 'CN-1', amount: '450', type: 'CREDIT_NOTE' });
    await moveOn(creditId, 'CREDIT', { creditNoteId: note.id });
    expect(await owed()).toEqual(['LATE 250']);
  });

  it('that nothing is owed against stays open until the supplier pays it back', async () => {
    const { creditId, invoice } = await chargedDear();
    await pay(invoice.id, '8800');
    const note = await approved({ number: 'CN-1', amount: '800', type: 'CREDIT_NOTE' });
    await moveOn(creditId, 'CREDIT', { creditNoteId: note.id });
    expect(await owed()).toEqual(['CN-1 -800']);
    await pay(note.id, '800');
    expect(await owed()).toEqual([]);
  });

  it('gives money back and charges for no delivery', async () => {
    const { receiptLineId } = await chargedDear();
    const note = { number: 'CN-1', amount: '800', type: 'CREDIT_NOTE', receiptLineId } as const;
    await expect(save(note)).rejects.toMatchObject({ code: 'INVOICE_LINE_UNKNOWN' });
  });

  it('settles one request only', async () => {
    const { creditId } = await chargedDear();
    const note = await approved({ number: 'CN-1', amount: '800', type: 'CREDIT_NOTE' });
    await moveOn(creditId, 'CREDIT', { creditNoteId: note.id });
    const { credits } = await market.as('manager', listCredits);
    expect(credits.flatMap(({ notes }) => notes)).toEqual([]);
  });
});

describe('a price that was asked back', () => {
  it('and is given up had cost what was charged: stock is worth it, and the offer asks it', async () => {
    const { creditId, invoice } = await chargedDear();
    expect(await valueOfStock()).toBe('8000');
    await moveOn(creditId, 'WRITE_OFF', { reason: 'They will not' });
    expect(await valueOfStock()).toBe('8800');
    const after = await market.as('manager', (tx) => getInvoice(tx, invoice.id));
    expect(after).toMatchObject({ lines: [{ onHandMinor: '800', usedMinor: '0' }], exceptions: [{ state: 'ACCEPTED' }] });
    expect((await market.as('manager', (tx) => listPrices(tx, market.offerId))).prices[0]).toMatchObject({ price: '44' });
  });

  it('and is given up after half was eaten changes the stock by half, and what was eaten by the other', async () => {
    const { creditId, invoice } = await chargedDear();
    await queryAs(database().superuser, 'update stock_level set on_hand = 25000, value_minor = 4000 where item_id = $1', [market.itemId]);
    await moveOn(creditId, 'WRITE_OFF', { reason: 'They will not' });
    expect(await valueOfStock()).toBe('4400');
    const after = await market.as('manager', (tx) => getInvoice(tx, invoice.id));
    expect(after.lines).toMatchObject([{ onHandMinor: '400', usedMinor: '400' }]);
  });

  it('and is given back in part had cost the rest: food is worth what was charged less what came back', async () => {
    const { creditId, invoice } = await chargedDear();
    const note = await approved({ number: 'CN-2', amount: '500', type: 'CREDIT_NOTE' });
    await moveOn(creditId, 'CREDIT', { creditNoteId: note.id });
    expect(await valueOfStock()).toBe(String(8800 - 500));
    const after = await market.as('manager', (tx) => getInvoice(tx, invoice.id));
    expect(after.lines).toMatchObject([{ onHandMinor: '300', usedMinor: '0' }]);
    expect((await market.as('manager', listCredits)).credits[0]).toMatchObject({ state: 'CREDITED', lines: [{ notGivenMinor: '300' }] });
    // Part of the higher price was taken back: it is not what the supplier asks.
    expect((await market.as('manager', (tx) => listPrices(tx, market.offerId))).prices[0]).toMatchObject({ price: '40' });
  });

  it('and is given back in part after half was eaten had cost half of the rest with it, and is taken back with its invoice', async () => {
    const { creditId, invoice } = await chargedDear();
    await queryAs(database().superuser, 'update stock_level set on_hand = 25000, value_minor = 4000 where item_id = $1', [market.itemId]);
    const note = await approved({ number: 'CN-2', amount: '500', type: 'CREDIT_NOTE' });
    await moveOn(creditId, 'CREDIT', { creditNoteId: note.id });
    expect(await valueOfStock()).toBe(String(4000 + (8800 - 500 - 8000) / 2));
    const after = await market.as('manager', (tx) => getInvoice(tx, invoice.id));
    expect(after.lines).toMatchObject([{ onHandMinor: '150', usedMinor: '150' }]);
  });

  it('and is given back in part before its invoice is approved is borne by the approval', async () => {
    const orderId = await sendOrder(market, '2');
    const receipt = await receive(market, 'owner', { came: '2', orderId });
    const creditId = uuidv7();
    const told = { number: 'INV-8', amount: '8800', price: '44', receiptLineId: receipt.lines[0]?.id ?? '' };
    const invoice = await settle(await save(told), 'CREDIT_ASKED', creditId);
    const note = await approved({ number: 'CN-3', amount: '500', type: 'CREDIT_NOTE' });
    await moveOn(creditId, 'CREDIT', { creditNoteId: note.id });
    expect(await valueOfStock()).toBe('8000');
    await approve(await market.as('manager', (tx) => getInvoice(tx, invoice.id)));
    expect(await valueOfStock()).toBe(String(8800 - 500));
  });

  it('and is given up is taken back whole with its invoice', async () => {
    const { creditId, invoice } = await chargedDear();
    await moveOn(creditId, 'WRITE_OFF', { reason: 'They will not' });
    const { version } = await market.as('manager', (tx) => getInvoice(tx, invoice.id));
    const reverse = { invoiceId: invoice.id, baseVersion: version, step: 'REVERSE', reason: 'Wrong paper' } as const;
    await market.as('manager', (tx) => moveInvoice(tx, reverse));
    expect(await valueOfStock()).toBe('8000');
  });
});
