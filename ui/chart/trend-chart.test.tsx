import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { TrendChart } from './trend-chart.tsx';

afterEach(cleanup);

const chart = (
  <TrendChart
    title="Down a fifth since the goal was set"
    measure="Grams a guest"
    description="From 7.5 g to 6 g."
    points={[
      { label: '7 Sept', value: 7.5 },
      { label: '14 Sept', value: null },
      { label: '21 Sept', value: 6 },
    ]}
    bandPoints={1}
    lines={[
      { kind: 'baseline', value: 7.5, label: 'Baseline 7.5 g' },
      { kind: 'goal', value: 5, label: 'Goal 5 g' },
    ]}
    lastLabel="6 g last week"
    spanWord="Week from"
    unknownWord="Not known"
    formatValue={(value) => `${value} g`}
  />
);

test('a week that nobody knows is no point of the line, and never drawn as nothing', async () => {
  render(chart);
  const drawing = await screen.findByRole('img', { name: 'From 7.5 g to 6 g.' });
  expect(drawing.querySelectorAll('circle')).toHaveLength(2);
  expect(drawing.querySelectorAll('path')[0]?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  expect(drawing.textContent).toContain('Goal 5 g');
});

test('the same figures stand in a table behind one key, the unknown one by its word', () => {
  render(chart);
  fireEvent.click(screen.getByRole('button', { pressed: false }));
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['Week fromGrams a guest', '7 Sept7.5 g', '14 SeptNot known', '21 Sept6 g']);
});
