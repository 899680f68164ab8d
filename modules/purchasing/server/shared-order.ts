import { and, count, desc, eq } from 'drizzle-orm';

import { keepingRefusals } from '../../../platform/server/commands/keeping-refusals.ts';
import { keyStatement, runCommand, storeRefusal, type KeyTaken } from '../../../platform/server/commands/run-command.ts';
import type { Pools } from '../../../platform/server/database/pool.ts';
import { isEntryRefused, withLink, type EntryRefused } from '../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { tokenHash } from '../../accounts/server/public.ts';
import { readRestaurantCode } from '../../restaurants/rules/restaurant-code.ts';
import { brandOf, getDetails } from '../../restaurants/server/public.ts';
import type { ProposedLine, SharedOrder } from '../contract/shared-order.contract.ts';
import { purchasingLimits } from '../rules/limits.ts';
import { announcePurchasing } from './announce-purchasing.ts';
import { loadOrder, type LoadedOrder } from './load-order.ts';
import { noteStep } from './note-step.ts';
import { presentLine } from './order-lines.ts';
import { overtakeProposals } from './overtake-proposals.ts';
import { purchaseOrder, purchaseOrderProposal } from './tables.ts';

type AppPool = Pick<Pools, 'app'>;

type Held = { readonly subjectId: string; readonly alongside: KeyTaken };

/** States in which a supplier can still say something. */
const openToSupplier = ['SENT', 'ACKNOWLEDGED'] as const;
const isOpenToSupplier = (state: string): boolean => openToSupplier.some((open) => open === state);

const answerOf = async (tx: RestaurantTx, { order }: LoadedOrder): Promise<SharedOrder['answer']> => {
  const [proposal] = await tx.db
    .select()
    .from(purchaseOrderProposal)
    .where(
      and(
        eq(purchaseOrderProposal.restaurantId, tx.restaurantId),
        eq(purchaseOrderProposal.orderId, order.id),
        eq(purchaseOrderProposal.revision, order.revision),
      ),
    )
    .orderBy(desc(purchaseOrderProposal.madeAt))
    .limit(1);
  if (proposal?.state === 'OPEN') return { kind: 'PROPOSED', at: proposal.madeAt.toISOString() };
  if (order.acknowledgedAt) return { kind: 'CONFIRMED', at: order.acknowledgedAt.toISOString() };
  if (proposal?.state === 'DECLINED') return { kind: 'DECLINED', at: (proposal.decidedAt ?? proposal.madeAt).toISOString() };
  return null;
};

const present = async (tx: RestaurantTx, orderId: string): Promise<SharedOrder> => {
  const loaded = await loadOrder(tx, orderId, 'look');
  const { order, seller, lines } = loaded;
  const { name, address, city, phone, timeZone, useEthiopianCalendar } = await getDetails(tx);
  return {
    buyer: { name, address, city, phone, timeZone, useEthiopianCalendar },
    brand: await brandOf(tx),
    sellerName: seller.name,
    number: order.number,
    state: order.state,
    revision: order.revision,
    expectedOn: order.expectedOn,
    currency: order.currency,
    lines: lines.map(presentLine).map(({ id, description, supplierCode, packText, unit, priceUnit, quantity, unitPrice, amountMinor }) => ({
      id,
      description,
      supplierCode,
      packText,
      unit,
      priceUnit,
      quantity,
      unitPrice,
      amountMinor,
    })),
    totalMinor: String(order.totalMinor),
    unpricedLines: order.unpricedLines,
    note: order.note,
    answer: await answerOf(tx, loaded),
    isOpen: isOpenToSupplier(order.state),
  };
};

type Way = { readonly access: 'read' | 'write'; readonly alongside?: ReturnType<typeof keyStatement> };

/** Lets whoever holds a code in; a code that opens nothing is answered like one that never was. */
const enter = <Result>(
  { app: pool }: AppPool,
  { code, way }: { readonly code: string; readonly way: (restaurantId: string) => Way },
  work: (tx: RestaurantTx, held: Held) => Promise<Result>,
): Promise<Result | EntryRefused> => {
  const read = readRestaurantCode(code);
  if (!read) throw refusal('NOT_FOUND');
  const link = { restaurantId: read.restaurantId, tokenHash: tokenHash(read.secret), kind: 'purchase-order' };
  return withLink({ pool, ...way(read.restaurantId) }, link, work);
};

/**
 * An order, for whoever holds its link.
 *
 * @refuses NOT_FOUND for a link that is over, revoked or was never one
 */
export const readSharedOrder = async (pools: AppPool, code: string): Promise<SharedOrder> => {
  const found = await enter(pools, { code, way: () => ({ access: 'read' }) }, (tx, { subjectId }) => present(tx, subjectId));
  if (isEntryRefused(found)) throw refusal('NOT_FOUND');
  return found;
};

type Said =
  | { readonly kind: 'CONFIRM' }
  | { readonly kind: 'PROPOSE'; readonly proposalId: string; readonly message: string | null; readonly lines: readonly ProposedLine[] };

type Answer = { readonly code: string; readonly revision: number; readonly said: Said };

const answerOrder = async (tx: RestaurantTx, orderId: string, { revision, said }: Answer): Promise<SharedOrder> => {
  const loaded = await loadOrder(tx, orderId, 'hold');
  const { order } = loaded;
  if (!isOpenToSupplier(order.state)) throw refusal('ORDER_STATE_FORBIDS', { state: order.state, step: 'ACKNOWLEDGE' });
  if (order.revision !== revision) throw refusal('ORDER_CHANGED', { version: order.version });
  if (said.kind === 'CONFIRM') await confirm(tx, loaded);
  else await propose(tx, loaded, said);
  return present(tx, orderId);
};

const confirm = async (tx: RestaurantTx, { order }: LoadedOrder): Promise<void> => {
  await overtakeProposals(tx, order.id);
  if (order.state !== 'SENT') return;
  const now = new Date();
  await tx.db
    .update(purchaseOrder)
    .set({ state: 'ACKNOWLEDGED', acknowledgedAt: now, version: order.version + 1, updatedAt: now })
    .where(and(eq(purchaseOrder.restaurantId, tx.restaurantId), eq(purchaseOrder.id, order.id)));
  await noteStep(tx, { orderId: order.id, step: 'ACKNOWLEDGE', fromState: 'SENT', toState: 'ACKNOWLEDGED', reason: null });
  announcePurchasing(tx, 'purchasing.v1.order-moved', { orderId: order.id, state: 'ACKNOWLEDGED', revision: order.revision });
};

const propose = async (tx: RestaurantTx, { order, lines }: LoadedOrder, said: Said & { readonly kind: 'PROPOSE' }): Promise<void> => {
  const known = new Set(lines.map(({ id }) => id));
  if (said.message === null && said.lines.length === 0) throw refusal('PROPOSAL_EMPTY');
  if (!said.lines.every(({ lineId }) => known.delete(lineId))) throw refusal('NOT_FOUND');
  const ofOrder = and(eq(purchaseOrderProposal.restaurantId, tx.restaurantId), eq(purchaseOrderProposal.orderId, order.id));
  const [made] = await tx.db.select({ proposals: count() }).from(purchaseOrderProposal).where(ofOrder);
  const { proposalsMax } = purchasingLimits;
  if ((made?.proposals ?? 0) >= proposalsMax) throw refusal('PROPOSAL_LIMIT', { proposalsMax });
  await overtakeProposals(tx, order.id);
  const { proposalId, message } = said;
  await tx.db.insert(purchaseOrderProposal).values({
    restaurantId: tx.restaurantId,
    id: proposalId,
    orderId: order.id,
    revision: order.revision,
    message,
    lines: [...said.lines],
  });
  announcePurchasing(tx, 'purchasing.v1.order-answered', { orderId: order.id, proposalId });
};

/**
 * Takes a supplier's answer, once for its key: it confirms what it was told last, or proposes something else.
 *
 * @refuses NOT_FOUND for a link that is over, and for lines that are not of the order; ORDER_STATE_FORBIDS once it has
 * come or is called off; ORDER_CHANGED for an answer to what was told before; PROPOSAL_EMPTY, PROPOSAL_LIMIT
 */
export const answerSharedOrder = async (
  pools: AppPool,
  input: { readonly commandId: string; readonly body: Answer },
): Promise<SharedOrder> => {
  // Nobody's device: a supplier has none with us.
  const command = { name: 'purchasing.answer-shared-order@1', input: { ...input, deviceId: null, occurredAt: new Date().toISOString() } };
  const { code } = input.body;
  const run = () =>
    enter(
      pools,
      { code, way: (restaurantId) => ({ access: 'write', alongside: keyStatement(command, restaurantId) }) },
      async (tx, { subjectId, alongside }) => ({
        output: await runCommand(tx, { ...command, keyTaken: alongside }, () => answerOrder(tx, subjectId, input.body)),
        context: { tx },
      }),
    );
  const told = await keepingRefusals(run, (kept) =>
    enter(pools, { code, way: () => ({ access: 'write' }) }, async (tx) => ({ earlier: await storeRefusal(tx, command, kept), tx })),
  );
  if (isEntryRefused(told)) throw refusal('NOT_FOUND');
  return told.output as SharedOrder;
};
