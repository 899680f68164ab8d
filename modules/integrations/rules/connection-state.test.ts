import { expect, it } from 'vitest';

import { connectionAfter, connectionStates, isPulling } from './connection-state.ts';

it.each([
  ['DISCONNECTED', 'BEGUN', 'AUTHORISING'],
  ['AUTHORISING', 'LET_IN', 'AUTHORISING'],
  ['AUTHORISING', 'LOCATED', 'BACKFILLING'],
  ['BACKFILLING', 'PULLED', 'LIVE'],
  ['BACKFILLING', 'FAILED', 'BACKFILLING'],
  ['LIVE', 'FAILED', 'DEGRADED'],
  ['DEGRADED', 'PULLED', 'LIVE'],
  ['LIVE', 'SHUT_OUT', 'REAUTH_REQUIRED'],
  ['REAUTH_REQUIRED', 'LET_IN', 'AUTHORISING'],
  // A sign-in that is begun and never ended leaves what works as it is.
  ['LIVE', 'BEGUN', 'LIVE'],
  ['REAUTH_REQUIRED', 'PULLED', 'REAUTH_REQUIRED'],
  ['DISCONNECTED', 'PULLED', 'DISCONNECTED'],
] as const)('%s after %s is %s', (state, event, after) => {
  expect(connectionAfter(state, event)).toBe(after);
});

it('whoever leaves is disconnected from everywhere, and nothing is asked for then', () => {
  for (const state of connectionStates) expect(connectionAfter(state, 'LEFT')).toBe('DISCONNECTED');
  expect(connectionStates.filter(isPulling)).toEqual(['BACKFILLING', 'LIVE', 'DEGRADED']);
});
