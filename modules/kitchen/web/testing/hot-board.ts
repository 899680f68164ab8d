import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach } from 'vitest';

import type { OrderHead, OrderLine, Station } from '../../contract/fields.ts';
import { type BoardOpening, openBoard, type OpenedBoard } from './open-board.tsx';
import { stationOf } from './sample-tickets.ts';

export const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

/** What a server answers of a kitchen with these orders. */
export const kitchenOf = (orders: readonly OrderHead[], lines: readonly OrderLine[]) => async (): Promise<unknown> => ({
  now: new Date().toISOString(),
  orders,
  lines,
});

/** The one station of a house, and its board. */
export type HotBoard = {
  readonly hot: Station;
  readonly house: () => Promise<unknown>;
  readonly open: (opening: Partial<BoardOpening> & Pick<BoardOpening, 'answers'>) => Promise<OpenedBoard>;
  readonly showing: (orders: readonly OrderHead[], lines: readonly OrderLine[], more?: Partial<BoardOpening>) => Promise<OpenedBoard>;
  readonly ticketOf: (table: string) => Promise<HTMLElement>;
  readonly touch: (within_: HTMLElement, name: string) => void;
};

/** A board for the tests of a file; what a test opens is closed after it. */
export const hotBoard = (): HotBoard => {
  const hot = stationOf();
  const at = `/kitchen?station=${hot.id}`;
  const house = async () => ({ stations: [hot], tables: [] });
  const opened: OpenedBoard[] = [];
  afterEach(() => {
    cleanup();
    for (const board of opened.splice(0)) board.close();
    localStorage.clear();
  });
  const open: HotBoard['open'] = async (opening) => {
    const board = await openBoard({ address: at, ...opening });
    opened.push(board);
    return board;
  };
  return {
    hot,
    house,
    open,
    showing: (orders, lines, more = {}) => open({ answers: { readHouse: house, readKitchen: kitchenOf(orders, lines) }, ...more }),
    ticketOf: async (table) => (await screen.findByRole('heading', { level: 2, name: table })).closest('article') ?? document.body,
    touch: (within_, name) => void fireEvent.click(within(within_).getByRole('button', { name })),
  };
};
