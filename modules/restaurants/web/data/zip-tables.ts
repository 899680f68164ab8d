import { strToU8, Zip, ZipDeflate } from 'fflate';

import { csvText } from '../../../../ui/file/csv-text.ts';

type Page = { readonly columns: string[]; readonly rows: (string | null)[][]; readonly next: string[] | null };

/** What is taken along, and how its pages are asked for. */
export type Source = {
  readonly tables: readonly string[];
  readonly page: (table: string, after: string[] | null) => Promise<Page>;
  readonly onTable: (table: string) => void;
  /** Files beside the tables, as they are. */
  readonly files?: readonly { readonly name: string; readonly bytes: Uint8Array }[];
};

/**
 * Tables as one ZIP of CSV files, fetched a page at a time, so that neither the server nor a cheap phone ever holds them
 * unpacked.
 */
export const zipTables = async ({ tables, page, onTable, files = [] }: Source): Promise<Blob> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((fault, chunk) => {
    if (fault) throw fault;
    parts.push(new Uint8Array(chunk));
  });
  for (const table of tables) {
    onTable(table);
    const file = new ZipDeflate(`${table}.csv`);
    zip.add(file);
    for (let after: string[] | null = null, isFirst = true; ; isFirst = false) {
      const { columns, rows, next }: Page = await page(table, after);
      const text = isFirst ? csvText([columns, ...rows]) : csvText(rows).slice(1);
      file.push(strToU8(isFirst || rows.length === 0 ? text : `\r\n${text}`), next === null);
      if (next === null) break;
      after = next;
    }
  }
  for (const { name, bytes } of files) {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(bytes, true);
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
};
