import fc from 'fast-check';
import { expect, it } from 'vitest';

import { laySale, wholePortions, type ThingFate } from './lay-sale.ts';
import type { PosLine } from './sale.ts';

const line = (thingId: string, quantity: string, listMinor: bigint, discountMinor = 0n): PosLine => ({
  lineId: `${thingId}-${quantity}-${listMinor}`,
  thingId,
  name: thingId,
  quantity,
  listMinor: String(listMinor),
  discountMinor: String(discountMinor),
  choices: [],
});
const fates: Readonly<Record<string, ThingFate>> = {
  shiro: { state: 'MAPPED', targetId: 'dish-shiro' },
  voucher: { state: 'IGNORED' },
};
const fateOf = (thingId: string): ThingFate => fates[thingId] ?? { state: 'UNMAPPED' };
const sale = (lines: readonly PosLine[], totalMinor: bigint) => ({ state: 'COMPLETED' as const, lines, totalMinor: String(totalMinor) });

it('a mapped line is booked at its price, an unmapped one stays visible as money, a service charge belongs to no line', () => {
  const laid = laySale(sale([line('shiro', '2', 2400n, 400n), line('mead', '1', 900n), line('voucher', '1', 500n)], 3600n), fateOf, 0n);
  expect(laid).toMatchObject({ discountMinor: 400n, bookedMinor: 2000n, unmappedMinor: 900n, ignoredMinor: 500n, otherMinor: 200n });
  expect(laid.lines).toEqual([{ lineId: 'shiro-2-2400', dishId: 'dish-shiro', quantity: 2, modifierIds: [], unitPriceMinor: 1200n }]);
});

it('money that does not divide by the portions is kept to the minor unit', () => {
  const { lines } = laySale(sale([line('shiro', '3', 1000n)], 1000n), fateOf, 0n);
  expect(lines.map(({ quantity, unitPriceMinor }) => [quantity, unitPriceMinor])).toEqual([
    [2, 333n],
    [1, 334n],
  ]);
});

it('of a sale that was called off nothing is booked', () => {
  expect(laySale({ ...sale([line('shiro', '2', 2400n)], 2400n), state: 'CANCELLED' }, fateOf, 0n)).toMatchObject({
    lines: [],
    bookedMinor: 0n,
    unmappedMinor: 0n,
  });
});

it.each([
  ['2', 2],
  ['0.4', 1],
  ['1.5', 2],
  ['2.49', 2],
  ['no number', 1],
])('%s is so many whole portions', (said, portions) => {
  expect(wholePortions(said)).toBe(portions);
});

const lines = fc.array(
  fc
    .record({
      thingId: fc.constantFrom('shiro', 'mead', 'voucher'),
      quantity: fc.integer({ min: 1, max: 40 }),
      list: fc.bigInt({ min: 0n, max: 100_000n }),
      off: fc.bigInt({ min: 0n, max: 100_000n }),
    })
    .map(({ thingId, quantity, list, off }) => line(thingId, String(quantity), list, off > list ? list : off)),
  { maxLength: 12 },
);

it('nothing vanishes: what is booked, unmapped, ignored and beside the lines is what guests paid less what was given back', () => {
  fc.assert(
    fc.property(lines, fc.bigInt({ min: 0n, max: 5000n }), fc.bigInt({ min: 0n, max: 900_000n }), (sold, service, back) => {
      const total = sold.reduce((sum, { listMinor, discountMinor }) => sum + BigInt(listMinor) - BigInt(discountMinor), service);
      const laid = laySale(sale(sold, total), fateOf, back);
      const parts = [laid.bookedMinor, laid.unmappedMinor, laid.ignoredMinor, laid.otherMinor];
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(back > total ? 0n : total - back);
      expect(parts.every((part) => part >= 0n)).toBe(true);
      const list = laid.lines.reduce((sum, { quantity, unitPriceMinor }) => sum + BigInt(quantity) * unitPriceMinor, 0n);
      expect(list - laid.discountMinor - laid.refundMinor).toBe(laid.bookedMinor);
    }),
  );
});
