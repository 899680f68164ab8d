import { expect, test } from 'vitest';

import { isToSay } from './order-deeds.ts';

test.each([
  ['a payment on its way stands among the payments, and moves nothing', 'kitchen.take-payment@1', 'sending', false, false],
  ['one that has waited for a while is said to wait', 'kitchen.take-payment@1', 'waiting', true, true],
  ['one that was refused is said at once', 'kitchen.take-payment@1', 'needs-attention', false, true],
  ['that a dish is made again is seen nowhere until it is told', 'kitchen.remake-line@1', 'sending', false, true],
] as const)('%s', (_title, name, state, isHeldUp, isSaid) => {
  expect(isToSay({ name, state }, isHeldUp)).toBe(isSaid);
});
