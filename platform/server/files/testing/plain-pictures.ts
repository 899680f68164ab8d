const text = (value: string): number[] => [...new TextEncoder().encode(value)];
const littleEndian = (value: number): number[] => [value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff, (value >>> 24) & 0xff];
const bigEndian = (value: number): number[] => [value >> 8, value & 0xff];

/** A part of a WebP file, padded as the format wants it. */
export const webpChunk = (name: string, body: readonly number[]): number[] => [
  ...text(name),
  ...littleEndian(body.length),
  ...body,
  ...(body.length % 2 === 1 ? [0] : []),
];

/** A WebP file of these parts. */
export const webpOf = (...chunks: readonly (readonly number[])[]): Uint8Array => {
  const body = [...text('WEBP'), ...chunks.flat()];
  return Uint8Array.from([...text('RIFF'), ...littleEndian(body.length), ...body]);
};

/** The part that holds the picture, without loss. */
export const losslessChunk = (widthPixels: number, heightPixels: number): number[] =>
  webpChunk('VP8L', [0x2f, ...littleEndian((widthPixels - 1) | ((heightPixels - 1) << 14)), 0x88, 0x88, 0x08]);

/** The smallest file that says of itself that it is a WebP picture of this size. */
export const plainWebp = (widthPixels: number, heightPixels: number): Uint8Array => webpOf(losslessChunk(widthPixels, heightPixels));

/** A part of a JPEG file. */
export const jpegSegment = (marker: number, body: readonly number[]): number[] => [0xff, marker, ...bigEndian(body.length + 2), ...body];

/** With a stuffed zero and a restart in it, which end nothing. */
const codedPicture = [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56];

/** A JPEG file of this size, with further parts before the picture and whatever behind its end. */
export const plainJpeg = (
  widthPixels: number,
  heightPixels: number,
  beside: { readonly before?: readonly number[]; readonly behind?: readonly number[] } = {},
): Uint8Array =>
  Uint8Array.from([
    0xff,
    0xd8,
    ...jpegSegment(0xe0, text('JFIF\0')),
    ...(beside.before ?? []),
    ...jpegSegment(0xc0, [8, ...bigEndian(heightPixels), ...bigEndian(widthPixels), 1, 1, 0x11, 0]),
    ...jpegSegment(0xda, [1, 1, 0, 0, 63, 0]),
    ...codedPicture,
    0xff,
    0xd9,
    ...(beside.behind ?? []),
  ]);
