import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import type { ReportTable } from '../../contract/report-document.ts';
import { ChartView } from './chart-view.tsx';
import { TableView } from './table-view.tsx';

afterEach(cleanup);

const money = { kind: 'money', minor: '0', currency: 'GBP' } as const;
const total = { cells: [{ kind: 'text', text: 'Total' } as const, money], place: null, weight: 'total' } as const;
const columns: ReportTable['columns'] = [
  { id: 'item', label: 'Item', side: 'left' },
  { id: 'amount', label: 'Amount', side: 'right' },
];

test('a table with nothing but its total is told in words, not as a row of noughts', () => {
  render(<TableView table={{ id: 'items', title: 'By item', note: null, columns, rows: [total] } as never} />);
  expect(screen.getByRole('heading', { name: 'By item' })).toBeTruthy();
  expect(screen.getByText(m.reports_nothing_here())).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a picture of which no figure is known is told in words', () => {
  const points = [{ label: '23 Nov', value: { kind: 'share', value: null } }];
  const chart = { id: 'c', kind: 'trend', title: 'Over time', series: [{ id: 's', label: 'Labour', points, goal: null }] };
  render(<ChartView chart={chart as never} />);
  expect(screen.getByText(m.reports_nothing_here())).toBeTruthy();
});
