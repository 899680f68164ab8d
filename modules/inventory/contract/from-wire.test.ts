import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { postMovement } from '../rules/post-movement.ts';
import { decideMovement } from '../rules/record-movement.ts';
import { emptyLevel } from '../rules/stock-level.ts';
import { rational } from '../../../kit/rational.ts';
import type { Quantity } from '../../../kit/quantity.ts';
import { itemDraftFromWire, levelFromWire, levelToWire, movementDraftFromWire } from './from-wire.ts';
import { levelSchema } from './item-schemas.ts';

const units = {
  baseUnit: 'g',
  packChain: [{ unit: 'case', per: '15000' }],
  countUnits: ['case'],
  densityGPerMl: '1.05',
  eachMeasure: { quantity: '0.25', unit: 'kg' },
} as const;

test('an item and a movement arrive in the rules as they were written', () => {
  const body = {
    name: 'Tomatoes',
    nameLocal: null,
    sku: null,
    barcodes: [],
    categoryId: null,
    storageAreaIds: [],
    units: {
      ...units,
      packChain: [...units.packChain],
      countUnits: [...units.countUnits],
    },
    par: '30000',
    reorderPoint: null,
    allergens: {},
  };
  const item = itemDraftFromWire(body);
  expect([item.par, item.reorderPoint, item.eachMeasure?.quantity]).toEqual([30_000_000_000n, null, 250_000n]);
  const draft = movementDraftFromWire({
    movementId: '',
    itemId: '',
    kind: 'RECEIPT',
    reason: null,
    note: null,
    entry: {
      text: '2',
      parts: [
        {
          quantity: '2',
          unit: 'case',
        },
      ],
    },
    price: {
      amount: '23.70',
      unit: 'case',
    },
  });
  const decision = decideMovement(draft, { role: 'chef', item: { ...item, isActive: true }, level: emptyLevel });
  expect(decision.ok && levelToWire(decision.value.level)).toEqual({
    onHand: '30000',
    averageCost: '0.00158',
    valueMinor: '4740',
  });
});

test('a level survives its journey over the wire', () => {
  const move = fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.option(fc.bigInt({ min: 0n, max: 10_000n })));
  fc.assert(
    fc.property(move, ([size, price]) => {
      const cost = price === null ? null : rational(price, 700n);
      const posting = postMovement(emptyLevel, { kind: 'OPENING', quantity: size as Quantity, cost });
      const level = posting.ok ? posting.value.level : emptyLevel;
      const wire = levelToWire(level);
      expect(z.safeParse(levelSchema, wire).success).toBe(true);
      expect(levelFromWire(wire)).toEqual(level);
    }),
  );
});

test('who may not see cost still sees quantities come out right', () => {
  const hidden = levelFromWire({ onHand: '5', averageCost: null, valueMinor: null });
  const posting = postMovement(hidden, { kind: 'WASTE', quantity: -2_000_000n as Quantity, cost: null });
  expect(posting.ok && levelToWire(posting.value.level)).toEqual({ onHand: '3', averageCost: null, valueMinor: null });
  expect(levelFromWire({ onHand: '0', averageCost: null, valueMinor: null })).toEqual(emptyLevel);
});
