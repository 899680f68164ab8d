import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { ReportChart } from '../../contract/report-document.ts';
import { ChartView } from './chart-view.tsx';

afterEach(cleanup);

const share = (value: number) => ({ kind: 'share' as const, value });
const series = (id: string, then: number, now: number): ReportChart['series'][number] => ({
  id,
  label: id,
  points: [
    { label: '2 Nov', value: share(then) },
    { label: '9 Nov', value: share(now) },
  ],
  goal: null,
});

const chart: ReportChart = {
  id: 'parts',
  title: 'What it is made of',
  measure: 'One scale',
  kind: 'multiples',
  spanWord: 'Week',
  series: [series('Labour', 2700, 2870), series('Food', 3110, 3400), series('Packaging', 140, 100)],
};

/** By how many pixels the line of a picture goes up or down. */
const moved = async (name: string): Promise<number> => {
  const drawing = await screen.findByRole('img', { name: new RegExp(`^${name}`) });
  const [then = 0, now = 0] = [...drawing.querySelectorAll('circle')].map((circle) => Number(circle.getAttribute('cy')));
  return then - now;
};

test('beside each other, a point of sales is as high in one picture as in another, and each says where it begins and ends', async () => {
  render(<ChartView chart={chart} />);
  const [labour, food, packaging] = [await moved('Labour'), await moved('Food'), await moved('Packaging')];
  expect(food / 2.9).toBeCloseTo(labour / 1.7);
  expect(packaging / -0.4).toBeCloseTo(labour / 1.7);
  expect((await screen.findByRole('img', { name: /^Food/ })).textContent).toMatch(/^35\.0%30\.0%/);
});
