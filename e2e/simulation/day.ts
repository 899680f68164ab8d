import type { CatalogueItem, ItemBody } from '../../modules/inventory/contract/item-schemas.ts';
import type { MovementBody } from '../../modules/inventory/contract/movement-schemas.ts';
import { kindsToRecord, movementKindLaws, type MovementKind } from '../../modules/inventory/rules/movement-kind.ts';
import { can } from '../../modules/restaurants/rules/capabilities.ts';
import { deed, idNow, pick, unmoved, type Day, type Deed, type Other } from './deed.ts';
import type { Device } from './device.ts';
import { serviceDeeds } from './service-deeds.ts';

const baseOf: Readonly<Record<string, bigint>> = { g: 1n, tin: 2_500n, case: 15_000n };

/** A tin of 2.5 kg, six to the case. */
export const bodyOf = (name: string): ItemBody => ({
  name,
  nameLocal: null,
  sku: null,
  barcodes: [],
  categoryId: null,
  storageAreaIds: [],
  units: {
    baseUnit: 'g',
    packChain: [
      { unit: 'case', per: '6' },
      { unit: 'tin', per: '2500' },
    ],
    countUnits: ['tin'],
    densityGPerMl: null,
    eachMeasure: null,
  },
  par: '45000',
  reorderPoint: '15000',
  allergens: {},
});

/** A new item, by whoever opens the kitchen. */
export const createItem = (day: Day, device: Device, name: string): Deed => {
  const itemId = idNow(day);
  return deed(day, device, {
    name: 'inventory.create-item',
    about: name,
    body: { itemId, item: bodyOf(name) },
    moves: null,
    movementId: null,
    correctsId: null,
  });
};

/** What a person of this role does next, with what their device knows; null when it knows nothing yet. */
export const nextDeed = (day: Day, device: Device): Deed | null => {
  const items = [...device.items().values()];
  if (items.length === 0) return null;
  const item = pick(day.chance, items);
  // Now and then somebody tries what their role may not do: the server has the last word.
  const isBold = day.chance.next() < 0.1;
  const dice = day.chance.next();
  const chosen = others().find(({ below }) => dice < below);
  const may = chosen && (isBold || can(device.role, chosen.capability));
  return (may ? chosen.does(day, device, item) : null) ?? movement(day, device, item);
};

/** What people do beside moving stock; everything else is that. */
const others = (): readonly Other[] => [
  { below: 0.15, capability: 'inventory.correct-movement', does: correction },
  { below: 0.22, capability: 'inventory.send-transfer', does: transfer },
  { below: 0.3, capability: 'inventory.edit-items', does: edit },
  { below: 0.37, capability: 'inventory.edit-items', does: pars },
  { below: 0.42, capability: 'inventory.edit-items', does: archive },
  ...serviceDeeds,
];

/** Which way each direction of a kind moves what was entered. */
const ways = { IN: 1n, OUT: -1n, EITHER: 1n, NONE: 0n } as const;

const movement = (day: Day, device: Device, item: CatalogueItem): Deed => {
  const { chance } = day;
  const kinds: readonly MovementKind[] = chance.next() < 0.05 ? ['OPENING'] : kindsToRecord(device.role);
  const kind = pick(chance, kinds);
  const law = movementKindLaws[kind];
  const unit = pick(chance, ['g', 'tin', 'case'] as const);
  const amount = BigInt(1 + Math.floor(chance.next() * 9)) * (law.direction === 'EITHER' && chance.next() < 0.5 ? -1n : 1n);
  const parts = law.direction === 'NONE' ? [] : [{ quantity: String(amount), unit }];
  const isPriced =
    law.cost === 'MUST_BRING' || (law.cost === 'MAY_BRING' && can(device.role, 'inventory.view-cost') && chance.next() < 0.7);
  const movementId = idNow(day);
  const body: MovementBody = {
    movementId,
    itemId: item.id,
    kind,
    entry: { text: parts.map(({ quantity }) => `${quantity} ${unit}`).join(''), parts },
    price: isPriced ? { amount: (1 + chance.next() * 20).toFixed(2), unit: 'tin' } : null,
    reason: law.reasons.length > 0 ? pick(chance, law.reasons) : null,
    note: null,
  };
  const base = amount * (baseOf[unit] ?? 0n) * ways[law.direction];
  return deed(day, device, {
    name: 'inventory.record-movement',
    about: `${kind} ${item.name}`,
    body,
    moves: { itemId: item.id, base },
    movementId,
    correctsId: null,
  });
};

/** Sends some of an item to the other restaurant, unasked. */
const transfer = (day: Day, device: Device, item: CatalogueItem): Deed => {
  const tins = BigInt(1 + Math.floor(day.chance.next() * 4));
  const entry = { text: `${tins} tin`, parts: [{ quantity: String(tins), unit: 'tin' }] };
  return deed(day, device, {
    name: 'inventory.send-transfer',
    about: item.name,
    body: { transferId: idNow(day), partnerId: day.partnerId, note: null, lines: [{ itemId: item.id, entry }] },
    moves: { itemId: item.id, base: -tins * 2_500n },
    movementId: null,
    correctsId: null,
  });
};

/** Undoes something that this device recorded, whether or not it has arrived yet. */
const correction = (day: Day, device: Device): Deed | null => {
  const own = day.deeds.filter((one) => one.device === device && one.moves !== null && one.correctsId === null);
  if (own.length === 0) return null;
  const original = pick(day.chance, own);
  if (!original.moves || original.movementId === null) return null;
  const { movementId: correctsId, moves } = original;
  const movementId = idNow(day);
  return deed(day, device, {
    name: 'inventory.correct-movement',
    about: original.command.subject,
    body: { movementId, correctsId, note: null },
    moves: { itemId: moves.itemId, base: -moves.base },
    movementId,
    correctsId,
  });
};

const edit = (day: Day, device: Device, item: CatalogueItem): Deed => {
  const name = `${item.name.split(',')[0]}, ${day.deeds.length}`;
  const body = { itemId: item.id, baseVersion: item.version, item: { ...bodyOf(name), sku: item.sku } };
  return deed(day, device, { name: 'inventory.update-item', about: item.name, body, ...unmoved });
};

const pars = (day: Day, device: Device, item: CatalogueItem): Deed => {
  const par = String(20_000 + Math.floor(day.chance.next() * 40) * 1_000);
  return deed(day, device, {
    name: 'inventory.set-pars',
    about: item.name,
    body: { pars: [{ itemId: item.id, par, reorderPoint: '10000' }] },
    ...unmoved,
  });
};

const archive = (day: Day, device: Device, item: CatalogueItem): Deed =>
  deed(day, device, {
    name: 'inventory.archive-items',
    about: item.name,
    body: { itemIds: [item.id], isActive: day.chance.next() < 0.7 },
    ...unmoved,
  });
