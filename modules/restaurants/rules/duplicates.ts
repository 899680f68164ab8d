/** A restaurant and when it was made. */
export type MadeRestaurant = { readonly restaurantId: string; readonly name: string; readonly createdAt: Date };

/**
 * How close two restaurants of one account holder are made when one sign-up is the likely cause.
 *
 * @unit milliseconds
 */
export const duplicateWindowMs: number = 10 * 60 * 1000;

/** Groups of restaurants each made within the window after the one before it; one that stands alone is in none. */
export const groupDuplicates = (restaurants: readonly MadeRestaurant[]): MadeRestaurant[][] => {
  const groups: MadeRestaurant[][] = [];
  for (const made of restaurants.toSorted((left, right) => left.createdAt.getTime() - right.createdAt.getTime())) {
    const last = groups.at(-1)?.at(-1);
    if (last && made.createdAt.getTime() - last.createdAt.getTime() <= duplicateWindowMs) groups.at(-1)?.push(made);
    else groups.push([made]);
  }
  return groups.filter((group) => group.length > 1);
};
