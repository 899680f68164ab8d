import { expect, test } from 'vitest';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { cellText } from '../../rules/cell-text.ts';
import type { Sale } from '../../rules/trade.ts';
import type { ReportAsk } from '../report-maker.ts';
import { whenTables } from './sales-tables.ts';

const tx = { currency: 'ETB', dayCutoffMinutes: 240 } as RestaurantTx;
const ask = { on: { locale: 'am' } } as ReportAsk;
const wall = { timeZone: 'Africa/Addis_Ababa', useEthiopianTime: true, useEthiopianCalendar: true };

const sale = (minute: number): Sale => ({
  businessDate: '2026-11-16',
  channel: 'DINE_IN',
  minute,
  covers: null,
  listMinor: 1000n,
  discountMinor: 0n,
  grossMinor: 1000n,
  vatMinor: 0n,
  serviceMinor: 0n,
  orders: 1,
});

const heads = (id: string, columns: number): readonly (readonly string[])[] =>
  whenTables(tx, [sale(12 * 60), sale(19 * 60), sale(60)], ask)
    .filter((table) => table.id === id)
    .flatMap(({ rows }) => rows.map(({ cells }) => cells.slice(0, columns).map((cell) => cellText(cell, { wall, language: 'am' }))));

test('hours and parts of the day are read by the clock of whoever reads, in the order of a trading day', () => {
  expect(heads('hours', 1)).toEqual([['ቀን 6:00'], ['ማታ 1:00'], ['ሌሊት 7:00']]);
  expect(heads('parts', 3)).toEqual([
    ['ምሳ', 'ቀን 5:00', 'ቀን 9:00'],
    ['እራት', 'ቀን 11:00', 'ማታ 4:00'],
    ['ሌሊት', 'ማታ 4:00', 'ሌሊት 11:00'],
  ]);
});
