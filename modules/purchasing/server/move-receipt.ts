import { quantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Receipt } from '../contract/receipt.contract.ts';
import { decideReceipt, type ReceiptStep } from '../rules/receipt-state.ts';
import { bookReceipt, takeReceiptBack } from './book-receipt.ts';
import { paidPaperOf, takePaperBack } from './market-paper.ts';
import { getReceipt, holdReceipt, receiptLinesOf } from './load-receipt.ts';

type Move = { readonly receiptId: string; readonly baseVersion: number; readonly step: ReceiptStep; readonly reason: string | null };

/**
 * Books a receipt that somebody had to look at, or takes one back; a purchase at the market with its paper.
 *
 * @refuses NOT_FOUND, RECEIPT_CHANGED; whatever decideReceipt refuses
 */
export const moveReceipt = async (tx: RestaurantTx, { receiptId, baseVersion, step, reason }: Move): Promise<Receipt> => {
  const receipt = await holdReceipt(tx, receiptId);
  if (receipt.version !== baseVersion) throw refusal('RECEIPT_CHANGED', { version: receipt.version });
  const { state, hasFindings, isOverTolerance } = receipt;
  const paper = await paidPaperOf(tx, receipt);
  // A purchase at the market and its paper are one: they go together.
  const isInvoiced = !paper && (await receiptLinesOf(tx, [receiptId])).some(({ invoicedBase }) => quantity(invoicedBase) > 0n);
  orRefuse(decideReceipt(step, { state, role: tx.role, hasFindings, isOverTolerance, isInvoiced, reason }));
  if (step === 'POST') await bookReceipt(tx, receiptId, reason);
  else {
    if (paper) await takePaperBack(tx, paper, reason);
    await takeReceiptBack(tx, receipt, reason);
  }
  return getReceipt(tx, receiptId);
};
