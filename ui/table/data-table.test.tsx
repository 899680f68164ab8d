import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { DataTable } from './data-table.tsx';
import { leastWidth, type DataColumn } from './table-columns.ts';

type Item = { readonly id: string; readonly name: string; readonly level: number };

const items: readonly Item[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  name: `Item ${index}`,
  level: (index * 7919) % 10_000,
}));
const columns: readonly DataColumn<Item>[] = [
  { id: 'name', title: 'Item', cell: (item) => item.name },
  { id: 'level', title: 'On hand', cell: (item) => item.level, align: 'end', compare: (a, b) => a.level - b.level },
  { id: 'area', title: 'Area', cell: () => 'Dry store' },
];
const sections = [{ id: 'person' }, { id: 'fine', heading: 'Fine' }] as const;
const hidden = ['area'] as const;

const opened = vi.fn();

const Stock = () => {
  const [sorting, setSorting] = useState<{ id: string; desc: boolean }[]>([]);
  const [selection, setSelection] = useState<Record<string, true>>({});
  return (
    <DataTable
      label="Stock"
      rows={items}
      columns={columns}
      hiddenColumnIds={hidden}
      rowId={(item) => item.id}
      rowName={(item) => item.name}
      onOpen={opened}
      sections={sections}
      sectionOf={(item) => (item.level < 3 ? 'person' : 'fine')}
      sorting={sorting}
      onSortingChange={setSorting}
      selection={selection}
      onSelectionChange={setSelection}
    />
  );
};

beforeEach(() => {
  // The document of these tests has no layout: the frame gets the height of a screen.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_200);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const namesInSight = () => screen.getAllByText(/^Item \d+$/).map((cell) => cell.textContent);

describe('a list of ten thousand', () => {
  test('holds only what is in sight, and says how many there are', () => {
    render(<Stock />);
    expect(screen.getAllByRole('row').length).toBeGreaterThan(20);
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    expect(screen.getByRole('table', { name: 'Stock' }).getAttribute('aria-rowcount')).toBe('10002');
  });

  test('begins with what needs a person, then the rest under its count', () => {
    render(<Stock />);
    expect(
      namesInSight()
        .slice(0, 3)
        .map((name) => items[Number(name.slice(5))]?.level)
        .toSorted((a = 0, b = 0) => a - b),
    ).toEqual([0, 1, 2]);
    expect(screen.getByText('Fine').textContent).toContain('9997');
  });

  test('sorts by a head, and says so', () => {
    render(<Stock />);
    fireEvent.click(screen.getByText('On hand'));
    expect(screen.getByRole('columnheader', { name: 'On hand' }).getAttribute('aria-sort')).toBe('ascending');
    expect(
      namesInSight()
        .slice(0, 3)
        .map((name) => items[Number(name.slice(5))]?.level),
    ).toEqual([0, 1, 2]);
  });

  test('a row can be chosen and opened, and a hidden column is not drawn', () => {
    render(<Stock />);
    const [first = ''] = namesInSight();
    fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(`${first}$`) }));
    expect(screen.getByRole('row', { selected: true }).textContent).toContain(first);
    fireEvent.click(screen.getByText(first));
    expect(opened).toHaveBeenCalledWith(expect.objectContaining({ name: first }));
    expect(screen.queryByText('Area')).toBeNull();
  });
});

test('on a narrow screen a name keeps its place: a table is as wide as its columns at least', () => {
  render(<Stock />);
  expect(screen.getByRole('table').style.minWidth).toBe(leastWidth(columns.slice(0, 2), true));
  expect(leastWidth([{}, { width: '6rem' }], true)).toBe('calc(3rem + 12rem + 6rem)');
  expect(leastWidth([{ width: '6rem' }], false)).toBe('calc(6rem)');
});
