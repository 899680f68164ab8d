import { expect, test } from 'vitest';

import { m } from '../../../generated/messages/server/messages.js';
import type { ReportDocument } from '../contract/report-document.ts';
import { reportPaper } from './print-report.ts';
import type { On } from './report-maker.ts';

const on = { house: { useEthiopianCalendar: false, useEthiopianClock: false, timezone: 'Europe/London' }, locale: 'en' } as unknown as On;
const column = (id: string) => ({ id, label: id, side: 'left' as const });
const total: ReportDocument['tables'][number]['rows'][number] = { cells: [{ kind: 'text', text: 'Total' }], place: null, weight: 'total' };
const columns = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(column);

const report: ReportDocument = {
  report: 'sales',
  name: 'Sales',
  finding: { text: 'Nothing was sold', standing: 'information' },
  restaurant: 'Selam Corner',
  period: { from: '2026-11-01', to: '2026-11-30', name: 'November 2026', calendar: 'GREGORIAN' },
  asOf: '2026-11-26T12:00:00.000Z',
  closedAt: null,
  figures: [],
  charts: [],
  tables: [{ id: 'channels', title: 'By channel', note: null, columns, rows: [total] }],
  restsOn: [],
  advice: [],
};

test('a table with nothing but its total is told in words on paper too, on an upright sheet', () => {
  const paper = reportPaper(report, on);
  expect(paper.blocks).toContainEqual({ kind: 'text', text: m.reports_nothing_here({}, on) });
  expect(paper.blocks.filter(({ kind }) => kind === 'table')).toEqual([]);
  expect(paper.sheet).toBe('upright');
});
