import type { OrderHead, OrderLine } from '../../contract/fields.ts';
import { recallWindowMs } from '../../rules/line-state.ts';
import { isAtStation, type RoutedStation } from '../../rules/routing.ts';
import { openLines } from './bump.ts';
import { asShown, type ShownLine } from './shown-ticket.ts';

/** What was done of one order at this station, and can be called back. */
export type DoneTicket = {
  readonly key: string;
  readonly order: OrderHead;
  readonly lines: readonly ShownLine[];
  /** By the server. @unit milliseconds since 1970 */
  readonly doneAtMs: number;
};

const finished = { PREP: ['READY', 'PASSED', 'SERVED'], EXPO: ['PASSED', 'SERVED'], PICKUP: ['SERVED'] } as const;

/** Whether a station is done with a line: it left the screen here, even where it only waits for the next station. */
export const isDoneAt = (line: OrderLine, station: RoutedStation): boolean => {
  if (!isAtStation(line, station)) return false;
  if (line.state === 'VOIDED' || finished[station.kind].some((state) => state === line.state)) return true;
  return station.kind === 'PREP' && (line.state === 'QUEUED' || line.state === 'STARTED') && openLines([line], station).length === 0;
};

/** Whether a line can be called back: what was cancelled can't. */
export const isRecallable = ({ state }: Pick<ShownLine, 'state'>): boolean => state !== 'VOIDED';

const doneAtMs = ({ servedAt, passedAt, readyAt, voidedAt, firedAt }: OrderLine): number =>
  Date.parse(servedAt ?? passedAt ?? readyAt ?? voidedAt ?? firedAt ?? '1970-01-01T00:00:00Z');

export type DoneOf = {
  /** Whatever is known here; of two readings of a line the one that is named later counts. */
  readonly lines: readonly OrderLine[];
  readonly orders: readonly OrderHead[];
  readonly station: RoutedStation;
  /** By the server. @unit milliseconds since 1970 */
  readonly nowMs: number;
};

/** What was done at a station in the last four hours, what was done last before all others. */
export const doneTickets = ({ lines, orders, station, nowMs }: DoneOf): readonly DoneTicket[] => {
  const heads = new Map(orders.map((order) => [order.id, order]));
  const groups = new Map<string, OrderLine[]>();
  for (const line of new Map(lines.map((one) => [one.id, one])).values()) {
    if (!isDoneAt(line, station) || nowMs - doneAtMs(line) > recallWindowMs) continue;
    const key = `${line.orderId}/${line.firedAt}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups]
    .flatMap(([key, group]) => {
      const order = heads.get(group[0]?.orderId ?? '');
      if (!order) return [];
      const shown = group.toSorted((left, right) => left.sortOrder - right.sortOrder).map((line) => asShown(line, order));
      return [{ key, order, lines: shown, doneAtMs: Math.max(...group.map(doneAtMs)) }];
    })
    .toSorted((left, right) => right.doneAtMs - left.doneAtMs || (left.key < right.key ? -1 : 1));
};
