import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, it } from 'vitest';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { listLetters } from '../../../platform/server/mail/letter-box.ts';
import type { InvoiceBody } from '../contract/invoice.contract.ts';
import { askCredit } from './ask-credit.ts';
import { listCredits, moveCredit } from './credits.ts';
import { attachFile, readInvoiceFile } from './invoice-files.ts';
import { getInvoice } from './load-invoice.ts';
import { getOrder } from './load-order.ts';
import { getReceipt } from './load-receipt.ts';
import { moveInvoice, recordPayment, settleException } from './move-invoice.ts';
import { moveReceipt } from './move-receipt.ts';
import { listPrices } from './offer-prices.ts';
import { listPayables } from './payables.ts';
import { listChargeable } from './received-lines.ts';
import { saveInvoice } from './save-invoice.ts';
import { inSacks, receive, sendOrder } from './testing/deliveries.ts';
import { openMarket, type Market } from './testing/market.ts';

const database = useTestDatabase();
let market: Market;

beforeEach(async () => {
  market = await openMarket(database());
  // What stood there before has no price, and would be given the first one that comes.
  await queryAs(database().superuser, 'update stock_level set on_hand = 0, value_minor = 0 where item_id = $1', [market.itemId]);
});

/** So many sacks ordered and come; the line of the delivery. */
const delivered = async (sacks: string) => {
  const orderId = await sendOrder(market, sacks);
  const receipt = await receive(market, 'owner', { came: sacks, orderId });
  return { orderId, receipt, receiptLineId: receipt.lines[0]?.id ?? '' };
};

type Told = { readonly receiptLineId: string | null; readonly sacks: string; readonly price: string; readonly amount: string };

const bodyOf = ({ receiptLineId, sacks, price, amount }: Told, more: Partial<InvoiceBody> = {}): InvoiceBody => ({
  supplierId: market.supplierId,
  number: 'INV-7',
  type: 'INVOICE',
  invoicedOn: '2026-11-20',
  dueOn: '2026-12-20',
  chargesMinor: '0',
  chargesTaxRateBps: 0,
  taxMinor: '0',
  totalMinor: amount,
  note: null,
  lines: [
    {
      lineId: uuidv7(),
      receiptLineId,
      description: 'Teff',
      quantity: sacks,
      unit: 'sack',
      unitPrice: price,
      amountMinor: amount,
      taxRateBps: 0,
    },
  ],
  ...more,
});

const save = (told: Told, more: Partial<InvoiceBody> = {}, invoiceId: string = uuidv7()) =>
  market.as('manager', (tx) => saveInvoice(tx, { invoiceId, baseVersion: null, invoice: bodyOf(told, more) }));

const move = (invoice: { id: string; version: number }, step: 'APPROVE' | 'REJECT' | 'REVERSE', role: 'owner' | 'manager' = 'manager') =>
  market.as(role, (tx) =>
    moveInvoice(tx, { invoiceId: invoice.id, baseVersion: invoice.version, step, reason: step === 'APPROVE' ? null : 'Why' }),
  );

const levelOf = async () => {
  const [row] = await queryAs<{ on_hand: string; value_minor: string }>(
    database().superuser,
    'select trim_scale(on_hand)::text as on_hand, value_minor::text from stock_level where item_id = $1',
    [market.itemId],
  );
  return row;
};

describe('an invoice', () => {
  it('as it was ordered and came is ready, and its approval finishes the order', async () => {
    const { orderId, receiptLineId } = await delivered('2');
    const invoice = await save({ receiptLineId, sacks: '2', price: '40', amount: '8000' });
    expect(invoice).toMatchObject({ state: 'READY', exceptions: [] });
    expect(await move(invoice, 'APPROVE')).toMatchObject({ state: 'APPROVED', lines: [{ onHandMinor: '0', usedMinor: '0' }] });
    expect(await market.as('owner', (tx) => getOrder(tx, orderId))).toMatchObject({ state: 'COMPLETED' });
    expect((await market.as('manager', (tx) => listChargeable(tx, market.supplierId))).lines).toEqual([]);
  });

  it('at a higher price is held until somebody accepts it; then stock is worth it, and the offer asks it', async () => {
    const { receiptLineId } = await delivered('2');
    const invoice = await save({ receiptLineId, sacks: '2', price: '44', amount: '8800' });
    expect(invoice).toMatchObject({
      state: 'MATCH_EXCEPTION',
      exceptions: [{ kind: 'PRICE', expected: '8000', actual: '8800', differenceMinor: '800', state: 'OPEN' }],
    });
    await expect(move(invoice, 'APPROVE')).rejects.toMatchObject({ code: 'INVOICE_HAS_EXCEPTIONS', data: { exceptions: 1 } });
    const exceptionId = invoice.exceptions[0]?.id ?? '';
    const settling = { invoiceId: invoice.id, exceptionId, how: 'ACCEPTED', creditId: uuidv7(), reason: 'Harvest' } as const;
    const ready = await market.as('manager', (tx) => settleException(tx, settling));
    expect(ready.state).toBe('READY');
    expect(await move(ready, 'APPROVE')).toMatchObject({ lines: [{ onHandMinor: '800', usedMinor: '0' }] });
    expect(await levelOf()).toEqual({ on_hand: '50000', value_minor: '8800' });
    const { prices } = await market.as('manager', (tx) => listPrices(tx, market.offerId));
    expect(prices[0]).toMatchObject({ price: '44', cause: 'INVOICE' });
  });

  it('for what was partly used divides the difference, to the penny, and reversing it puts stock back', async () => {
    const { receiptLineId } = await delivered('2');
    await queryAs(database().superuser, 'update stock_level set on_hand = 20000, value_minor = 3200 where item_id = $1', [market.itemId]);
    const invoice = await save({ receiptLineId, sacks: '2', price: '40.4', amount: '8080' });
    const approved = await move(invoice, 'APPROVE');
    expect(approved).toMatchObject({ state: 'APPROVED', lines: [{ onHandMinor: '32', usedMinor: '48' }] });
    expect(await levelOf()).toMatchObject({ value_minor: '3232' });
    expect(await move(approved, 'REVERSE')).toMatchObject({ state: 'REVERSED' });
    expect(await levelOf()).toMatchObject({ value_minor: '3200' });
    expect((await market.as('manager', (tx) => listChargeable(tx, market.supplierId))).lines).toHaveLength(1);
  });

  it('is entered once; one that was turned down may come again', async () => {
    const { receiptLineId } = await delivered('1');
    const told = { receiptLineId, sacks: '1', price: '40', amount: '4000' };
    const first = await save(told);
    await expect(save(told, { number: 'inv-7' })).rejects.toMatchObject({ code: 'INVOICE_DUPLICATE' });
    expect((await save(told, { number: 'INV-8' })).lookalikes).toMatchObject([{ number: 'INV-7' }]);
    await move(first, 'REJECT');
    expect(await save(told)).toMatchObject({ state: 'READY' });
  });

  it('above a manager’s limit is the owner’s to approve, and says so', async () => {
    const invoice = await save({ receiptLineId: null, sacks: '1', price: '2500', amount: '250000' }, { type: 'CREDIT_NOTE' });
    await expect(move(invoice, 'APPROVE')).rejects.toMatchObject({ code: 'INVOICE_NEEDS_OWNER' });
    expect(await move(invoice, 'APPROVE', 'owner')).toMatchObject({ state: 'APPROVED' });
  });

  it('is corrected over the version that was seen, and what is corrected is compared anew', async () => {
    const { receiptLineId } = await delivered('1');
    const invoice = await save({ receiptLineId, sacks: '1', price: '50', amount: '5000' });
    const right = bodyOf({ receiptLineId, sacks: '1', price: '40', amount: '4000' });
    const saving = { invoiceId: invoice.id, baseVersion: invoice.version, invoice: right };
    const corrected = await market.as('manager', (tx) => saveInvoice(tx, saving));
    expect(corrected).toMatchObject({ state: 'READY', exceptions: [] });
    await expect(market.as('owner', (tx) => saveInvoice(tx, saving))).rejects.toMatchObject({ code: 'INVOICE_CHANGED' });
  });

  it('is paid in parts, never beyond what is open, and is owed until then', async () => {
    const { receiptLineId } = await delivered('1');
    const approved = await move(await save({ receiptLineId, sacks: '1', price: '40', amount: '4000' }), 'APPROVE');
    const pay = (amountMinor: string, withheldMinor = '0') =>
      market.as('manager', (tx) =>
        recordPayment(tx, {
          paymentId: uuidv7(),
          invoiceId: approved.id,
          paidOn: '2026-11-21',
          amountMinor,
          withheldMinor,
          method: 'BANK',
          reference: null,
        }),
      );
    await expect(pay('4001')).rejects.toMatchObject({ code: 'PAYMENT_TOO_MUCH' });
    expect(await pay('1000')).toMatchObject({ state: 'PART_PAID', paidMinor: '1000' });
    const { totals } = await market.as('manager', listPayables);
    expect(totals).toMatchObject([{ currency: 'GBP', totalMinor: '3000' }]);
    expect(await pay('2880', '120')).toMatchObject({ state: 'PAID' });
    await expect(pay('1')).rejects.toMatchObject({ code: 'PAYMENT_NOT_OWED' });
  });

  it('keeps the delivery that it charges for from being taken back', async () => {
    const { receiptLineId, receipt } = await delivered('1');
    await move(await save({ receiptLineId, sacks: '1', price: '40', amount: '4000' }), 'APPROVE');
    const reverse = { receiptId: receipt.id, baseVersion: receipt.version, step: 'REVERSE', reason: 'x' } as const;
    await expect(market.as('owner', (tx) => moveReceipt(tx, reverse))).rejects.toMatchObject({ code: 'RECEIPT_INVOICED' });
  });
});

describe('a request for credit', () => {
  const creditOf = async (id: string) => (await market.as('manager', listCredits)).credits.find((credit) => credit.id === id);

  it('for what was sent back is mailed, and settled by the supplier’s note', async () => {
    const confirmed = `insert into auth."user" (id, name, email, email_verified) values ($1, 'Hanna', $2, true)`;
    await queryAs(database().superuser, confirmed, [market.managerId, `${market.managerId}@example.com`]);
    const orderId = await sendOrder(market, '2');
    const change = { rejected: inSacks('1'), rejectReason: 'DAMAGED' } as const;
    const receipt = await receive(market, 'manager', { came: '2', orderId, change });
    const creditId = uuidv7();
    const asked = { creditId, receiptId: receipt.id, note: null };
    expect(await market.as('manager', (tx) => askCredit(tx, asked))).toMatchObject({ number: expect.stringMatching(/^CR-/) });
    expect(await creditOf(creditId)).toMatchObject({ state: 'OPEN', amountMinor: '4000', lines: [{ kind: 'DAMAGED', text: '1 sack' }] });
    const twice = market.as('manager', (tx) => askCredit(tx, { ...asked, creditId: uuidv7() }));
    await expect(twice).rejects.toMatchObject({ code: 'CREDIT_ASKED_ALREADY', data: { number: expect.stringMatching(/^CR-/) } });
    const step = { creditId, reason: null, creditNoteId: null };
    await market.as('manager', (tx) => moveCredit(tx, { ...step, baseVersion: 1, step: 'SEND' }));
    const letters = await listLetters(database().pools.auth);
    expect(letters.map(({ letter }) => letter)).toContainEqual(
      expect.objectContaining({ template: 'credit', to: 'orders@merkato.example' }),
    );
    const note = await save({ receiptLineId: null, sacks: '1', price: '40', amount: '4000' }, { type: 'CREDIT_NOTE', number: 'CN-1' });
    await move(note, 'APPROVE');
    const settle = { ...step, baseVersion: 2, step: 'CREDIT', creditNoteId: note.id } as const;
    expect(await market.as('manager', (tx) => moveCredit(tx, settle))).toEqual({ state: 'CREDITED' });
  });

  it('for what is missing says it in the packs that the supplier sells, and may be asked anew once it was given up', async () => {
    const orderId = await sendOrder(market, '3');
    const receipt = await receive(market, 'manager', { came: '1', orderId });
    const ask = async () => {
      const creditId = uuidv7();
      await market.as('manager', (tx) => askCredit(tx, { creditId, receiptId: receipt.id, note: null }));
      return creditId;
    };
    const creditId = await ask();
    expect(await creditOf(creditId)).toMatchObject({ lines: [{ kind: 'SHORT', text: '2 sack' }] });
    expect(await market.as('manager', (tx) => getReceipt(tx, receipt.id))).toMatchObject({ creditNumber: expect.stringMatching(/^CR-/) });
    const giveUp = { creditId, baseVersion: 1, step: 'WRITE_OFF', reason: 'They do not answer', creditNoteId: null } as const;
    await market.as('manager', (tx) => moveCredit(tx, giveUp));
    expect(await market.as('manager', (tx) => getReceipt(tx, receipt.id))).toMatchObject({ creditNumber: null });
    expect(await creditOf(await ask())).toMatchObject({ state: 'OPEN' });
  });

  describe('for what an invoice charges and did not come', () => {
    const askAt = async (invoice: Awaited<ReturnType<typeof save>>) => {
      const creditId = uuidv7();
      const exceptionId = invoice.exceptions[0]?.id ?? '';
      const settling = { invoiceId: invoice.id, exceptionId, how: 'CREDIT_ASKED', creditId, reason: null } as const;
      return { creditId, settled: await market.as('manager', (tx) => settleException(tx, settling)) };
    };
    const short = async () => {
      const receipt = await receive(market, 'manager', { came: '1', orderId: await sendOrder(market, '3') });
      return { receipt, told: { receiptLineId: receipt.lines[0]?.id ?? '', sacks: '3', price: '40', amount: '12000' } };
    };

    it('says how much did not come, and stands for the delivery too', async () => {
      const { receipt, told } = await short();
      const { creditId } = await askAt(await save(told));
      expect(await creditOf(creditId)).toMatchObject({ amountMinor: '8000', lines: [{ kind: 'QUANTITY', text: '2 sack' }] });
      const { creditNumber } = await market.as('manager', (tx) => getReceipt(tx, receipt.id));
      expect(creditNumber).toMatch(/^CR-/);
      const twice = market.as('manager', (tx) => askCredit(tx, { creditId: uuidv7(), receiptId: receipt.id, note: null }));
      await expect(twice).rejects.toMatchObject({ code: 'CREDIT_ASKED_ALREADY', data: { number: creditNumber } });
    });

    it('is settled by the request that was made for the delivery, and asked for no second time', async () => {
      const { receipt, told } = await short();
      await market.as('manager', (tx) => askCredit(tx, { creditId: uuidv7(), receiptId: receipt.id, note: null }));
      const { creditId, settled } = await askAt(await save(told));
      expect(settled).toMatchObject({ state: 'READY', exceptions: [{ state: 'CREDIT_ASKED' }] });
      expect(await creditOf(creditId)).toBeUndefined();
      expect((await market.as('manager', listCredits)).credits).toHaveLength(1);
    });

    it('is asked for as far as the invoice charges more than the delivery lacked and asked back', async () => {
      const { receipt, told } = await short();
      await market.as('manager', (tx) => askCredit(tx, { creditId: uuidv7(), receiptId: receipt.id, note: null }));
      const { creditId } = await askAt(await save({ ...told, sacks: '4', amount: '16000' }));
      expect(await creditOf(creditId)).toMatchObject({ amountMinor: '4000', lines: [{ kind: 'QUANTITY', text: '1 sack' }] });
    });
  });

  it('for a price that nobody agreed to leaves the cost of food as it was agreed', async () => {
    const { receiptLineId } = await delivered('2');
    const invoice = await save({ receiptLineId, sacks: '2', price: '44', amount: '8800' });
    const creditId = uuidv7();
    const settling = {
      invoiceId: invoice.id,
      exceptionId: invoice.exceptions[0]?.id ?? '',
      how: 'CREDIT_ASKED',
      creditId,
      reason: null,
    } as const;
    const ready = await market.as('manager', (tx) => settleException(tx, settling));
    expect(await creditOf(creditId)).toMatchObject({ amountMinor: '800', about: 'INV-7' });
    await move(ready, 'APPROVE');
    expect(await levelOf()).toEqual({ on_hand: '50000', value_minor: '8000' });
    expect((await market.as('manager', (tx) => listPrices(tx, market.offerId))).prices[0]).toMatchObject({ price: '40' });
    expect(await market.as('manager', (tx) => getInvoice(tx, invoice.id))).toMatchObject({ state: 'APPROVED' });
  });
});

describe('a paper', () => {
  const attach = async (content: Buffer) => {
    const { receiptLineId } = await delivered('1');
    const { id: invoiceId } = await save({ receiptLineId, sacks: '1', price: '40', amount: '4000' });
    const file = { fileId: uuidv7(), invoiceId, fileName: 'invoice.pdf', content: content.toString('base64') };
    return { fileId: file.fileId, kept: await market.as('manager', (tx) => attachFile(tx, file)) };
  };

  it('is kept with its invoice, for those who see invoices and for nobody else', async () => {
    const { fileId, kept } = await attach(Buffer.from('%PDF-1.7 paper'));
    expect(kept.files).toMatchObject([{ fileName: 'invoice.pdf', mediaType: 'application/pdf' }]);
    const { restaurantId, managerId: userId } = market;
    const read = (who: string) => readInvoiceFile(database().pools, { kind: 'person', userId: who }, { restaurantId, fileId });
    expect((await read(userId))?.mediaType).toBe('application/pdf');
    const [chef] = await queryAs<{ id: string }>(
      database().superuser,
      `select user_id as id from membership where restaurant_id = $1 and role = 'chef'`,
      [restaurantId],
    );
    expect(await read(chef?.id ?? '')).toBeNull();
    expect(await read(uuidv7())).toBeNull();
  });

  it('that is neither a PDF nor a picture is refused, whatever its name says', async () => {
    await expect(attach(Buffer.from('<script>alert(1)</script>'))).rejects.toMatchObject({ code: 'FILE_UNUSABLE' });
  });
});
