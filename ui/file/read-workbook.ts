import type { TextTable } from './read-table.ts';

/** A workbook of a spreadsheet: its sheets by name, each read when it is asked for. */
export type Workbook = { readonly sheets: readonly string[]; readonly table: (sheet: string) => TextTable };

/**
 * How large a workbook may be once it is unpacked: a small file can hold far more than a device.
 *
 * @unit bytes
 */
const unpackedMax = 60_000_000;

const utf8 = new TextDecoder();

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Only the five signs of XML and its numbered letters mean something; nothing that a file declares itself is followed. */
const plain = (text: string): string =>
  text.replaceAll(/&(?:#\w{1,8}|\w+);/g, (whole) => {
    const name = whole.slice(1, -1);
    if (!name.startsWith('#')) return signs[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });

const attribute = (tag: string, name: string): string | undefined => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? undefined : plain(value);
};

const elements = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])[^>]*?(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`, 'g'))].map(([whole]) => whole);

const textOf = (xml: string): string =>
  elements(xml, 't')
    .map((one) => plain(one.replace(/^<[^>]*>/, '').replace(/<[^>]*>$/, '')))
    .join('');

const valueOf = (cell: string): string => {
  const [value = ''] = elements(cell, 'v');
  return plain(value.replace(/^<[^>]*>/, '').replace(/<[^>]*>$/, ''));
};

/** Formats by number that every spreadsheet knows as days or times. */
const knownDayFormats = (id: number): boolean => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47);

/** Which styles of cells show a number as a day or time. */
const dayStyles = (xml: string): ReadonlySet<number> => {
  const own = new Map(elements(xml, 'numFmt').map((tag) => [Number(attribute(tag, 'numFmtId')), attribute(tag, 'formatCode') ?? '']));
  const isDay = (id: number): boolean =>
    knownDayFormats(id) || /[ymdhs]/i.test((own.get(id) ?? '').replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
  const [styles = ''] = elements(xml, 'cellXfs');
  const formats = [...styles.matchAll(/<(?:\w+:)?xf\s[^>]*>/g)].map(([tag]) => Number(attribute(tag, 'numFmtId')));
  return new Set(formats.flatMap((id, style) => (isDay(id) ? [style] : [])));
};

const dayMs = 86_400_000;

/** Days are counted from the end of 1899, or from 1904 by old machines; a part of a day is its time. */
const dayText = (serial: number, is1904: boolean): string => {
  const at = new Date(Math.round((Date.UTC(is1904 ? 1904 : 1899, is1904 ? 0 : 11, is1904 ? 1 : 30) + serial * dayMs) / 1000) * 1000);
  const [day = '', time = ''] = at.toISOString().slice(0, 19).split('T');
  if (serial < 1) return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
};

const placesMax = 6;

/** A number as it was meant: machines keep 12.34 as 12.339999999999998. */
const numberText = (text: string): string => {
  const number = Number(text);
  return Number.isFinite(number) && Math.abs(number) < 1e15 ? String(Number(number.toFixed(placesMax))) : text;
};

const lettersInAlphabet = 26;
const codeBeforeA = 64;

/** Where a cell stands in its row, by its letters; columns beyond those of any list are none. */
const columnOf = (reference: string | undefined): number | null => {
  const letters = /^([A-Z]{1,2})\d+$/.exec(reference ?? '')?.[1];
  if (letters === undefined) return null;
  return Array.from(letters).reduce((sum, letter) => sum * lettersInAlphabet + letter.charCodeAt(0) - codeBeforeA, 0) - 1;
};

type Around = { readonly shared: readonly string[]; readonly days: ReadonlySet<number>; readonly is1904: boolean };

const cellText = (cell: string, { shared, days, is1904 }: Around): string => {
  const tag = /^<[^>]*>/.exec(cell)?.[0] ?? '';
  const type = attribute(tag, 't') ?? 'n';
  if (type === 'inlineStr') return textOf(cell);
  const value = valueOf(cell);
  if (type === 's') return shared[Number(value)] ?? '';
  if (type !== 'n' || value === '') return type === 'e' ? '' : value;
  return days.has(Number(attribute(tag, 's') ?? -1)) ? dayText(Number(value), is1904) : numberText(value);
};

const rowCells = (row: string, around: Around): string[] => {
  const cells: string[] = [];
  for (const cell of elements(row.replace(/^<[^>]*>/, ''), 'c')) {
    const at = columnOf(attribute(/^<[^>]*>/.exec(cell)?.[0] ?? '', 'r')) ?? cells.length;
    while (cells.length < at) cells.push('');
    cells[at] = cellText(cell, around).trim();
  }
  return cells;
};

const unpack = async (bytes: Uint8Array): Promise<(path: string) => string> => {
  const { unzipSync } = await import('fflate');
  let unpacked = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const isWanted = /^xl\/(?:workbook|styles|sharedStrings|_rels\/workbook\.xml|worksheets\/[^/]+)\.(?:xml|rels)$/.test(name);
      unpacked += isWanted ? originalSize : 0;
      if (unpacked > unpackedMax) throw new RangeError('A workbook that unpacks to more than a list is not read.');
      return isWanted;
    },
  });
  return (path) => utf8.decode(files[path] ?? new Uint8Array());
};

/** Whether a file is a packed one, as workbooks are, whatever it is called. */
export const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * Reads a workbook (.xlsx) as text, days as 2026-11-21. Formulas are not run: what their cells showed last is read.
 *
 * @throws for what is no workbook, or unpacks to more than a device should hold
 */
export const readWorkbook = async (name: string, bytes: Uint8Array): Promise<Workbook> => {
  const file = await unpack(bytes);
  const book = file('xl/workbook.xml');
  const targets = new Map(
    elements(file('xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => [attribute(tag, 'Id'), attribute(tag, 'Target') ?? '']),
  );
  const sheets = new Map(elements(book, 'sheet').map((tag) => [attribute(tag, 'name') ?? '', targets.get(attribute(tag, 'r:id')) ?? '']));
  if (sheets.size === 0) throw new RangeError('A packed file without sheets is no workbook.');
  const around: Around = {
    shared: elements(file('xl/sharedStrings.xml'), 'si').map(textOf),
    days: dayStyles(file('xl/styles.xml')),
    is1904: /<workbookPr[^>]*date1904="(?:1|true)"/.test(book),
  };
  const table = (sheet: string): TextTable => {
    const target = sheets.get(sheet) ?? '';
    const all = elements(file(target.startsWith('/') ? target.slice(1) : `xl/${target}`), 'row').map((row) => rowCells(row, around));
    const [headers = [], ...rows] = all.filter((cells) => cells.some((cell) => cell !== ''));
    return { name, headers, rows };
  };
  return { sheets: [...sheets.keys()], table };
};
