import fc from 'fast-check';
import { expect, test } from 'vitest';

import { unusableInput } from './unusable-input.ts';

test.each([
  [{ body: { name: 'በርበሬ 🌶' } }, null],
  [{ body: { name: 'Berbere\0' } }, 'body.name'],
  [{ rows: [{ note: 'fine' }, { note: '\ud83c' }] }, 'rows.1.note'],
  [{ body: { 'a\0': 1 } }, 'body'],
  ['\0', ''],
  [JSON.parse('{"allergens":{"__proto__":"NO"}}'), 'allergens'],
  [{ constructor: 'x' }, null],
  [null, null],
  [undefined, null],
  [12, null],
])('in %o what no procedure can mean is at %s', (input, path) => {
  expect(unusableInput(input)).toBe(path);
});

test('text as people write it is never refused, however deep it lies', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), fc.integer({ min: 0, max: 20_000 }), (value, depth) => {
      const isClean = !/\\u0000|"__proto__":/.test(JSON.stringify(value));
      let nested: unknown = value;
      for (let level = 0; level < depth; level += 1) nested = [nested];
      expect(unusableInput(nested) === null).toBe(isClean);
    }),
    { numRuns: 50 },
  );
});
