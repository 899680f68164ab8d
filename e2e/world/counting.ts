import { uuidv7 } from 'uuidv7';

import type { Kitchen } from './kitchen.ts';

/** From how much on a difference asks for a reason: a share and a sum together, or a sum alone. */
type Threshold = { readonly shareBps: number; readonly withMinor: string; readonly aloneMinor: string };

/** A tenth and ten pounds together, or thirty alone. */
const strict: Threshold = { shareBps: 1000, withMinor: '1000', aloneMinor: '3000' };

/** More than any of these kitchens has: nothing asks for a reason. */
export const lenient: Threshold = { shareBps: 1000, withMinor: '150000', aloneMinor: '750000' };

/** All that a house has, counted by whoever works in the kitchen; nobody is told what the books expect. */
export const blindPlan = (threshold = strict) => ({
  name: 'Dry store',
  storageAreaIds: [],
  categoryIds: [],
  isKeyItemsOnly: false,
  isBlind: true,
  isOpenToKitchen: true,
  threshold,
});

/** Begins such a count; its id. */
export const beginCount = async (kitchen: Kitchen, threshold?: Threshold): Promise<string> => {
  const countId = uuidv7();
  await kitchen.tell('createCount', { countId, by: { kind: 'ONCE', plan: blindPlan(threshold) } });
  await kitchen.tell('startCount', { countId });
  return countId;
};

/** Counts so many bags of each of these items, and hands the count in. */
export const countAndHandIn = async (
  kitchen: Kitchen,
  countId: string,
  itemIds: Iterable<string | undefined>,
  bags: string,
): Promise<void> => {
  const said = { kind: 'COUNTED', method: 'MANUAL', entry: { text: `${bags} bag`, parts: [{ quantity: bags, unit: 'bag' }] } };
  for (const itemId of itemIds)
    await kitchen.tell('recordCountEntry', { entryId: uuidv7(), countId, itemId, storageAreaId: null, recountNumber: 0, said });
  await kitchen.tell('closeCountPart', { countId, storageAreaId: null, counterId: null, isClosed: true });
  await kitchen.tell('submitCount', { countId, openLines: 'LEAVE_OUT' });
};
