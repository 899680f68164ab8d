import { and, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Exchange } from '../contract/exchange-fields.ts';
import { exchangeLimits, stepExchange, type ExchangeStatus, type ExchangeStep } from '../rules/shift-request.ts';
import { applyByItself, changeExchange, refuseImpossible } from './apply-exchange.ts';
import { checkExchange } from './exchange-checks.ts';
import { actorOf, lockedExchange, presentExchange, staleOf, statusNow, type Standing } from './exchange-store.ts';
import { shiftBid, type RequestRow } from './exchange-tables.ts';
import { lockPeople } from './rota-facts.ts';

type Body = { readonly exchangeId: string; readonly answer: Exclude<ExchangeStep, 'APPROVE' | 'DECLINE'> };

/**
 * Takes the next step of those whom an exchange concerns.
 *
 * @refuses NOT_FOUND; EXCHANGE_EXPIRED; EXCHANGE_SETTLED; EXCHANGE_NOT_YOURS; EXCHANGE_STALE; EXCHANGE_PERSON_LEFT; and for
 * whoever would get a shift EXCHANGE_NOT_ABLE and EXCHANGE_BLOCKED
 */
export const answerExchange = async (tx: RestaurantTx, { body }: CommandEnvelope<Body>): Promise<{ exchange: Exchange }> => {
  const standing = await lockedExchange(tx, body.exchangeId);
  if (body.answer === 'TAKE') return takeExchange(tx, standing);
  const to = nextStatus(tx, standing, body.answer);
  const { row, bids } = standing;
  if (body.answer === 'ACCEPT') {
    const checked = await possibleFor(tx, standing);
    await changeExchange(tx, row, { status: to });
    await applyByItself(tx, row.id, checked);
  } else if (body.answer === 'TAKE_BACK') {
    await tx.db.delete(shiftBid).where(bidOf(tx, row.id));
    await changeExchange(tx, row, { status: bids.length > 1 ? 'CLAIMED' : to });
  } else if (body.answer === 'REFUSE') await changeExchange(tx, row, { status: to, decidedBy: tx.userId, decidedAt: new Date() });
  else await changeExchange(tx, row, { status: to, ...takenBackFrom(standing) });
  return { exchange: presentExchange(tx, await lockedExchange(tx, row.id)) };
};

/** When a request was taken back from somebody who had said yes, which they are told; one that nobody had answered is only gone. */
const takenBackFrom = ({ row }: Standing): Pick<RequestRow, 'decidedBy' | 'decidedAt'> => {
  const isAgreed = row.status === 'CLAIMED' || row.status === 'ACCEPTED';
  return { decidedBy: isAgreed ? row.fromUserId : null, decidedAt: isAgreed ? new Date() : null };
};

/** Puts whoever acts on the list of those who would take a shift, at its end. */
export const takeExchange = async (tx: RestaurantTx, standing: Standing): Promise<{ exchange: Exchange }> => {
  const { row, bids } = standing;
  const to = nextStatus(tx, standing, 'TAKE');
  if (bids.length >= exchangeLimits.bidsMax) throw refusal('EXCHANGE_SETTLED', { field: 'status' });
  const checked = await possibleFor(tx, standing);
  await tx.db
    .insert(shiftBid)
    .values({ restaurantId: tx.restaurantId, requestId: row.id, userId: tx.userId ?? '' })
    .onConflictDoNothing();
  await changeExchange(tx, row, { status: to });
  await applyByItself(tx, row.id, checked);
  return { exchange: presentExchange(tx, await lockedExchange(tx, row.id)) };
};

/** What a step of whoever acts leads to. */
export const nextStatus = (tx: RestaurantTx, standing: Standing, step: ExchangeStep): ExchangeStatus => {
  const { row } = standing;
  const next = stepExchange({ kind: row.kind, status: statusNow(row), step }, actorOf(tx, standing));
  if ('fault' in next) throw refusal(next.fault, { field: 'status' });
  const stale = staleOf(standing);
  // What can't go on may still be taken back or declined.
  if (stale && (step === 'TAKE' || step === 'ACCEPT' || step === 'APPROVE')) throw refusal(stale, { field: 'shift' });
  return next.to;
};

const possibleFor = async (tx: RestaurantTx, { row }: Standing) => {
  await lockPeople(tx, [row.fromUserId, tx.userId]);
  const checked = await checkExchange(tx, row, tx.userId ?? '');
  refuseImpossible(tx, checked);
  return checked;
};

const bidOf = (tx: RestaurantTx, requestId: string) =>
  and(eq(shiftBid.restaurantId, tx.restaurantId), eq(shiftBid.requestId, requestId), eq(shiftBid.userId, tx.userId ?? ''));
