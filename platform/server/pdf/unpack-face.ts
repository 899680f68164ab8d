import { inflateSync } from 'node:zlib';

/** @unit bytes: of the packed file's head and of each of its entries; of the plain file's head and of each of its entries */
const packed = { head: 44, entry: 20 };
const plain = { head: 12, entry: 16 };

type Table = { readonly tag: Buffer; readonly checksum: number; readonly content: Buffer };

const tablesOf = (woff: Buffer): readonly Table[] =>
  Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = packed.head + index * packed.entry;
    const [offset, packedLength, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [number, number, number];
    const stored = woff.subarray(offset, offset + packedLength);
    // A table that would not have become smaller is stored as it is.
    const content = packedLength < length ? inflateSync(stored) : stored;
    return { tag: woff.subarray(entry, entry + 4), checksum: woff.readUInt32BE(entry + 16), content };
  });

const upToFour = (length: number): number => Math.ceil(length / 4) * 4;

/** The head's three numbers help to search among so many tables by halves. */
const headOf = (flavor: number, count: number): Buffer => {
  const halvings = Math.floor(Math.log2(count));
  const head = Buffer.alloc(plain.head);
  head.writeUInt32BE(flavor, 0);
  [count, 2 ** halvings * plain.entry, halvings, (count - 2 ** halvings) * plain.entry].forEach((one, at) =>
    head.writeUInt16BE(one, 4 + 2 * at),
  );
  return head;
};

/**
 * The face in a packed file (WOFF 1.0, W3C 13 December 2012, sections 3 to 5), as a plain one (OpenType). The printing
 * library unpacks the table of all outlines anew for every letter that it sets: a page of a packed face takes it three times as long.
 *
 * @throws RangeError where the file ends early, and what zlib says where a table is no such data
 */
export const unpackFace = (woff: Buffer): Buffer => {
  const tables = tablesOf(woff);
  const entries = Buffer.alloc(tables.length * plain.entry);
  let offset = plain.head + entries.length;
  const contents = tables.map(({ tag, checksum, content }, index) => {
    tag.copy(entries, index * plain.entry);
    [checksum, offset, content.length].forEach((one, at) => entries.writeUInt32BE(one, index * plain.entry + 4 + 4 * at));
    const filled = Buffer.alloc(upToFour(content.length));
    content.copy(filled);
    offset += filled.length;
    return filled;
  });
  return Buffer.concat([headOf(woff.readUInt32BE(4), tables.length), entries, ...contents]);
};
