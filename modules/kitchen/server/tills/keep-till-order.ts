import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { TillAnswer, TillLine, TillOrder, TillProblem } from '../../contract/till-message.ts';
import { orderNumberText } from '../../rules/order-number.ts';
import { takeOff, tillChanges, type TillChange } from '../../rules/till-changes.ts';
import { announceOrder } from '../announce-kitchen.ts';
import { changeOrder, paceOrder } from '../change-order.ts';
import { divideLine } from '../divide-line.ts';
import { changeOrderRow, lockLinesOf, lockOrder } from '../load-order.ts';
import { momentOf } from '../moment.ts';
import { numberOrder } from '../open-order.ts';
import { diningTable, kitchenOrder, type LineRow, type OrderRow } from '../tables.ts';
import { voidLines } from '../void-lines.ts';
import { keepTillMoney, stepTillOrder } from './keep-till-money.ts';
import type { TillRow } from './till-table.ts';
import { warnAboutDishes } from './till-problems.ts';

/** A message of a till on its way through one transaction. */
type Kept = {
  readonly tx: RestaurantTx;
  readonly till: TillRow;
  readonly said: TillOrder;
  /** When it happened, by our clock. */
  readonly at: Date;
};

/** What a person would have said with a command, said by a till. */
const asCommand = <Body>({ tx, till, at }: Kept, body: Body): CommandEnvelope<Body> => ({
  commandId: uuidv7(),
  restaurantId: tx.restaurantId,
  deviceId: till.id,
  occurredAt: at.toISOString(),
  body,
});

const findTable = async ({ tx, said }: Kept): Promise<string | null> => {
  if (said.table === null) return null;
  const tables = await tx.db
    .select({ id: diningTable.id, name: diningTable.name })
    .from(diningTable)
    .where(eq(diningTable.restaurantId, tx.restaurantId));
  const wanted = said.table.toLocaleLowerCase();
  return tables.find(({ name }) => name.toLocaleLowerCase() === wanted)?.id ?? null;
};

const findOrder = async ({ tx, till, said }: Kept): Promise<OrderRow | null> => {
  const [found] = await tx.db
    .select({ id: kitchenOrder.id })
    .from(kitchenOrder)
    .where(
      and(eq(kitchenOrder.restaurantId, tx.restaurantId), eq(kitchenOrder.tillId, till.id), eq(kitchenOrder.tillOrderId, said.orderId)),
    );
  return found ? lockOrder(tx, found.id) : null;
};

const guestsOf = ({ said }: Kept) => ({
  guestName: said.guestName,
  covers: said.covers,
  allergyNote: said.allergyNote,
  promisedAt: said.promisedAt,
  serviceShare: said.serviceShare,
});

const openFor = (kept: Kept, tableId: string | null): Promise<OrderRow> => {
  const { tx, till, said, at } = kept;
  const { promisedAt, ...guests } = guestsOf(kept);
  return numberOrder(
    tx,
    {
      ...guests,
      id: uuidv7(),
      source: 'TILL',
      tillId: till.id,
      tillOrderId: said.orderId,
      tillVersion: 0,
      channel: said.channel,
      tableId,
      promisedAt: promisedAt === null ? null : new Date(promisedAt),
      openedAt: at,
      deviceId: till.id,
    },
    { prefix: till.prefix, number: said.number ?? 1 },
  );
};

type Change = TillChange<TillLine>;

const orderedLine = ({ lineId, unitPriceMinor, ...line }: TillLine, quantity: number) => ({
  ...line,
  lineId: uuidv7(),
  quantity,
  seat: null,
  sold: { tillLineId: lineId, unitPriceMinor: unitPriceMinor === null ? null : BigInt(unitPriceMinor) },
});

const isWaiting = ({ state }: LineRow): boolean => state === 'HELD' || state === 'QUEUED';

/** What is taken off of a line on the fire is a line of its own first, so that the rest goes on. */
const voidedPieces = async (kept: Kept, piece: LineRow, quantity: number): Promise<string> => {
  if (quantity === piece.quantity) return piece.id;
  const left = piece.quantity - quantity;
  const moment = momentOf(asCommand(kept, null));
  const { part } = await divideLine(
    kept.tx,
    {
      line: piece,
      rest: { quantity: left, sentQuantity: Math.min(left, piece.sentQuantity) },
      part: { id: uuidv7(), orderId: piece.orderId, quantity, sentQuantity: Math.min(quantity, piece.sentQuantity) },
    },
    moment,
  );
  return part.id;
};

/** Takes portions off: what nobody has begun becomes less, what is on the fire is voided or asked for. */
const takeOffLines = async (kept: Kept, orderId: string, changes: readonly Change[]): Promise<void> => {
  const { tx, till, said } = kept;
  const goes: string[] = [];
  const less: { readonly lineId: string; readonly quantity: number }[] = [];
  for (const change of changes) {
    if (change.kind !== 'LESS') continue;
    const pieces = (await lockLinesOf(tx, [orderId])).filter(({ tillLineId }) => tillLineId === change.lineId);
    for (const { piece, quantity } of takeOff(pieces, change.quantity)) {
      if (isWaiting(piece) && quantity < piece.quantity) less.push({ lineId: piece.id, quantity: piece.quantity - quantity });
      else goes.push(await voidedPieces(kept, piece, quantity));
    }
  }
  if (less.length > 0) await changeOrder(tx, asCommand(kept, { orderId, guests: {}, add: [], change: less }));
  const reason = said.reason ?? till.name;
  const lines = goes.map((lineId) => ({ eventId: uuidv7(), lineId }));
  if (lines.length > 0) await voidLines(tx, asCommand(kept, { lines, reason }));
};

type Asked = {
  readonly change: {
    readonly lineId: string;
    readonly quantity?: number;
    readonly note?: string | null;
    readonly hasAllergy?: boolean;
    readonly course?: number;
  }[];
  readonly add: ReturnType<typeof orderedLine>[];
  /** Lines of which something was said that came too late. */
  readonly late: string[];
};

/** What waits is changed as it was said; portions more join what waits, or are a line of their own behind what is on the fire. */
const askFor = (lines: readonly LineRow[], changes: readonly Change[]): Asked => {
  const asked: Asked = { change: [], add: [], late: [] };
  const piecesOf = (lineId: string) => lines.filter(({ tillLineId, state }) => tillLineId === lineId && state !== 'VOIDED');
  for (const one of changes) {
    if (one.kind === 'SAY') {
      const { lineId, note, hasAllergy, course } = one.line;
      const pieces = piecesOf(lineId);
      for (const { id } of pieces.filter(isWaiting))
        asked.change.push({ lineId: id, note, hasAllergy, ...(course !== null && { course }) });
      if (!pieces.every(isWaiting)) asked.late.push(lineId);
    }
    if (one.kind === 'MORE') {
      const waiting = piecesOf(one.line.lineId).find((piece) => isWaiting(piece) && piece.dishId === one.line.dishId);
      if (waiting) asked.change.push({ lineId: waiting.id, quantity: waiting.quantity + one.quantity });
      else asked.add.push(orderedLine(one.line, one.quantity));
    }
  }
  return asked;
};

/** Lets go or holds what the till says; what has begun goes on. */
const paceLines = async (kept: Kept, orderId: string, changes: readonly Change[]): Promise<void> => {
  for (const step of ['FIRE', 'HOLD'] as const) {
    const named = new Set(changes.flatMap((one) => (one.kind === 'PACE' && one.step === step ? [one.lineId] : [])));
    if (named.size === 0) continue;
    const lines = (await lockLinesOf(kept.tx, [orderId])).filter(({ tillLineId }) => tillLineId !== null && named.has(tillLineId));
    const lineIds = lines.map(({ id }) => id);
    await paceOrder(kept.tx, asCommand(kept, { orderId, step, course: null, lineIds }));
  }
};

/** Brings the lines of an order from what the till said last to what it says now; the kitchen is told of the difference. */
const keepLines = async (kept: Kept, order: OrderRow): Promise<readonly TillProblem[]> => {
  const { tx, said } = kept;
  const changes = tillChanges(order.tillSaid ?? [], said.lines);
  await takeOffLines(kept, order.id, changes);
  const { change, add, late } = askFor(await lockLinesOf(tx, [order.id]), changes);
  await changeOrder(tx, asCommand(kept, { orderId: order.id, guests: guestsOf(kept), add, change }));
  await paceLines(kept, order.id, changes);
  return late.map((lineId) => ({
    path: `lines.${said.lines.findIndex((line) => line.lineId === lineId)}`,
    code: 'LINE_ON_FIRE',
    text: 'The kitchen has begun; what was said of the line came too late.',
  }));
};

const answerWith = async (
  kept: Kept,
  { orderId, isApplied, warnings }: { orderId: string; isApplied: boolean; warnings: readonly TillProblem[] },
) => {
  const order = await lockOrder(kept.tx, orderId);
  const lines = await lockLinesOf(kept.tx, [orderId]);
  const answer: TillAnswer = {
    orderId: kept.said.orderId,
    version: order.tillVersion ?? 0,
    isApplied,
    number: orderNumberText({ prefix: order.numberPrefix, number: order.numberInDay }),
    state: order.state,
    lines: lines.flatMap(({ tillLineId, state, quantity }) => (tillLineId === null ? [] : [{ lineId: tillLineId, state, quantity }])),
    warnings,
  };
  return answer;
};

/**
 * Brings an order to what a till says of it, in one transaction. A message that is not newer than the last one changes
 * nothing, so that the same message may be sent as often as a till likes and an old one may come late.
 *
 * @refuses what the commands refuse that a person would have used: ORDER_NOT_OPEN for one that was cancelled, ORDER_LINES_MAX
 * @throws TillMessageUnusable for what names a dish, choice or payment that is not as it says
 */
export const keepTillOrder = async (tx: RestaurantTx, message: Omit<Kept, 'tx'>): Promise<TillAnswer> => {
  const kept: Kept = { ...message, tx };
  const { said } = kept;
  const found = await findOrder(kept);
  if (found && (found.tillVersion ?? 0) >= said.version) return answerWith(kept, { orderId: found.id, isApplied: false, warnings: [] });
  const dishes = await warnAboutDishes(tx, said, { known: found?.tillSaid ?? [], at: kept.at });
  const tableId = await findTable(kept);
  const order = found ?? (await openFor(kept, tableId));
  const { order: open } = await stepTillOrder(kept, order, 'OPEN');
  const late = await keepLines(kept, open);
  await keepTillMoney(kept, order.id);
  const facts = { tableId, channel: said.channel, tillVersion: said.version, tillSaid: said.lines };
  const changed = await changeOrderRow(tx, await lockOrder(tx, order.id), facts);
  announceOrder(tx, changed);
  const { problems } = await stepTillOrder(kept, changed, said.state);
  const noTable = { path: 'table', code: 'TABLE_UNKNOWN', text: 'No table of that name is set up; the order stands without one.' };
  const warnings = [...dishes, ...late, ...problems, ...(said.table !== null && tableId === null ? [noTable] : [])];
  return answerWith(kept, { orderId: order.id, isApplied: true, warnings });
};
