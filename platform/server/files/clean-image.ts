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
export const cleanImage = (file: Uint8Array): CleanImage | null => cleanWebp(file) ?? cleanJpeg(file);

const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const textAt = (bytes: Uint8Array, at: number): string => String.fromCodePoint(...bytes.subarray(at, at + 4));
const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

type Size = { readonly widthPixels: number; readonly heightPixels: number };

/** The parts of a WebP file that make a still picture. */
const webpParts = new Set(['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L']);
const webpHeaderBytes = 12;
const chunkHeaderBytes = 8;
/** In the flags of VP8X: colour profile and alpha. Animation, and data about the picture, are not among them. */
const keptFlags = 0b0011_0000;
const animationFlag = 0b0000_0010;

/** https://developers.google.com/speed/webp/docs/riff_container */
const cleanWebp = (file: Uint8Array): CleanImage | null => {
  if (file.length < webpHeaderBytes || textAt(file, 0) !== 'RIFF' || textAt(file, 8) !== 'WEBP') return null;
  const view = viewOf(file);
  const kept: Uint8Array[] = [];
  let size: Size | null = null;
  for (let at = webpHeaderBytes; at + chunkHeaderBytes <= file.length;) {
    const length = view.getUint32(at + 4, true);
    const next = at + chunkHeaderBytes + length + (length % 2);
    if (next > file.length) return null;
    const name = textAt(file, at);
    const chunk = file.slice(at, next);
    if (name === 'VP8X') {
      const flags = chunk[chunkHeaderBytes] ?? 0;
      if ((flags & animationFlag) !== 0) return null;
      chunk[chunkHeaderBytes] = flags & keptFlags;
    }
    if (name === 'VP8 ' || name === 'VP8L') size ??= name === 'VP8 ' ? lossySize(chunk) : losslessSize(chunk);
    if (webpParts.has(name)) kept.push(chunk);
    at = next;
  }
  if (size === null) return null;
  const body = joined([textBytes('WEBP'), ...kept]);
  const length = new Uint8Array(4);
  viewOf(length).setUint32(0, body.length, true);
  return { mediaType: 'image/webp', ...size, bytes: joined([textBytes('RIFF'), length, body]) };
};

/** After the frame tag and the start code 9d 01 2a come width and height, 14 bits each. */
const lossySize = (chunk: Uint8Array): Size | null => {
  if (chunk.length < 18 || chunk[11] !== 0x9d || chunk[12] !== 0x01 || chunk[13] !== 0x2a) return null;
  const view = viewOf(chunk);
  return { widthPixels: view.getUint16(14, true) & 0x3fff, heightPixels: view.getUint16(16, true) & 0x3fff };
};

/** After the signature 2f come width and height, each less one, 14 bits each. */
const losslessSize = (chunk: Uint8Array): Size | null => {
  if (chunk.length < 13 || chunk[8] !== 0x2f) return null;
  const bits = viewOf(chunk).getUint32(9, true);
  return { widthPixels: (bits & 0x3fff) + 1, heightPixels: ((bits >>> 14) & 0x3fff) + 1 };
};

/** APP0 holds the density, APP2 the colour profile, APP14 how colours are coded: without them a picture looks otherwise. */
const jpegParts = new Set([0xe0, 0xe2, 0xee]);
const isAside = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef && !jpegParts.has(marker)) || marker === 0xfe;
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const [startOfImage, endOfImage, startOfScan] = [0xd8, 0xd9, 0xda];

/** ITU-T T.81, annex B. */
const cleanJpeg = (file: Uint8Array): CleanImage | null => {
  if (file.length < 4 || file[0] !== 0xff || file[1] !== startOfImage) return null;
  const view = viewOf(file);
  const kept: Uint8Array[] = [file.slice(0, 2)];
  let size: Size | null = null;
  for (let at = 2; at + 2 <= file.length;) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) return null;
    if (marker === endOfImage) {
      if (size === null) return null;
      return { mediaType: 'image/jpeg', ...size, bytes: joined([...kept, file.slice(at, at + 2)]) };
    }
    if (at + 4 > file.length) return null;
    const end = at + 2 + view.getUint16(at + 2);
    if (end > file.length || end < at + 4) return null;
    if (isFrame(marker) && end >= at + 9) size ??= { heightPixels: view.getUint16(at + 5), widthPixels: view.getUint16(at + 7) };
    const next = marker === startOfScan ? endOfScan(file, end) : end;
    if (!isAside(marker)) kept.push(file.slice(at, next));
    at = next;
  }
  return null;
};

/** Where the coded picture stops: at the next marker that is neither a stuffed zero nor a restart. */
const endOfScan = (file: Uint8Array, from: number): number => {
  let at = from;
  while (at + 1 < file.length) {
    const next = file[at + 1] ?? 0;
    if (file[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7) && next !== 0xff) return at;
    at += 1;
  }
  return file.length;
};
