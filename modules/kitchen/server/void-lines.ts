import { uuidv7 } from 'uuidv7';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { holds } from '../../restaurants/server/public.ts';
import type { Order, OrderLine } from '../contract/fields.ts';
import { kitchenLimits } from '../rules/kitchen-limits.ts';
import { decideLineStep, isWastedByVoid, type LineState } from '../rules/line-state.ts';
import type { RemakeReason } from '../rules/remake-reason.ts';
import { announceKitchen, announceLines } from './announce-kitchen.ts';
import { divideLine } from './divide-line.ts';
import { stateOverStages } from '../rules/step-on-way.ts';
import { changeLine, loadStations, lockLines, lockLinesOf, routed } from './load-order.ts';
import { type Moment, momentOf } from './moment.ts';
import { noteStep } from './note-step.ts';
import { answerOrder, presentLine } from './present-order.ts';
import { eachLine, type LinesAnswer } from './step-lines.ts';
import { printLines } from './printing/queue-papers.ts';
import { type LineRow, orderLine } from './tables.ts';
import { tellKitchen } from './tell-kitchen.ts';

/** What was cooked and is thrown away; waste listens to it. */
const announceDiscard = (tx: RestaurantTx, line: LineRow, said: { readonly cause: 'VOID' | 'REMAKE'; readonly reason: string }): void =>
  announceKitchen(tx, 'kitchen.v1.dish-discarded', {
    orderId: line.orderId,
    lineId: line.id,
    dishId: line.dishId,
    quantity: line.quantity,
    ...said,
  });

/** What was on the fire is told to stop; what guests have before them is nobody's work any more. */
const printSpoilt = (tx: RestaurantTx, line: LineRow, at: Date): Promise<void> => {
  const isTooLate = line.state === 'SERVED' || line.beforeVoid === 'SERVED' || line.sentQuantity === 0;
  return printLines(tx, isTooLate ? [] : [{ line, change: 'VOID', quantity: line.sentQuantity, stationIds: line.stationIds }], at);
};

/** What a void makes of a line. What was on the fire stays taken from stock, and is told to be thrown away. */
const voidedTo = async (
  tx: RestaurantTx,
  line: LineRow,
  { from, toState, reason, at }: { readonly from: LineState; readonly toState: LineState; readonly reason: string; readonly at: Date },
): Promise<LineRow> => {
  if (toState === 'VOID_REQUESTED')
    return changeLine(tx, line, { state: toState, beforeVoid: line.state, voidReason: reason, acknowledgedAt: null });
  const isWasted = isWastedByVoid(from);
  if (isWasted) {
    announceDiscard(tx, line, { cause: 'VOID', reason });
    await printSpoilt(tx, line, at);
  }
  return changeLine(tx, line, {
    state: toState,
    beforeVoid: from,
    voidReason: reason,
    voidedBy: tx.userId,
    voidedAt: at,
    acknowledgedAt: null,
    knownBefore: null,
    ...(isWasted && { sentQuantity: 0 }),
  });
};

type VoidBody = { readonly lines: readonly { readonly eventId: string; readonly lineId: string }[]; readonly reason: string };

/** Takes lines off an order, or asks for it where they are on the fire. What nobody has begun goes back into stock. */
export const voidLines = async (tx: RestaurantTx, command: CommandEnvelope<VoidBody>): Promise<LinesAnswer> => {
  const { lines, reason } = command.body;
  const moment = momentOf(command);
  const stations = (await loadStations(tx)).map(routed);
  const untouched: LineRow[] = [];
  const answer = await eachLine(tx, lines, async (line, { eventId }) => {
    const facts = { isConfirmed: true, maySettleVoids: holds(tx, 'kitchen.lead'), doneAt: null, beforeVoid: null, now: moment.at };
    const from = stateOverStages(line, stations);
    const decision = decideLineStep(from, 'VOID', facts);
    if (!decision.ok) return { code: decision.refusal.code };
    const isNew = await noteStep(tx, line, { step: { eventId, kind: 'VOID', toState: decision.value, reason }, moment });
    if (!isNew) return { line };
    const voided = await voidedTo(tx, line, { from, toState: decision.value, reason, at: moment.at });
    if (voided.state === 'VOIDED') untouched.push(voided);
    return { line: voided };
  });
  const told = new Map((await tellKitchen(tx, untouched, moment)).map((line) => [line.id, presentLine(line)]));
  return { ...answer, lines: answer.lines.map((line) => told.get(line.id) ?? line) };
};

type SettleBody = { readonly eventId: string; readonly lineId: string; readonly isGranted: boolean };

/**
 * Grants or refuses what somebody asked to void; refused, it goes on where it stood.
 *
 * @refuses NOT_FOUND; LINE_STEP_NOT_NOW where nobody asks
 */
export const settleVoid = async (tx: RestaurantTx, command: CommandEnvelope<SettleBody>): Promise<{ line: OrderLine }> => {
  const { eventId, lineId, isGranted } = command.body;
  const moment = momentOf(command);
  const line = (await lockLines(tx, [lineId])).get(lineId);
  if (!line) throw refusal('NOT_FOUND');
  if (line.state !== 'VOID_REQUESTED') throw refusal('LINE_STEP_NOT_NOW', { field: 'line', state: line.state });
  const facts = { isConfirmed: true, maySettleVoids: true, doneAt: null, beforeVoid: line.beforeVoid, now: moment.at };
  const toState = orRefuse(decideLineStep(line.state, isGranted ? 'VOID' : 'REFUSE_VOID', facts), { field: 'line' });
  await noteStep(tx, line, { step: { eventId, kind: isGranted ? 'VOID' : 'REFUSE_VOID', toState }, moment });
  const settled = isGranted
    ? await voidedTo(tx, line, { from: line.state, toState, reason: line.voidReason ?? '', at: moment.at })
    : await changeLine(tx, line, { state: toState, voidReason: null, beforeVoid: null });
  announceLines(tx, [settled]);
  return { line: presentLine(settled) };
};

type RemakeBody = {
  readonly eventId: string;
  readonly lineId: string;
  readonly newLineId: string;
  readonly quantity: number;
  readonly reason: RemakeReason;
};

const begun: ReadonlySet<LineState> = new Set(['STARTED', 'READY', 'PASSED', 'SERVED']);

/** The portions that are thrown away, as a line of their own. */
const spoiltPart = async (
  tx: RestaurantTx,
  line: LineRow,
  { quantity, moment }: { quantity: number; moment: Moment },
): Promise<LineRow> => {
  if (quantity === line.quantity) return line;
  const left = line.quantity - quantity;
  const { part, rest } = await divideLine(
    tx,
    {
      line,
      rest: { quantity: left, sentQuantity: left },
      part: { id: uuidv7(), orderId: line.orderId, quantity, sentQuantity: quantity },
    },
    moment,
  );
  announceLines(tx, [rest]);
  return part;
};

/**
 * Makes a dish again. What was made is off the bill and thrown away; the new line takes its place there, and its own
 * ingredients from stock. Guests pay once.
 *
 * @refuses NOT_FOUND; LINE_STEP_NOT_NOW for what nobody has begun; SPLIT_TOO_MANY; ORDER_LINES_MAX; ID_TAKEN
 */
export const remakeLine = async (tx: RestaurantTx, command: CommandEnvelope<RemakeBody>): Promise<{ order: Order }> => {
  const { eventId, lineId, newLineId, quantity, reason } = command.body;
  const moment = momentOf(command);
  const named = (await lockLines(tx, [lineId])).get(lineId);
  if (!named) throw refusal('NOT_FOUND');
  if (!begun.has(named.state)) throw refusal('LINE_STEP_NOT_NOW', { field: 'line', state: named.state });
  if (quantity > named.quantity) throw refusal('SPLIT_TOO_MANY', { field: 'quantity', quantity: named.quantity });
  const count = (await lockLinesOf(tx, [named.orderId])).length;
  if (count + 2 > kitchenLimits.linesMax) throw refusal('ORDER_LINES_MAX', { field: 'lines', linesMax: kitchenLimits.linesMax });
  const spoilt = await spoiltPart(tx, named, { quantity, moment });
  await noteStep(tx, spoilt, { step: { eventId, kind: 'REMAKE', toState: 'VOIDED', reason }, moment });
  announceDiscard(tx, spoilt, { cause: 'REMAKE', reason });
  const gone = await changeLine(tx, spoilt, {
    state: 'VOIDED',
    beforeVoid: spoilt.state,
    voidReason: reason,
    voidedBy: tx.userId,
    voidedAt: moment.at,
    // Whoever makes it again has seen it.
    acknowledgedAt: moment.at,
    sentQuantity: 0,
  });
  const [again] = await tx.db
    .insert(orderLine)
    .values({ ...spoilt, ...freshLine, id: newLineId, remakeOfId: spoilt.id, priority: 1 })
    .onConflictDoNothing()
    .returning();
  if (!again) throw refusal('ID_TAKEN', { field: 'newLineId' });
  announceLines(tx, [gone]);
  await tellKitchen(tx, [again], moment);
  return answerOrder(tx, named.orderId);
};

const freshLine = {
  state: 'QUEUED' as const,
  sentQuantity: 0,
  firedAt: null,
  begunAt: null,
  startedAt: null,
  readyAt: null,
  passedAt: null,
  servedAt: null,
  depletedAt: null,
  voidReason: null,
  beforeVoid: null,
  voidedBy: null,
  voidedAt: null,
  knownBefore: null,
  version: 1,
};
