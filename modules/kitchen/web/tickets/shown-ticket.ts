import type { OrderHead, OrderLine, Station } from '../../contract/fields.ts';
import type { RoutedStation } from '../../rules/routing.ts';
import { hasLeft, type KitchenLine, stationItems, stationTickets, type Ticket } from '../../rules/ticket-view.ts';

/** A line with what a ticket says of it. */
export type ShownLine = KitchenLine & { readonly line: OrderLine };

/** A ticket with its order. */
export type ShownTicket = Ticket<ShownLine> & {
  readonly order: OrderHead;
  /** Guests asked for more: something of the order was fired before. */
  readonly isAdded: boolean;
};

/** What is called out: the table, or the number. */
export const calledOut = ({ tableName, number }: Pick<OrderHead, 'tableName' | 'number'>): string => tableName ?? `#${number}`;

/** Whether an allergy came after somebody was done with a line: only that changes a line that is made. */
const isWarned = ({ state, hasAllergy, knownBefore, acknowledgedAt }: OrderLine): boolean =>
  (state === 'READY' || state === 'PASSED') && hasAllergy && knownBefore !== null && acknowledgedAt === null;

/** A line as the rules of the screens ask for it. */
export const asShown = (line: OrderLine, order: OrderHead | undefined): ShownLine => ({
  id: line.id,
  orderId: line.orderId,
  dishId: line.dishId,
  state: line.state,
  quantity: line.quantity,
  modifierIds: line.modifiers.map(({ id }) => id),
  note: line.note,
  hasAllergy: line.hasAllergy || (order !== undefined && order.allergyNote !== null),
  isWarned: isWarned(line),
  stationIds: line.stationIds,
  stage: line.stage,
  firedAt: line.firedAt === null ? 0 : Date.parse(line.firedAt),
  priority: line.priority,
  sortOrder: line.sortOrder,
  line,
});

const dateOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

const isGone = ({ voidedAt, acknowledgedAt, ...line }: OrderLine, nowMs: number): boolean =>
  hasLeft({ ...line, voidedAt: dateOf(voidedAt), acknowledgedAt: dateOf(acknowledgedAt) }, new Date(nowMs));

/** Whether something of a line changed that nobody here has seen. */
export const isChanged = ({ acknowledgedAt, state }: OrderLine): boolean =>
  acknowledgedAt === null && state !== 'VOIDED' && state !== 'VOID_REQUESTED' && state !== 'HELD';

export type TicketsOf = {
  readonly lines: readonly OrderLine[];
  readonly orders: readonly OrderHead[];
  readonly station: Station;
  /** By the server. @unit milliseconds since 1970 */
  readonly nowMs: number;
};

/** The tickets of a station, in its own way of working. */
export const ticketsOf = ({ lines, orders, station, nowMs }: TicketsOf): readonly ShownTicket[] => {
  const heads = new Map(orders.map((order) => [order.id, order]));
  const shown = lines.filter((line) => !isGone(line, nowMs)).map((line) => asShown(line, heads.get(line.orderId)));
  const firstFired = new Map<string, number>();
  for (const { orderId, firedAt } of shown) firstFired.set(orderId, Math.min(firedAt, firstFired.get(orderId) ?? firedAt));
  const at: RoutedStation = station;
  return (station.mode === 'ITEM' ? stationItems(shown, at) : stationTickets(shown, at)).flatMap((ticket) => {
    const order = heads.get(ticket.orderId);
    return order ? [{ ...ticket, order, isAdded: ticket.firedAt > (firstFired.get(ticket.orderId) ?? 0) }] : [];
  });
};

/** Whether two readings of a ticket show the same: what did not change is not drawn anew. */
export const isSameTicket = (left: ShownTicket, right: ShownTicket): boolean =>
  left === right ||
  (left.key === right.key &&
    left.order === right.order &&
    left.isAdded === right.isAdded &&
    left.lines.length === right.lines.length &&
    left.lines.every(({ line }, index) => line === right.lines[index]?.line));
