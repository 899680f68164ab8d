import { expect, test } from 'vitest';

import { resetClaim, type ResetAddress } from './reset-address.ts';

const nothing: ResetAddress = { type: null, tokenHash: null, accessToken: null, refreshToken: null, error: null };

test.each<[Partial<ResetAddress>, unknown]>([
  [{}, { claim: 'session' }],
  [{ type: 'recovery' }, { claim: 'session' }],
  [
    { type: 'recovery', tokenHash: 'a' },
    { claim: 'token', tokenHash: 'a' },
  ],
  [{ tokenHash: 'a' }, { claim: 'session' }],
  [
    { type: 'recovery', accessToken: 'a', refreshToken: 'b' },
    { claim: 'tokens', accessToken: 'a', refreshToken: 'b' },
  ],
  [{ type: 'recovery', accessToken: 'a' }, { claim: 'session' }],
  [{ accessToken: 'a', refreshToken: 'b' }, { claim: 'session' }],
  [
    { type: 'recovery', tokenHash: 'a', error: 'otp_expired' },
    { claim: 'failed', failure: 'expired' },
  ],
  [{ error: 'Email link is invalid or has expired' }, { claim: 'failed', failure: 'expired' }],
  [{ error: 'access_denied Link is invalid' }, { claim: 'failed', failure: 'invalid' }],
  [{ error: 'server_error' }, { claim: 'failed', failure: 'unknown' }],
])('a link with %o asks for %o', (address, claim) => {
  expect(resetClaim({ ...nothing, ...address })).toEqual(claim);
});
