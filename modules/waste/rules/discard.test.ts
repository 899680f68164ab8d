import { expect, it } from 'vitest';

import { loggedDiscard } from './discard.ts';

it.each([
  ['VOID', 'Guests left', { reason: 'WRONG_ORDER', note: 'Guests left' }],
  ['VOID', '', { reason: 'WRONG_ORDER', note: null }],
  ['REMAKE', 'BURNT', { reason: 'BURNT', note: null }],
  ['REMAKE', 'RETURNED', { reason: 'RETURNED', note: null }],
  ['REMAKE', 'Too salty', { reason: 'QUALITY', note: 'Too salty' }],
] as const)('a %s for "%s" stands in the log as it was', (cause, reason, logged) => {
  expect(loggedDiscard({ cause, reason })).toEqual({ ...logged, stage: 'LINE' });
});
