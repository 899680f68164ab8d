import { createHash } from 'node:crypto';

import { cleanImage } from './clean-image.ts';

/** How large a picture may be. */
export type PictureLimits = {
  /** @unit pixels of the longer side */
  readonly photoSidePixelsMax: number;
  /** @unit bytes */
  readonly photoBytesMax: number;
};

/**
 * A picture as it is kept: only the picture itself of what was sent, and what it is, is read from its bytes. Null for
 * anything but one still WebP or JPEG picture within the limits.
 *
 * @param picture in Base64
 */
export const keptPicture = (picture: string, { photoSidePixelsMax, photoBytesMax }: PictureLimits) => {
  const image = cleanImage(Buffer.from(picture, 'base64'));
  if (!image) return null;
  const { mediaType, bytes, widthPixels, heightPixels } = image;
  if (Math.max(widthPixels, heightPixels) > photoSidePixelsMax || bytes.length > photoBytesMax) return null;
  return { mediaType, bytes: Buffer.from(bytes), fingerprint: createHash('sha256').update(bytes).digest('hex') };
};
