/** A spreadsheet takes a text that begins like this for a formula and runs it. */
const looksLikeFormula = /^[=+\-@\t\r]/;

/** A text that no spreadsheet runs: a leading apostrophe makes it plain. */
export const safeText = (text: string): string => (looksLikeFormula.test(text) ? `'${text}` : text);

// With it, Excel reads Ethiopic letters as what they are.
const byteOrderMark = '\uFEFF';

/** A table as CSV (RFC 4180); figures stay figures, texts are made safe. */
export const csvText = (rows: readonly (readonly (string | number | null)[])[]): string =>
  byteOrderMark + rows.map((row) => row.map(csvCell).join(',')).join('\r\n');

const csvCell = (cell: string | number | null): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = safeText(cell);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
