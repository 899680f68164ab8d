import type { QueryClient } from '@tanstack/react-query';

import type { OutboxEntry } from '../../../platform/web/outbox/outbox-entry.ts';
import type { Order, OrderLine } from '../contract/fields.ts';

type OneOrder = { readonly order: Order };
type Orders = { readonly orders: readonly Order[] };

const isOrder = (value: unknown): value is Order =>
  typeof value === 'object' && value !== null && 'bill' in value && 'lines' in value && 'version' in value;

/** The orders that an answer tells of. */
const ordersIn = (answer: unknown): readonly Order[] =>
  typeof answer === 'object' && answer !== null ? Object.values(answer).filter(isOrder) : [];

const isNewer = (order: Order, known: Order | undefined): boolean => known === undefined || order.version >= known.version;

/** The list of open orders with this one as it is now. */
const withOrder = (orders: readonly Order[], order: Order): readonly Order[] => {
  const known = orders.find(({ id }) => id === order.id);
  if (!isNewer(order, known)) return orders;
  if (order.state !== 'OPEN') return orders.filter(({ id }) => id !== order.id);
  return known ? orders.map((one) => (one.id === order.id ? order : one)) : [...orders, order];
};

type Board = { readonly lines: readonly OrderLine[] };

/** The lines that an answer tells of by themselves. */
const linesIn = (answer: unknown): readonly OrderLine[] => {
  const { lines = [], line } = (answer ?? {}) as { readonly lines?: readonly OrderLine[]; readonly line?: OrderLine };
  return line ? [...lines, line] : lines;
};

/** The board with these lines as they are now; what it does not show it asks for itself. */
const withLines = <Known extends Board>(board: Known, lines: readonly OrderLine[]): Known => {
  const told = new Map(lines.map((line) => [line.id, line]));
  const newer = (known: OrderLine): OrderLine => {
    const line = told.get(known.id);
    return line && line.version >= known.version ? line : known;
  };
  return { ...board, lines: board.lines.map(newer) };
};

/** Lines that a command left as they were, by their ids, and why; until somebody has read it. */
export type LeftLines = Readonly<Record<string, string>>;

/** Where lines that were left are kept on this device. */
export const leftLinesKey = (restaurantId: string) => ['kitchen', restaurantId, 'left-lines'];

const keepLeft = (queries: QueryClient, restaurantId: string, answer: unknown): void => {
  const { left = [] } = answer as { readonly left?: readonly { readonly lineId: string; readonly code: string }[] };
  if (left.length === 0) return;
  const codes = Object.fromEntries(left.map(({ lineId, code }) => [lineId, code]));
  queries.setQueryData<LeftLines>(leftLinesKey(restaurantId), (known) => ({ ...known, ...codes }));
};

/**
 * Puts orders and lines as the server answered them in the place of what was known, before their command leaves the outbox: otherwise
 * what was paid would be owed again, and what was bumped would come back with a flash, for as long as it takes to ask.
 */
export const settleKitchenAnswer = (queries: QueryClient, { input, name }: OutboxEntry, answer: unknown): void => {
  const { restaurantId } = input;
  if (restaurantId === undefined) return;
  for (const order of ordersIn(answer)) {
    queries.setQueryData<OneOrder>(['kitchen', restaurantId, 'order', order.id], (known) =>
      isNewer(order, known?.order) ? { order } : known,
    );
    queries.setQueryData<Orders>(['kitchen', restaurantId, 'orders'], (known) => known && { orders: withOrder(known.orders, order) });
  }
  const lines = linesIn(answer);
  if (lines.length > 0) queries.setQueryData<Board>(['kitchen', restaurantId, 'now'], (known) => known && withLines(known, lines));
  if (name === 'kitchen.void-lines@1') keepLeft(queries, restaurantId, answer);
  if (name.endsWith('-reservation@1')) void queries.invalidateQueries({ queryKey: ['kitchen', restaurantId, 'book'] });
};
