import * as z from 'zod/mini';

import { beside, conflict, forbidden } from '../../../platform/contract/refusal-shapes.ts';
import { defineRefusals, type RefusalSpec } from '../../../platform/contract/refusals.ts';
import type { CorrectionRefusal } from '../rules/correction.ts';
import type { ImportProblem } from '../rules/import-row.ts';
import type { ItemRefusal } from '../rules/item-draft.ts';
import type { MovementRefusal } from '../rules/record-movement.ts';
import { baseUnitSchema, businessDateSchema, otherNameSchema, unitSchema } from './fields.ts';
import { periodRefusals } from './books.contract.ts';
import { countRefusals } from './count-refusals.ts';
import { itemSchema } from './item-schemas.ts';
import { lotRefusals } from './lot-refusals.ts';
import { mergeRefusals } from './merges.contract.ts';
import { movementKindSchema } from './movement-schemas.ts';
import { tourRefusals } from './tour-refusals.ts';
import { transferRefusals } from './transfer-refusals.ts';

const unit = { unit: unitSchema };
const word = { word: z.string() };

/** A unit has no size on this item; it is never taken as one to one. */
export const unitRefusals = defineRefusals({
  UNIT_UNKNOWN: beside(word),
  UNIT_NOT_IN_PACK_CHAIN: beside(unit),
  UNIT_NOT_BRIDGED: beside({ ...unit, baseUnit: baseUnitSchema }),
});

/** A quantity that was typed cannot be understood or held. */
export const entryRefusals = defineRefusals({
  ...unitRefusals,
  ENTRY_EMPTY: beside({}),
  ENTRY_INCOMPLETE: beside({}),
  ENTRY_TOO_MANY_PARTS: beside({ partsMax: z.int() }),
  NUMBER_NOT_UNDERSTOOD: beside(word),
  NUMBER_AMBIGUOUS: beside(word),
  NO_SMALLER_UNIT: beside(unit),
  QUANTITY_OUT_OF_RANGE: beside({}),
});

/** A movement breaks the law of its kind, or its maker may not make it. */
export const movementRefusals = defineRefusals({
  ...entryRefusals,
  MOVEMENT_KIND_FORBIDDEN: forbidden({ kind: movementKindSchema }),
  PRICE_FORBIDDEN: forbidden({}),
  ITEM_ARCHIVED: conflict({}),
  QUANTITY_ZERO: beside({}),
  QUANTITY_NEGATIVE: beside({}),
  QUANTITY_NOT_WANTED: beside({}),
  PRICE_REQUIRED: beside({}),
  PRICE_NOT_WANTED: beside({}),
  COST_OUT_OF_RANGE: beside({}),
  REASON_REQUIRED: beside({}),
  REASON_UNKNOWN: beside({ reason: z.string() }),
}) satisfies Record<MovementRefusal['code'], RefusalSpec>;

/** What {@link movementRefusals} refuses. */
export type MovementRefusalCode = keyof typeof movementRefusals;

/** The books of a day are closed, or a row belongs to a document. */
export const bookRefusals = defineRefusals({
  PERIOD_LOCKED: conflict({ lockedThrough: z.nullable(businessDateSchema) }),
  MOVEMENT_OF_DOCUMENT: conflict({}),
});

/** A row of the ledger cannot be undone. */
export const correctionRefusals = defineRefusals({
  MOVEMENT_ALREADY_CORRECTED: conflict({}),
  MOVEMENT_IS_CORRECTION: conflict({}),
  MOVEMENT_NOT_CORRECTABLE: conflict({}),
  QUANTITY_OUT_OF_RANGE: entryRefusals.QUANTITY_OUT_OF_RANGE,
  COST_OUT_OF_RANGE: movementRefusals.COST_OUT_OF_RANGE,
}) satisfies Record<CorrectionRefusal['code'], RefusalSpec>;

/** A par or reorder point cannot be. */
export const parRefusals = defineRefusals({
  LEVEL_NEGATIVE: beside({}),
  PAR_BELOW_REORDER: beside({}),
});

/** An item cannot be written as it is. */
export const itemRefusals = defineRefusals({
  ...unitRefusals,
  ...parRefusals,
  NAME_EMPTY: beside({}),
  BARCODE_REPEATED: beside({ barcode: z.string() }),
  BASE_UNIT_FIXED: conflict({ baseUnit: baseUnitSchema }),
  COUNT_UNIT_REPEATED: beside(unit),
  DENSITY_NOT_POSITIVE: beside({}),
  EACH_MEASURE_NOT_POSITIVE: beside({}),
  EACH_MEASURE_NOT_A_MEASURE: beside(unit),
  PACK_CHAIN_TOO_LONG: beside({ linksMax: z.int() }),
  PACK_UNIT_REPEATED: beside(unit),
  PACK_LINK_EMPTY: beside(unit),
  PACK_TOO_LARGE: beside(unit),
}) satisfies Record<ItemRefusal['code'], RefusalSpec>;

/** An item collides with the rest of the catalogue. */
export const catalogueRefusals = defineRefusals({
  /** The client-made id already names something else. */
  ID_TAKEN: conflict({}),
  SKU_TAKEN: conflict({ sku: z.string() }),
  BARCODE_TAKEN: conflict({ barcode: z.string(), itemName: z.string(), itemNameLocal: otherNameSchema }),
  CATEGORY_MISSING: conflict({}),
  STORAGE_AREA_MISSING: conflict({}),
  ITEM_LIMIT_REACHED: conflict({ itemsMax: z.int() }),
});

/** What the editor says of days that it cannot read; shown, never sent. */
export const keepingRefusals = defineRefusals({ DAYS_NOT_UNDERSTOOD: beside({ daysMax: z.int() }) });

/** Somebody changed the item first; the row as it is now comes back, so that both changes can be seen side by side. */
export const versionRefusals = defineRefusals({
  ITEM_CHANGED: conflict({ current: itemSchema }),
});

/** A heading or a place cannot be added. */
export const placeRefusals = defineRefusals({
  ID_TAKEN: catalogueRefusals.ID_TAKEN,
  NAME_TAKEN: conflict({ name: z.string() }),
  PLACE_LIMIT_REACHED: conflict({ placesMax: z.int() }),
});

/** What may be wrong with a row of a file, beyond what is wrong with items and entries; shown, never sent alone. */
export const importRefusals = defineRefusals({
  ...entryRefusals,
  ...itemRefusals,
  QUANTITY_NEGATIVE: movementRefusals.QUANTITY_NEGATIVE,
  UNIT_MISSING: beside({}),
  CHOICE_NOT_UNDERSTOOD: beside(word),
  PACK_NOT_UNDERSTOOD: beside({ text: z.string() }),
}) satisfies Record<ImportProblem['code'], RefusalSpec>;

/** Every refusal of inventory; each code has its message in every language. */
export const inventoryRefusals = {
  ...movementRefusals,
  ...correctionRefusals,
  ...bookRefusals,
  ...periodRefusals,
  ...importRefusals,
  ...catalogueRefusals,
  ...versionRefusals,
  ...placeRefusals,
  ...countRefusals,
  ...keepingRefusals,
  ...lotRefusals,
  ...transferRefusals,
  ...mergeRefusals,
  ...tourRefusals,
} as const;

/** A code of inventory. */
export type InventoryRefusalCode = keyof typeof inventoryRefusals;

/** All codes, for whoever has to know that none is missing. */
export const inventoryRefusalCodes = Object.keys(inventoryRefusals) as readonly InventoryRefusalCode[];
