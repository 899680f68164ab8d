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

/** What of a line the request that was made for its delivery asks back already. @unit base units */
const askedAtDelivery = async (tx: RestaurantTx, { receiptLineId }: StoredInvoiceLine): Promise<bigint> => {
  if (receiptLineId === null) return 0n;
  const received = (await receivedLines(tx, [receiptLineId])).get(receiptLineId);
  if (received === undefined || (await ownCreditOfReceipt(tx, received.receipt.id)) === null) return 0n;
  return missingOf(received.line);
};

type Claim = Pick<StoredCreditLine, 'text' | 'amountMinor'>;

/**
 * What is asked back at a difference: of a quantity what is charged beyond what came, without what the delivery's own request
 * asks for; else all that the line charges for.
 *
 * @returns null where all of it is asked for already: goods are claimed once, and never too few
 */
const claimOf = async (tx: RestaurantTx, about: StoredInvoiceLine, exception: Asking['exception']): Promise<Claim | null> => {
  const { kind, expected, actual, differenceMinor } = exception;
  const charged = quantity(about.quantity);
  const amount = differenceMinor === null || differenceMinor < 0n ? null : differenceMinor;
  if (kind !== 'QUANTITY' || expected === null || actual === null || actual === '0')
    return { text: `${formatQuantity(charged)} ${about.unit}`, amountMinor: amount === null ? null : String(amount) };
  const [beyond, asked] = [BigInt(actual) - BigInt(expected), await askedAtDelivery(tx, about)];
  if (asked > 0n && asked >= beyond) return null;
  const left = beyond - asked;
  const packs = roundHalfEven(rational(charged * left, BigInt(actual)));
  const share = amount === null ? null : roundHalfEven(rational(amount * left, beyond));
  return { text: `${formatQuantity(packs as Quantity)} ${about.unit}`, amountMinor: share === null ? null : String(share) };
};

/**
 * Puts a difference of an invoice on its request for credit, and makes one where there is none that is open; nothing where
 * the delivery's own request asks for it already.
 */
export const askCreditForException = async (tx: RestaurantTx, { invoice, exception, creditId }: Asking): Promise<void> => {
  const about = (await invoiceLinesOf(tx, invoice.id)).find(({ id }) => id === exception.lineId);
  const { kind, differenceMinor } = exception;
  const whole: Claim = {
    text: invoice.number,
    amountMinor: differenceMinor === null || differenceMinor < 0n ? null : String(differenceMinor),
  };
  const claim = about ? await claimOf(tx, about, exception) : whole;
  if (claim === null) return;
  const line: StoredCreditLine = {
    description: about?.description ?? invoice.number,
    ...claim,
    kind,
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
