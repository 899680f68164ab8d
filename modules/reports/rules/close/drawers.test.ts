import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { drawersOf, type DrawerCount, type DrawerPayment } from './drawers.ts';

const payment = (more: Partial<DrawerPayment>): DrawerPayment => ({
  method: 'CASH',
  tillId: null,
  takenMinor: 0n,
  givenBackMinor: 0n,
  ...more,
});
const count = (more: Partial<DrawerCount>): DrawerCount => ({
  tillId: null,
  floatMinor: 10_000n,
  takenOutMinor: 0n,
  countedMinor: 0n,
  note: null,
  ...more,
});
const tills = new Map([['bar', 'Bar']]);

it('a drawer should hold its float and the cash that came, less what was given back and taken out', () => {
  const payments = [payment({ takenMinor: 25_000n, givenBackMinor: 1200n }), payment({ method: 'CARD', takenMinor: 99_000n })];
  const [drawer] = drawersOf(payments, [count({ takenOutMinor: 20_000n, countedMinor: 13_700n })], tills);
  expect(drawer).toEqual({
    tillId: null,
    name: null,
    cashMinor: '23800',
    count: {
      floatMinor: '10000',
      takenOutMinor: '20000',
      countedMinor: '13700',
      expectedMinor: '13800',
      varianceMinor: '-100',
      note: null,
    },
  });
});

it('each till has its own drawer, that of no till comes first, and one that nobody counted says so', () => {
  const found = drawersOf([payment({ tillId: 'bar', takenMinor: 500n }), payment({ takenMinor: 300n })], [count({ tillId: 'bar' })], tills);
  expect(found.map(({ name, cashMinor, count: counted }) => [name, cashMinor, counted === null])).toEqual([
    [null, '300', true],
    ['Bar', '500', false],
  ]);
});

it('card money makes no drawer', () => {
  expect(drawersOf([payment({ method: 'CARD', takenMinor: 300n })], [], tills)).toEqual([]);
});

it('whatever was paid, the drawers hold all the cash and nothing else', () => {
  const amount = fc.bigInt({ min: 0n, max: 100_000n });
  const any = fc.record({
    method: fc.constantFrom('CASH', 'CARD', 'TELEBIRR'),
    tillId: fc.constantFrom(null, 'bar', 'gone'),
    takenMinor: amount,
    givenBackMinor: amount,
  });
  fc.assert(
    fc.property(fc.array(any), (payments) => {
      const cash = payments.filter(({ method }) => method === 'CASH').reduce((sum, one) => sum + one.takenMinor - one.givenBackMinor, 0n);
      expect(drawersOf(payments, [], tills).reduce((sum, { cashMinor }) => sum + BigInt(cashMinor), 0n)).toBe(cash);
    }),
  );
});
