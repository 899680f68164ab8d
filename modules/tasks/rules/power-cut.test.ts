import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { maySeeIncident } from './incident.ts';
import { cutOrder, judgeAfterCut } from './power-cut.ts';

const limits = { FRIDGE: '8', DISPLAY: '8', FREEZER: '-18', HOT: '63' } as const;

describe('when the power is back', () => {
  it.each([
    ['FRIDGE', '8', 600, 'KEEP'],
    ['FRIDGE', '8.1', 240, 'CHILL'],
    ['FRIDGE', '8.1', 241, 'DISCARD'],
    ['DISPLAY', '12', 300, 'DISCARD'],
    ['FREEZER', '-15', 600, 'KEEP'],
    ['FREEZER', '-14.9', 600, 'USE_FIRST'],
    ['FREEZER', '0', 600, 'USE_FIRST'],
    ['FREEZER', '7', 600, 'USE_FIRST'],
    ['FREEZER', '9', 600, 'DISCARD'],
    ['HOT', '63', 600, 'KEEP'],
    ['HOT', '62', 120, 'REHEAT'],
    ['HOT', '62', 121, 'DISCARD'],
    ['FRIDGE', null, 600, 'EMPTY'],
    ['FRIDGE', 'warm', 600, null],
  ] as const)('what is in a %s at %s after %i minutes is to %s', (kind, reading, outMinutes, verdict) => {
    expect(judgeAfterCut({ kind, limit: limits[kind], reading, outMinutes })).toBe(verdict);
  });

  it('nothing chilled is kept that was above eight for more than four hours, whatever was read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 801, max: 6000 }), fc.integer({ min: 241, max: 5000 }), (hundredths, outMinutes) => {
        const reading = (hundredths / 100).toFixed(2);
        for (const kind of ['FRIDGE', 'DISPLAY', 'FREEZER'] as const)
          expect(judgeAfterCut({ kind, limit: limits[kind], reading, outMinutes })).toBe('DISCARD');
      }),
    );
  });

  it('what cools down is looked at first, and freezers last', () => {
    expect(cutOrder((['FREEZER', 'FRIDGE', 'HOT', 'DISPLAY'] as const).map((kind) => ({ kind }))).map(({ kind }) => kind)).toEqual([
      'HOT',
      'FRIDGE',
      'DISPLAY',
      'FREEZER',
    ]);
  });
});

it('illness of who works here is for whoever leads, illness of a guest for everybody', () => {
  const seen = (['LEADS', 'WORKS'] as const).flatMap((leads) =>
    [true, false].map((isStaff) => maySeeIncident({ kind: 'ILLNESS', isStaff }, leads)),
  );
  expect(seen).toEqual([true, true, false, true]);
});
