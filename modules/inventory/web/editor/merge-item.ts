import type { Item, ItemBody } from '../../contract/item-schemas.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * What this person changed, over what somebody else made of the rest meanwhile: of what both have changed, this person's.
 *
 * @param mine the item as this person wanted it
 * @param base as they saw it when they began; without it nobody can tell what they changed
 */
export const mergedItem = (mine: ItemBody, theirs: Item, base: ItemBody | undefined): ItemBody => {
  if (base === undefined) return mine;
  const kept = Object.keys(mine).filter((field) => isSame(mine[field as keyof ItemBody], base[field as keyof ItemBody]));
  return { ...mine, ...Object.fromEntries(kept.map((field) => [field, theirs[field as keyof ItemBody]])) };
};
