/** A list as it came: its headings, and its rows as they stand. */
export type TextTable = { readonly name: string; readonly headers: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** Reads comma, semicolon or tab separated values, whatever their line ends and marks: a file, or what was copied from a sheet. */
export const readTable = async (name: string, text: string): Promise<TextTable> => {
  const { parse } = await import('csv-parse/browser/esm/sync');
  const records: string[][] = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  const [headers = [], ...rows] = records;
  return { name, headers, rows: rows.filter((cells) => cells.some((cell) => cell !== '')) };
};

/** The sign that the headings are set apart by. */
const delimiterOf = (text: string): string => {
  const [heading = ''] = text.split(/\r?\n/, 1);
  const count = (sign: string) => heading.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
};
