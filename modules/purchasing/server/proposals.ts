import { and, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Order, OrderLineBody } from '../contract/order.contract.ts';
import type { ProposedLine } from '../contract/shared-order.contract.ts';
import { getOrder, loadOrder } from './load-order.ts';
import { reviseOrder } from './move-order.ts';
import { presentLine, type StoredLine } from './order-lines.ts';
import { openProposalsOf } from './overtake-proposals.ts';
import { purchaseOrder, purchaseOrderProposal } from './tables.ts';

type Deciding = {
  readonly orderId: string;
  readonly baseVersion: number;
  readonly proposalId: string;
  readonly decision: 'ACCEPT' | 'DECLINE';
};

/**
 * Takes what a supplier proposes, as the next revision and confirmed by it, or declines it.
 *
 * @refuses NOT_FOUND; ORDER_CHANGED, also for a proposal that another has overtaken; whatever reviseOrder refuses
 */
export const decideProposal = async (tx: RestaurantTx, { orderId, baseVersion, proposalId, decision }: Deciding): Promise<Order> => {
  const { order, lines } = await loadOrder(tx, orderId, 'hold');
  if (order.version !== baseVersion) throw refusal('ORDER_CHANGED', { version: order.version });
  const [proposal] = await tx.db
    .update(purchaseOrderProposal)
    .set({ state: decision === 'ACCEPT' ? 'ACCEPTED' : 'DECLINED', decidedBy: tx.userId, decidedAt: new Date() })
    .where(and(openProposalsOf(tx, orderId), eq(purchaseOrderProposal.id, proposalId)))
    .returning();
  if (!proposal) throw refusal('ORDER_CHANGED', { version: order.version });
  if (decision === 'ACCEPT') {
    const { expectedOn, note } = order;
    const change = { orderId, baseVersion, expectedOn, note, lines: linesAsProposed(lines, proposal.lines), reason: proposal.message };
    return reviseOrder(tx, change, { step: 'ACCEPT_PROPOSAL', state: 'ACKNOWLEDGED', agreed: agreedPrices(proposal.lines) });
  }
  await tx.db
    .update(purchaseOrder)
    .set({ version: order.version + 1, updatedAt: new Date() })
    .where(and(eq(purchaseOrder.restaurantId, tx.restaurantId), eq(purchaseOrder.id, orderId)));
  return getOrder(tx, orderId);
};

const linesAsProposed = (lines: readonly StoredLine[], proposed: readonly ProposedLine[]): OrderLineBody[] =>
  lines.flatMap((line) => {
    const change = proposed.find(({ lineId }) => lineId === line.id);
    if (change?.isUnavailable) return [];
    const { offerId, quantity } = presentLine(line);
    if (offerId === null) throw refusal('NOT_FOUND');
    return [{ lineId: line.id, offerId, quantity: change?.quantity ?? quantity }];
  });

const agreedPrices = (proposed: readonly ProposedLine[]): ReadonlyMap<string, string> =>
  new Map(proposed.flatMap(({ lineId, unitPrice }) => (unitPrice === null ? [] : [[lineId, unitPrice] as const])));
