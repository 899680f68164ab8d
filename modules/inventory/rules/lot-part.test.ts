import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { quantity, type Quantity } from '../../../kit/quantity.ts';
import { decideLotPart, isPartStep } from './lot-part.ts';
import { lotSteps } from './lot-step.ts';

describe('a part of a lot', () => {
  test('is opened, frozen or thawed by itself; all else is done with a whole lot', () => {
    expect(lotSteps.filter(isPartStep)).toEqual(['OPEN', 'FREEZE', 'THAW']);
  });

  test.each([
    ['1', { ok: true, value: { stays: quantity('9') } }],
    ['10', { ok: true, value: 'WHOLE' }],
    ['10.000001', { ok: false, refusal: { code: 'LOT_PART_TOO_LARGE' } }],
    ['0', { ok: false, refusal: { code: 'QUANTITY_ZERO' } }],
    ['-1', { ok: false, refusal: { code: 'QUANTITY_ZERO' } }],
  ])('of %s out of 10 is %o', (part, decided) => {
    expect(decideLotPart(quantity('10'), quantity(part))).toEqual(decided);
  });

  test('and what stays are never nothing, and add up to what there was', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 15n });
    fc.assert(
      fc.property(amount, amount, (onHand, part) => {
        const decided = decideLotPart(onHand as Quantity, part as Quantity);
        const stays = decided.ok && decided.value !== 'WHOLE' ? decided.value.stays : null;
        expect(decided.ok).toBe(part <= onHand);
        expect(stays).toBe(part < onHand ? onHand - part : null);
      }),
    );
  });
});
