import { expect, test } from 'vitest';

import type { FileSale } from '../../rules/file/read-sales-file.ts';
import { fileEffect } from './file-days.ts';

const wall = { timeZone: 'Africa/Addis_Ababa', dayCutoffMinutes: 240 };

const sold = (saleId: string, soldAt: string, totalMinor: string): FileSale => ({
  sale: { saleId, version: 1, state: 'COMPLETED', soldAt, channel: 'DINE_IN', lines: [], totalMinor, paid: [] },
  rows: [2],
});

test('a day before and after differ by what is new; what came before, and what came before otherwise, adds nothing', () => {
  const sales = [
    sold('a', '2026-11-20T10:00:00Z', '1200'),
    sold('b', '2026-11-20T11:00:00Z', '900'),
    sold('c', '2026-11-20T12:00:00Z', '500'),
    // After midnight, before the day ends.
    sold('d', '2026-11-20T22:30:00Z', '100'),
  ];
  const earlier = [
    { saleId: 'a', day: '2026-11-20', totalMinor: '1200' },
    { saleId: 'b', day: '2026-11-20', totalMinor: '800' },
    { saleId: 'z', day: '2026-11-20', totalMinor: '50' },
  ];
  const { days, counts, fresh } = fileEffect(sales, earlier, wall);
  expect(counts).toEqual({ NEW: 2, KNOWN: 1, OTHERWISE: 1 });
  expect(fresh.map(({ sale }) => sale.saleId)).toEqual(['c', 'd']);
  expect(days).toEqual([{ day: '2026-11-20', fileMinor: 2700n, newMinor: 600n, beforeMinor: 2050n, afterMinor: 2650n }]);
});
