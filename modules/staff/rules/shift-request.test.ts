import { expect, test } from 'vitest';

import {
  exchangeStatuses,
  expiryOf,
  statusAt,
  stepExchange,
  type ExchangeActor,
  type ExchangeKind,
  type ExchangeStatus,
} from './shift-request.ts';

const letters = { OPEN: 'O', CLAIMED: 'C', ACCEPTED: 'A', APPROVED: 'Y', DECLINED: 'D', WITHDRAWN: 'W', EXPIRED: 'E' } as const;
/** Giver, the one who is named, one who bid, a stranger, a lead, a lead who gives. */
const actors: readonly ExchangeActor[] = [
  { part: 'GIVER', isLead: false },
  { part: 'NAMED', isLead: false },
  { part: 'BIDDER', isLead: false },
  { part: 'NONE', isLead: false },
  { part: 'NONE', isLead: true },
  { part: 'GIVER', isLead: true },
];

/** In the order above: a letter of the new state, `-` for a step that is not theirs, `!` for one that is too late. */
test.each([
  ['OFFER', 'OPEN', 'TAKE', '- - - C C -'],
  ['OFFER', 'CLAIMED', 'TAKE', '- - - C C -'],
  ['OFFER', 'APPROVED', 'TAKE', '- - - ! ! -'],
  ['OFFER', 'WITHDRAWN', 'TAKE', '- - - ! ! -'],
  ['TRADE', 'OPEN', 'TAKE', '- - - ! ! -'],
  ['OPEN_CLAIM', 'OPEN', 'TAKE', '- - - C C -'],
  ['OFFER', 'CLAIMED', 'TAKE_BACK', '- - O - - -'],
  ['OFFER', 'APPROVED', 'TAKE_BACK', '- - ! - - -'],
  ['TRADE', 'OPEN', 'ACCEPT', '- A - - - -'],
  ['COVER', 'OPEN', 'ACCEPT', '- A - - - -'],
  ['OFFER', 'OPEN', 'ACCEPT', '- ! - - - -'],
  ['TRADE', 'ACCEPTED', 'REFUSE', '- D - - - -'],
  ['COVER', 'APPROVED', 'REFUSE', '- ! - - - -'],
  ['OFFER', 'OPEN', 'WITHDRAW', 'W - - - - W'],
  ['OFFER', 'CLAIMED', 'WITHDRAW', 'W - - - - W'],
  ['TRADE', 'ACCEPTED', 'WITHDRAW', 'W - - - - W'],
  ['OFFER', 'APPROVED', 'WITHDRAW', '! - - - - !'],
  ['OFFER', 'OPEN', 'APPROVE', '- - - - ! -'],
  ['OFFER', 'CLAIMED', 'APPROVE', '- - - - Y -'],
  ['TRADE', 'OPEN', 'APPROVE', '- - - - ! -'],
  ['TRADE', 'ACCEPTED', 'APPROVE', '- - - - Y -'],
  ['OPEN_CLAIM', 'CLAIMED', 'APPROVE', '- - - - Y -'],
  ['OFFER', 'APPROVED', 'APPROVE', '- - - - ! -'],
  ['OFFER', 'OPEN', 'DECLINE', '- - - - D -'],
  ['COVER', 'ACCEPTED', 'DECLINE', '- - - - D -'],
  ['OFFER', 'DECLINED', 'DECLINE', '- - - - ! -'],
] as const)('%s, %s: %s by each leads to %s', (kind, status, step, expected) => {
  const ends = actors.map((actor) => stepExchange({ kind, status, step }, actor));
  const shown = ends.map((end) => ('to' in end ? letters[end.to] : end.fault === 'EXCHANGE_SETTLED' ? '!' : '-'));
  expect(shown.join(' ')).toBe(expected);
});

const live: readonly ExchangeStatus[] = ['OPEN', 'CLAIMED', 'ACCEPTED'];

test('what is settled or over stays so, whoever does whatever', () => {
  const kinds: readonly ExchangeKind[] = ['OFFER', 'TRADE', 'COVER', 'OPEN_CLAIM'];
  for (const status of exchangeStatuses.filter((one) => !live.includes(one)))
    for (const kind of kinds)
      for (const step of ['TAKE', 'TAKE_BACK', 'ACCEPT', 'REFUSE', 'WITHDRAW', 'APPROVE', 'DECLINE'] as const)
        for (const actor of actors) expect(stepExchange({ kind, status, step }, actor)).toHaveProperty('fault');
});

test('two hours before the first of the shifts begins it is over, and not a moment sooner', () => {
  const [early, late] = [Date.parse('2026-11-27T10:00:00Z'), Date.parse('2026-11-28T10:00:00Z')];
  const expires = expiryOf([late, early]);
  expect(new Date(expires).toISOString()).toBe('2026-11-27T08:00:00.000Z');
  for (const status of live)
    expect([statusAt(status, expires, expires - 1), statusAt(status, expires, expires)]).toEqual([status, 'EXPIRED']);
  expect(statusAt('APPROVED', expires, expires)).toBe('APPROVED');
});
