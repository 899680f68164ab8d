import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { quantity, type Quantity } from '../../../kit/quantity.ts';
import type { BusinessDate } from '../../../kit/time/business-date.ts';
import { beyondLot, type LotOnShelf, takeFromLots } from './fefo.ts';
import { expiryOf, type LotHistory } from './lot.ts';

const day = (text: string) => text as BusinessDate;
const today = day('2026-11-21');

const lot = (lotId: string, changes: Partial<LotOnShelf> = {}): LotOnShelf => ({
  lotId,
  status: 'AVAILABLE',
  dateType: 'USE_BY',
  isOpened: false,
  expiresOn: day('2026-11-25'),
  receivedAt: '2026-11-18T08:00:00.000Z',
  onHand: quantity('10'),
  ...changes,
});

const taken = (size: string, lots: readonly LotOnShelf[], chosenLotId: string | null = null) =>
  takeFromLots(quantity(size), lots, { chosenLotId, today, isOfExpired: false }).map(({ lotId, quantity: share }) => [
    lotId,
    Number(share) / 1_000_000,
  ]);

test.each([
  ['3', '2', '1'],
  ['2', '2', '0'],
  ['1', '2', '0'],
])('of %s taken from a lot that holds %s, %s comes out of others', (size, onHand, beyond) => {
  expect(beyondLot(quantity(size), quantity(onHand))).toBe(quantity(beyond));
});

describe('first expired, first out', () => {
  it('what is open goes before what expires sooner, then by date, then by arrival; no date goes last', () => {
    const lots = [
      lot('undated', { expiresOn: null }),
      lot('late'),
      lot('soon', { expiresOn: day('2026-11-22') }),
      lot('earlier-delivery', { receivedAt: '2026-11-17T08:00:00.000Z' }),
      lot('open', { isOpened: true, expiresOn: day('2026-11-30'), onHand: quantity('2') }),
    ];
    expect(taken('35', lots)).toEqual([
      ['open', -2],
      ['soon', -10],
      ['earlier-delivery', -10],
      ['late', -10],
      ['undated', -3],
    ]);
  });

  it('what is past its use-by date is never taken by itself, what is past its best-before date is', () => {
    const past = { expiresOn: day('2026-11-20') };
    expect(taken('4', [lot('unsafe', past), lot('stale', { ...past, dateType: 'BEST_BEFORE' })])).toEqual([['stale', -4]]);
    expect(taken('4', [lot('last day', { expiresOn: today })])).toEqual([['last day', -4]]);
  });

  it.each(['QUARANTINED', 'ON_HOLD', 'EXPIRED', 'RECALLED'] as const)('a lot that is %s waits for a person', (status) => {
    expect(taken('4', [lot('held', { status })])).toEqual([]);
  });

  it('a lot that a person chose comes first, and what it lacks comes from the others', () => {
    const lots = [lot('soon', { expiresOn: day('2026-11-22') }), lot('chosen', { onHand: quantity('3') })];
    expect(taken('5', lots, 'chosen')).toEqual([
      ['chosen', -3],
      ['soon', -2],
    ]);
  });

  it('no lot gives more than it has, and all of it goes before the rest stays without a lot', () => {
    const sizes = fc.array(fc.bigInt({ min: 0n, max: 50n }), { maxLength: 6 });
    fc.assert(
      fc.property(sizes, fc.bigInt({ min: 1n, max: 200n }), (onHands, wanted) => {
        const lots = onHands.map((onHand, index) => lot(String(index), { onHand: onHand as Quantity }));
        const shares = takeFromLots(wanted as Quantity, lots, { chosenLotId: null, today, isOfExpired: false });
        const held = onHands.reduce((sum, onHand) => sum + onHand, 0n);
        expect(-shares.reduce((sum, share) => sum + share.quantity, 0n)).toBe(wanted < held ? wanted : held);
        for (const { lotId, quantity: share } of shares) expect(-share <= (onHands[Number(lotId)] ?? 0n)).toBe(true);
      }),
    );
  });
});

const life = { sealed: 14, opened: 3, frozen: 90, thawed: 1 };
const received: LotHistory = { receivedOn: day('2026-11-01'), printedDate: null, openedOn: null, frozenOn: null, thawedOn: null };

test.each([
  ['so many days from its receipt', {}, '2026-11-15'],
  ['what is printed on it', { printedDate: day('2026-11-30') }, '2026-11-30'],
  ['opened, so many days from then', { openedOn: day('2026-11-05') }, '2026-11-08'],
  ['opened late, still no longer than printed', { printedDate: day('2026-11-06'), openedOn: day('2026-11-05') }, '2026-11-06'],
  ['frozen, whatever was printed', { printedDate: day('2026-11-06'), frozenOn: day('2026-11-05') }, '2027-02-03'],
  ['thawed, whatever it was before', { frozenOn: day('2026-11-05'), thawedOn: day('2026-12-01') }, '2026-12-02'],
  ['thawed and opened', { frozenOn: day('2026-11-05'), thawedOn: day('2026-12-01'), openedOn: day('2026-12-01') }, '2026-12-02'],
])('a lot keeps %s', (_what, history, expected) => {
  expect(expiryOf({ ...received, ...history }, life)).toBe(expected);
});

test('where nothing says how long it keeps, nobody pretends to know', () => {
  expect(expiryOf(received, {})).toBeNull();
  expect(expiryOf({ ...received, frozenOn: day('2026-11-05'), printedDate: day('2026-11-06') }, {})).toBeNull();
  expect(expiryOf({ ...received, openedOn: day('2026-11-05') }, { opened: 3 })).toBe('2026-11-08');
});
