/** What was thrown away: something from the shelf, a preparation, a dish, what guests left, or a bin nobody sorted. */
export const wasteKinds = ['STOCK_ITEM', 'PREP', 'DISH', 'PLATE', 'UNIDENTIFIED'] as const;

/** What was thrown away. */
export type WasteKind = (typeof wasteKinds)[number];

/** The kinds that were cooked: each is taken apart by its recipe. */
export const madeKinds = ['PREP', 'DISH'] as const;

/** Whether it was cooked, and a recipe says what it was made of. */
export const isMade = (kind: WasteKind): kind is (typeof madeKinds)[number] => madeKinds.some((made) => made === kind);

/** How far something had come when it was lost; the way to lose less of it follows from this. */
export const wasteStages = ['RECEIVING', 'STORAGE', 'PREP', 'LINE', 'OVERPRODUCTION', 'PLATE'] as const;

/** How far something had come when it was lost. */
export type WasteStage = (typeof wasteStages)[number];

/** Where it went. The bins are streams that are weighed apart. */
export const wasteDestinations = ['FOOD_WASTE_BIN', 'LANDFILL', 'COMPOST', 'ANIMAL_FEED', 'DONATED', 'STAFF', 'USED_FOR_STOCK'] as const;

/** Where it went. */
export type WasteDestination = (typeof wasteDestinations)[number];

/** Where an entry stands: written down, taken as it is, looked at by whoever leads, or taken back. */
export const wasteStatuses = ['LOGGED', 'CONFIRMED', 'REVIEWED', 'VOIDED'] as const;

/** Where an entry stands. */
export type WasteStatus = (typeof wasteStatuses)[number];

/** How the amount was found. */
export const wasteSources = ['MANUAL', 'POS_VOID', 'TASK', 'EXPIRY'] as const;

/** What a reason alone says about the stage, for whoever does not say it. */
const stageByReason: Readonly<Record<string, WasteStage>> = {
  SPOILED: 'STORAGE',
  EXPIRED: 'STORAGE',
  OVERPRODUCED: 'OVERPRODUCTION',
  TRIM: 'PREP',
  BURNT: 'LINE',
  DROPPED: 'LINE',
  WRONG_ORDER: 'LINE',
  RETURNED: 'PLATE',
  QUALITY: 'RECEIVING',
  EQUIPMENT_FAILURE: 'STORAGE',
  POWER_CUT: 'STORAGE',
  DELIVERY_HEAT: 'RECEIVING',
  TRAINING: 'PREP',
  CONTAMINATION: 'PREP',
};

/** The stage at which something of this kind is usually lost for this reason. */
export const usualStage = (kind: WasteKind, reason: string): WasteStage =>
  kind === 'PLATE' ? 'PLATE' : Object.hasOwn(stageByReason, reason) ? (stageByReason[reason] ?? 'LINE') : 'LINE';

/**
 * Whether it could have been eaten at some point: peel and bone never could, everything else could.
 *
 * @source WRAP's distinction of edible and inedible parts
 */
export const isAvoidable = (reason: string): boolean => reason !== 'TRIM';
