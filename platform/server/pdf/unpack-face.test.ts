import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { faceFiles } from './face-files.ts';
import { unpackFace } from './unpack-face.ts';

const paths = Object.values(faceFiles).flatMap(({ normal, bold }) => [normal, bold]);

/** As OpenType adds a table up: its numbers of four bytes, the last one filled with noughts, without what overflows. */
const sumOf = (table: Buffer): number => {
  const filled = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < filled.length; at += 4) sum = (sum + filled.readUInt32BE(at)) >>> 0;
  return sum;
};

const tablesIn = (face: Buffer) =>
  Array.from({ length: face.readUInt16BE(4) }, (_, index) => {
    const entry = face.subarray(12 + 16 * index, 28 + 16 * index);
    const [checksum = 0, offset = 0, length = 0] = [4, 8, 12].map((field) => entry.readUInt32BE(field));
    const table = Buffer.from(face.subarray(offset, offset + length));
    const tag = entry.toString('latin1', 0, 4);
    // The one table that carries a sum over the whole file is added up without it.
    if (tag === 'head') table.writeUInt32BE(0, 8);
    return { tag, checksum, offset, table };
  });

describe.each(paths)('%s', (path) => {
  const face = unpackFace(readFileSync(path));

  it('has the tables that a face must have, each on a multiple of four, and each adds up to what its maker wrote beside it', () => {
    const tables = tablesIn(face);
    expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca', 'maxp']));
    expect(tables.filter(({ offset }) => offset % 4 !== 0)).toEqual([]);
    expect(tables.map(({ tag, table }) => [tag, sumOf(table)])).toEqual(tables.map(({ tag, checksum }) => [tag, checksum]));
  });

  it('has a head by which a table is found among as many by halves', () => {
    const [count = 0, range = 0, halvings = 0, rest] = [4, 6, 8, 10].map((field) => face.readUInt16BE(field));
    expect(range).toBe(16 * 2 ** halvings);
    expect(2 ** halvings <= count && count < 2 ** (halvings + 1)).toBe(true);
    expect(rest).toBe(16 * count - range);
  });

  it('is said to be broken where its file ends early', () => {
    const woff = readFileSync(path);
    expect(() => unpackFace(woff.subarray(0, woff.length / 2))).toThrow(/unexpected end|out of range|outside buffer/i);
  });
});
