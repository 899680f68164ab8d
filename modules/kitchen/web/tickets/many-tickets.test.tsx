import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import type { Outbox } from '../../../../platform/web/outbox/outbox.ts';
import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import { OutboxProvider } from '../../../../platform/web/outbox/use-outbox.tsx';
import type { OrderHead, OrderLine, Station } from '../../contract/fields.ts';
import { kitchenLimits } from '../../rules/kitchen-limits.ts';
import { headOf, lineOf, stationOf } from '../testing/sample-tickets.ts';
import type { BoardActions } from './board-actions.ts';
import { ticketsOf } from './shown-ticket.ts';
import { TicketCard } from './ticket-card.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const noEntries: readonly OutboxEntry[] = [];
const station = stationOf();
const actions = {} as BoardActions;
const nowMs = Date.now();

const orders: readonly OrderHead[] = Array.from({ length: kitchenLimits.ticketsMax }, (_, index) =>
  headOf(`T${index}`, { openedAt: new Date(nowMs - (100 - index) * 60_000).toISOString() }),
);
const lines = orders.flatMap((order) => ['Shiro', 'Tibs', 'Kitfo'].map((name, sortOrder) => lineOf(order, name, { sortOrder })));

const drawn = new Set<string>();

/** The house's stations as one card is given them; asking them where a dish goes on to tells that it is drawn. */
const stationsSeenBy = (table: string): readonly Station[] => {
  const seen = [station];
  const { filter } = seen;
  seen.filter = ((...how: Parameters<typeof filter>) => {
    drawn.add(table);
    return filter.apply(seen, how);
  }) as typeof filter;
  return seen;
};
const seenBy = new Map(orders.map(({ tableName }) => [tableName, stationsSeenBy(tableName ?? '')]));

test('of sixty tickets only the one that changed is drawn anew', () => {
  // The second hand draws the heads; here it stands still.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  let say: (next: readonly OrderLine[]) => void = () => undefined;
  const Board = () => {
    const [said, setSaid] = useState<readonly OrderLine[]>(lines);
    say = setSaid;
    return ticketsOf({ lines: said, orders, station, nowMs }).map((ticket) => (
      <TicketCard
        key={ticket.key}
        ticket={ticket}
        station={station}
        stations={seenBy.get(ticket.order.tableName) ?? []}
        actions={actions}
        hasGone={false}
      />
    ));
  };
  const outbox = { entries: () => noEntries, isRead: () => true, subscribe: () => () => undefined } as unknown as Outbox;
  render(
    <OutboxProvider value={outbox}>
      <Board />
    </OutboxProvider>,
  );
  expect(screen.getAllByRole('article')).toHaveLength(kitchenLimits.ticketsMax);
  expect(drawn.size).toBe(kitchenLimits.ticketsMax);
  drawn.clear();
  act(() => say([...lines]));
  expect([...drawn]).toEqual([]);
  const changed = lines.map((line) =>
    line.orderId === orders[7]?.id && line.sortOrder === 1 ? { ...line, state: 'READY' as const } : line,
  );
  act(() => say(changed));
  expect([...drawn]).toEqual(['T7']);
});
