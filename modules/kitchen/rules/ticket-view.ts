import { kitchenLimits } from './kitchen-limits.ts';
import { isWastedByVoid, type LineState } from './line-state.ts';
import { isAtStation, type RoutedStation } from './routing.ts';

/** A line as the kitchen's screens show it. */
export type KitchenLine = {
  readonly id: string;
  readonly orderId: string;
  readonly dishId: string;
  readonly state: LineState;
  /** @unit portions */
  readonly quantity: number;
  readonly modifierIds: readonly string[];
  readonly note: string | null;
  /** By the line or by its whole order. */
  readonly hasAllergy: boolean;
  /** An allergy was told after it was made, and nobody at the stations has seen that. */
  readonly isWarned: boolean;
  readonly stationIds: readonly string[];
  /** @unit stages, from 1 */
  readonly stage: number;
  /**
   * By the server's clock.
   *
   * @unit milliseconds since 1970
   */
  readonly firedAt: number;
  /** @unit steps before all others, 0 or 1 */
  readonly priority: number;
  /** @unit places in a list */
  readonly sortOrder: number;
};

/** What was fired together, of one order, as one station sees it. */
export type Ticket<Line extends KitchenLine> = {
  /** The same at every reading, so that a screen can keep its place. */
  readonly key: string;
  readonly orderId: string;
  /** @unit milliseconds since 1970 */
  readonly firedAt: number;
  /** @unit steps before all others, 0 or 1 */
  readonly priority: number;
  readonly hasAllergy: boolean;
  readonly lines: readonly Line[];
};

const inWork: readonly LineState[] = ['QUEUED', 'STARTED'];

/** What a station still has to do with, or has to be told. */
const opens: Readonly<Record<RoutedStation['kind'], readonly LineState[]>> = {
  PREP: ['QUEUED', 'STARTED', 'VOID_REQUESTED', 'VOIDED'],
  EXPO: ['QUEUED', 'STARTED', 'READY', 'VOID_REQUESTED', 'VOIDED'],
  PICKUP: ['READY', 'PASSED'],
};

/** Whether a line was voided on the fire: it is struck through, nobody can clear it, and it leaves by itself. */
export const isLockedVoid = ({ state, beforeVoid }: { readonly state: LineState; readonly beforeVoid: LineState | null }): boolean =>
  state === 'VOIDED' && beforeVoid !== null && isWastedByVoid(beforeVoid);

/** What decides whether a voided line still stands on the screens. */
export type VoidedLine = {
  readonly state: LineState;
  readonly beforeVoid: LineState | null;
  readonly voidedAt: Date | null;
  readonly acknowledgedAt: Date | null;
};

/**
 * Whether a voided line has left the screens: at once when it is made again, else when somebody has seen it, or by itself: after
 * a quarter of an hour where it was on the fire, after a day where not.
 */
export const hasLeft = ({ voidedAt, acknowledgedAt, ...line }: VoidedLine, now: Date): boolean => {
  if (line.state !== 'VOIDED') return false;
  if (acknowledgedAt !== null) return true;
  const { lockedVoidMs, unseenVoidMs } = kitchenLimits;
  return voidedAt !== null && now.getTime() - voidedAt.getTime() >= (isLockedVoid(line) ? lockedVoidMs : unseenVoidMs);
};

const byOrder = (left: KitchenLine, right: KitchenLine): number =>
  left.sortOrder - right.sortOrder || (left.id < right.id ? -1 : left.id > right.id ? 1 : 0);

/** What is urgent first, then in the order in which it was fired; the same for everyone, whatever came in between. */
const inFireOrder = <Line extends KitchenLine>(left: Ticket<Line>, right: Ticket<Line>): number =>
  right.priority - left.priority || left.firedAt - right.firedAt || (left.key < right.key ? -1 : 1);

/**
 * The tickets of a station. One that has nothing left to do is gone; until then what is done stays on it, struck through.
 */
export const stationTickets = <Line extends KitchenLine>(
  lines: readonly Line[],
  station: Pick<RoutedStation, 'id' | 'kind' | 'stage'>,
): readonly Ticket<Line>[] => {
  const groups = new Map<string, Line[]>();
  for (const line of lines.filter((one) => isAtStation(one, station))) {
    const key = `${line.orderId}/${line.firedAt}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups]
    .filter(([, group]) => group.some((line) => isOpenAt(line, station)))
    .map(([key, group]) => ticketOf(key, group.toSorted(byOrder)))
    .toSorted(inFireOrder);
};

/**
 * What a station that works dish by dish has to do: each line for itself, in the order of the tickets that they are from.
 */
export const stationItems = <Line extends KitchenLine>(
  lines: readonly Line[],
  station: Pick<RoutedStation, 'id' | 'kind' | 'stage'>,
): readonly Ticket<Line>[] =>
  stationTickets(lines, station)
    .flatMap((ticket) => ticket.lines.filter((line) => isOpenAt(line, station)).map((line) => ticketOf(`${ticket.key}/${line.id}`, [line])))
    .toSorted((left, right) => right.priority - left.priority || left.firedAt - right.firedAt);

/** A line that went on to a later stage is done with here, but for an allergy that whoever made it has to know. */
const isOpenAt = (line: KitchenLine, { kind, stage }: Pick<RoutedStation, 'kind' | 'stage'>): boolean =>
  (line.isWarned && line.state !== 'SERVED') ||
  (opens[kind].includes(line.state) && (kind !== 'PREP' || line.stationIds.length === 0 || line.stage <= stage));

const ticketOf = <Line extends KitchenLine>(key: string, lines: readonly Line[]): Ticket<Line> => ({
  key,
  orderId: lines[0]?.orderId ?? '',
  firedAt: lines[0]?.firedAt ?? 0,
  priority: Math.max(...lines.map(({ priority }) => priority)),
  hasAllergy: lines.some(({ hasAllergy }) => hasAllergy),
  lines,
});

/** How far one station is with an order. */
export type Readiness = { readonly stationId: string; /** @unit lines */ readonly ready: number; /** @unit lines */ readonly all: number };

/**
 * How far each station is with these lines, for whoever puts them together.
 *
 * @unit lines
 */
export const readinessOf = (lines: readonly KitchenLine[], stations: readonly RoutedStation[]): readonly Readiness[] =>
  stations.flatMap(({ id, stage }) => {
    const own = lines.filter(({ stationIds, state }) => stationIds.includes(id) && state !== 'VOIDED');
    const ready = own.filter((line) => line.stage > stage || !(inWork.includes(line.state) || line.state === 'VOID_REQUESTED'));
    return own.length === 0 ? [] : [{ stationId: id, ready: ready.length, all: own.length }];
  });

/** So many of a dish are to be made just now. */
export type AllDay = { readonly key: string; readonly dishId: string; readonly count: number; readonly lineIds: readonly string[] };

/**
 * How many of what are to be made, over all tickets. Those with the same choices count together.
 *
 * @invariant a line with an allergy or with words of its own is never among others.
 */
export const allDayCounts = (lines: readonly KitchenLine[]): readonly AllDay[] => {
  const counts = new Map<string, AllDay>();
  for (const line of lines.filter(({ state }) => inWork.includes(state))) {
    const isAlone = line.hasAllergy || line.note !== null;
    const key = isAlone ? line.id : [line.dishId, ...line.modifierIds.toSorted()].join('+');
    const before = counts.get(key);
    const count = (before?.count ?? 0) + line.quantity;
    counts.set(key, { key, dishId: line.dishId, count, lineIds: [...(before?.lineIds ?? []), line.id] });
  }
  return [...counts.values()].toSorted((left, right) => right.count - left.count || (left.key < right.key ? -1 : 1));
};
