import type { MovementKind } from '../../inventory/rules/movement-kind.ts';

/** Why goods changed: a row of the ledger, or a price that fell on what had been used already. */
export type GoodsKind = MovementKind | 'USED_DIFFERENCE';

/** So much of something, as the ledger signs it. */
export type GoodsFlow = {
  readonly kind: GoodsKind;
  /** @unit minor units */
  readonly valueMinor: bigint;
  /** @unit rows whose value nobody knows; they are in no sum */
  readonly unpriced: number;
};

/**
 * What goods came to in a stretch.
 *
 * @unit minor units
 * @invariant opening and all that came, without what was used, is closing: `closingOf`.
 */
export type Goods = {
  /** Taken on the books without being bought. */
  readonly takenOnMinor: bigint;
  /** Bought, without what went back, with what invoices put right. */
  readonly boughtMinor: bigint;
  /** From other restaurants of the owner, without what went to them. */
  readonly transferredMinor: bigint;
  /** All that left: by recipes, thrown away, eaten, given away, lost, and what counts put right. */
  readonly usedMinor: bigint;
  /** Of it, what sales took by their recipes, with what batches took and did not make. */
  readonly recipeMinor: bigint;
  /** Of it, thrown away. */
  readonly wastedMinor: bigint;
  /** Of it, eaten by staff or given to guests. */
  readonly givenMinor: bigint;
  /** Of it, what counts and corrections put right: what nobody wrote down. */
  readonly correctedMinor: bigint;
  /** @unit rows whose value nobody knows */
  readonly unpriced: number;
};

const taken: readonly GoodsKind[] = ['OPENING'];
const bought: readonly GoodsKind[] = ['RECEIPT', 'SUPPLIER_RETURN', 'REVALUE', 'USED_DIFFERENCE'];
const transferred: readonly GoodsKind[] = ['TRANSFER_IN', 'TRANSFER_OUT'];
const recipes: readonly GoodsKind[] = ['SALE_DEPLETION', 'SALE_REVERSAL', 'PRODUCTION_IN', 'PRODUCTION_OUT'];
const given: readonly GoodsKind[] = ['STAFF_MEAL', 'COMP'];
const corrected: readonly GoodsKind[] = ['COUNT_ADJUST', 'MANUAL_ADJUST'];
const arriving = [...taken, ...bought, ...transferred];

/** Whether a kind is what recipes say: the use that is theoretical. */
export const isRecipeUse = (kind: GoodsKind): boolean => recipes.includes(kind);

/** Whether a kind is a purchase, or puts one right. */
export const isPurchase = (kind: GoodsKind): boolean => bought.includes(kind);

/** Adds goods up. What had been used before its price was known is a purchase and a use at once. */
export const goodsOf = (flows: readonly GoodsFlow[]): Goods => {
  const sumOf = (isMeant: (kind: GoodsKind) => boolean): bigint =>
    flows.reduce((sum, { kind, valueMinor }) => (isMeant(kind) ? sum + valueMinor : sum), 0n);
  const late = sumOf((kind) => kind === 'USED_DIFFERENCE');
  return {
    takenOnMinor: sumOf((kind) => taken.includes(kind)),
    boughtMinor: sumOf(isPurchase),
    transferredMinor: sumOf((kind) => transferred.includes(kind)),
    usedMinor: late - sumOf((kind) => !arriving.includes(kind)),
    recipeMinor: -sumOf(isRecipeUse),
    wastedMinor: -sumOf((kind) => kind === 'WASTE' || kind === 'TRANSFER_LOSS'),
    givenMinor: -sumOf((kind) => given.includes(kind)),
    correctedMinor: -sumOf((kind) => corrected.includes(kind)),
    unpriced: flows.reduce((sum, { unpriced }) => sum + unpriced, 0),
  };
};

/**
 * What must be left of what was there.
 *
 * @unit minor units
 */
export const closingOf = (openingMinor: bigint, { takenOnMinor, boughtMinor, transferredMinor, usedMinor }: Goods): bigint =>
  openingMinor + takenOnMinor + boughtMinor + transferredMinor - usedMinor;
