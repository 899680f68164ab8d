import { inflateRawSync } from 'node:zlib';

/** A cell as a spreadsheet program would take it: a text, a figure, or nothing. */
export type Cell = string | number | null;

/** The parts of a ZIP file by name; enough of the format for what a spreadsheet is. */
const unzipped = (file: Buffer): ReadonlyMap<string, string> => {
  const parts = new Map<string, string>();
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let at = file.readUInt32LE(end + 16);
  for (let count = file.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [method, size, nameLength, extraLength, noteLength, begin] = [
      file.readUInt16LE(at + 10),
      file.readUInt32LE(at + 20),
      file.readUInt16LE(at + 28),
      file.readUInt16LE(at + 30),
      file.readUInt16LE(at + 32),
      file.readUInt32LE(at + 42),
    ];
    const data = begin + 30 + file.readUInt16LE(begin + 26) + file.readUInt16LE(begin + 28);
    const packed = file.subarray(data, data + size);
    parts.set(file.toString('utf8', at + 46, at + 46 + nameLength), (method === 8 ? inflateRawSync(packed) : packed).toString('utf8'));
    at += 46 + nameLength + extraLength + noteLength;
  }
  return parts;
};

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&');

const textsIn = (xml: string): string => unescaped([...xml.matchAll(/<t\b[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) => text).join(''));

/** "C7" stands in the third column. */
const columnOf = (reference: string): number =>
  Array.from(reference.replace(/\d+$/, '')).reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The rows of a workbook's first sheet. A formula is an error: our files hold none. */
export const readSheet = (file: Buffer): readonly (readonly Cell[])[] => {
  const parts = unzipped(file);
  const partOf = (end: string): string => [...parts].find(([name]) => name.endsWith(end))?.[1] ?? '';
  const shared = [...partOf('sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, xml = '']) => textsIn(xml));
  const sheet = partOf('worksheets/sheet1.xml');
  if (/<f\b/.test(sheet)) throw new Error('The sheet holds a formula.');
  return [...sheet.matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: Cell[] = [];
    for (const [, attributes = '', content = ''] of row.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const place = columnOf(/\br="([A-Z]+\d+)"/.exec(attributes)?.[1] ?? '');
      while (cells.length < place) cells.push(null);
      cells.push(cellOf(/\bt="(\w+)"/.exec(attributes)?.[1], content, shared));
    }
    return cells;
  });
};

const cellOf = (type: string | undefined, content: string, shared: readonly string[]): Cell => {
  const value = /<v>([^<]*)<\/v>/.exec(content)?.[1];
  if (type === 'inlineStr') return textsIn(content);
  if (value === undefined) return null;
  if (type === 's') return shared[Number(value)] ?? null;
  return type === undefined || type === 'n' ? Number(value) : unescaped(value);
};
