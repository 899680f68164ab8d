import { uuidv7 } from 'uuidv7';

import type { Credential } from '../../../platform/server/database/tenancy.ts';
import { envelope } from './furnish.ts';
import type { Things } from './things.ts';
import type { TestApp } from './test-app.ts';

type Ordered = Pick<Things, 'restaurantId' | 'supplierId' | 'itemId'>;

const receiptBody = ({ supplierId, itemId }: Pick<Things, 'supplierId' | 'itemId'>, receiptId: string) => ({
  receiptId,
  orderId: null,
  supplierId,
  deliveryNoteNumber: 'DN-1',
  vehicleTempTenths: 45,
  note: null,
  overrideReason: null,
  lines: [
    {
      lineId: uuidv7(),
      movementId: uuidv7(),
      orderLineId: null,
      itemId,
      delivered: { text: '2 kg', parts: [{ quantity: '2', unit: 'kg' as const }] },
      rejected: { text: '1 kg', parts: [{ quantity: '1', unit: 'kg' as const }] },
      rejectReason: 'DAMAGED' as const,
      catchWeightG: null,
      lotNumber: 'L-1',
      printedDate: '2030-01-31',
      tempTenths: 40,
      storageAreaId: null,
    },
  ],
});

const marketBody = ({ supplierId, itemId }: Pick<Things, 'supplierId' | 'itemId'>) => ({
  receiptId: uuidv7(),
  paperId: uuidv7(),
  paymentId: uuidv7(),
  supplierId,
  place: 'Shola',
  note: null,
  lines: [
    {
      lineId: uuidv7(),
      movementId: uuidv7(),
      paperLineId: uuidv7(),
      itemId,
      bought: { text: '3 medeb', parts: [{ quantity: '3', unit: 'medeb' as const }] },
      measure: { unit: 'medeb' as const, per: '400' },
      paidMinor: null,
    },
  ],
});

const invoiceBody = ({ supplierId }: Pick<Things, 'supplierId'>, invoiceId: string) => ({
  supplierId,
  number: invoiceId.slice(-12),
  type: 'INVOICE' as const,
  invoicedOn: '2026-11-20',
  dueOn: '2026-12-20',
  chargesMinor: '0',
  taxMinor: '0',
  totalMinor: '100',
  note: null,
  lines: [
    {
      lineId: uuidv7(),
      receiptLineId: null,
      description: 'Teff',
      quantity: '1',
      unit: 'kg' as const,
      unitPrice: '1',
      amountMinor: '100',
      taxRateBps: 0,
    },
  ],
});

const noteBody = (things: Pick<Things, 'supplierId'>, invoiceId: string) => ({
  ...invoiceBody(things, invoiceId),
  type: 'CREDIT_NOTE' as const,
});

const payment = ({ owedInvoiceId }: Pick<Things, 'owedInvoiceId'>) => ({
  paymentId: uuidv7(),
  invoiceId: owedInvoiceId,
  paidOn: '2026-11-21',
  amountMinor: '10',
  withheldMinor: '0',
  method: 'BANK' as const,
  reference: null,
});

/** Whether a procedure is about something that came, or was charged for. */
export const isAboutDeliveries = (path: string): boolean => {
  const [module = '', name = ''] = path.split('.');
  return module === 'purchasing' && Object.hasOwn(deliveryFixtures, name);
};

/** Takes something in that is partly sent back, has it charged, approves another paper, and asks for credit for another delivery. */
export const createDeliveries = async (app: TestApp, owner: Credential, ordered: Ordered) => {
  const { restaurantId } = ordered;
  const { purchasing } = app.as(owner);
  const [receiptId, creditedReceiptId, invoiceId, owedInvoiceId, creditId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  await purchasing.receiveGoods(envelope(restaurantId, receiptBody(ordered, receiptId)));
  await purchasing.receiveGoods(envelope(restaurantId, receiptBody(ordered, creditedReceiptId)));
  const invoice = await purchasing.saveInvoice(
    envelope(restaurantId, { invoiceId, baseVersion: null, invoice: invoiceBody(ordered, invoiceId) }),
  );
  const owed = { invoiceId: owedInvoiceId, baseVersion: null, invoice: noteBody(ordered, owedInvoiceId) };
  await purchasing.saveInvoice(envelope(restaurantId, owed));
  await purchasing.moveInvoice(envelope(restaurantId, { invoiceId: owedInvoiceId, baseVersion: 1, step: 'APPROVE', reason: null }));
  await purchasing.askCredit(envelope(restaurantId, { creditId, receiptId: creditedReceiptId, note: null }));
  return { receiptId, invoiceId, exceptionId: invoice.exceptions[0]?.id ?? '', owedInvoiceId, creditId };
};

/** An input for every procedure of deliveries, invoices and credits. */
export const deliveryFixtures: Readonly<Record<string, (things: Things) => Record<string, unknown>>> = {
  listDeliveries: ({ restaurantId }) => ({ restaurantId }),
  getReceipt: ({ restaurantId, receiptId }) => ({ restaurantId, receiptId }),
  receiveGoods: (things) => envelope(things.restaurantId, receiptBody(things, uuidv7())),
  buyAtMarket: (things) => envelope(things.restaurantId, marketBody(things)),
  setReceiptPhoto: ({ restaurantId, receiptId }) => envelope(restaurantId, { photoId: uuidv7(), receiptId, lineId: null, picture: null }),
  moveReceipt: ({ restaurantId, receiptId }) => envelope(restaurantId, { receiptId, baseVersion: 2, step: 'REVERSE', reason: 'Twice' }),
  listInvoices: ({ restaurantId, supplierId }) => ({ restaurantId, filter: 'ALL', supplierId }),
  getInvoice: ({ restaurantId, invoiceId }) => ({ restaurantId, invoiceId }),
  listChargeable: ({ restaurantId, supplierId }) => ({ restaurantId, supplierId }),
  saveInvoice: (things) => {
    const invoiceId = uuidv7();
    return envelope(things.restaurantId, { invoiceId, baseVersion: null, invoice: invoiceBody(things, invoiceId) });
  },
  moveInvoice: ({ restaurantId, invoiceId }) => envelope(restaurantId, { invoiceId, baseVersion: 1, step: 'REJECT', reason: 'Not ours' }),
  settleException: ({ restaurantId, invoiceId, exceptionId }) =>
    envelope(restaurantId, { invoiceId, exceptionId, how: 'ACCEPTED', creditId: uuidv7(), reason: 'Agreed' }),
  recordPayment: (things) => envelope(things.restaurantId, payment(things)),
  attachFile: ({ restaurantId, invoiceId }) =>
    envelope(restaurantId, { fileId: uuidv7(), invoiceId, fileName: 'invoice.pdf', content: Buffer.from('%PDF-1.7').toString('base64') }),
  listPayables: ({ restaurantId }) => ({ restaurantId }),
  readAccounting: ({ restaurantId }) => ({ restaurantId }),
  listBills: ({ restaurantId }) => ({ restaurantId, from: '2026-01-01', to: '2026-12-31' }),
  saveAccounting: ({ restaurantId }) =>
    envelope(restaurantId, {
      layout: 'XERO',
      codes: { itemsAccount: '310', chargesAccount: '425', categoryAccounts: [], taxTypes: [{ rateBps: 0, taxType: 'No VAT' }] },
    }),
  listReceivedLines: ({ restaurantId }) => ({ restaurantId }),
  listCredits: ({ restaurantId }) => ({ restaurantId }),
  askCredit: ({ restaurantId, receiptId }) => envelope(restaurantId, { creditId: uuidv7(), receiptId, note: null }),
  moveCredit: ({ restaurantId, creditId }) =>
    envelope(restaurantId, { creditId, baseVersion: 1, step: 'WRITE_OFF', reason: 'Too small', creditNoteId: null }),
};
