/** The width and the height of a kept picture. */
export const avatarSidePixels = 256;

/** The most bytes of a kept picture; held by the database as well. */
export const avatarBytesMax = 102_400;

/** The address at which a person's picture is answered: another picture, another address. */
export const avatarAddress = (userId: string, fingerprint: string): string => `/files/avatars/${userId}?v=${fingerprint.slice(0, 16)}`;
