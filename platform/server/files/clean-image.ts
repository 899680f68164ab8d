import { cleanJpeg } from './clean-jpeg.ts';
import { cleanWebp } from './clean-webp.ts';

/** A picture as it may be kept: what it really is, how large, and its bytes without anything beside the picture. */
export type CleanImage = {
  readonly mediaType: 'image/webp' | 'image/jpeg';
  readonly widthPixels: number;
  readonly heightPixels: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/**
 * Reads what a file says in its first bytes, whatever its sender calls it, and puts it together anew from the parts that
 * make the picture: where it was taken, by whom, and whatever else was hidden in or behind it stays out. Null for
 * anything but one still WebP or JPEG picture.
 */
export const cleanImage = (file: Uint8Array): CleanImage | null => {
  const webp = cleanWebp(file);
  if (webp) return { mediaType: 'image/webp', ...webp };
  const jpeg = cleanJpeg(file);
  return jpeg && { mediaType: 'image/jpeg', ...jpeg };
};
