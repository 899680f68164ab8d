/** A line that is kept of a sale. */
export type KeptSoldLine = {
  readonly tillLineId: string | null;
  readonly dishId: string;
  /** @unit portions */
  readonly quantity: number;
  /** @unit minor units */
  readonly unitPriceMinor: bigint;
  readonly state: string;
  readonly modifiers: readonly { readonly id: string }[];
};

/** A line as its seller says it now. */
export type SaidSoldLine = {
  readonly lineId: string;
  readonly dishId: string;
  /** @unit portions */
  readonly quantity: number;
  /** @unit minor units */
  readonly unitPriceMinor: bigint;
  readonly modifierIds: readonly string[];
};

const isSame = (kept: KeptSoldLine, said: SaidSoldLine): boolean =>
  kept.tillLineId === said.lineId &&
  kept.dishId === said.dishId &&
  kept.quantity === said.quantity &&
  kept.unitPriceMinor === said.unitPriceMinor &&
  kept.modifiers
    .map(({ id }) => id)
    .toSorted()
    .join() === said.modifierIds.toSorted().join();

/**
 * What of a sale is otherwise than it is kept: a line that says anything else goes whole and comes anew, so that what it
 * takes from stock is exactly what it says.
 *
 * @invariant what is said a second time changes nothing
 */
export const soldChanges = <Kept extends KeptSoldLine, Said extends SaidSoldLine>(
  rows: readonly Kept[],
  said: readonly Said[],
): { readonly goes: Kept[]; readonly comes: Said[] } => {
  const standing = rows.filter(({ state }) => state !== 'VOIDED');
  return {
    goes: standing.filter((kept) => !said.some((line) => isSame(kept, line))),
    comes: said.filter((line) => !standing.some((kept) => isSame(kept, line))),
  };
};
