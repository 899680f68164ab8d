import { describe, expect, test } from 'vitest';

import { readTarget } from '../hours/counting-fields.tsx';
import { dayFigures } from './day-figures.ts';
import type { RotaAnswer } from './use-rota.ts';

const day = '2026-11-22';
/** A day whose one shift costs so much, against sales and a target. */
const rota = (wages: string, expectedSales: string | null, labourTargetBps: number | null): RotaAnswer => ({
  today: day,
  told: [],
  planned: {
    shifts: [
      {
        id: 'one',
        day,
        workRoleId: 'cook',
        userId: 'dawit',
        startsAt: `${day}T09:00:00Z`,
        endsAt: `${day}T17:00:00Z`,
        breaks: [],
        note: null,
        isCancelled: false,
        isPinned: false,
        version: 1,
        state: 'NEW',
        toldAt: null,
      },
    ],
    findings: [],
    days: [{ day, expectedSales, demand: [], version: 1 }],
  },
  costs: { currency: 'GBP', labourTargetBps, shifts: [{ shiftId: 'one', wages, onCosts: '0', premiums: [] }], unpricedShiftIds: [] },
});

describe('a day on which somebody works whose rate nobody wrote down', () => {
  const unpriced = (wages: string) => {
    const known = rota(wages, '100000', 3000);
    return dayFigures({ ...known, costs: known.costs && { ...known.costs, unpricedShiftIds: ['one'] } }, day);
  };

  test('costs what nobody knows, never nothing, and is within no target', () => {
    expect(unpriced('0')).toMatchObject({ cost: null, share: null, isOverTarget: null, unpriced: 1 });
  });

  test('is beyond a target where the others are alone, and within it by nobody’s word', () => {
    expect(unpriced('30010')).toMatchObject({ cost: 30_010n, isOverTarget: true });
    expect(unpriced('20000')).toMatchObject({ cost: 20_000n, share: 2000, isOverTarget: null });
  });
});

describe('labour beside what the house wants of it', () => {
  test.each([
    ['at the target', '30000', '100000', 3000, false],
    ['a hundredth of a percent above', '30010', '100000', 3000, true],
    ['without a target', '90000', '100000', null, null],
    ['without expected sales', '30000', null, 3000, null],
  ])('%s', (_what, wages, sales, target, isOver) => {
    expect(dayFigures(rota(wages, sales, target), day).isOverTarget).toBe(isOver);
  });

  test.each([
    ['', null],
    ['30', 3000],
    ['27,5', 2750],
    ['1', 100],
    ['100', 10_000],
    ['0.9', undefined],
    ['101', undefined],
    ['a third', undefined],
  ])('typed as "%s" is %s', (typed, bps) => {
    expect(readTarget(typed)).toBe(bps);
  });
});
