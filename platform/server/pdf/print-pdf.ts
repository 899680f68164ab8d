import { readFile } from 'node:fs/promises';

import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';

import { faceFiles as files } from './face-files.ts';
import { fontRuns } from './font-runs.ts';
import type { Paper, PaperBlock, PaperTable } from './paper.ts';

/** Where the library looks before it would read a file; its types leave it out. */
type WithShelf = { readonly virtualfs: { readonly writeFileSync: (name: string, content: Buffer) => void } };

/** The library, told to read nothing: the faces are put before it. Loaded by whoever prints first. */
const openPrinter = async () => {
  const { default: printer } = await import('pdfmake');
  printer.setUrlAccessPolicy(() => false);
  printer.setLocalAccessPolicy(() => false);
  const { virtualfs } = printer as unknown as WithShelf;
  for (const { normal, bold } of Object.values(files)) {
    for (const path of [normal, bold]) virtualfs.writeFileSync(path, await readFile(path));
  }
  printer.setFonts(files);
  return printer;
};

let opened: ReturnType<typeof openPrinter> | undefined;

const set = (text: string): { text: Content } => ({ text: fontRuns(text).map((run) => ({ ...run })) });

const tableOf = ({ columns, rows }: PaperTable): Content => ({
  margin: [0, 12, 0, 0],
  layout: 'lightHorizontalLines',
  table: {
    headerRows: 1,
    widths: columns.map(({ isWide }) => (isWide ? '*' : 'auto')),
    dontBreakRows: true,
    body: [
      columns.map(({ heading, side }) => ({ ...set(heading), bold: true, alignment: side })),
      ...rows.map((row) => row.map((cell, index) => ({ ...set(cell), alignment: columns[index]?.side ?? 'left' }))),
    ],
  },
});

const contentOf = (block: PaperBlock): Content => {
  switch (block.kind) {
    case 'heading':
      return { ...set(block.text), bold: true, fontSize: 18 };
    case 'strong':
      return { ...set(block.text), bold: true, margin: [0, 4, 0, 0] };
    case 'text':
      return { ...set(block.text), margin: [0, 4, 0, 0] };
    case 'total':
      return { ...set(block.text), bold: true, alignment: 'right', margin: [0, 8, 4, 0] };
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

const definitionOf = ({ title, language, madeAt, blocks }: Paper): TDocumentDefinitions => ({
  info: { title, creator: 'Maed', producer: 'Maed', creationDate: madeAt },
  language,
  pageSize: 'A4',
  pageMargins: [48, 48, 48, 56],
  defaultStyle: { font: 'latin', fontSize: 10, lineHeight: 1.2 },
  content: blocks.map(contentOf),
  footer: (page, pages) => ({ ...set(`${title} · ${page}/${pages}`), fontSize: 8, color: '#555555', margin: [48, 16, 48, 0] }),
});

/** Prints a paper as a PDF that carries its own faces. It reads nothing that the paper names, and asks nobody. */
export const printPdf = async (paper: Paper): Promise<Buffer> => {
  opened ??= openPrinter();
  const printer = await opened;
  return printer.createPdf(definitionOf(paper)).getBuffer();
};
