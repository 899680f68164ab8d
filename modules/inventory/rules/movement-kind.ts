import type { Role } from '../../restaurants/rules/capabilities.ts';

/** Why stock changed. Every row of the ledger has exactly one of these, and reports add them up by it. */
export const movementKinds = [
  'OPENING',
  'RECEIPT',
  'SUPPLIER_RETURN',
  'SALE_DEPLETION',
  'SALE_REVERSAL',
  'PRODUCTION_IN',
  'PRODUCTION_OUT',
  'WASTE',
  'STAFF_MEAL',
  'COMP',
  'TRANSFER_OUT',
  'TRANSFER_IN',
  'TRANSFER_LOSS',
  'COUNT_ADJUST',
  'REVALUE',
  'MANUAL_ADJUST',
] as const;

/** Why stock changed. */
export type MovementKind = (typeof movementKinds)[number];

/** Why something was thrown away. */
export const wasteReasons = [
  'SPOILED',
  'EXPIRED',
  'OVERPRODUCED',
  'TRIM',
  'BURNT',
  'DROPPED',
  'WRONG_ORDER',
  'RETURNED',
  'QUALITY',
  'EQUIPMENT_FAILURE',
  'POWER_CUT',
  'DELIVERY_HEAT',
  'TRAINING',
  'CONTAMINATION',
  'OTHER',
] as const;

/** Why something was thrown away. */
export type WasteReason = (typeof wasteReasons)[number];

/** Why a level was set right by hand. */
export const adjustReasons = ['ENTRY_MISTAKE', 'NOT_RECORDED', 'FOUND', 'MISSING', 'DAMAGED', 'OTHER'] as const;

/** Any reason that a movement may carry. */
export type MovementReason = (typeof wasteReasons)[number] | (typeof adjustReasons)[number];

/** What each kind demands and allows. */
export type MovementKindLaw = {
  /** Which way stock may go; `EITHER` takes its direction from the entry's sign, `NONE` moves no stock at all. */
  readonly direction: 'IN' | 'OUT' | 'EITHER' | 'NONE';
  /** `MAY_BRING` takes a price where one is known, `MUST_BRING` is about the price alone, `AVERAGE` uses the level's. */
  readonly cost: 'MAY_BRING' | 'MUST_BRING' | 'AVERAGE';
  /** The reasons to choose from; empty where none is asked for. */
  readonly reasons: readonly MovementReason[];
  /** Who may record it by hand. Empty: it follows from a sale, a transfer or a count, never from a form. */
  readonly byHand: readonly Role[];
};

const managers: readonly Role[] = ['owner', 'manager'];
const cooks: readonly Role[] = ['owner', 'manager', 'chef'];
const kitchen: readonly Role[] = ['owner', 'manager', 'chef', 'kitchenstaff'];
const everyone: readonly Role[] = ['owner', 'manager', 'chef', 'kitchenstaff', 'staff'];
const nobody: readonly Role[] = [];

const incoming = { direction: 'IN', reasons: [] } as const;
const outgoing = { direction: 'OUT', cost: 'AVERAGE', reasons: [] } as const;

/** The law of every kind; a correction carries its original's kind and goes the other way. */
export const movementKindLaws: Readonly<Record<MovementKind, MovementKindLaw>> = {
  OPENING: { ...incoming, cost: 'MAY_BRING', byHand: managers },
  RECEIPT: { ...incoming, cost: 'MAY_BRING', byHand: kitchen },
  SUPPLIER_RETURN: { ...outgoing, byHand: cooks },
  SALE_DEPLETION: { ...outgoing, byHand: nobody },
  SALE_REVERSAL: { ...incoming, cost: 'AVERAGE', byHand: nobody },
  PRODUCTION_IN: { ...incoming, cost: 'MAY_BRING', byHand: cooks },
  PRODUCTION_OUT: { ...outgoing, byHand: cooks },
  WASTE: { ...outgoing, reasons: wasteReasons, byHand: everyone },
  STAFF_MEAL: { ...outgoing, byHand: cooks },
  COMP: { ...outgoing, byHand: cooks },
  TRANSFER_OUT: { ...outgoing, byHand: nobody },
  TRANSFER_IN: { ...incoming, cost: 'MAY_BRING', byHand: nobody },
  TRANSFER_LOSS: { ...outgoing, byHand: nobody },
  COUNT_ADJUST: { direction: 'EITHER', cost: 'AVERAGE', reasons: [], byHand: nobody },
  REVALUE: { direction: 'NONE', cost: 'MUST_BRING', reasons: [], byHand: managers },
  MANUAL_ADJUST: { direction: 'EITHER', cost: 'AVERAGE', reasons: adjustReasons, byHand: cooks },
};

/** What arrives by these is a lot of its own; anything else that comes in, such as a count's surplus, is in none. */
export const lotMakers: ReadonlySet<MovementKind> = new Set(['RECEIPT', 'OPENING', 'PRODUCTION_IN', 'TRANSFER_IN']);

/** Whether a word names a kind of movement. */
export const isMovementKind = (word: string): word is MovementKind => Object.hasOwn(movementKindLaws, word);

/**
 * Whether someone in this role may record this kind by hand. An unknown role or kind never may.
 *
 * @source docs/decisions/003-capabilities.md
 */
export const mayRecord = (role: string, kind: string): boolean =>
  isMovementKind(kind) && movementKindLaws[kind].byHand.some((holder) => holder === role);

/** The kinds that this role finds in the form, in the ledger's order. */
export const kindsToRecord = (role: string): readonly MovementKind[] => movementKinds.filter((kind) => mayRecord(role, kind));
