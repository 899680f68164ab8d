/** What stands behind the restaurant in a code: 32 of an alphabet of 64 are 192 bits, which nobody guesses. */
export const secretPattern: RegExp = /^[A-Za-z0-9_-]{32}$/;

const codePattern = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([A-Za-z0-9_-]{32})$/;

/** One word that names a restaurant and proves something there: the code of an invitation, or what a tablet's cookie carries. */
export const restaurantCode = (restaurantId: string, secret: string): string => restaurantId.replaceAll('-', '').toLowerCase() + secret;

/** Reads a code; null for anything that none of ours could be. */
export const readRestaurantCode = (code: string): { readonly restaurantId: string; readonly secret: string } | null => {
  const match = codePattern.exec(code.trim());
  if (!match) return null;
  return { restaurantId: match.slice(1, 6).join('-'), secret: match[6] ?? '' };
};
