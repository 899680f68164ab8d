/** Of an item, what decides whether and where it is counted. */
export type WalkedItem = {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly isKeyItem: boolean;
  readonly categoryId: string | null;
  readonly storageAreaIds: readonly string[];
};

/** What is counted; an empty list means everywhere, or everything. */
export type WalkedPlan = {
  readonly storageAreaIds: readonly string[];
  readonly categoryIds: readonly string[];
  readonly isKeyItemsOnly: boolean;
};

/** One place of a walk; null is nowhere in particular. */
export type WalkedSpot = { readonly itemId: string; readonly storageAreaId: string | null };

/**
 * What a plan counts, as far as a device knows it: wherever an item lies, also outside the areas that were chosen, because a part
 * of it would pass for all of it. The areas follow each other as given; the order on their shelves is the server's to say, so
 * within an area it is by name.
 */
export const countWalk = (plan: WalkedPlan, items: readonly WalkedItem[], areaIds: readonly string[]): readonly WalkedSpot[] => {
  const isChosen = (chosen: readonly string[], ids: readonly (string | null)[]) =>
    chosen.length === 0 || ids.some((id) => id !== null && chosen.includes(id));
  const walked = items
    .filter(({ isActive, isKeyItem }) => isActive && (isKeyItem || !plan.isKeyItemsOnly))
    .filter((item) => isChosen(plan.storageAreaIds, item.storageAreaIds) && isChosen(plan.categoryIds, [item.categoryId]))
    .toSorted((left, right) => (left.name.toLowerCase() < right.name.toLowerCase() ? -1 : 1));
  const inArea = (areaId: string) =>
    walked.filter(({ storageAreaIds }) => storageAreaIds.includes(areaId)).map(({ id }) => ({ itemId: id, storageAreaId: areaId }));
  const nowhere = walked
    .filter(({ storageAreaIds }) => !storageAreaIds.some((id) => areaIds.includes(id)))
    .map(({ id }) => ({ itemId: id, storageAreaId: null }));
  return [...areaIds.flatMap(inArea), ...nowhere];
};
