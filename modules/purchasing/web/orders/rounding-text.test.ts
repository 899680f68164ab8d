import { expect, test } from 'vitest';

import { quantity } from '../../../../kit/quantity.ts';
import { rational } from '../../../../kit/rational.ts';
import type { FillLine } from '../../contract/fill-line.ts';
import { roundingText } from './rounding-text.ts';

/** Eggs on trays of 30, six trays in a box. */
const eggs = (short: string, orderUnit: string, perPack: bigint) =>
  ({
    item: { short },
    units: {
      baseUnit: 'each',
      packChain: [
        { unit: 'box', per: quantity('6') },
        { unit: 'tray', per: quantity('30') },
      ],
      countUnits: ['tray'],
      densityGPerMl: null,
      eachMeasure: null,
    },
    offer: { orderUnit },
    size: { perPack: rational(perPack, 1n) },
    packs: quantity('1'),
  }) as unknown as FillLine;

test.each([
  ['what packs hold is said in the unit of what is needed', eggs('60', 'box', 180n), '1', 'Needs 2 trays, so 1 box = 6 trays'],
  ['also where a piece of the unit is needed', eggs('7', 'box', 180n), '1', 'Needs 7 pieces, so 1 box = 180 pieces'],
  ['nothing is said twice', eggs('70', 'tray', 30n), '3', 'Needs 2.33 trays, so 3 trays'],
  ['a tray of the supplier that holds more is told', eggs('70', 'tray', 60n), '2', 'Needs 2.33 trays, so 2 trays = 4 trays'],
])('%s', (_what, line, packs, text) => {
  expect(roundingText(line, quantity(packs))).toBe(text);
});

test('what is no number fits nothing', () => {
  expect(roundingText(eggs('60', 'box', 180n), null)).toBe('Needs 2 trays, so 0 boxes = –');
});
