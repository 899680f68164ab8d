import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { allergenCodes, allergenStates } from '../rules/allergen.ts';
import { levelStatuses } from '../rules/level-status.ts';
import { inventoryLimits } from '../rules/limits.ts';
import { dateTypes } from '../rules/lot.ts';
import {
  barcodeSchema,
  baseUnitSchema,
  containerUnitSchema,
  currencySchema,
  instantSchema,
  measurementUnitSchema,
  minorUnitsSchema,
  nameSchema,
  quantitySchema,
  unitCostSchema,
  unitSchema,
  versionSchema,
} from './fields.ts';

const { barcodesMax, countUnitsMax, packLinksMax, skuLengthMax, storageAreasMax } = inventoryLimits;

/** Everything about an item that gives its units a size. */
export const itemUnitsSchema = z.strictObject({
  baseUnit: baseUnitSchema,
  packChain: z.array(z.strictObject({ unit: containerUnitSchema, per: quantitySchema })).check(z.maxLength(packLinksMax)),
  countUnits: z.array(unitSchema).check(z.maxLength(countUnitsMax)),
  densityGPerMl: z.nullable(quantitySchema),
  eachMeasure: z.nullable(z.strictObject({ quantity: quantitySchema, unit: measurementUnitSchema })),
});

/** A stock code; null asks the server to make one from the name. */
const skuSchema = z.string().check(z.regex(/^[!-~]+$/), z.maxLength(skuLengthMax));

const madeOfSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(inventoryLimits.madeOfLengthMax));

const shelfLifeDays = z.exactOptional(z.int().check(z.minimum(0), z.maximum(inventoryLimits.shelfLifeDaysMax)));

/** How an item's deliveries are kept apart, and how long they keep; what is absent of the days is unknown. */
export const keepingSchema = z.strictObject({
  tracksLots: z.boolean(),
  dateType: z.enum(dateTypes),
  shelfLife: z.strictObject({ sealed: shelfLifeDays, opened: shelfLifeDays, frozen: shelfLifeDays, thawed: shelfLifeDays }),
});

/** What people decide about an item. */
export const itemBodySchema = z.strictObject({
  name: nameSchema,
  nameLocal: z.nullable(nameSchema),
  sku: z.nullable(skuSchema),
  barcodes: z.array(barcodeSchema).check(z.maxLength(barcodesMax)),
  categoryId: z.nullable(idSchema),
  storageAreaIds: z.array(idSchema).check(z.maxLength(storageAreasMax)),
  units: itemUnitsSchema,
  par: z.nullable(quantitySchema),
  reorderPoint: z.nullable(quantitySchema),
  allergens: z.partialRecord(z.enum(allergenCodes), z.enum(allergenStates)),
  /** Absent leaves it as it is; so says a command that lay on a device since before there was such a thing. */
  keeping: z.exactOptional(keepingSchema),
  /** Whether it is counted often, being worth it; absent leaves it as it is. */
  isKeyItem: z.exactOptional(z.boolean()),
  /** Without anything of an animal; null where nobody said. Absent leaves it as it is. */
  isFasting: z.exactOptional(z.nullable(z.boolean())),
  /** As its own label lists it; absent leaves it as it is. */
  madeOf: z.exactOptional(z.nullable(madeOfSchema)),
  madeOfLocal: z.exactOptional(z.nullable(madeOfSchema)),
});

/** An item as it stands, with the version that a change must name. */
export const itemSchema = z.object({
  ...itemBodySchema.shape,
  id: idSchema,
  sku: skuSchema,
  keeping: keepingSchema,
  isKeyItem: z.boolean(),
  isFasting: z.nullable(z.boolean()),
  madeOf: z.nullable(z.string()),
  madeOfLocal: z.nullable(z.string()),
  isActive: z.boolean(),
  version: versionSchema,
});

/** What the books say; cost and value are null when unknown, and always to a role that may not see cost. */
export const levelSchema = z.object({
  onHand: quantitySchema,
  averageCost: z.nullable(unitCostSchema),
  valueMinor: z.nullable(minorUnitsSchema),
});

/** One row of the stock list. */
export const itemRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  nameLocal: z.nullable(z.string()),
  sku: z.string(),
  categoryId: z.nullable(idSchema),
  storageAreaIds: z.array(idSchema),
  units: itemUnitsSchema,
  level: levelSchema,
  /** What cost and value are in, from the item's first movement on; null before it: then whatever the restaurant's is. */
  currency: z.nullable(currencySchema),
  par: z.nullable(quantitySchema),
  reorderPoint: z.nullable(quantitySchema),
  status: z.enum(levelStatuses),
  shortfall: quantitySchema,
  lastCountedAt: z.nullable(instantSchema),
  lastMovementAt: z.nullable(instantSchema),
  isActive: z.boolean(),
  version: versionSchema,
});

/** An item as a device keeps it, enough to find it and to record a movement offline. */
export const catalogueItemSchema = z.object({
  id: idSchema,
  name: z.string(),
  nameLocal: z.nullable(z.string()),
  sku: z.string(),
  barcodes: z.array(z.string()),
  categoryId: z.nullable(idSchema),
  storageAreaIds: z.array(idSchema),
  units: itemUnitsSchema,
  level: levelSchema,
  /** What cost and value are in, from the item's first movement on; null before it: then whatever the restaurant's is. */
  currency: z.nullable(currencySchema),
  par: z.nullable(quantitySchema),
  reorderPoint: z.nullable(quantitySchema),
  keeping: keepingSchema,
  lastCountedAt: z.nullable(instantSchema),
  isActive: z.boolean(),
  version: versionSchema,
});

/** A heading that items are listed under. */
export const categorySchema = z.object({
  id: idSchema,
  name: z.string(),
  nameLocal: z.nullable(z.string()),
  /** @unit items in use */
  itemCount: z.int(),
});

/** How a storage area keeps what is in it. */
export const storageKinds = ['AMBIENT', 'CHILL', 'FREEZE', 'BAR', 'DRY'] as const;

/** A place where stock stands; a count walks through them in this order. */
export const storageAreaSchema = z.object({
  id: idSchema,
  name: z.string(),
  nameLocal: z.nullable(z.string()),
  kind: z.enum(storageKinds),
  /** @unit position in the walk, from 0 */
  sortOrder: z.int(),
  /** @unit items in use */
  itemCount: z.int(),
});

/** What people decide about an item, as it travels. */
export type ItemBody = z.infer<typeof itemBodySchema>;

/** An item as it travels. */
export type Item = z.infer<typeof itemSchema>;

/** A row of the stock list as it travels. */
export type ItemRow = z.infer<typeof itemRowSchema>;

/** An item of a device's catalogue as it travels. */
export type CatalogueItem = z.infer<typeof catalogueItemSchema>;
