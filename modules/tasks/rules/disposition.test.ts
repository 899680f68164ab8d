import { expect, test } from 'vitest';

import { dispositionsIn } from './disposition.ts';

test.each([
  ['a fridge', 'COLD', ['KEEP', 'CHILL', 'DISCARD']],
  ['a hot hold', 'HOT', ['KEEP', 'REHEAT', 'CHILL', 'DISCARD']],
  ['what no thermometer stands in', null, ['KEEP', 'REHEAT', 'CHILL', 'DISCARD']],
] as const)('what may become of food outside the limits of %s', (_what, place, dispositions) => {
  expect(dispositionsIn(place)).toEqual(dispositions);
});
