import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Exchange } from '../contract/exchange-fields.ts';
import { applyExchange, changeExchange, refuseImpossible } from './apply-exchange.ts';
import { nextStatus } from './answer-exchange.ts';
import { checkExchange } from './exchange-checks.ts';
import { lockedExchange, presentExchange, type Standing } from './exchange-store.ts';
import { lockPeople } from './rota-facts.ts';

type Body = {
  readonly exchangeId: string;
  readonly baseVersion: number;
  readonly decision: 'APPROVE' | 'DECLINE';
  readonly takerId: string | null;
  readonly reason: string | null;
};

/**
 * Lets shifts change hands, or declines. What is checked is checked again, as things stand in this moment.
 *
 * @refuses NOT_FOUND; EXCHANGE_SETTLED for whoever comes second; EXCHANGE_CHANGED; EXCHANGE_OWN; EXCHANGE_EXPIRED;
 * EXCHANGE_STALE; EXCHANGE_PERSON_LEFT; TAKER_UNKNOWN; EXCHANGE_NOT_ABLE; EXCHANGE_BLOCKED; REASON_NEEDED
 */
export const settleExchange = async (tx: RestaurantTx, { body }: CommandEnvelope<Body>): Promise<{ exchange: Exchange }> => {
  const standing = await lockedExchange(tx, body.exchangeId);
  const { row } = standing;
  const to = nextStatus(tx, standing, body.decision);
  if (row.version !== body.baseVersion) throw refusal('EXCHANGE_CHANGED', { field: 'version' });
  if (body.decision === 'DECLINE') {
    if (body.reason === null) throw refusal('REASON_NEEDED', { field: 'reason' });
    await changeExchange(tx, row, { status: to, decidedBy: tx.userId, decidedAt: new Date(), reason: body.reason });
  } else await approve(tx, standing, body.takerId);
  return { exchange: presentExchange(tx, await lockedExchange(tx, row.id)) };
};

const approve = async (tx: RestaurantTx, standing: Standing, chosen: string | null): Promise<void> => {
  const { row, bids, here } = standing;
  const takerId = row.toUserId ?? chosen;
  const isKnown = row.toUserId !== null || bids.some(({ userId }) => userId === takerId);
  if (takerId === null || !isKnown) throw refusal('TAKER_UNKNOWN', { field: 'takerId' });
  if (!here.has(takerId)) throw refusal('EXCHANGE_PERSON_LEFT', { field: 'takerId' });
  await lockPeople(tx, [row.fromUserId, takerId]);
  refuseImpossible(tx, await checkExchange(tx, row, takerId));
  await applyExchange(tx, standing, { takerId, decidedBy: tx.userId });
};
