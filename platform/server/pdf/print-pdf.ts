import { readFile } from 'node:fs/promises';

import type { Column, Content, CustomTableLayout, TDocumentDefinitions } from 'pdfmake/interfaces.js';

import { faceFiles as files } from './face-files.ts';
import { fontRuns } from './font-runs.ts';
import { unpackFace } from './unpack-face.ts';
import type { Paper, PaperBlock, PaperDrawing, PaperHead, PaperTable, PaperText, Sheet } from './paper.ts';

/** Where the library looks before it would read a file; its types leave it out. */
type WithShelf = { readonly virtualfs: { readonly writeFileSync: (name: string, content: Buffer) => void } };

/** The library, told to read nothing: the faces are put before it. Loaded by whoever prints first. */
const openPrinter = async () => {
  const { default: printer } = await import('pdfmake');
  printer.setUrlAccessPolicy(() => false);
  printer.setLocalAccessPolicy(() => false);
  const { virtualfs } = printer as unknown as WithShelf;
  for (const { normal, bold } of Object.values(files)) {
    for (const path of [normal, bold]) virtualfs.writeFileSync(path, unpackFace(await readFile(path)));
  }
  printer.setFonts(files);
  return printer;
};

let opened: ReturnType<typeof openPrinter> | undefined;

const set = (text: string): { text: Content } => ({ text: fontRuns(text).map((run) => ({ ...run })) });

/** Each run says by itself that it is strong: the library forgets what stands around a run within a run. */
const runsOf = (part: PaperText) =>
  typeof part === 'string' ? fontRuns(part).map((run) => ({ ...run })) : fontRuns(part.strong).map((run) => ({ ...run, bold: true }));

const setText = (part: PaperText): { text: Content; bold?: true } =>
  typeof part === 'string' ? set(part) : { ...set(part.strong), bold: true };

/** @unit points across the paper */
const drawingPoints = 84;

const draw = ({ path, across, down }: PaperDrawing): { svg: string; width: number } => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${down}"><path d="${path}" fill="none" stroke="#1f1a17" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  width: drawingPoints,
});

const setCell = (cell: PaperText) =>
  typeof cell === 'object' && cell.drawing ? { stack: [setText(cell), draw(cell.drawing)] } : setText(cell);

const alignments = { left: 'left', right: 'right', middle: 'center' } as const;

/** Hair lines between rows, and little air: fourteen columns stand beside a name. */
const closeLayout: CustomTableLayout = {
  hLineWidth: (index) => (index === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => '#aaaaaa',
  paddingLeft: () => 2,
  paddingRight: () => 2,
};

/** A figure is never broken, not even before its currency, where there is room to be comfortable. */
const sideOf = (side: PaperTable['columns'][number]['side'] = 'left', spacing: PaperTable['spacing']) => ({
  alignment: alignments[side],
  noWrap: side === 'right' && spacing !== 'close',
});

const tableOf = ({ columns, rows, spacing }: PaperTable): Content => ({
  margin: [0, 12, 0, 0],
  layout: spacing === 'close' ? closeLayout : 'lightHorizontalLines',
  ...(spacing === 'close' && { fontSize: 7.5 }),
  table: {
    headerRows: 1,
    // No heading stands alone at the foot of a page.
    keepWithHeaderRows: 1,
    widths: columns.map(({ isWide }) => (isWide ? '*' : 'auto')),
    dontBreakRows: true,
    body: [
      columns.map(({ heading, side }) => ({ ...set(heading), bold: true, alignment: alignments[side] })),
      ...rows.map((row) => row.map((cell, index) => ({ ...setCell(cell), ...sideOf(columns[index]?.side, spacing) }))),
    ],
  },
});

/** What begins below a table keeps its distance from it, so that a heading belongs to what follows. */
const marginBelow = (above: PaperBlock | undefined): number => (above?.kind === 'table' ? 18 : 4);

/** A level that stands for: not without what follows it. */
const kept = 1;

/**
 * Further down than this, what heads a part goes over to the next page: below it there is no room for the head of a table and
 * its first row. What follows on the page cannot be asked for: the library counts rows that it has carried over as still there.
 *
 * @unit part of what a page holds, from its top
 */
const lowestHead = 0.87;

const contentOf = (block: PaperBlock, above: PaperBlock | undefined): Content => {
  switch (block.kind) {
    case 'heading':
      return { ...set(block.text), bold: true, style: 'heading', headlineLevel: kept };
    case 'strong':
      return { ...set(block.text), bold: true, margin: [0, marginBelow(above), 0, 0], headlineLevel: kept };
    case 'text':
      return { ...set(block.text), margin: [0, 4, 0, 0] };
    case 'mixed':
      return { text: block.parts.flatMap(runsOf), margin: [0, 4, 0, 0] };
    case 'total':
      return { ...set(block.text), bold: true, alignment: 'right', margin: [0, 8, 4, 0] };
    case 'next-sheet':
      return { text: '', pageBreak: 'after' };
    case 'beside':
      return {
        margin: [0, 12, 0, 0],
        columnGap: 24,
        columns: block.parts.map(({ heading, lines }) => [{ ...set(heading), bold: true, color: '#555555' }, ...lines.map(set)]),
      };
    case 'table':
      return tableOf(block);
  }
};

const millimetre = 72 / 25.4;

type SheetSetting = Pick<TDocumentDefinitions, 'pageSize' | 'pageOrientation' | 'pageMargins'> & {
  readonly fontSize: number;
  readonly hasFoot: boolean;
};

const sheets: Readonly<Record<Sheet, SheetSetting>> = {
  upright: { pageSize: 'A4', pageMargins: [48, 48, 48, 56], fontSize: 10, hasFoot: true },
  across: { pageSize: 'A4', pageOrientation: 'landscape', pageMargins: [36, 36, 36, 48], fontSize: 10, hasFoot: true },
  // At 8 points a small letter of this face is 1.5 mm high; the law asks for 1.2.
  label: { pageSize: { width: 100 * millimetre, height: 62 * millimetre }, pageMargins: [10, 8, 10, 8], fontSize: 8, hasFoot: false },
};

/** The house's picture and name, over a line in its colour. */
const headOf = ({ name, colour, logo }: PaperHead): Content[] => {
  const picture: Column[] = logo
    ? [{ image: `data:image/jpeg;base64,${Buffer.from(logo).toString('base64')}`, fit: [120, 36], width: 120 }]
    : [];
  const words: Column[] = name === null ? [] : [{ ...set(name), bold: true, margin: [0, logo ? 12 : 0, 0, 0], width: '*' }];
  const line = { type: 'line' as const, x1: 0, y1: 0, x2: 60, y2: 0, lineWidth: 2, lineColor: colour ?? '#1f1a17' };
  return [
    { columns: [...picture, ...words], columnGap: 12, margin: [0, 0, 0, 8] },
    { canvas: [line], margin: [0, 0, 0, 14] },
  ];
};

const definitionOf = ({ title, language, madeAt, sheet = 'upright', head, blocks }: Paper): TDocumentDefinitions => {
  const { fontSize, hasFoot, ...page } = sheets[sheet];
  return {
    info: { title, creator: 'Maed', producer: 'Maed', creationDate: madeAt },
    language,
    ...page,
    styles: { heading: { fontSize: fontSize * 1.8 } },
    defaultStyle: { font: 'latin', fontSize, lineHeight: 1.2 },
    pageBreakBefore: ({ headlineLevel, startPosition }) => headlineLevel === kept && startPosition.verticalRatio > lowestHead,
    content: [...(head ? headOf(head) : []), ...blocks.map((block, index) => contentOf(block, blocks[index - 1]))],
    ...(hasFoot && {
      footer: (at: number, pages: number): Content => ({
        ...set(`${title} · ${at}/${pages}`),
        fontSize: 8,
        color: '#555555',
        margin: [48, 16, 48, 0],
      }),
    }),
  };
};

/** Prints a paper as a PDF that carries its own faces. It reads nothing that the paper names, and asks nobody. */
export const printPdf = async (paper: Paper): Promise<Buffer> => {
  opened ??= openPrinter();
  const printer = await opened;
  return printer.createPdf(definitionOf(paper)).getBuffer();
};
