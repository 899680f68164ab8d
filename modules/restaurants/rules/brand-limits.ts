/** The most letters of the name under which a restaurant shows itself; as many as stand beside its picture on a desk. */
export const brandNameLengthMax = 40;

/** The most pixels of the longer side of a kept logo. */
export const logoSidePixelsMax = 512;

/** The most bytes of a kept logo; held by the database as well. */
export const logoBytesMax = 61_440;

/** The address at which a restaurant's logo is answered, to anybody: another picture, another address. */
export const logoAddress = (restaurantId: string, fingerprint: string): string =>
  `/files/logos/${restaurantId}?v=${fingerprint.slice(0, 16)}`;
