import { and, desc, eq, inArray, sql } from 'drizzle-orm';

import { formatMoney, minorUnits } from '../../../kit/money.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { queueMail } from '../../../platform/server/mail/queue-mail.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { getDetails, letterHouseOf } from '../../restaurants/server/public.ts';
import type { Credit } from '../contract/credit.contract.ts';
import { decideCredit, openCreditStates, type CreditState, type CreditStep } from '../rules/credit-state.ts';
import { owedStates } from '../rules/invoice-state.ts';
import { announcePurchasing } from './announce-purchasing.ts';
import { noteDocumentStep } from './document-steps.ts';
import { bearAskedPrices } from './bear-asked-prices.ts';
import { settleCredit } from './settle-credit.ts';
import { channelTo } from './supplier-channel.ts';
import { loadSupplier } from './suppliers.ts';
import { supplier } from './tables.ts';
import { creditRequest, supplierInvoice } from './tables/invoices.ts';
import { goodsReceipt } from './tables/receipts.ts';

type StoredCredit = typeof creditRequest.$inferSelect;

const creditsShown = 200;

/** Credit notes that settle no request yet, by supplier. */
const freeNotes = async (tx: RestaurantTx) => {
  const rows = await tx.db
    .select({
      id: supplierInvoice.id,
      number: supplierInvoice.number,
      supplierId: supplierInvoice.supplierId,
      totalMinor: supplierInvoice.totalMinor,
      taxMinor: supplierInvoice.taxMinor,
    })
    .from(supplierInvoice)
    .where(
      and(
        eq(supplierInvoice.restaurantId, tx.restaurantId),
        eq(supplierInvoice.type, 'CREDIT_NOTE'),
        inArray(supplierInvoice.state, [...owedStates]),
        sql`not exists (select from credit_request c where c.restaurant_id = ${supplierInvoice}.restaurant_id and c.credit_note_id = ${supplierInvoice}.id)`,
      ),
    );
  return Map.groupBy(rows, ({ supplierId }) => supplierId);
};

/** Requests for credit: those that nobody is finished with first, the newest of each first. */
export const listCredits = async (tx: RestaurantTx): Promise<{ credits: Credit[] }> => {
  const rows = await tx.db
    .select({ credit: creditRequest, seller: supplier, receiptNumber: goodsReceipt.number, invoiceNumber: supplierInvoice.number })
    .from(creditRequest)
    .innerJoin(supplier, and(eq(supplier.restaurantId, creditRequest.restaurantId), eq(supplier.id, creditRequest.supplierId)))
    .leftJoin(goodsReceipt, and(eq(goodsReceipt.restaurantId, creditRequest.restaurantId), eq(goodsReceipt.id, creditRequest.receiptId)))
    .leftJoin(
      supplierInvoice,
      and(eq(supplierInvoice.restaurantId, creditRequest.restaurantId), eq(supplierInvoice.id, creditRequest.invoiceId)),
    )
    .where(eq(creditRequest.restaurantId, tx.restaurantId))
    .orderBy(desc(inArray(creditRequest.state, [...openCreditStates])), desc(creditRequest.createdAt), desc(creditRequest.id))
    .limit(creditsShown);
  const notes = await freeNotes(tx);
  const mine = await channelTo(tx, 'any');
  const credits = rows.map(({ credit, seller, receiptNumber, invoiceNumber }): Credit => ({
    id: credit.id,
    number: credit.number,
    supplierId: credit.supplierId,
    supplierName: seller.name,
    receiptId: credit.receiptId,
    invoiceId: credit.invoiceId,
    about: invoiceNumber ?? receiptNumber ?? '',
    state: credit.state,
    currency: credit.currency,
    amountMinor: credit.amountMinor === null ? null : String(credit.amountMinor),
    lines: credit.lines.map((line) => ({ ...line, notGivenMinor: line.notGivenMinor ?? null })),
    note: credit.note,
    sentVia: credit.sentVia,
    sendsVia: seller.email === null ? 'BY_HAND' : mine,
    notes: openCreditStates.includes(credit.state)
      ? (notes.get(credit.supplierId) ?? []).map(({ id, number, totalMinor, taxMinor }) => ({
          id,
          number,
          totalMinor: String(totalMinor),
          netMinor: String(totalMinor - taxMinor),
        }))
      : [],
    createdAt: credit.createdAt.toISOString(),
    version: credit.version,
  }));
  return { credits };
};

/** Tells the supplier in its own language what is asked of it. */
const mailCredit = async (tx: RestaurantTx, credit: StoredCredit): Promise<'EMAIL' | 'BY_HAND'> => {
  const seller = await loadSupplier(tx, credit.supplierId, 'look');
  const email = seller?.email ?? null;
  const channel = await channelTo(tx, email);
  if (!seller || email === null || channel === 'BY_HAND') return 'BY_HAND';
  const house = await getDetails(tx);
  const amount =
    credit.amountMinor === null ? null : formatMoney({ minor: minorUnits(String(credit.amountMinor)), currency: credit.currency });
  const lines = credit.lines.map(({ description, text }) => `${description}, ${text}`);
  const facts = { restaurantName: house.name, house: await letterHouseOf(tx), phone: house.phone, number: credit.number, lines, amount };
  await queueMail(tx, { to: email, language: seller.language, template: 'credit', facts });
  return 'EMAIL';
};

type Move = {
  readonly creditId: string;
  readonly baseVersion: number;
  readonly step: CreditStep;
  readonly reason: string | null;
  readonly creditNoteId: string | null;
};

/**
 * Sends a request for credit, notes the supplier's answer, settles it with a credit note that is taken off what is owed,
 * or gives it up, so that food had cost what was charged.
 *
 * @refuses NOT_FOUND, CREDIT_CHANGED; whatever decideCredit and settleCredit refuse
 */
export const moveCredit = async (tx: RestaurantTx, move: Move): Promise<{ state: CreditState }> => {
  const { creditId, baseVersion, step, reason, creditNoteId } = move;
  const inRestaurant = and(eq(creditRequest.restaurantId, tx.restaurantId), eq(creditRequest.id, creditId));
  const [credit] = await tx.db.select().from(creditRequest).where(inRestaurant).for('update');
  if (!credit) throw refusal('NOT_FOUND');
  if (credit.version !== baseVersion) throw refusal('CREDIT_CHANGED', { version: credit.version });
  const state = orRefuse(decideCredit(step, { state: credit.state, reason, hasNote: creditNoteId !== null }));
  if (step === 'CREDIT' && creditNoteId !== null) await settleCredit(tx, credit, creditNoteId);
  if (step === 'WRITE_OFF') await bearAskedPrices(tx, credit, reason);
  const sentVia = step === 'SEND' ? await mailCredit(tx, credit) : credit.sentVia;
  await tx.db
    .update(creditRequest)
    .set({ state, sentVia, ...(step === 'CREDIT' && { creditNoteId }), version: credit.version + 1, updatedAt: new Date() })
    .where(inRestaurant);
  await noteDocumentStep(tx, { document: 'CREDIT', documentId: creditId, step, fromState: credit.state, toState: state, reason });
  announcePurchasing(tx, 'purchasing.v1.credit-moved', { creditId, state });
  return { state };
};
