import { expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { countReasonWord } from './count-reason-word.ts';

test.each([
  ['-5', m.inventory_count_reason_unrecorded_use()],
  ['0', m.inventory_count_reason_unrecorded_use()],
  [null, m.inventory_count_reason_unrecorded_use()],
  ['0.5', m.inventory_count_reason_found_more()],
])('what was not recorded is named by what it left, a shortage or a surplus: %s', (difference, words) => {
  expect(countReasonWord('UNRECORDED_USE', difference)).toBe(words);
});

test('other reasons are named alike both ways', () => {
  expect(countReasonWord('PORTIONS', '5')).toBe(countReasonWord('PORTIONS', '-5'));
});
