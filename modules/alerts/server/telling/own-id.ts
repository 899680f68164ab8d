import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';

/** Whoever acts; how one is told is a person's own. */
export const ownIdOf = ({ userId }: RestaurantTx): string => {
  if (userId === null) throw new Error('How one is told is a person’s own.');
  return userId;
};
