import fc from 'fast-check';
import { expect, it } from 'vitest';

import { apiKeyText, isKeyLike, readApiKey } from './api-key.ts';

const restaurantId = '0193a1b2-0000-7000-8000-0000000000ab';
const secret = 'a-_Z'.repeat(8);

it('a key says of which restaurant it is, and comes apart as it was put together', () => {
  expect(apiKeyText(restaurantId, secret)).toBe(`maed_0193a1b20000700080000000000000ab_${secret}`);
  fc.assert(
    fc.property(fc.uuid(), fc.stringMatching(/^[A-Za-z0-9_-]{32}$/), (id, proof) => {
      expect(readApiKey(apiKeyText(id, proof))).toEqual({ restaurantId: id, secret: proof });
    }),
  );
});

it.each([
  ['', false],
  ['n1Qe7', false],
  ['maed', false],
  ['maed_', true],
  [`maed_${'0'.repeat(32)}_${secret}x`, true],
  [`maed_${'0'.repeat(32)}${secret}`, true],
  [` maed_${'0'.repeat(32)}_${secret}`, false],
  [`MAED_${'0'.repeat(32)}_${secret}`, false],
])('%o opens nothing; whether it means to be a key: %s', (word, isMeant) => {
  expect(readApiKey(word)).toBeNull();
  expect(isKeyLike(word)).toBe(isMeant);
});
