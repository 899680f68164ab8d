import { expect, it } from 'vitest';

import { sealsWith } from './sealed.ts';

const seals = sealsWith('a secret of the tests, long enough');
const here = { restaurantId: 'one', what: 'tokens' };

it('what was sealed is opened where it belongs, and reads otherwise every time', () => {
  const sealed = seals.seal(here, 'EAAA ሰላም');
  expect(seals.open(here, sealed)).toBe('EAAA ሰላም');
  expect(sealed).not.toContain('EAAA');
  expect(seals.seal(here, 'EAAA ሰላም')).not.toBe(sealed);
});

it.each([
  ['in another restaurant', seals, { ...here, restaurantId: 'other' }, (text: string) => text],
  ['as something else', seals, { ...here, what: 'verifier' }, (text: string) => text],
  ['with another secret', sealsWith('another secret of the tests, long'), here, (text: string) => text],
  ['after it was changed', seals, here, (text: string) => `${text.slice(0, -2)}${text.endsWith('AA') ? 'BB' : 'AA'}`],
  ['cut short', seals, here, (text: string) => text.slice(0, 12)],
  ['as nothing', seals, here, () => ''],
])('what was sealed is not opened %s', (_how, by, where, change) => {
  expect(by.open(where, change(seals.seal(here, 'EAAA')))).toBeNull();
});
