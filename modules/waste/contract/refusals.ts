import * as z from 'zod/mini';

import { beside, conflict, forbidden } from '../../../platform/contract/refusal-shapes.ts';
import { defineRefusals, type RefusalSpec } from '../../../platform/contract/refusals.ts';
import { bookRefusals, catalogueRefusals, correctionRefusals, entryRefusals, movementRefusals } from '../../inventory/contract/refusals.ts';
import type { VoidRefusal } from '../rules/entry-status.ts';
import type { LogRefusal } from '../rules/log-entry.ts';
import { containerSchema } from './fields.ts';
import { goalRefusals } from './goal-refusals.ts';

/** What the log itself refuses; the rest of what it refuses is inventory's. */
export const wasteRefusals = defineRefusals({
  WASTE_KIND_NEEDS_RECIPE: beside({}),
  WASTE_ITEM_REQUIRED: beside({}),
  WASTE_ITEM_NOT_WANTED: beside({}),
  WASTE_WEIGHT_REQUIRED: beside({}),
  WASTE_IN_FUTURE: beside({}),
  DONATION_PAST_DATE: beside({}),
  NET_NOT_POSITIVE: beside({}),
  BACK_DATE_TOO_FAR: beside({ hoursMax: z.int() }),
  ENTRY_VOIDED_ALREADY: conflict({}),
  VOID_TOO_LATE: forbidden({ voidMinutes: z.int() }),
  VOID_REASON_REQUIRED: beside({}),
  CONTAINER_CHANGED: conflict({ current: containerSchema }),
  CONTAINER_NAME_TAKEN: conflict({ name: z.string() }),
  CONTAINER_LIMIT_REACHED: conflict({ containersMax: z.int() }),
});

const { REASON_UNKNOWN, QUANTITY_ZERO, QUANTITY_NEGATIVE, COST_OUT_OF_RANGE } = movementRefusals;

/** An entry cannot be logged as it is. */
export const logRefusals = {
  ...entryRefusals,
  REASON_UNKNOWN,
  QUANTITY_ZERO,
  QUANTITY_NEGATIVE,
  COST_OUT_OF_RANGE,
  ID_TAKEN: catalogueRefusals.ID_TAKEN,
  WASTE_KIND_NEEDS_RECIPE: wasteRefusals.WASTE_KIND_NEEDS_RECIPE,
  WASTE_ITEM_REQUIRED: wasteRefusals.WASTE_ITEM_REQUIRED,
  WASTE_ITEM_NOT_WANTED: wasteRefusals.WASTE_ITEM_NOT_WANTED,
  WASTE_WEIGHT_REQUIRED: wasteRefusals.WASTE_WEIGHT_REQUIRED,
  WASTE_IN_FUTURE: wasteRefusals.WASTE_IN_FUTURE,
  DONATION_PAST_DATE: wasteRefusals.DONATION_PAST_DATE,
  NET_NOT_POSITIVE: wasteRefusals.NET_NOT_POSITIVE,
  BACK_DATE_TOO_FAR: wasteRefusals.BACK_DATE_TOO_FAR,
} satisfies Record<LogRefusal['code'] | 'COST_OUT_OF_RANGE' | 'ID_TAKEN', RefusalSpec>;

/** An entry cannot be taken back. */
export const voidRefusals = {
  ...correctionRefusals,
  ...bookRefusals,
  ENTRY_VOIDED_ALREADY: wasteRefusals.ENTRY_VOIDED_ALREADY,
  VOID_TOO_LATE: wasteRefusals.VOID_TOO_LATE,
  VOID_REASON_REQUIRED: wasteRefusals.VOID_REASON_REQUIRED,
} satisfies Record<VoidRefusal['code'] | keyof typeof correctionRefusals | keyof typeof bookRefusals, RefusalSpec>;

/** Everything that waste refuses of its own. */
export const allWasteRefusals = { ...wasteRefusals, ...goalRefusals };

/** Codes of waste's own, for the words that say them. */
export type WasteRefusalCode = keyof typeof allWasteRefusals;

/** The same as a list, for tests. */
export const wasteRefusalCodes: readonly WasteRefusalCode[] = Object.keys(allWasteRefusals) as WasteRefusalCode[];
