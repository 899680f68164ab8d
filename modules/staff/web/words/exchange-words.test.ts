import { expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import type { Exchange } from '../../contract/exchange-fields.ts';
import { exchangeStatusWord } from './exchange-words.ts';

const names = new Map([['sara', 'Sara Bekele']]);

test.each([
  ['OPEN', 'sara', m.staff_swap_status_open_to({ name: 'Sara Bekele' })],
  ['OPEN', 'gone', m.staff_swap_status_open()],
  ['OPEN', null, m.staff_swap_status_open()],
  ['ACCEPTED', 'sara', m.staff_swap_status_accepted()],
] as const)('a request that is %s and was put to %s says for whom it waits', (status, toUserId, word) => {
  expect(exchangeStatusWord({ status, toUserId } as Exchange, names)).toBe(word);
});

test('whoever is asked by name reads that it waits for them, not their own name', () => {
  const of = { status: 'OPEN', toUserId: 'sara' } as Exchange;
  expect(exchangeStatusWord(of, names, 'sara')).toBe(m.staff_swap_status_open_to_you());
  expect(exchangeStatusWord(of, names, 'abebe')).toBe(m.staff_swap_status_open_to({ name: 'Sara Bekele' }));
});
