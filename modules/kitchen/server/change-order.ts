import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Order } from '../contract/fields.ts';
import { holds } from '../../restaurants/server/public.ts';
import { decideLineStep } from '../rules/line-state.ts';
import { maySetService } from '../rules/service-charge.ts';
import { announceLines, announceOrder } from './announce-kitchen.ts';
import { changeLine, changeOrderRow, lockLinesOf, lockOpenOrder, lockOwnOpenOrder } from './load-order.ts';
import { momentOf } from './moment.ts';
import { addLines, type OrderedLine } from './new-lines.ts';
import { answerOrder } from './present-order.ts';
import { printChanged } from './printing/print-changed.ts';
import type { LineRow, OrderRow } from './tables.ts';
import { tellKitchen } from './tell-kitchen.ts';

type LineChange = {
  readonly lineId: string;
  readonly quantity?: number | undefined;
  readonly note?: string | null | undefined;
  readonly course?: number | undefined;
  readonly hasAllergy?: boolean | undefined;
};

type Guests = {
  readonly guestName?: string | null | undefined;
  readonly covers?: number | null | undefined;
  readonly allergyNote?: string | null | undefined;
  readonly promisedAt?: string | null | undefined;
  readonly serviceShare?: number | undefined;
};

type ChangeBody = {
  readonly orderId: string;
  readonly guests: Guests;
  readonly add: readonly OrderedLine[];
  readonly change: readonly LineChange[];
};

const present = <Facts extends object>(facts: Facts): Partial<Facts> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Partial<Facts>;

const changedOrder = ({ promisedAt, ...rest }: Guests): Partial<OrderRow> => ({
  ...(present(rest) as Partial<OrderRow>),
  ...(promisedAt !== undefined && { promisedAt: promisedAt === null ? null : new Date(promisedAt) }),
});

/** What is not on the fire yet may still become another size, or say something else. */
const changeOne = async (tx: RestaurantTx, line: LineRow | undefined, { lineId: _id, ...change }: LineChange): Promise<LineRow> => {
  if (!line) throw refusal('NOT_FOUND');
  const state = line.state === 'QUEUED' && line.begunAt !== null ? 'STARTED' : line.state;
  if (state !== 'HELD' && state !== 'QUEUED') throw refusal('LINE_ON_FIRE', { field: 'change', state });
  const isShown = line.firedAt !== null;
  return changeLine(tx, line, { ...(present(change) as Partial<LineRow>), ...(isShown && unseen(line)) });
};

/** Marked until the kitchen has seen it, beside what it knew before: of two changes in a row the first. */
const unseen = ({ knownBefore, quantity, note, hasAllergy }: LineRow): Partial<LineRow> => ({
  acknowledgedAt: null,
  knownBefore: knownBefore ?? { quantity, note, hasAllergy },
});

/** An allergy that is told late stands on every line of the order that is still to be made or handed over. */
const warnOfAllergy = async (tx: RestaurantTx, lines: readonly LineRow[], changed: readonly LineRow[]): Promise<readonly LineRow[]> => {
  const open = lines.filter(({ state }) => state !== 'SERVED' && state !== 'VOIDED');
  const others = open.filter(({ id }) => !changed.some((one) => one.id === id));
  const warned: LineRow[] = [];
  for (const line of others) warned.push(await changeLine(tx, line, { hasAllergy: true, ...(line.firedAt !== null && unseen(line)) }));
  return warned;
};

/**
 * Adds lines to an order, and changes what it says of guests and of lines that nobody has begun. The kitchen is told of the
 * difference alone.
 *
 * @refuses NOT_FOUND, ORDER_NOT_OPEN; LINE_ON_FIRE; SERVICE_NEEDS_LEAD; whatever addLines refuses
 */
export const changeOrder = async (tx: RestaurantTx, command: CommandEnvelope<ChangeBody>): Promise<{ order: Order }> => {
  const { orderId, guests, add, change } = command.body;
  const moment = momentOf(command);
  const before = await lockOwnOpenOrder(tx, orderId);
  const mayLead = holds(tx, 'kitchen.lead');
  if (!maySetService(before.serviceShare, guests.serviceShare ?? before.serviceShare, mayLead ? 'LEADS' : 'TAKES_ORDERS'))
    throw refusal('SERVICE_NEEDS_LEAD', { field: 'guests', share: before.serviceShare });
  const order = await changeOrderRow(tx, before, changedOrder(guests));
  announceOrder(tx, order);
  const lines = await lockLinesOf(tx, [orderId]);
  const changed: LineRow[] = [];
  for (const one of change)
    changed.push(
      await changeOne(
        tx,
        lines.find(({ id }) => id === one.lineId),
        one,
      ),
    );
  if (before.allergyNote !== order.allergyNote && order.allergyNote !== null) changed.push(...(await warnOfAllergy(tx, lines, changed)));
  announceLines(tx, changed);
  await printChanged(tx, { before: lines, after: changed, at: moment.receivedAt });
  const added = await addLines(tx, order, { lines: add, existing: lines.length, at: moment.at });
  await tellKitchen(tx, [...changed, ...added], moment);
  return answerOrder(tx, orderId);
};

type PaceBody = {
  readonly orderId: string;
  readonly step: 'FIRE' | 'HOLD';
  readonly course: number | null;
  readonly lineIds: readonly string[];
};

/**
 * Fires or holds lines, or a whole course. Those for which it is too late stay as they are: two people say it at once.
 *
 * @refuses NOT_FOUND, ORDER_NOT_OPEN
 */
export const paceOrder = async (tx: RestaurantTx, command: CommandEnvelope<PaceBody>): Promise<{ order: Order }> => {
  const { orderId, step, course, lineIds } = command.body;
  const moment = momentOf(command);
  await lockOpenOrder(tx, orderId);
  const named = (await lockLinesOf(tx, [orderId])).filter((line) => lineIds.includes(line.id) || line.course === course);
  const paced: LineRow[] = [];
  for (const line of named) {
    const facts = { isConfirmed: true, maySettleVoids: false, doneAt: null, beforeVoid: null, now: moment.at };
    // What was called back was begun: it is not held as if nothing had been used.
    const state = line.state === 'QUEUED' && line.begunAt !== null ? 'STARTED' : line.state;
    const decision = decideLineStep(state, step, facts);
    if (decision.ok) paced.push(await changeLine(tx, line, { state: decision.value }));
  }
  await tellKitchen(tx, paced, moment);
  return answerOrder(tx, orderId);
};
