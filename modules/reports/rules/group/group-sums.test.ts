import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Currency } from '../../../../kit/money.ts';
import type { Moved } from './between-houses.ts';
import { goodsOfGroup, sumsOfGroup, type GroupHouse } from './group-sums.ts';
import type { HouseFigures } from './house-figures.ts';

const days = { from: '2026-11-16', to: '2026-11-22' };

const figures = (netMinor: bigint | null, more: Partial<HouseFigures> = {}): HouseFigures => ({
  netMinor,
  grossMinor: netMinor ?? 0n,
  orders: 3,
  foodNetMinor: 800n,
  foodMinor: 240n,
  goodsMinor: netMinor === null ? 0n : 300n,
  boughtMinor: 400n,
  stockMinor: 1000n,
  labourMinor: netMinor === null ? null : 350n,
  primeMinor: netMinor === null ? null : 650n,
  wasteMinor: netMinor === null ? null : 20n,
  ...more,
});

const goods = { openingMinor: 900n, boughtMinor: 400n, transferredMinor: 0n, usedMinor: 300n, closingMinor: 1000n };

const house = (id: string, currency: Currency, more: Partial<GroupHouse> = {}): GroupHouse => ({
  id,
  name: id,
  currency,
  now: figures(1000n),
  before: figures(900n),
  goods,
  moved: [],
  ...more,
});

const out = (transferId: string, partnerId: string, businessDate: string, minor: bigint): Moved => ({
  transferId,
  partnerId,
  kind: 'TRANSFER_OUT',
  businessDate,
  valueMinor: -minor,
});
const into = (transferId: string, partnerId: string, businessDate: string, minor: bigint): Moved => ({
  transferId,
  partnerId,
  kind: 'TRANSFER_IN',
  businessDate,
  valueMinor: minor,
});

const rate = { one: 'GBP' as const, other: 'ETB' as const, rate: '160', source: 'Bank', ratedOn: '2026-11-20' };

describe('restaurants that are added up', () => {
  it('of one currency come to their sum, and what one does not know all do not', () => {
    const houses = [house('a', 'GBP'), house('b', 'GBP', { now: figures(500n, { labourMinor: null, primeMinor: null }) })];
    const { sums } = sumsOfGroup(houses, { rates: [], into: 'GBP', days });
    expect(sums).toHaveLength(1);
    expect(sums[0]?.now).toMatchObject({ netMinor: 1500n, orders: 6, stockMinor: 2000n, labourMinor: null, primeMinor: null });
  });

  it('lose nothing by one that nothing is known of', () => {
    const houses = [house('a', 'GBP'), house('b', 'GBP', { now: figures(null, { stockMinor: 0n }) })];
    expect(sumsOfGroup(houses, { rates: [], into: 'GBP', days }).sums[0]?.now).toMatchObject({ netMinor: 1000n, primeMinor: 650n });
  });

  it('of two currencies stand apart until a rate is set, and are then in the one that is asked for', () => {
    const houses = [house('a', 'ETB', { now: figures(16_000n) }), house('b', 'GBP')];
    const apart = sumsOfGroup(houses, { rates: [], into: 'GBP', days });
    expect(apart.sums.map(({ currency, now }) => [currency, now.netMinor])).toEqual([
      ['GBP', 1000n],
      ['ETB', 16_000n],
    ]);
    const together = sumsOfGroup(houses, { rates: [rate], into: 'GBP', days });
    expect(together.used).toEqual([rate]);
    expect(together.sums.map(({ currency, now }) => [currency, now.netMinor])).toEqual([['GBP', 1100n]]);
    expect(sumsOfGroup(houses, { rates: [rate], into: 'ETB', days }).sums[0]?.now.netMinor).toBe(176_000n);
  });

  it('with a rate for one of two other currencies stay apart altogether', () => {
    const houses = [house('a', 'ETB'), house('b', 'GBP'), house('c', 'EUR')];
    const { sums, used } = sumsOfGroup(houses, { rates: [rate], into: 'GBP', days });
    expect([sums.map(({ currency }) => currency), used]).toEqual([['GBP', 'ETB', 'EUR'], []]);
  });

  const amount = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
  const known = fc.record({
    netMinor: amount,
    grossMinor: amount,
    orders: fc.nat(1000),
    foodNetMinor: amount,
    foodMinor: amount,
    goodsMinor: amount,
    boughtMinor: amount,
    stockMinor: amount,
    labourMinor: amount,
    primeMinor: amount,
    wasteMinor: amount,
  });
  const fields = ['netMinor', 'grossMinor', 'foodMinor', 'goodsMinor', 'boughtMinor', 'labourMinor', 'primeMinor', 'wasteMinor'] as const;

  it('always come to what their lines do, in one currency or at a rate, to the minor unit', () => {
    const houses = fc.array(fc.tuple(known, fc.constantFrom('GBP' as const, 'ETB' as const)), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(houses, (drawn) => {
        const all = drawn.map(([now, currency], at) => house(String(at), currency, { now }));
        for (const rates of [[], [rate]]) {
          for (const sum of sumsOfGroup(all, { rates, into: 'GBP', days }).sums) {
            for (const field of fields) expect(sum.now[field]).toBe(sum.houses.reduce((total, one) => total + (one.now[field] ?? 0n), 0n));
            expect(sum.now.stockMinor).toBe(sum.houses.reduce((total, one) => total + one.now.stockMinor, sum.onTheWayMinor));
          }
        }
      }),
    );
  });
});

describe('what goes between restaurants', () => {
  const sending = house('a', 'GBP', {
    moved: [out('1', 'b', '2026-11-14', 50n), out('2', 'b', '2026-11-18', 200n), out('3', 'b', '2026-11-22', 70n)],
    goods: { openingMinor: 900n, boughtMinor: 400n, transferredMinor: -270n, usedMinor: 300n, closingMinor: 730n },
  });
  const receiving = house('b', 'GBP', {
    moved: [into('1', 'a', '2026-11-16', 50n), into('2', 'a', '2026-11-19', 200n), into('9', 'x', '2026-11-20', 30n)],
    goods: { openingMinor: 100n, boughtMinor: 0n, transferredMinor: 280n, usedMinor: 90n, closingMinor: 290n },
  });

  it('is taken out of the group, but for what came from elsewhere; what is on the way is its stock', () => {
    const { between, total } = goodsOfGroup([sending, receiving], 'GBP', days);
    expect([between.beforeMinor, between.afterMinor, between.unvaluedMinor]).toEqual([50n, 70n, 0n]);
    expect(between.byHouse.get('a')).toEqual({ cameMinor: 0n, wentMinor: 270n });
    expect(between.byHouse.get('b')).toEqual({ cameMinor: 250n, wentMinor: 0n });
    expect(total).toEqual({ openingMinor: 1050n, boughtMinor: 400n, transferredMinor: 30n, usedMinor: 390n, closingMinor: 1090n });
  });

  it('says what arrived and has no value there', () => {
    const valueless = { ...receiving, moved: [into('2', 'a', '2026-11-19', 0n)] };
    expect(goodsOfGroup([sending, valueless], 'GBP', days).between).toMatchObject({ afterMinor: 320n, unvaluedMinor: 200n });
  });

  it('leaves opening and what was bought without what was used as closing, whatever went between whom and when', () => {
    const minor = fc.bigInt({ min: 0n, max: 10n ** 9n });
    const day = fc.integer({ min: 1, max: 28 }).map((nth) => `2026-11-${String(nth).padStart(2, '0')}`);
    const transfer = fc.record({ from: fc.nat(2), to: fc.nat(2), minor, left: day, came: fc.option(day) });
    const own = fc.record({ openingMinor: minor, boughtMinor: minor, usedMinor: minor });
    fc.assert(
      fc.property(fc.array(transfer, { maxLength: 8 }), fc.array(own, { minLength: 3, maxLength: 3 }), (transfers, owns) => {
        const houses = owns.map((facts, at) => {
          const moved = transfers.flatMap(({ from, to, minor: value, left, came }, id): Moved[] => [
            ...(from === at ? [out(String(id), String(to), left, value)] : []),
            ...(to === at && came !== null ? [into(String(id), String(from), came, value)] : []),
          ]);
          const within = moved.filter(({ businessDate }) => days.from <= businessDate && businessDate <= days.to);
          const transferredMinor = within.reduce((sum, { valueMinor }) => sum + valueMinor, 0n);
          const closingMinor = facts.openingMinor + facts.boughtMinor + transferredMinor - facts.usedMinor;
          return house(String(at), 'GBP', { moved, goods: { ...facts, transferredMinor, closingMinor } });
        });
        const { total } = goodsOfGroup(houses, 'GBP', days);
        expect(total.transferredMinor).toBe(0n);
        expect(total.openingMinor + total.boughtMinor - total.usedMinor).toBe(total.closingMinor);
      }),
    );
  });
});
