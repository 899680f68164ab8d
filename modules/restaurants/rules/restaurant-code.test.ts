import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readRestaurantCode, restaurantCode } from './restaurant-code.ts';

test('a code leads back to its restaurant and its secret, and nothing else is a code', () => {
  const secret = fc.stringMatching(/^[A-Za-z0-9_-]{32}$/);
  fc.assert(
    fc.property(fc.uuid(), secret, (restaurantId, made) => {
      const code = restaurantCode(restaurantId, made);
      expect(readRestaurantCode(` ${code} `)).toEqual({ restaurantId, secret: made });
      expect(readRestaurantCode(code.slice(1))).toBeNull();
    }),
  );
  fc.assert(fc.property(fc.string({ maxLength: 63 }), (text) => readRestaurantCode(text) === null));
});
