import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { splitNet } from './split-net.ts';

const parts = (...grosses: bigint[]) => grosses.map((grossMinor, key) => ({ key, grossMinor }));

describe('what a rate came to', () => {
  it.each([
    [1000n, parts(600n, 600n), [500n, 500n]],
    [1000n, parts(400n, 400n, 400n), [333n, 334n, 333n]],
    [0n, parts(500n, 700n), [0n, 0n]],
    [0n, parts(0n), [0n]],
    [917n, parts(1100n), [917n]],
  ] as const)('of %s is spread by worth', (net, given, expected) => {
    expect(splitNet(net, given).map(({ netMinor }) => netMinor)).toEqual(expected);
  });

  it('is neither more nor less than its parts together', () => {
    const amounts = fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 9n }), amounts, (net, grosses) => {
        const split = splitNet(net, parts(...grosses));
        expect(split.reduce((sum, { netMinor }) => sum + netMinor, 0n)).toBe(net);
        expect(split.every(({ netMinor }) => netMinor >= 0n)).toBe(true);
      }),
    );
  });
});
