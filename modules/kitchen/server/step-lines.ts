import { and, asc, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { OrderLine } from '../contract/fields.ts';
import type { LeftLine } from '../contract/tickets.contract.ts';
import { begunBy, decideUndo, type LineEvent, type LineTimes, timesAfter, timesOfHistory } from '../rules/line-history.ts';
import type { LineStep } from '../rules/line-state.ts';
import type { RoutedStation } from '../rules/routing.ts';
import { notBefore } from '../rules/server-time.ts';
import { decideStepOnWay, type PlaceOnWay } from '../rules/step-on-way.ts';
import { isLockedVoid } from '../rules/ticket-view.ts';
import { announceLines } from './announce-kitchen.ts';
import { changeLine, loadStations, lockLines, routed } from './load-order.ts';
import { type Moment, momentOf } from './moment.ts';
import { noteStep } from './note-step.ts';
import { presentLine } from './present-order.ts';
import { kitchenEvent, type LineRow } from './tables.ts';

/** The answer to a command about many lines: as they are now, and those that were left. */
export type LinesAnswer = { lines: OrderLine[]; left: LeftLine[] };

type AskedStep = { readonly eventId: string; readonly lineId: string; readonly step: LineStep; readonly isConfirmed: boolean };

/** A change of one line, or why it was left as it is. */
type Outcome = { readonly line: LineRow } | { readonly code: LeftLine['code'] };

/**
 * Goes through many lines in the order given, each as the ones before it left it, and announces what changed.
 *
 * @param work changes one line; the same line again, unchanged, where there was nothing to do
 */
export const eachLine = async <Asked extends { readonly lineId: string }>(
  tx: RestaurantTx,
  asked: readonly Asked[],
  work: (line: LineRow, one: Asked) => Promise<Outcome>,
): Promise<LinesAnswer> => {
  const lines = new Map(
    await lockLines(
      tx,
      asked.map(({ lineId }) => lineId),
    ),
  );
  const left: LeftLine[] = [];
  const changed = new Set<string>();
  for (const one of asked) {
    const line = lines.get(one.lineId);
    const outcome: Outcome = line ? await work(line, one) : { code: 'LINE_UNKNOWN' };
    if ('code' in outcome) left.push({ lineId: one.lineId, code: outcome.code });
    else {
      lines.set(one.lineId, outcome.line);
      if (outcome.line !== line) changed.add(one.lineId);
    }
  }
  const now = [...lines.values()];
  announceLines(
    tx,
    now.filter(({ id }) => changed.has(id)),
  );
  return { lines: now.map(presentLine), left };
};

const lastDone = ({ readyAt, passedAt, servedAt }: LineRow): Date | null => servedAt ?? passedAt ?? readyAt;

const timesOf = ({ startedAt, readyAt, passedAt, servedAt }: LineRow): LineTimes => ({ startedAt, readyAt, passedAt, servedAt });

/** What a step changes; one that only leads to the next stage is no time of the whole dish. */
const stepChanges = (line: LineRow, place: Pick<PlaceOnWay, 'state' | 'stage'>, at: Date) => {
  const moment = notBefore(at, line.firedAt);
  const begun = place.state === 'QUEUED' && place.stage <= line.stage ? {} : { begunAt: line.begunAt ?? moment };
  if (place.stage > line.stage) return { ...place, ...begun };
  return { ...place, ...begun, ...timesAfter(timesOf(line), place.state, moment) };
};

const stepOne = async (
  tx: RestaurantTx,
  line: LineRow,
  { asked, moment, stations }: { readonly asked: AskedStep; readonly moment: Moment; readonly stations: readonly RoutedStation[] },
): Promise<Outcome> => {
  const { step, eventId, isConfirmed } = asked;
  const facts = { isConfirmed, maySettleVoids: false, doneAt: lastDone(line), beforeVoid: line.beforeVoid, now: moment.at };
  const decision = decideStepOnWay(line, step, { facts, stations });
  if (!decision.ok) return { code: decision.refusal.code };
  const changes = stepChanges(line, decision.value, moment.at);
  const isNew = await noteStep(tx, line, { step: { eventId, kind: step as 'START', toState: changes.state }, moment });
  return { line: isNew ? await changeLine(tx, line, changes) : line };
};

type StepsBody = { readonly steps: readonly AskedStep[] };

/** Steps many lines on. Nothing is refused: what came too late, twice or out of order is told beside the lines. */
export const stepLines = async (tx: RestaurantTx, command: CommandEnvelope<StepsBody>): Promise<LinesAnswer> => {
  const moment = momentOf(command);
  const stations = (await loadStations(tx)).map(routed);
  return eachLine(tx, command.body.steps, (line, asked) => stepOne(tx, line, { asked, moment, stations }));
};

const stepKinds: ReadonlySet<string> = new Set(['START', 'READY', 'PASS', 'SERVE', 'RECALL', 'UNDO', 'FIRE', 'VOID', 'REFUSE_VOID']);

const historyOf = async (tx: RestaurantTx, { id, firedAt }: LineRow): Promise<readonly LineEvent[]> => {
  const rows = await tx.db
    .select()
    .from(kitchenEvent)
    .where(and(eq(kitchenEvent.restaurantId, tx.restaurantId), eq(kitchenEvent.lineId, id)))
    .orderBy(asc(kitchenEvent.entry));
  return rows
    .filter(({ kind }) => stepKinds.has(kind))
    .map(({ fromState, toState, fromStage, occurredAt, recordedAt, ...row }) => ({
      ...row,
      occurredAt,
      fromState: fromState ?? 'QUEUED',
      toState: toState ?? 'QUEUED',
      fromStage: fromStage ?? 1,
      at: notBefore(occurredAt < recordedAt ? occurredAt : recordedAt, firedAt),
    }));
};

type AskedUndo = { readonly eventId: string; readonly lineId: string; readonly undoesId: string };

const undoable: ReadonlySet<string> = new Set(['START', 'READY', 'PASS', 'SERVE', 'RECALL']);

const undoOne = async (tx: RestaurantTx, line: LineRow, { asked, moment }: { asked: AskedUndo; moment: Moment }): Promise<Outcome> => {
  const events = await historyOf(tx, line);
  if (events.some(({ id }) => id === asked.eventId)) return { line };
  const decision = decideUndo(events, asked.undoesId, moment.saidAt);
  if (!decision.ok) return { code: decision.refusal.code };
  const { fromState, fromStage, kind } = decision.value as LineEvent & { readonly kind?: string };
  if (kind !== undefined && !undoable.has(kind)) return { code: 'UNDO_NOT_LAST' };
  await noteStep(tx, line, { step: { eventId: asked.eventId, kind: 'UNDO', toState: fromState, undoesId: asked.undoesId }, moment });
  const left = events.filter(({ id }) => id !== asked.undoesId);
  const changes = { ...timesOfHistory(left), begunAt: begunBy(left), state: fromState, stage: fromStage };
  return { line: await changeLine(tx, line, changes) };
};

/** Takes back the last step of each line, within ten seconds. */
export const undoSteps = (tx: RestaurantTx, command: CommandEnvelope<{ readonly undone: readonly AskedUndo[] }>): Promise<LinesAnswer> => {
  const moment = momentOf(command);
  return eachLine(tx, command.body.undone, (line, asked) => undoOne(tx, line, { asked, moment }));
};

/** Puts lines before all others, or back among them. */
export const prioritise = (
  tx: RestaurantTx,
  command: CommandEnvelope<{ readonly lineIds: readonly string[]; readonly isFirst: boolean }>,
): Promise<LinesAnswer> => {
  const moment = momentOf(command);
  const priority = command.body.isFirst ? 1 : 0;
  const asked = command.body.lineIds.map((lineId) => ({ lineId }));
  return eachLine(tx, asked, async (line) => {
    if (line.priority === priority) return { line };
    await noteStep(tx, line, { step: { eventId: uuidv7(), kind: 'PRIORITY', toState: line.state }, moment });
    return { line: await changeLine(tx, line, { priority }) };
  });
};

/**
 * Says that the kitchen has seen what was changed or voided; what was voided untouched leaves its screens by that. What was
 * voided on the fire stays as it is: it leaves by itself.
 */
export const acknowledge = (tx: RestaurantTx, command: CommandEnvelope<{ readonly lineIds: readonly string[] }>): Promise<LinesAnswer> => {
  const moment = momentOf(command);
  const asked = command.body.lineIds.map((lineId) => ({ lineId }));
  return eachLine(tx, asked, async (line) => {
    if (line.acknowledgedAt !== null || isLockedVoid(line)) return { line };
    await noteStep(tx, line, { step: { eventId: uuidv7(), kind: 'ACKNOWLEDGE', toState: line.state }, moment });
    return { line: await changeLine(tx, line, { acknowledgedAt: moment.at, knownBefore: null }) };
  });
};
