import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { capabilityTable } from '../../restaurants/rules/capabilities.ts';
import { inventoryEvents } from './events.ts';
import { inventoryContract } from './inventory.contract.ts';
import { itemBodySchema } from './item-schemas.ts';
import { inventoryRefusalCodes, inventoryRefusals } from './refusals.ts';

const procedures = Object.entries<AnyContractProcedure>(inventoryContract);
const commands = procedures.filter(([, procedure]) => procedure['~orpc'].meta['command'] !== undefined);
const id = '01932b1c-7a00-7abc-8def-0123456789ab';
const accepts = (procedure: AnyContractProcedure, input: unknown) =>
  z.safeParse(procedure['~orpc'].inputSchema as z.ZodMiniType, input).success;
const envelope = (body: unknown) => ({
  commandId: id,
  restaurantId: id,
  deviceId: id,
  occurredAt: '2026-11-21T10:00:00+03:00',
  body,
});
const movement = {
  movementId: id,
  itemId: id,
  kind: 'RECEIPT',
  reason: null,
  note: null,
  entry: {
    text: '2 case + 3',
    parts: [
      {
        quantity: '2',
        unit: 'case',
      },
      {
        quantity: '3',
        unit: 'tin',
      },
    ],
  },
  price: {
    amount: '23.70',
    unit: 'case',
  },
};
const salt = {
  name: 'Salt',
  nameLocal: 'ጨው',
  sku: null,
  barcodes: ['501'],
  categoryId: null,
  storageAreaIds: [],
  units: {
    baseUnit: 'g',
    packChain: [],
    countUnits: ['kg'],
    densityGPerMl: null,
    eachMeasure: null,
  },
  par: '3000',
  reorderPoint: null,
  allergens: { MUSTARD: 'FREE' },
};

test.each(procedures)('%s is asked in one restaurant, under a capability that the table knows', (_name, procedure) => {
  expect(isContractProcedure(procedure)).toBe(true);
  const { meta, route } = procedure['~orpc'];
  expect(meta['scope']).toBe('restaurant');
  expect(Object.keys(capabilityTable)).toContain(meta['capability']);
  expect(route.path).toMatch(/^\/restaurants\/\{restaurantId\}\/inventory\//);
  expect(route.summary).toMatch(/^[A-Z]/);
});

test('no two procedures answer under one address', () => {
  const addresses = procedures.map(([, { '~orpc': contract }]) => `${contract.route.method} ${contract.route.path}`);
  expect(new Set(addresses).size).toBe(procedures.length);
});

/** What needs an answer now: a period of the books, two items that are one, a file that somebody mends, and the steps of a count as a whole. */
const answeredNow = [
  'importItems',
  'closePeriod',
  'reopenPeriod',
  'setCosting',
  'mergeItems',
  'undoMerge',
  'saveCountTemplate',
  'archiveCountTemplate',
  'markKeyItems',
  'createCount',
  'startCount',
  'submitCount',
  'askRecount',
  'explainCountLines',
  'approveCount',
  'reverseCount',
  'cancelCount',
  'startSelfCheck',
  'cancelSelfCheck',
  'beginTour',
  'takeTourStep',
  'leaveTour',
];

test('what people do at the shelves may wait in the outbox, and every command has a version', () => {
  for (const [name, procedure] of commands) {
    const command = procedure['~orpc'].meta['command'];
    expect([name, command]).toMatchObject([name, { offline: answeredNow.includes(name) ? 'forbidden' : 'queued' }]);
    expect((command as { name: string }).name).toMatch(/^inventory\.[a-z-]+@1$/);
  }
});

test('a movement is accepted as the form sends it, and nothing may be slipped in beside it', () => {
  const { recordMovement } = inventoryContract;
  expect(accepts(recordMovement, envelope(movement))).toBe(true);
  expect(accepts(recordMovement, { ...envelope(movement), role: 'owner' })).toBe(false);
  expect(accepts(recordMovement, envelope({ ...movement, valueMinor: '0' }))).toBe(false);
  expect(accepts(recordMovement, envelope({ ...movement, entry: { ...movement.entry, base: '1' } }))).toBe(false);
});

test.each([
  ['a quantity with a seventh place', { entry: { text: '', parts: [{ quantity: '1.0000001', unit: 'kg' }] } }],
  ['a quantity that is a number', { entry: { text: '', parts: [{ quantity: 1, unit: 'kg' }] } }],
  ['a unit that nobody knows', { entry: { text: '', parts: [{ quantity: '1', unit: 'handful' }] } }],
  ['a price below nothing', { price: { amount: '-1', unit: 'kg' } }],
  ['a kind that nobody knows', { kind: 'GIFT' }],
  ['an id that tells no time', { movementId: '2f1f0a52-0b53-4a6c-9d36-0d8a3a9d1c11' }],
  ['a note without end', { note: 'a'.repeat(501) }],
])('a movement with %s is turned away at the door', (_title, change) => {
  expect(accepts(inventoryContract.recordMovement, envelope({ ...movement, ...change }))).toBe(false);
});

test.each([
  [{}, true],
  [{ name: '   ' }, false],
  [{ name: 'a'.repeat(121) }, false],
  [{ barcodes: ['with blank'] }, false],
  [{ barcodes: Array.from({ length: 9 }, String) }, false],
  [{ par: '-0' }, true],
  [{ par: 'many' }, false],
  [{ allergens: { LOVE: 'CONTAINS' } }, false],
  [{ onHand: '5' }, false],
])('an item with %o is accepted: %s', (change, isAccepted) => {
  expect(z.safeParse(itemBodySchema, { ...salt, ...change }).success).toBe(isAccepted);
});

test('a list asks for fifty rows unless told, and never for more than two hundred', () => {
  const schema = inventoryContract.listItems['~orpc'].inputSchema as z.ZodMiniType;
  expect(z.parse(schema, { restaurantId: id })).toMatchObject({ limit: 50, sort: 'ATTENTION', filter: 'ALL' });
  expect([0, 200, 201].map((limit) => z.safeParse(schema, { restaurantId: id, limit }).success)).toEqual([false, true, false]);
});

test('every refusal says beside which field it stands, and is not worth trying again', () => {
  for (const code of inventoryRefusalCodes) {
    const { data, retry, status } = inventoryRefusals[code];
    expect([code, 'field' in data.shape, retry]).toEqual([code, true, 'never']);
    expect([403, 409, 422]).toContain(status);
  }
});

test('events carry their version, and never a cost', () => {
  for (const [name, schema] of Object.entries(inventoryEvents)) {
    expect(name).toMatch(/^inventory\.v1\.[a-z-]+$/);
    expect(Object.keys(schema.shape).filter((key) => /cost|value|price/i.test(key))).toEqual([]);
  }
});
