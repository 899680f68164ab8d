import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { dayState, decideClosing, gateIds, gatesOf, isHolding, type GateFacts, type Override } from './day-gates.ts';

const ready: GateFacts = {
  openOrders: 0,
  uncounted: 0,
  counted: 1,
  checks: { all: 3, open: 0, missed: 0 },
  cards: { all: 4, incomplete: 0 },
  unmappedShare: 0,
  openReceipts: 0,
  openCounts: 0,
};

const closing = (facts: Partial<GateFacts>, overrides: readonly Override[] = []) => ({
  day: '2026-11-20',
  today: '2026-11-20',
  kept: null,
  gates: gatesOf({ ...ready, ...facts }),
  overrides,
});

it.each<[string, Partial<GateFacts>, string[]]>([
  ['everything is done', {}, []],
  ['an order is open', { openOrders: 1 }, ['orders']],
  ['a drawer was not counted', { uncounted: 1 }, ['cash']],
  ['no cash went through anything', { uncounted: 0, counted: 0 }, []],
  ['a list is not handed in', { checks: { all: 3, open: 1, missed: 0 } }, ['checks']],
  ['a list was missed and nobody said why', { checks: { all: 3, open: 0, missed: 1 } }, ['checks']],
  ['there were no lists at all', { checks: { all: 0, open: 0, missed: 0 } }, ['checks']],
  ['somebody never went', { cards: { all: 4, incomplete: 2 } }, ['cards']],
  ['nobody clocked in', { cards: { all: 0, incomplete: 0 } }, []],
  ['what took nothing from stock is at the limit', { unmappedShare: 200 }, []],
  ['what took nothing from stock is above the limit', { unmappedShare: 201 }, ['unmapped']],
  ['nothing was sold', { unmappedShare: null }, []],
  ['a delivery waits', { openReceipts: 1 }, ['receipts']],
  ['a count goes on', { openCounts: 1 }, ['counts']],
])('when %s, exactly those gates hold a day', (_, facts, held) => {
  const gates = gatesOf({ ...ready, ...facts });
  expect(gates.filter(isHolding).map(({ id }) => id)).toEqual(held);
  expect(dayState(null, gates)).toBe(held.length === 0 ? 'READY' : 'OPEN');
  expect(decideClosing(closing(facts))).toEqual(
    held.length === 0 ? { ok: true, value: [] } : { ok: false, refusal: { code: 'DAY_NOT_READY', gates: held } },
  );
});

it('that nobody clocked in is said as it is, and not as done', () => {
  const standingOf = (all: number) => gatesOf({ ...ready, cards: { all, incomplete: 0 } }).find(({ id }) => id === 'cards')?.standing;
  expect([standingOf(0), standingOf(1)]).toEqual(['NEEDLESS', 'DONE']);
});

it('a gate that is no law is signed over with a reason that is kept; one of the law is not', () => {
  const override = { gate: 'orders', reason: 'The table pays tomorrow' } as const;
  expect(decideClosing(closing({ openOrders: 1 }, [override]))).toEqual({ ok: true, value: [override] });
  const wanted = { gate: 'checks', reason: 'No time' } as const;
  expect(decideClosing(closing({ checks: { all: 2, open: 0, missed: 1 } }, [wanted]))).toMatchObject({ ok: false });
  expect(decideClosing(closing({ checks: { all: 0, open: 0, missed: 0 } }, [wanted]))).toEqual({ ok: true, value: [wanted] });
});

it('a reason of spaces is none, and one for a gate that lets through is dropped', () => {
  expect(decideClosing(closing({ openOrders: 1 }, [{ gate: 'orders', reason: '  ' }]))).toMatchObject({ ok: false });
  expect(decideClosing(closing({}, [{ gate: 'orders', reason: 'Just so' }]))).toEqual({ ok: true, value: [] });
});

it('a day that has not begun and one that is closed are not signed', () => {
  expect(decideClosing({ ...closing({}), day: '2026-11-21' })).toEqual({ ok: false, refusal: { code: 'DAY_NOT_BEGUN' } });
  expect(decideClosing({ ...closing({}), kept: 'CLOSED' })).toEqual({ ok: false, refusal: { code: 'DAY_CLOSED_ALREADY' } });
});

const some = fc.nat({ max: 3 });
const anyFacts: fc.Arbitrary<GateFacts> = fc.record({
  openOrders: some,
  uncounted: some,
  counted: some,
  checks: fc.record({ all: some, open: some, missed: some }),
  cards: fc.record({ all: some, incomplete: some }),
  unmappedShare: fc.option(fc.nat({ max: 10_000 })),
  openReceipts: some,
  openCounts: some,
});

it('whatever the facts and reasons, a signed day has a reason for each gate that held, and none that may not be overridden', () => {
  const reasons = fc.uniqueArray(fc.record({ gate: fc.constantFrom(...gateIds), reason: fc.constantFrom('Seen', '') }), {
    selector: ({ gate }) => gate,
  });
  fc.assert(
    fc.property(anyFacts, reasons, (facts, overrides) => {
      const gates = gatesOf(facts);
      const holding = gates.filter(isHolding);
      const decided = decideClosing({ ...closing({}), gates, overrides });
      if (!decided.ok) return;
      expect(decided.value.map(({ gate }) => gate)).toEqual(holding.map(({ id }) => id));
      expect(holding.every(({ mayOverride }) => mayOverride)).toBe(true);
      expect(decided.value.every(({ reason }) => reason !== '')).toBe(true);
    }),
  );
});
