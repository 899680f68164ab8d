import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { vatByRate, vatOfAll } from './vat-by-rate.ts';

const amount = (rate: number | null, netMinor: bigint, vatMinor: bigint) => ({ rate, netMinor, vatMinor, grossMinor: netMinor + vatMinor });

it('amounts of one rate stand together, the lowest rate first, those of no known rate last', () => {
  const found = vatByRate([amount(null, 90n, 0n), amount(2000, 100n, 20n), amount(0, 50n, 0n), amount(2000, 200n, 40n)]);
  expect(found).toEqual([amount(0, 50n, 0n), amount(2000, 300n, 60n), amount(null, 90n, 0n)]);
});

it('nothing comes to nothing', () => {
  expect(vatOfAll([])).toEqual(amount(null, 0n, 0n));
});

it('net and VAT add up to gross of every rate, and the rates to all of it', () => {
  const minor = fc.bigInt({ min: -100_000n, max: 100_000n });
  const any = fc.tuple(fc.constantFrom(null, 0, 500, 1500, 2000), minor, minor).map(([rate, net, vat]) => amount(rate, net, vat));
  fc.assert(
    fc.property(fc.array(any), (amounts) => {
      const rates = vatByRate(amounts);
      for (const { grossMinor, netMinor, vatMinor } of rates) expect(netMinor + vatMinor).toBe(grossMinor);
      expect(rates.reduce((sum, { grossMinor }) => sum + grossMinor, 0n)).toBe(vatOfAll(amounts).grossMinor);
    }),
  );
});
