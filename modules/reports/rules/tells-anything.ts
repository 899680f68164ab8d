import { cellNumber, type CellValue } from './cell-text.ts';

type Row = { readonly weight: string; readonly cells: readonly CellValue[] };

const isFigure = (cell: CellValue): boolean => 'value' in cell || cell.kind === 'money' || cell.kind === 'quantity';

/** A line without a figure tells by its words; one with figures tells once one of them is known and not nought. */
const tells = ({ weight, cells }: Row): boolean => {
  const figures = cells.filter(isFigure);
  return weight !== 'total' && (figures.length === 0 || figures.some((cell) => (cellNumber(cell) ?? 0) !== 0));
};

/**
 * Whether a table tells of anything. One of noughts and of what nobody knows is told in words, on a screen, on paper and in
 * a file alike; one line that tells keeps all of them.
 */
export const tellsAnything = ({ rows }: { readonly rows: readonly Row[] }): boolean => rows.some(tells);
