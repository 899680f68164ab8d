import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { DayCard, type DayCardProps } from './day-card.tsx';

afterEach(cleanup);

const counted = { grossMinor: '120000', currency: 'ETB', covers: null, source: 'TYPED' };
const day = {
  businessDate: '2026-11-28',
  grossMinor: 120_000n,
  channels: [{ channel: 'DINE_IN', orders: null, written: counted, counted }],
} as unknown as DayCardProps['day'];

test('what a day took ends its line where each of its parts does', () => {
  render(<DayCard day={day} currency="ETB" onWrite={() => undefined} />);
  const [sum, part] = screen.getAllByText(/1,200\.00/u);
  expect(sum?.nextElementSibling).toBeNull();
  expect(part?.nextElementSibling).toBeNull();
});
