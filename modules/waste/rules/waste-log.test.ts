import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { minorUnits } from '../../../kit/money.ts';
import { quantity, type Quantity } from '../../../kit/quantity.ts';
import { decideVoid, nextStatuses } from './entry-status.ts';
import { decideLog, netWeight, statusWhenLogged, type LogContext, type WasteDraft } from './log-entry.ts';
import { usualEntries, type WasteHabit } from './usual.ts';
import { usualStage, wasteKinds, wasteStages, wasteStatuses } from './waste-words.ts';

const item = {
  baseUnit: 'g',
  packChain: [{ unit: 'tin', per: quantity('2500') }],
  countUnits: ['tin'],
  densityGPerMl: null,
  eachMeasure: null,
} as const;
const now = new Date('2026-11-21T12:00:00Z');
const context: LogContext = { role: 'kitchenstaff', loggedAt: now, item, isLotPastGood: false };
const twoTins: WasteDraft = {
  kind: 'STOCK_ITEM',
  hasItem: true,
  hasRecipe: false,
  parts: [{ quantity: quantity('2'), unit: 'tin' }],
  weighing: null,
  reason: 'SPOILED',
  destination: 'FOOD_WASTE_BIN',
  happenedAt: now,
};
const weighed = (gross: string, tare: string) => ({ gross: quantity(gross), tare: quantity(tare) });
const portions = { kind: 'DISH', hasItem: false, hasRecipe: true, parts: [{ quantity: quantity('2'), unit: 'portion' }] } as const;
const hours = (count: number) => new Date(now.getTime() - count * 3_600_000);

describe('an entry', () => {
  test.each([
    ['two tins', {}, { quantity: quantity('5000'), weightG: quantity('5000') }],
    ['two portions', portions, { quantity: null, weightG: null, parts: portions.parts }],
    ['a weighed tub', { parts: [], weighing: weighed('800', '300') }, { quantity: quantity('500'), weightG: quantity('500') }],
  ])('of %s is understood', (_, changes, amount) => {
    expect(decideLog({ ...twoTins, ...changes }, context)).toMatchObject({ ok: true, value: amount });
  });

  test.each([
    ['a dish that nobody named', { kind: 'DISH', hasItem: false }, 'WASTE_KIND_NEEDS_RECIPE'],
    ['something of stock that names a dish', { hasRecipe: true }, 'WASTE_KIND_NEEDS_RECIPE'],
    ['a dish with an item', { kind: 'DISH', hasRecipe: true }, 'WASTE_ITEM_NOT_WANTED'],
    ['no portions of a dish', { kind: 'DISH', hasItem: false, hasRecipe: true, parts: [] }, 'ENTRY_EMPTY'],
    [
      'nought portions',
      { kind: 'DISH', hasItem: false, hasRecipe: true, parts: [{ quantity: quantity('0'), unit: 'portion' }] },
      'QUANTITY_ZERO',
    ],
    ['something of stock without an item', { hasItem: false }, 'WASTE_ITEM_REQUIRED'],
    ['a plate with an item', { kind: 'PLATE' }, 'WASTE_ITEM_NOT_WANTED'],
    ['a plate without a weight', { kind: 'PLATE', hasItem: false }, 'WASTE_WEIGHT_REQUIRED'],
    ['a tub as heavy as all of it', { weighing: weighed('300', '300') }, 'NET_NOT_POSITIVE'],
    ['nothing', { parts: [{ quantity: quantity('0'), unit: 'tin' }] }, 'QUANTITY_ZERO'],
    ['less than nothing', { parts: [{ quantity: quantity('-1'), unit: 'tin' }] }, 'QUANTITY_NEGATIVE'],
    ['a unit that the item has not', { parts: [{ quantity: quantity('1'), unit: 'case' }] }, 'UNIT_NOT_IN_PACK_CHAIN'],
    ['a reason that nobody knows', { reason: 'BORED' }, 'REASON_UNKNOWN'],
    ['49 hours ago', { happenedAt: hours(49) }, 'BACK_DATE_TOO_FAR'],
    ['in an hour', { happenedAt: hours(-1) }, 'WASTE_IN_FUTURE'],
    ['something past its date, given away', { reason: 'EXPIRED', destination: 'DONATED' }, 'DONATION_PAST_DATE'],
  ])('of %s is refused', (_, changes, code) => {
    expect(decideLog({ ...twoTins, ...(changes as Partial<WasteDraft>) }, context)).toMatchObject({ ok: false, refusal: { code } });
  });

  test('what is left without the container is above zero, or there is no entry', () => {
    const grams = fc.bigInt({ min: 0n, max: 10n ** 12n });
    fc.assert(
      fc.property(grams, grams, (gross, tare) => {
        const net = netWeight({ gross: gross as Quantity, tare: tare as Quantity });
        expect(net.ok ? net.value > 0n && net.value + tare === gross : gross <= tare).toBe(true);
      }),
    );
  });

  test.each([
    ['STOCK_ITEM', '1499', 'CONFIRMED'],
    ['STOCK_ITEM', '1500', 'LOGGED'],
    ['STOCK_ITEM', null, 'LOGGED'],
    ['PLATE', null, 'CONFIRMED'],
    ['DISH', null, 'LOGGED'],
    ['PREP', '1499', 'CONFIRMED'],
  ] as const)('%s at %s is %s', (kind, value, status) => {
    expect(statusWhenLogged(kind, value === null ? null : minorUnits(value), 'GBP')).toBe(status);
  });
});

describe('taking back', () => {
  const entry = { status: 'LOGGED', loggedBy: 'biniam', loggedAt: now } as const;
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  test.each([
    ['its author at once', { role: 'staff', userId: 'biniam', at: after(15), reason: null }, null],
    ['its author later', { role: 'staff', userId: 'biniam', at: after(16), reason: 'x' }, 'VOID_TOO_LATE'],
    ['another at once', { role: 'kitchenstaff', userId: 'abel', at: after(1), reason: 'x' }, 'VOID_TOO_LATE'],
    ['a chef with a reason', { role: 'chef', userId: 'sara', at: after(60), reason: 'Twice' }, null],
    ['a chef without one', { role: 'chef', userId: 'sara', at: after(60), reason: ' ' }, 'VOID_REASON_REQUIRED'],
  ])('by %s', (_, attempt, code) => {
    expect(decideVoid(entry, attempt)).toMatchObject(code === null ? { ok: true } : { ok: false, refusal: { code } });
  });

  test('what is taken back stays so, and nothing becomes unwritten', () => {
    expect(decideVoid({ ...entry, status: 'VOIDED' }, { role: 'owner', userId: 'x', at: now, reason: 'x' })).toMatchObject({
      refusal: { code: 'ENTRY_VOIDED_ALREADY' },
    });
    for (const status of wasteStatuses) expect(nextStatuses[status]).not.toContain('LOGGED');
  });
});

describe('what is offered first', () => {
  const habit = (itemId: string, hour: number, changes: Partial<WasteHabit> = {}): WasteHabit => ({
    itemId,
    hour,
    reason: 'SPOILED',
    stage: 'STORAGE',
    mine: 0,
    all: 2,
    lastDaysAgo: 9,
    ...changes,
  });

  test('is what is thrown away at this hour, by oneself before others, with its usual reason', () => {
    const habits = [habit('morning', 8), habit('now', 23, { reason: 'BURNT' }), habit('mine', 23, { mine: 2 }), habit('now', 8)];
    expect(usualEntries(habits, 0).map(({ itemId }) => itemId)).toEqual(['mine', 'now', 'morning']);
    // Midnight is an hour from eleven at night: nearer than noon, which is more frequent.
    expect(usualEntries([habit('noon', 12, { all: 3 }), habit('night', 23)], 0)[0]?.itemId).toBe('night');
    expect(usualEntries(habits, 0)[1]).toMatchObject({ reason: 'BURNT' });
  });

  test('names every item once, and the same whatever the order of the facts', () => {
    const one = fc.record({
      itemId: fc.constantFrom('a', 'b', 'c'),
      hour: fc.integer({ min: 0, max: 23 }),
      all: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(one), fc.integer({ min: 0, max: 23 }), (facts, hour) => {
        const habits = facts.map(({ itemId, hour: at, all }) => habit(itemId, at, { all }));
        const ids = usualEntries(habits, hour).map(({ itemId }) => itemId);
        expect(ids).toEqual(usualEntries(habits.toReversed(), hour).map(({ itemId }) => itemId));
        expect(ids.toSorted()).toEqual([...new Set(facts.map(({ itemId }) => itemId))].toSorted());
      }),
    );
  });

  test('every kind and reason has a stage', () => {
    for (const kind of wasteKinds) expect(wasteStages).toContain(usualStage(kind, 'constructor'));
  });
});
