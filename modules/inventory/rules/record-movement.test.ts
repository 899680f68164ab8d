import { expect, test } from 'vitest';

import { formatQuantity, quantity } from '../../../kit/quantity.ts';
import { unitCost } from '../../../kit/unit-cost.ts';
import { roles } from '../../restaurants/rules/capabilities.ts';
import { isMovementKind, kindsToRecord, mayRecord, movementKindLaws, movementKinds } from './movement-kind.ts';
import { decideMovement, type MovementContext, type MovementDraft } from './record-movement.ts';
import { emptyLevel } from './stock-level.ts';

const tomatoes: MovementContext['item'] = {
  baseUnit: 'g',
  packChain: [
    { unit: 'case', per: quantity('6') },
    { unit: 'tin', per: quantity('2500') },
  ],
  countUnits: ['tin'],
  densityGPerMl: null,
  eachMeasure: null,
  isActive: true,
};
const manager: MovementContext = { role: 'manager', item: tomatoes, level: emptyLevel };
const delivery: MovementDraft = {
  kind: 'RECEIPT',
  parts: [
    { quantity: quantity('2'), unit: 'case' },
    { quantity: quantity('3'), unit: 'tin' },
  ],
  price: { amount: unitCost('23.70'), unit: 'case' },
  reason: null,
};
const oneTin = [{ quantity: quantity('1'), unit: 'tin' }] as const;

test('two cases and three tins at 23.70 a case are 37.5 kg worth 59.25', () => {
  const decision = decideMovement(delivery, manager);
  expect(decision.ok && decision.value.rows).toHaveLength(1);
  expect(decision.ok && decision.value.level).toEqual({
    onHand: quantity('37500'),
    averageCost: unitCost('0.00158'),
    valueMinor: 5925n,
  });
});

test('people write how much; the kind knows which way', () => {
  const wasted = decideMovement({ kind: 'WASTE', parts: oneTin, price: null, reason: 'SPOILED' }, manager);
  expect(wasted.ok && formatQuantity(wasted.value.level.onHand)).toBe('-2500');
  const lost = [{ quantity: quantity('-1'), unit: 'tin' }] as const;
  const adjusted = decideMovement({ kind: 'MANUAL_ADJUST', parts: lost, price: null, reason: 'MISSING' }, manager);
  expect(adjusted.ok && formatQuantity(adjusted.value.level.onHand)).toBe('-2500');
});

test.each([
  ['a waiter who receives', { kind: 'RECEIPT', price: null }, { role: 'staff' }, 'kind', 'MOVEMENT_KIND_FORBIDDEN'],
  ['a cook who prices', {}, { role: 'kitchenstaff' }, 'price', 'PRICE_FORBIDDEN'],
  ['an archived item', {}, { item: { ...tomatoes, isActive: false } }, 'item', 'ITEM_ARCHIVED'],
  ['nothing', { parts: [{ quantity: quantity('0'), unit: 'tin' }] }, {}, 'entry', 'QUANTITY_ZERO'],
  ['no entry', { parts: [] }, {}, 'entry', 'ENTRY_EMPTY'],
  ['less than nothing', { parts: [{ quantity: quantity('-1'), unit: 'tin' }] }, {}, 'entry', 'QUANTITY_NEGATIVE'],
  ['an unknown pack', { parts: [{ quantity: quantity('1'), unit: 'sack' }] }, {}, 'entry', 'UNIT_NOT_IN_PACK_CHAIN'],
  ['a price by an unknown pack', { price: { amount: unitCost('1'), unit: 'sack' } }, {}, 'price', 'UNIT_NOT_IN_PACK_CHAIN'],
  ['a sale by hand', { kind: 'SALE_DEPLETION' }, { role: 'owner' }, 'kind', 'MOVEMENT_KIND_FORBIDDEN'],
  ['waste without a reason', { kind: 'WASTE', price: null }, {}, 'reason', 'REASON_REQUIRED'],
  ['waste for a made-up reason', { kind: 'WASTE', price: null, reason: 'FATE' }, {}, 'reason', 'REASON_UNKNOWN'],
  ['a delivery for a reason', { reason: 'SPOILED' }, {}, 'reason', 'REASON_UNKNOWN'],
  ['waste at a price', { kind: 'WASTE', reason: 'SPOILED' }, {}, 'price', 'PRICE_NOT_WANTED'],
  ['a revaluation without a price', { kind: 'REVALUE', parts: [], price: null }, {}, 'price', 'PRICE_REQUIRED'],
  ['a revaluation of an amount', { kind: 'REVALUE' }, {}, 'entry', 'QUANTITY_NOT_WANTED'],
  ['too dear a price', { price: { amount: unitCost('999999999999'), unit: 'mg' } }, {}, 'price', 'COST_OUT_OF_RANGE'],
] as const)('%s is refused beside its field', (_title, draft, context, field, code) => {
  const decision = decideMovement({ ...delivery, ...draft } as MovementDraft, { ...manager, ...context });
  expect(!decision.ok && decision.refusal).toMatchObject({ field, code });
});

test('each role finds its own kinds in the form', () => {
  expect(kindsToRecord('staff')).toEqual(['WASTE']);
  expect(kindsToRecord('kitchenstaff')).toEqual(['RECEIPT', 'WASTE']);
  expect(kindsToRecord('chef')).toEqual([
    'RECEIPT',
    'SUPPLIER_RETURN',
    'PRODUCTION_IN',
    'PRODUCTION_OUT',
    'WASTE',
    'STAFF_MEAL',
    'COMP',
    'MANUAL_ADJUST',
  ]);
  expect(kindsToRecord('manager')).toEqual(kindsToRecord('owner'));
  expect(kindsToRecord('owner')).toContain('OPENING');
  expect([kindsToRecord('guest'), mayRecord('owner', 'GIFT'), isMovementKind('constructor')]).toEqual([[], false, false]);
});

test('what follows from a sale, a transfer or a count is never typed in', () => {
  const documents = ['SALE_DEPLETION', 'SALE_REVERSAL', 'TRANSFER_OUT', 'TRANSFER_IN', 'TRANSFER_LOSS', 'COUNT_ADJUST'];
  expect(movementKinds.filter((kind) => !roles.some((role) => mayRecord(role, kind)))).toEqual(documents);
  expect(Object.keys(movementKindLaws)).toEqual([...movementKinds]);
});
