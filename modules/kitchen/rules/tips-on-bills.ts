import { billOf, type BillDiscount } from './bill.ts';

/** What of a closed order says what its guests left beyond the bill. */
export type PaidOrder = {
  /**
   * At the prices of the menu.
   *
   * @unit minor units
   */
  readonly grossMinor: bigint;
  /** In the order in which they were given. */
  readonly discounts: readonly BillDiscount[];
  /** @unit hundredths of a percent */
  readonly serviceShare: number;
  /**
   * What was paid, and below nothing what was given back, in the order in which it happened.
   *
   * @unit minor units
   */
  readonly payments: readonly { readonly method: string; readonly amountMinor: bigint }[];
};

/**
 * What guests left beyond their bills: tips. Cards, banks and phone money are one, since the house holds them until it pays
 * them out.
 *
 * @unit minor units
 */
export type TipsOnBills = { readonly cashMinor: bigint; readonly cardMinor: bigint };

const netByMethod = (payments: PaidOrder['payments']): ReadonlyMap<string, bigint> => {
  const net = new Map<string, bigint>();
  // Set anew, a method moves to the end: those that money last changed hands by stand last.
  for (const { method, amountMinor } of payments) {
    const before = net.get(method) ?? 0n;
    net.delete(method);
    net.set(method, before + amountMinor);
  }
  return net;
};

/**
 * What the guests of one order left, by how they left it: what was paid last is what went beyond the bill.
 *
 * @invariant cash and card add up to what was paid beyond the bill, and neither is more than was paid by it.
 */
export const tipsOfOrder = ({ grossMinor, discounts, serviceShare, payments }: PaidOrder): TipsOnBills => {
  const lines = [{ quantity: 1, unitPriceMinor: grossMinor, vatRate: 0 }];
  const { leftMinor } = billOf({ lines, discounts, serviceShare, paymentsMinor: payments.map(({ amountMinor }) => amountMinor) });
  let beyond = leftMinor < 0n ? -leftMinor : 0n;
  const tips = { cashMinor: 0n, cardMinor: 0n };
  for (const [method, net] of [...netByMethod(payments)].toReversed()) {
    const part = net < beyond ? net : beyond;
    if (part <= 0n) continue;
    tips[method === 'CASH' ? 'cashMinor' : 'cardMinor'] += part;
    beyond -= part;
  }
  return tips;
};
