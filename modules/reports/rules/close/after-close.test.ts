import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { lateFacts } from './after-close.ts';
import type { DayFacts } from './day-facts.ts';

const facts: DayFacts = {
  currency: 'GBP',
  grossMinor: '12000',
  vatMinor: '2000',
  netMinor: '10000',
  discountMinor: '0',
  serviceMinor: '0',
  orders: 4,
  covers: 8,
  channels: [],
  vat: [],
  payments: [{ method: 'CASH', takenMinor: '12000', givenBackMinor: '0' }],
  drawers: [{ tillId: null, name: null, cashMinor: '12000', count: null }],
  labourMinutes: 480,
  wasteEntries: 0,
  wasteMinor: '0',
};

it('what is as it was signed is not named', () => {
  expect(lateFacts(facts, facts)).toEqual([]);
});

it('money given back after the close is less money and less cash, and no less sales', () => {
  const now: DayFacts = {
    ...facts,
    payments: [{ method: 'CASH', takenMinor: '12000', givenBackMinor: '1500' }],
    drawers: [{ tillId: null, name: null, cashMinor: '10500', count: null }],
  };
  expect(lateFacts(facts, now).map(({ figure, more }) => [figure, more])).toEqual([
    ['paidMinor', '-1500'],
    ['cashMinor', '-1500'],
  ]);
});

it('whatever came later, what was signed and what came add up to what is known', () => {
  const minor = fc.bigInt({ min: -1_000_000n, max: 1_000_000n }).map(String);
  fc.assert(
    fc.property(fc.record({ grossMinor: minor, netMinor: minor, orders: fc.nat(), labourMinutes: fc.nat() }), (later) => {
      for (const { signed, now, more } of lateFacts(facts, { ...facts, ...later })) {
        expect(BigInt(signed) + BigInt(more)).toBe(BigInt(now));
        expect(signed).not.toBe(now);
      }
    }),
  );
});
