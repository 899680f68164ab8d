/** The address at which an entry's picture is answered: another picture, another address. */
export const photoAddress = (of: { readonly restaurantId: string; readonly entryId: string; readonly fingerprint: string }): string =>
  `/files/waste/${of.restaurantId}/${of.entryId}?v=${of.fingerprint.slice(0, 16)}`;
