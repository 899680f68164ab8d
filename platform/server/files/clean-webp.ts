import { joined, viewOf } from './bytes.ts';

type Size = { readonly widthPixels: number; readonly heightPixels: number };
type Chunk = { readonly name: string; readonly bytes: Uint8Array };

const headerBytes = 12;
const chunkHeaderBytes = 8;

/** The parts of a file that make a still picture. */
const keptNames = new Set(['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L']);
/** In the flags of VP8X: colour profile and alpha. Animation, and data about the picture, are not among them. */
const keptFlags = 0b0011_0000;
const animationFlag = 0b0000_0010;

/**
 * A still WebP picture without anything beside it, or null.
 *
 * @source https://developers.google.com/speed/webp/docs/riff_container
 */
export const cleanWebp = (file: Uint8Array): (Size & { readonly bytes: Uint8Array<ArrayBuffer> }) | null => {
  const chunks = chunksOf(file);
  if (chunks === null || chunks.some(isAnimated)) return null;
  const picture = chunks.find(({ name }) => name === 'VP8 ' || name === 'VP8L');
  const size = picture && (picture.name === 'VP8 ' ? lossySize(picture.bytes) : losslessSize(picture.bytes));
  if (!size) return null;
  const kept = chunks.filter(({ name }) => keptNames.has(name)).map(withoutAnnouncements);
  const body = joined([textBytes('WEBP'), ...kept]);
  const length = new Uint8Array(4);
  viewOf(length).setUint32(0, body.length, true);
  return { ...size, bytes: joined([textBytes('RIFF'), length, body]) };
};

const textAt = (bytes: Uint8Array, at: number): string => String.fromCodePoint(...bytes.subarray(at, at + 4));
const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The parts in their order; null for a file of another kind, or one that is cut short. */
const chunksOf = (file: Uint8Array): readonly Chunk[] | null => {
  if (file.length < headerBytes || textAt(file, 0) !== 'RIFF' || textAt(file, 8) !== 'WEBP') return null;
  const view = viewOf(file);
  const chunks: Chunk[] = [];
  for (let at = headerBytes; at + chunkHeaderBytes <= file.length;) {
    const length = view.getUint32(at + 4, true);
    const next = at + chunkHeaderBytes + length + (length % 2);
    if (next > file.length) return null;
    chunks.push({ name: textAt(file, at), bytes: file.slice(at, next) });
    at = next;
  }
  return chunks;
};

const flagsOf = ({ bytes }: Chunk): number => bytes[chunkHeaderBytes] ?? 0;

const isAnimated = (chunk: Chunk): boolean => chunk.name === 'VP8X' && (flagsOf(chunk) & animationFlag) !== 0;

/** What is left out is no longer announced either. */
const withoutAnnouncements = (chunk: Chunk): Uint8Array => {
  const { name, bytes } = chunk;
  if (name !== 'VP8X') return bytes;
  const changed = bytes.slice();
  changed[chunkHeaderBytes] = flagsOf(chunk) & keptFlags;
  return changed;
};

/** After the frame tag and the start code 9d 01 2a come width and height, 14 bits each. */
const lossySize = (bytes: Uint8Array): Size | null => {
  if (bytes.length < 18 || bytes[11] !== 0x9d || bytes[12] !== 0x01 || bytes[13] !== 0x2a) return null;
  const view = viewOf(bytes);
  return { widthPixels: view.getUint16(14, true) & 0x3fff, heightPixels: view.getUint16(16, true) & 0x3fff };
};

/** After the signature 2f come width and height, each less one, 14 bits each. */
const losslessSize = (bytes: Uint8Array): Size | null => {
  if (bytes.length < 13 || bytes[8] !== 0x2f) return null;
  const bits = viewOf(bytes).getUint32(9, true);
  return { widthPixels: (bits & 0x3fff) + 1, heightPixels: ((bits >>> 14) & 0x3fff) + 1 };
};
