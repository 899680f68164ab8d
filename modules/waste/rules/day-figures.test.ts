import { expect, test } from 'vitest';

import { filledDays } from './day-figures.ts';

const day = (businessDate: string, covers: number | null, salesMinor: bigint | null) => ({ businessDate, covers, salesMinor });

test.each([
  ['what nobody typed is as the kitchen knows it', [], [day('2026-06-01', 40, 9000n)], [day('2026-06-01', 40, 9000n)]],
  ['what somebody typed goes before it', [day('2026-06-01', 38, 8000n)], [day('2026-06-01', 40, 9000n)], [day('2026-06-01', 38, 8000n)]],
  ['each figure by itself', [day('2026-06-01', null, 8000n)], [day('2026-06-01', 40, null)], [day('2026-06-01', 40, 8000n)]],
  ['a typed nought is a figure', [day('2026-06-01', 0, null)], [day('2026-06-01', 40, null)], [day('2026-06-01', 0, null)]],
  [
    'what neither knows stays unknown',
    [day('2026-06-01', null, null)],
    [day('2026-06-02', null, 5n)],
    [day('2026-06-01', null, null), day('2026-06-02', null, 5n)],
  ],
])('%s', (_name, written, traded, known) => {
  expect(filledDays(written, traded)).toEqual(known);
});
