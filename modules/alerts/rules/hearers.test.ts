import fc from 'fast-check';
import { expect, it } from 'vitest';

import { roles } from '../../restaurants/rules/capabilities.ts';
import { isHearer, type Addressed } from './hearers.ts';
import { signalKinds } from './signal-kinds.ts';

const order: Addressed = { kind: 'order-approval', handedInBy: 'me', decidedBy: ['owner'], isEscalated: false };
const count: Addressed = { kind: 'count-submitted', handedInBy: 'me', decidedBy: ['owner', 'manager'], isEscalated: false };
const rota: Addressed = { kind: 'rota-published', userIds: ['me'], isEscalated: false };

it.each([
  ['an order that others decide, its manager', order, 'me', 'manager', false],
  ['the same, another manager', order, 'she', 'manager', true],
  ['the same, the owner', order, 'she', 'owner', true],
  ['the same, its manager who is the owner by now', order, 'me', 'owner', true],
  ['the same, whoever does not order', order, 'she', 'chef', false],
  [
    'an order that those who order decide, its manager',
    { kind: 'order-approval', handedInBy: 'me', isEscalated: false },
    'me',
    'manager',
    true,
  ],
  ['a count, its chef', count, 'me', 'chef', false],
  ['a count, another chef', count, 'she', 'chef', true],
  ['a count, its manager', count, 'me', 'manager', true],
  ['what others decide and nobody looked at, whoever handed it in and leads', { ...order, isEscalated: true }, 'me', 'manager', false],
  ['what names its people, one of them', rota, 'me', 'staff', true],
  ['what names its people, whoever leads', rota, 'she', 'owner', false],
  ['what nobody looked at, whoever leads', { ...rota, isEscalated: true }, 'she', 'manager', true],
] as const)('of %s is told: %s %s', (_, about, userId, role, expected) => {
  expect(isHearer(about, { userId, role })).toBe(expected);
});

it('nobody is told of what they handed in and may not decide, whatever it is', () => {
  const about = fc.record({
    kind: fc.constantFrom(...signalKinds),
    handedInBy: fc.constant('me'),
    decidedBy: fc.subarray([...roles]),
    userIds: fc.constantFrom(['me'], ['she']),
    isEscalated: fc.boolean(),
  });
  fc.assert(
    fc.property(about, fc.constantFrom(...roles), (said, role) => {
      fc.pre(!said.decidedBy.includes(role));
      expect(isHearer(said, { userId: 'me', role })).toBe(false);
    }),
  );
});
