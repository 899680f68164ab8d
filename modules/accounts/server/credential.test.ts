import { expect, test } from 'vitest';

import { credentialOf } from './credential.ts';
import { tokenHash } from './token-hash.ts';

const token = 'n1Qe7';

test.each([
  [{ cookie: `maed.session_token=${token}.c2lnbmF0dXJl%3D` }, token],
  [{ cookie: `theme=dark; __Secure-maed.session_token=${token}.x` }, token],
  [{ authorization: `Bearer ${token}` }, token],
  [{ authorization: `Bearer ${token}`, cookie: 'maed.session_token=another.x' }, token],
  [{ cookie: 'maed.session_token=%ff%zz' }, '%ff%zz'],
  [{ cookie: 'maed.session_token=' }, null],
  [{ cookie: 'session_token=x; =; ;;' }, null],
  [{ authorization: 'Basic abc' }, null],
  [{}, null],
] as const)('a call with %o comes on the word of the session %s', (headers, expected) => {
  expect(credentialOf(new Headers(headers))).toEqual(expected === null ? null : { kind: 'session', tokenHash: tokenHash(expected) });
});
