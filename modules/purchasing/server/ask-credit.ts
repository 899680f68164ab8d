import { and, eq } from 'drizzle-orm';

import { formatQuantity, quantity, type Quantity } from '../../../kit/quantity.ts';
import { multiply, rational, roundHalfEven } from '../../../kit/rational.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { fromBaseQuantity } from '../../inventory/rules/conversion.ts';
import { announcePurchasing } from './announce-purchasing.ts';
import { creditOfReceipt, ownCreditOfReceipt } from './credit-of-receipt.ts';
import { nextDocumentNumber } from './document-number.ts';
import { noteDocumentStep } from './document-steps.ts';
import { invoiceLinesOf, type StoredInvoice, type StoredInvoiceLine } from './load-invoice.ts';
import { holdReceipt, receiptLinesOf, type StoredReceiptLine } from './load-receipt.ts';
import { agreedPerBase, receivedLines, type ReceivedLine } from './received-lines.ts';
import { creditRequest, type invoiceException, type StoredCreditLine } from './tables/invoices.ts';

type NewCredit = Pick<typeof creditRequest.$inferInsert, 'id' | 'supplierId' | 'currency'> & {
  readonly receiptId?: string;
  readonly invoiceId?: string;
  readonly lines: StoredCreditLine[];
  readonly note: string | null;
};

/** What lines come to; null where one of them has no price, never 0. */
const amountOf = (lines: readonly StoredCreditLine[]): bigint | null =>
  lines.some(({ amountMinor }) => amountMinor === null) ? null : lines.reduce((sum, line) => sum + BigInt(line.amountMinor ?? 0), 0n);

const create = async (tx: RestaurantTx, credit: NewCredit): Promise<string> => {
  const number = await nextDocumentNumber(tx, 'CR');
  const createdBy = tx.userId ?? tx.ownerId;
  const amountMinor = amountOf(credit.lines);
  await tx.db.insert(creditRequest).values({ ...credit, restaurantId: tx.restaurantId, number, state: 'OPEN', amountMinor, createdBy });
  await noteDocumentStep(tx, {
    document: 'CREDIT',
    documentId: credit.id,
    step: 'ASK',
    fromState: null,
    toState: 'OPEN',
    reason: credit.note,
  });
  announcePurchasing(tx, 'purchasing.v1.credit-moved', { creditId: credit.id, state: 'OPEN' });
  return number;
};

const missingOf = (line: StoredReceiptLine): Quantity => {
  const expected = line.outstandingBase === null ? quantity(line.deliveredBase) : quantity(line.outstandingBase);
  const left = expected - quantity(line.acceptedBase);
  return (left > 0n ? left : 0n) as Quantity;
};

/** As the supplier sells it, where that is a whole measure of it; else in the item's base unit. */
const amountInPacks = ({ line, units }: ReceivedLine, base: Quantity): string => {
  const unit = line.priceUnit ?? units.baseUnit;
  const inUnit = fromBaseQuantity(units, base, unit);
  return inUnit.ok ? `${formatQuantity(inUnit.value)} ${unit}` : `${formatQuantity(base)} ${units.baseUnit}`;
};

const lineOf = (line: StoredReceiptLine, received: ReceivedLine | undefined): StoredCreditLine[] => {
  const missing = missingOf(line);
  const perBase = received ? agreedPerBase(received) : null;
  if (missing === 0n) return [];
  const amount = perBase === null ? null : roundHalfEven(multiply(rational(missing, 1_000_000n), perBase));
  const { description } = line;
  const text = line.rejectedText ?? (received ? amountInPacks(received, missing) : formatQuantity(missing));
  return [{ description, text, kind: line.rejectReason ?? 'SHORT', amountMinor: amount === null ? null : String(amount) }];
};

/**
 * Asks for credit for what a delivery lacked, or what was sent back of it.
 *
 * @refuses NOT_FOUND; CREDIT_ASKED_ALREADY with its number; CREDIT_STATE_FORBIDS where nothing was lacking
 */
export const askCredit = async (
  tx: RestaurantTx,
  { creditId, receiptId, note }: { readonly creditId: string; readonly receiptId: string; readonly note: string | null },
): Promise<{ creditId: string; number: string }> => {
  const receipt = await holdReceipt(tx, receiptId);
  const made = await creditOfReceipt(tx, receiptId);
  if (made !== null) throw refusal('CREDIT_ASKED_ALREADY', { number: made });
  const stored = await receiptLinesOf(tx, [receiptId]);
  const received = await receivedLines(
    tx,
    stored.map(({ id }) => id),
  );
  const lines = stored.flatMap((line) => lineOf(line, received.get(line.id)));
  const [first] = stored;
  if (!first || lines.length === 0) throw refusal('CREDIT_STATE_FORBIDS', { state: 'OPEN', step: 'SEND' });
  const { supplierId } = receipt;
  return { creditId, number: await create(tx, { id: creditId, supplierId, currency: first.currency, receiptId, lines, note }) };
};

type Asking = {
  readonly invoice: StoredInvoice;
  readonly exception: typeof invoiceException.$inferSelect;
  readonly creditId: string;
};

/** How much a difference is about: of a quantity what is charged beyond what came, else all that the line charges for. */
const askedText = (about: StoredInvoiceLine, { kind, expected, actual }: Asking['exception']): string => {
  const charged = quantity(about.quantity);
  if (kind !== 'QUANTITY' || expected === null || actual === null || actual === '0') return `${formatQuantity(charged)} ${about.unit}`;
  const beyond = roundHalfEven(rational(charged * (BigInt(actual) - BigInt(expected)), BigInt(actual)));
  return `${formatQuantity(beyond as Quantity)} ${about.unit}`;
};

/** Whether the request that was made for a delivery itself asks for all of it: goods are claimed once, and never too few. */
const isAskedAtDelivery = async (tx: RestaurantTx, about: StoredInvoiceLine, { kind, expected, actual }: Asking['exception']) => {
  if (about.receiptLineId === null || kind !== 'QUANTITY' || expected === null || actual === null) return false;
  const received = (await receivedLines(tx, [about.receiptLineId])).get(about.receiptLineId);
  if (received === undefined || BigInt(actual) - BigInt(expected) > missingOf(received.line)) return false;
  return (await ownCreditOfReceipt(tx, received.receipt.id)) !== null;
};

/**
 * Puts a difference of an invoice on its request for credit, and makes one where there is none that is open; nothing where
 * the delivery's own request asks for it already.
 */
export const askCreditForException = async (tx: RestaurantTx, { invoice, exception, creditId }: Asking): Promise<void> => {
  const about = (await invoiceLinesOf(tx, invoice.id)).find(({ id }) => id === exception.lineId);
  const { differenceMinor, kind } = exception;
  if (about && (await isAskedAtDelivery(tx, about, exception))) return;
  const line: StoredCreditLine = {
    description: about?.description ?? invoice.number,
    text: about ? askedText(about, exception) : invoice.number,
    kind,
    amountMinor: differenceMinor === null || differenceMinor < 0n ? null : String(differenceMinor),
    ...(about && { invoiceLineId: about.id }),
  };
  const [open] = await tx.db
    .select()
    .from(creditRequest)
    .where(and(eq(creditRequest.restaurantId, tx.restaurantId), eq(creditRequest.invoiceId, invoice.id), eq(creditRequest.state, 'OPEN')))
    .for('update');
  if (!open) {
    const { supplierId, currency, id: invoiceId } = invoice;
    await create(tx, { id: creditId, supplierId, currency, invoiceId, lines: [line], note: null });
    return;
  }
  const lines = [...open.lines, line];
  await tx.db
    .update(creditRequest)
    .set({ lines, amountMinor: amountOf(lines), version: open.version + 1, updatedAt: new Date() })
    .where(and(eq(creditRequest.restaurantId, tx.restaurantId), eq(creditRequest.id, open.id)));
};
