import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { readQuery } from './query-values.ts';

const schema = z.strictObject({
  limit: z._default(z.int(), 50),
  ratio: z.optional(z.number()),
  isActive: z._default(z.boolean(), true),
  search: z.optional(z.string()),
});

test.each([
  [
    { limit: '5', ratio: '-0.5', isActive: 'false' },
    { limit: 5, ratio: -0.5, isActive: false },
  ],
  [{ search: '5' }, { search: '5' }],
  [{ search: 'true' }, { search: 'true' }],
  [{ limit: 'five' }, { limit: 'five' }],
  [{ limit: '' }, { limit: '' }],
  [{ limit: '0x10' }, { limit: '0x10' }],
  [{ limit: '1e3' }, { limit: '1e3' }],
  [{ limit: '9'.repeat(400) }, { limit: '9'.repeat(400) }],
  [{ limit: ['5', '6'] }, { limit: ['5', '6'] }],
  [{ isActive: 'TRUE' }, { isActive: 'TRUE' }],
  [{ isActive: 'constructor' }, { isActive: 'constructor' }],
  [{ unknown: '5' }, { unknown: '5' }],
  [undefined, undefined],
  ['5', '5'],
])('an address that says %o is read as %o', (input, expected) => {
  expect(readQuery(schema, input)).toEqual(expected);
});
