import { describe, expect, test } from 'vitest';

import { quantity } from '../../../../kit/quantity.ts';
import type { ItemUnits } from '../../rules/conversion.ts';
import type { ShownMovement } from '../stock/posted-rows.ts';
import { shownCount } from '../testing/shown-count.ts';
import { chartMarks } from './chart-marks.ts';

const units: ItemUnits = { baseUnit: 'g', packChain: [], countUnits: ['kg'], densityGPerMl: null, eachMeasure: null };

const rowOf = (clock: string, said: Partial<ShownMovement>) => shownCount(`2026-11-29T${clock}:00.000Z`, said);

const stepAt = (clock: string, onHand: string) => ({ at: `2026-11-29T${clock}:00.000Z`, onHand: quantity(onHand) });
const steps = [stepAt('10:00', '27500'), stepAt('12:00', '25000'), stepAt('12:30', '20000')];

describe('the marks of a chart', () => {
  test('say of a count what was counted, whatever was booked before it was approved', () => {
    const [mark] = chartMarks(units, [rowOf('12:00', { quantity: '-2500', balanceAfter: '20000' })], steps);
    expect(mark).toMatchObject({ kind: 'counted', onHand: 25_000_000_000n, label: '25 kg' });
  });

  test('say of a delivery what came, at the level that it left', () => {
    const came = rowOf('10:00', { kind: 'RECEIPT', sourceType: 'goods-receipt', quantity: '5000', balanceAfter: '30000' });
    expect(chartMarks(units, [came], steps)).toMatchObject([{ kind: 'event', label: '+5 kg' }]);
  });

  test('leave out the rows that only hold a count against what became known late', () => {
    expect(chartMarks(units, [rowOf('12:00', { sourceType: 'count-hold', quantity: '1000' })], steps)).toEqual([]);
  });
});
