import { readTable, type TextTable } from '../../../../ui/file/read-table.ts';
import { readText } from '../../../../ui/file/read-text.ts';
import { isPacked, readWorkbook } from '../../../../ui/file/read-workbook.ts';
import { integrationLimits } from '../../rules/limits.ts';

/** A chosen file: its sheets, where it is a workbook, and the table of one of them. */
export type TillFile = { readonly name: string; readonly sheets: readonly string[]; readonly table: (sheet: string) => TextTable };

/** Why a chosen file is not looked at any further. */
export type FileProblem = 'TOO_LARGE' | 'EMPTY' | 'TOO_LONG' | 'NO_TABLE';

/** Signs that no text of a till has, and any picture or program does. */
const isBinary = (text: string): boolean => text.includes('\0');

/** Reads a file whatever it is called: a workbook by how it begins, text in any usual encoding otherwise. */
export const readTillFile = async (file: File): Promise<TillFile | FileProblem> => {
  if (file.size > integrationLimits.fileBytesMax) return 'TOO_LARGE';
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isPacked(bytes)) return { name: file.name, ...(await readWorkbook(file.name, bytes)) };
  const text = await readText(file);
  if (isBinary(text)) return 'NO_TABLE';
  const table = await readTable(file.name, text);
  return { name: file.name, sheets: [], table: () => table };
};

/** Whether a table can be looked at. */
export const tableProblem = ({ headers, rows }: TextTable): FileProblem | null => {
  if (headers.length < 2) return 'NO_TABLE';
  if (rows.length === 0) return 'EMPTY';
  return rows.length > integrationLimits.fileRowsMax ? 'TOO_LONG' : null;
};
