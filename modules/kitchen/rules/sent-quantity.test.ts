import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { lineStates, type LineState } from './line-state.ts';
import { afterTelling, newToKitchen } from './sent-quantity.ts';
import { splitLines } from './split-lines.ts';

test.each<[LineState, number, number, number]>([
  ['HELD', 2, 0, 0],
  ['QUEUED', 2, 0, 2],
  ['QUEUED', 3, 2, 1],
  ['QUEUED', 1, 2, -1],
  ['STARTED', 2, 2, 0],
  ['SERVED', 2, 2, 0],
  ['HELD', 2, 2, -2],
  ['VOIDED', 2, 2, -2],
  ['VOIDED', 2, 0, 0],
])('%s, %i ordered and %i told: %i are new', (state, quantity, sentQuantity, expected) => {
  expect(newToKitchen({ state, quantity, sentQuantity })).toBe(expected);
});

const someLine = fc
  .record({ id: fc.uuid(), state: fc.constantFrom(...lineStates), quantity: fc.integer({ min: 1, max: 20 }), sentQuantity: fc.constant(0) })
  .map(afterTelling);

const someOrder = fc.uniqueArray(someLine, { selector: ({ id }) => id, minLength: 1, maxLength: 8 });

describe('the kitchen', () => {
  it('is never told twice, whatever orders are merged, split, moved or paid', () => {
    fc.assert(
      fc.property(
        fc.array(someOrder, { minLength: 1, maxLength: 3 }),
        fc.infiniteStream(fc.integer({ min: 0, max: 20 })),
        (orders, sizes) => {
          const merged = orders.flat();
          const asked = merged.flatMap(({ id, quantity }, index) => {
            const wanted = (sizes.next().value ?? 0) % (quantity + 1);
            return wanted === 0 ? [] : [{ lineId: id, quantity: wanted, newLineId: `part ${index}` }];
          });
          const split = splitLines(merged, asked);
          if (!split.ok) return;
          const { stay, goWhole, goInPart } = split.value;
          const after = [...stay, ...goWhole, ...goInPart.map(({ part }) => part)];
          expect(after.map(newToKitchen)).toEqual(after.map(() => 0));
          const portions = (lines: typeof merged) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
          expect(portions(after)).toBe(portions(merged));
          expect(after.every(({ quantity, sentQuantity }) => quantity > 0 && sentQuantity >= 0)).toBe(true);
        },
      ),
    );
  });

  it('knows as much of a line as was ordered once it was told', () => {
    fc.assert(
      fc.property(someLine, (line) => {
        expect(newToKitchen(afterTelling(line))).toBe(0);
      }),
    );
  });
});

test.each([
  ['a line that is not there', [{ lineId: 'z', quantity: 1, newLineId: 'n' }], 'SPLIT_LINE_UNKNOWN'],
  ['a line twice', [1, 1].map((quantity) => ({ lineId: 'a', quantity, newLineId: 'n' })), 'SPLIT_LINE_UNKNOWN'],
  ['more than there is', [{ lineId: 'a', quantity: 3, newLineId: 'n' }], 'SPLIT_TOO_MANY'],
  ['everything', [{ lineId: 'a', quantity: 2, newLineId: 'n' }], 'SPLIT_TAKES_ALL'],
])('%s is not split off', (_what, asked, code) => {
  const decision = splitLines([{ id: 'a', state: 'QUEUED', quantity: 2, sentQuantity: 2 }], asked);
  expect(decision.ok || decision.refusal.code).toBe(code);
});
