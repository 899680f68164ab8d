import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { mergeNativeSession } from './native-session.ts';

describe('what a native app keeps of its session', () => {
  test.each([
    ['the first sign-in', '', 'token=a.b', 'token=a.b'],
    ['a prolonged one takes the place of the old', 'token=a.b', 'token=c.d', 'token=c.d'],
    ['a sign-out forgets it', 'token=a.b', 'token=', ''],
    ['one is forgotten, the other stays', 'token=a; tablet=t', 'token=', 'tablet=t'],
    ['a value may hold the sign itself', '', 'token=a%3D=', 'token=a%3D='],
    ['nothing was said', 'token=a', '', 'token=a'],
  ])('%s', (_what, kept, said, merged) => {
    expect(mergeNativeSession(kept, said)).toBe(merged);
  });

  test('hearing the same twice changes nothing', () => {
    const pair = fc.tuple(fc.stringMatching(/^[a-z]{1,3}$/), fc.stringMatching(/^[a-z.%]{0,4}$/));
    const jar = fc.array(pair).map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('; '));
    fc.assert(
      fc.property(jar, jar, (kept, said) => {
        const once = mergeNativeSession(kept, said);
        expect(mergeNativeSession(once, said)).toBe(once);
      }),
    );
  });
});
