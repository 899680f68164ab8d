import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { tradeBy, tradeOf, type Sale } from './trade.ts';

const sale: Sale = {
  businessDate: '2026-11-20',
  channel: 'DINE_IN',
  minute: 780,
  covers: 2,
  listMinor: 2400n,
  discountMinor: 240n,
  grossMinor: 2160n,
  vatMinor: 360n,
  serviceMinor: 216n,
  orders: 1,
};

/** A whole day, as somebody wrote it down without its VAT. */
const written: Sale = {
  ...sale,
  minute: null,
  covers: null,
  discountMinor: 0n,
  listMinor: 5000n,
  grossMinor: 5000n,
  vatMinor: null,
  serviceMinor: 0n,
  orders: 0,
};

test('sales add up; what says no VAT counts as net and is told apart, and who said no guests is counted', () => {
  expect(tradeOf([sale, sale, written])).toEqual({
    listMinor: 9800n,
    discountMinor: 480n,
    grossMinor: 9320n,
    vatMinor: 720n,
    netMinor: 8600n,
    serviceMinor: 432n,
    vatUnknownMinor: 5000n,
    orders: 2,
    covers: 4,
    coversUnknown: 1,
  });
});

const sales = fc.array(
  fc.record({
    grossMinor: fc.bigInt({ min: 0n, max: 1_000_000n }),
    vatMinor: fc.option(fc.bigInt({ min: 0n, max: 100_000n })),
    channel: fc.constantFrom('DINE_IN' as const, 'TAKEAWAY' as const, 'DELIVERY' as const),
  }),
);

test('of any sales net and VAT make gross, and the parts under any heading make the whole', () => {
  fc.assert(
    fc.property(sales, (some) => {
      const all = some.map((one): Sale => ({ ...sale, ...one }));
      const whole = tradeOf(all);
      expect(whole.netMinor + whole.vatMinor).toBe(whole.grossMinor);
      const parts = [...tradeBy(all, ({ channel }) => channel).values()];
      expect(parts.reduce((sum, { netMinor }) => sum + netMinor, 0n)).toBe(whole.netMinor);
      expect(parts.reduce((sum, { orders }) => sum + orders, 0)).toBe(all.length);
    }),
  );
});
