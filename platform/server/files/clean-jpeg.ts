import { joined, viewOf } from './bytes.ts';

type Size = { readonly widthPixels: number; readonly heightPixels: number };
type Segment = { readonly marker: number; readonly bytes: Uint8Array };

const [startOfImage, endOfImage, startOfScan, comment] = [0xd8, 0xd9, 0xda, 0xfe];
const isWithin = (marker: number, from: number, to: number): boolean => marker >= from && marker <= to;

/** APP0 holds the density, APP2 the colour profile, APP14 how colours are coded: without them a picture looks otherwise. */
const keptAsides = new Set([0xe0, 0xe2, 0xee]);
const isAside = (marker: number): boolean => (isWithin(marker, 0xe0, 0xef) && !keptAsides.has(marker)) || marker === comment;

/** Tables for the decoder stand among the numbers of frames. */
const tables = new Set([0xc4, 0xc8, 0xcc]);
const isFrame = (marker: number): boolean => isWithin(marker, 0xc0, 0xcf) && !tables.has(marker);

/**
 * A JPEG picture without anything beside or behind it, or null.
 *
 * @source ITU-T T.81, annex B
 */
export const cleanJpeg = (file: Uint8Array): (Size & { readonly bytes: Uint8Array<ArrayBuffer> }) | null => {
  const segments = segmentsOf(file);
  const frame = segments?.find(({ marker }) => isFrame(marker));
  const size = frame && sizeOf(frame.bytes);
  if (!segments || !size) return null;
  return { ...size, bytes: joined(segments.filter(({ marker }) => !isAside(marker)).map(({ bytes }) => bytes)) };
};

/** From the start of the picture to its end, each segment with what is coded behind it; null where no end comes. */
const segmentsOf = (file: Uint8Array): readonly Segment[] | null => {
  if (file[0] !== 0xff || file[1] !== startOfImage) return null;
  const segments: Segment[] = [{ marker: startOfImage, bytes: file.slice(0, 2) }];
  for (let at = 2; at + 2 <= file.length && file[at] === 0xff;) {
    const marker = file[at + 1] ?? 0;
    const end = marker === endOfImage ? at + 2 : endOfSegment(file, at);
    if (end === null) return null;
    const next = marker === startOfScan ? endOfScan(file, end) : end;
    segments.push({ marker, bytes: file.slice(at, next) });
    if (marker === endOfImage) return segments;
    at = next;
  }
  return null;
};

/** Behind the marker stands the segment's length, itself included. */
const endOfSegment = (file: Uint8Array, at: number): number | null => {
  if (at + 4 > file.length) return null;
  const end = at + 2 + viewOf(file).getUint16(at + 2);
  return end > file.length || end < at + 4 ? null : end;
};

const isMarker = (next: number): boolean => next !== 0 && next !== 0xff && !isWithin(next, 0xd0, 0xd7);

/** Where the coded picture stops: at the next marker that is neither a stuffed zero nor a restart. */
const endOfScan = (file: Uint8Array, from: number): number => {
  for (let at = from; at + 1 < file.length; at += 1) if (file[at] === 0xff && isMarker(file[at + 1] ?? 0)) return at;
  return file.length;
};

/** After length and precision come height and width, 16 bits each. */
const sizeOf = (frame: Uint8Array): Size | null => {
  if (frame.length < 9) return null;
  const view = viewOf(frame);
  return { heightPixels: view.getUint16(5), widthPixels: view.getUint16(7) };
};
