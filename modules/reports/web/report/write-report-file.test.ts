import { expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import type { ReportDocument } from '../../contract/report-document.ts';
import { reportTables } from './write-report-file.ts';

const row = (text: string, minor: string, weight: 'line' | 'total' = 'line') => ({
  cells: [{ kind: 'text', text } as const, { kind: 'money', minor, currency: 'GBP' } as const],
  place: null,
  weight,
});
const tableOf = (rows: ReturnType<typeof row>[]) => ({
  id: 'channels',
  title: 'By channel',
  note: null,
  columns: [
    { id: 'channel', label: 'Channel', side: 'left' as const },
    { id: 'net', label: 'Net', side: 'right' as const },
  ],
  rows,
});

const report = (rows: ReturnType<typeof row>[]) =>
  ({
    report: 'sales',
    name: 'Sales',
    finding: { text: 'Nothing was sold', standing: 'information' },
    restaurant: 'Selam Corner',
    period: { from: '2026-11-01', to: '2026-11-30', name: 'November 2026', calendar: 'GREGORIAN' },
    asOf: '2026-11-26T12:00:00.000Z',
    closedAt: null,
    figures: [],
    charts: [],
    tables: [tableOf(rows)],
    restsOn: [],
    advice: [],
  }) satisfies ReportDocument;

test('a table with nothing but noughts is told in words in a file too', () => {
  expect(reportTables(report([row('Food', '0'), row('Total', '0', 'total')])).at(-1)?.rows).toEqual([[m.reports_nothing_here()]]);
});

test('a line of nought stays in the file beside one that tells', () => {
  expect(reportTables(report([row('Dine-in', '0'), row('Takeaway', '250'), row('Total', '250', 'total')])).at(-1)?.rows).toEqual([
    ['Channel', 'Net'],
    ['Dine-in', 0],
    ['Takeaway', 2.5],
    ['Total', 2.5],
  ]);
});
