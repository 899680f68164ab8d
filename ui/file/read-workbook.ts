import type { CellValue } from 'read-excel-file/universal';

import type { TextTable } from './read-table.ts';

/** A workbook of a spreadsheet: its sheets by name, each as a table. */
export type Workbook = { readonly sheets: readonly string[]; readonly table: (sheet: string) => TextTable };

/**
 * How large a workbook may be once it is unpacked: a small file can hold far more than a device.
 *
 * @unit bytes
 */
const unpackedMax = 60_000_000;

/** Looks at what the parts of a packed file say of their size, and unpacks none. */
const checkSize = async (bytes: Uint8Array): Promise<void> => {
  const { unzipSync } = await import('fflate');
  let unpacked = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      return false;
    },
  });
  if (unpacked > unpackedMax) throw new RangeError('A workbook that unpacks to more than a list is not read.');
};

const secondMs = 1000;
/** A time without a day stands on the day that spreadsheets count from. */
const firstDays = /^(?:1899|1904)-/;

/** As "2026-11-21 13:05:00": a day alone where it is midnight, a time alone where it has no day. */
const dayText = (at: Date): string => {
  const [day = '', time = ''] = new Date(Math.round(at.getTime() / secondMs) * secondMs).toISOString().slice(0, 19).split('T');
  if (firstDays.test(day)) return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
};

const placesMax = 6;

/** A number as it was meant: machines keep 12.34 as 12.339999999999998. */
const numberText = (number: number): string => (Math.abs(number) < 1e15 ? String(Number(number.toFixed(placesMax))) : String(number));

const textOf = (value: CellValue | null): string => {
  if (value instanceof Date) return dayText(value);
  return typeof value === 'number' ? numberText(value) : String(value ?? '').trim();
};

/** Whether a file is a packed one, as workbooks are, whatever it is called. */
export const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * Reads a workbook (.xlsx) as text, days as 2026-11-21. Formulas are not run: what their cells showed last is read.
 *
 * @throws for what is no workbook, or says that it unpacks to more than a device should hold
 */
export const readWorkbook = async (name: string, bytes: Uint8Array): Promise<Workbook> => {
  await checkSize(bytes);
  const { default: readSheets } = await import('read-excel-file/universal');
  const sheets = await readSheets(new Uint8Array(bytes).buffer);
  const tables = new Map(sheets.map(({ sheet, data }) => [sheet, data.map((row) => row.map(textOf))]));
  const table = (sheet: string): TextTable => {
    const [headers = [], ...rows] = (tables.get(sheet) ?? []).filter((cells) => cells.some((cell) => cell !== ''));
    return { name, headers, rows };
  };
  return { sheets: [...tables.keys()], table };
};
