import type { PaperWord } from '../paper-word.ts';
import type { ReadingFacts, ReadPaper } from '../read-paper.ts';

/** When the papers are read. */
export const today = '2026-03-20';
const [letterWidth, printHeight, lineHeight] = [10, 20, 40];

/** Print as on a page: each line is what stands at which place, "60 Unit price" being two words from 60 on. */
export const page = (lines: readonly (readonly (readonly [x: number, text: string])[])[], confidence = 90): readonly PaperWord[] =>
  lines.flatMap((cells, row) =>
    cells.flatMap(([start, text]) => {
      let x = start;
      return text.split(' ').map((word) => {
        const x0 = x;
        x += (word.length + 0.6) * letterWidth;
        return { text: word, x0, x1: x0 + word.length * letterWidth, y0: row * lineHeight, y1: row * lineHeight + printHeight, confidence };
      });
    }),
  );

/** An English invoice of three lines, whose sums agree. */
export const invoiceLines: Parameters<typeof page>[0] = [
  [
    [0, 'Harvest Foods Ltd'],
    [700, 'INVOICE'],
  ],
  [
    [0, '12 Mill Lane, London'],
    [700, 'Invoice No: HF-20931'],
  ],
  [
    [0, 'VAT No GB 123456789'],
    [700, 'Date: 14/03/2026'],
  ],
  [
    [0, 'Code'],
    [150, 'Description'],
    [500, 'Qty'],
    [600, 'Unit'],
    [700, 'Price'],
    [850, 'Amount'],
  ],
  [
    [0, 'TOM25'],
    [150, 'Chopped tomatoes 6 x 2.5kg'],
    [510, '4'],
    [600, 'case'],
    [700, '£18.50'],
    [850, '£74.00'],
  ],
  [
    [0, 'RIC10'],
    [150, 'Basmati rice'],
    [500, '12.5'],
    [600, 'kg'],
    [710, '£2.40'],
    [850, '£30.00'],
  ],
  [
    [0, 'OIL20'],
    [150, 'Rapeseed oil'],
    [510, '2'],
    [600, 'tin'],
    [700, '£31.25'],
    [850, '£62.50'],
  ],
  [
    [650, 'Subtotal'],
    [840, '£166.50'],
  ],
  [
    [650, 'VAT 20%'],
    [850, '£33.30'],
  ],
  [
    [650, 'Total due'],
    [840, '£199.80'],
  ],
];
/** Who is known to deliver. */
export const facts: ReadingFacts = {
  today,
  suppliers: [
    { id: 'harvest', name: 'Harvest Foods' },
    { id: 'other', name: 'London Fish Market' },
  ],
};

/** What was read, without how surely. */
export const said = (paper: ReadPaper): Readonly<Record<string, unknown>> => ({
  supplier: paper.supplier?.value.id,
  number: paper.number?.value,
  date: paper.date?.value,
  currency: paper.currency?.value,
  lines: paper.lines.map((row) =>
    [row.code, row.text, row.quantity, row.unit, row.unitPrice, row.amount].map((field) => (field === null ? null : `${field.value}`)),
  ),
  totals: [paper.net, paper.tax, paper.total].map((field) => field?.value),
});

/** What the invoice says. */
export const wanted: Readonly<Record<string, unknown>> = {
  supplier: 'harvest',
  number: 'HF-20931',
  date: '2026-03-14',
  currency: 'GBP',
  lines: [
    ['TOM25', 'Chopped tomatoes 6 x 2.5kg', '4000000', 'case', '18500000', '7400'],
    ['RIC10', 'Basmati rice', '12500000', 'kg', '2400000', '3000'],
    ['OIL20', 'Rapeseed oil', '2000000', 'tin', '31250000', '6250'],
  ],
  totals: [16650n, 3330n, 19980n],
};

/**
 * The same print on paper that lay askew.
 *
 * @param angle in radians
 */
export const turnedBy = (words: readonly PaperWord[], angle: number): readonly PaperWord[] =>
  words.map((word) => {
    const corners = [word.x0, word.x1].flatMap((x) =>
      [word.y0, word.y1].map((y) => [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)] as const),
    );
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    return { ...word, x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
  });

/** The invoice with one print in place of another. */
export const replaced = (from: string, to: string): typeof invoiceLines =>
  invoiceLines.map((line) => line.map(([x, text]) => [x, text === from ? to : text] as const));
