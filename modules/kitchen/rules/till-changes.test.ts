import fc from 'fast-check';
import { expect, test } from 'vitest';

import { takeOff, tillChanges, type SaidLine } from './till-changes.ts';

const shiro: SaidLine = {
  lineId: '1',
  dishId: 'shiro',
  quantity: 2,
  modifierIds: ['hot', 'small'],
  course: null,
  note: null,
  hasAllergy: false,
  isHeld: false,
  unitPriceMinor: null,
};

test.each([
  ['a new line is asked for whole', [], [shiro], [{ kind: 'MORE', line: shiro, quantity: 2 }]],
  ['a line that is missing is taken off whole', [shiro], [], [{ kind: 'LESS', lineId: '1', quantity: 2 }]],
  ['the same message once more changes nothing', [shiro], [{ ...shiro, modifierIds: ['small', 'hot'] }], []],
  [
    'one portion more is one portion',
    [shiro],
    [{ ...shiro, quantity: 3 }],
    [{ kind: 'MORE', line: { ...shiro, quantity: 3 }, quantity: 1 }],
  ],
  ['one portion less is one portion', [shiro], [{ ...shiro, quantity: 1 }], [{ kind: 'LESS', lineId: '1', quantity: 1 }]],
  ['a held line that is let go is fired', [{ ...shiro, isHeld: true }], [shiro], [{ kind: 'PACE', lineId: '1', step: 'FIRE' }]],
  ['another note is said', [shiro], [{ ...shiro, note: 'no salt' }], [{ kind: 'SAY', line: { ...shiro, note: 'no salt' } }]],
  [
    'another dish under the same name is taken off and asked for',
    [shiro],
    [{ ...shiro, dishId: 'kitfo' }],
    [
      { kind: 'LESS', lineId: '1', quantity: 2 },
      { kind: 'MORE', line: { ...shiro, dishId: 'kitfo' }, quantity: 2 },
    ],
  ],
])('%s', (_title, before, now, changes) => {
  expect(tillChanges(before, now)).toEqual(changes);
});

const lines = fc.uniqueArray(
  fc.record({
    lineId: fc.constantFrom('1', '2', '3', '4'),
    dishId: fc.constantFrom('shiro', 'kitfo'),
    quantity: fc.integer({ min: 1, max: 9 }),
    modifierIds: fc.subarray(['hot', 'small']),
    course: fc.constantFrom(null, 2),
    note: fc.constantFrom(null, 'no salt'),
    hasAllergy: fc.boolean(),
    isHeld: fc.boolean(),
    unitPriceMinor: fc.constantFrom(null, '500'),
  }),
  { selector: ({ lineId }) => lineId },
);

const portions = (of: readonly SaidLine[]) => new Map(of.map(({ lineId, quantity }) => [lineId, quantity]));

test('what was there, less and more, is what the till says now', () => {
  fc.assert(
    fc.property(lines, lines, (before, now) => {
      const sum = portions(before);
      for (const change of tillChanges(before, now)) {
        if (change.kind === 'LESS') sum.set(change.lineId, (sum.get(change.lineId) ?? 0) - change.quantity);
        if (change.kind === 'MORE') sum.set(change.line.lineId, (sum.get(change.line.lineId) ?? 0) + change.quantity);
      }
      expect(new Map([...sum].filter(([, quantity]) => quantity !== 0))).toEqual(portions(now));
    }),
  );
});

test('what nobody has begun goes before what is on the fire, and no more than stands there', () => {
  const pieces = [
    { id: 'served', state: 'SERVED', quantity: 2 },
    { id: 'queued', state: 'QUEUED', quantity: 1 },
    { id: 'voided', state: 'VOIDED', quantity: 5 },
    { id: 'started', state: 'STARTED', quantity: 2 },
  ];
  const taken = (quantity: number) => takeOff(pieces, quantity).map(({ piece, quantity: portion }) => [piece.id, portion]);
  expect(taken(2)).toEqual([
    ['queued', 1],
    ['started', 1],
  ]);
  expect(taken(9)).toEqual([
    ['queued', 1],
    ['started', 2],
    ['served', 2],
  ]);
});
