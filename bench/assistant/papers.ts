import { createRequire } from 'node:module';
import { dirname } from 'node:path';

import { chromium } from '@playwright/test';
import { createWorker, type WorkerParams } from 'tesseract.js';

import { parseQuantity } from '../../kit/quantity.ts';
import { parseUnitCost } from '../../kit/unit-cost.ts';
import type { PaperWord } from '../../modules/assistant/rules/read/paper-word.ts';
import { readPaper, type ReadPaper } from '../../modules/assistant/rules/read/read-paper.ts';
import { findChromium, thisMachine } from '../../tools/run/chromium.ts';
import type { Figure } from '../harness/figure.ts';
import { browserFlags } from '../harness/signed-in-page.ts';
import { printedPapers, type PaperTruth } from './paper-layouts.ts';

/** @unit papers of each kind */
const papersEach = 2;
const today = '2026-11-23';

const modelOf = (letters: string): string =>
  dirname(createRequire(import.meta.url).resolve(`@tesseract.js-data/${letters}/4.0.0_best_int/${letters}.traineddata.gz`));

/** As `platform/device/letters` has it. */
const underAnyLight = { thresholding_method: '2' } as Partial<WorkerParams>;

/** Letters as the app reads them, with the same program and the same models. */
const openReader = async (letters: 'eng' | 'amh') => {
  const reader = await createWorker(letters, 1, { langPath: modelOf(letters), cacheMethod: 'none' });
  await reader.setParameters(underAnyLight);
  return {
    close: () => reader.terminate(),
    read: async (picture: Buffer): Promise<readonly PaperWord[]> => {
      const { data } = await reader.recognize(picture, {}, { blocks: true, text: false });
      const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
      return lines.flatMap(({ words }) => words.map(({ text, confidence, bbox }) => ({ text, confidence, ...bbox })));
    },
  };
};

/** Every field of a paper, and whether it was read as it is printed. */
const fieldsOf = (truth: PaperTruth, paper: ReadPaper): readonly boolean[] => [
  paper.supplier?.value.name === truth.supplier,
  paper.number?.value === truth.number,
  paper.date?.value === truth.date,
  String(paper.total?.value) === truth.totalMinor,
  ...truth.lines.flatMap((line, at) => {
    const { text = null, quantity = null, unitPrice = null, amount = null } = paper.lines[at] ?? {};
    return [
      text?.value === line.text,
      quantity !== null && quantity.value === parseQuantity(line.quantity),
      unitPrice !== null && unitPrice.value === parseUnitCost(line.unitPrice),
      String(amount?.value) === line.amountMinor,
    ];
  }),
];

/** Papers that are printed here, photographed by a browser and read by the program and the rules of the app. */
export const measurePapers = async (): Promise<readonly Figure[]> => {
  const browser = await chromium.launch({ executablePath: findChromium(thisMachine()), args: [...browserFlags] });
  const readers = { eng: await openReader('eng'), amh: await openReader('amh') };
  const found = new Map<string, boolean[]>();
  for (const { how, truth, html, widthPixels } of printedPapers(papersEach)) {
    const page = await browser.newPage({ viewport: { width: widthPixels, height: 900 }, deviceScaleFactor: 2 });
    await page.setContent(html);
    await page.evaluate('document.fonts.ready');
    const picture = await page.screenshot({ type: 'png' });
    await page.close();
    const words = await readers[how === 'Amharic' ? 'amh' : 'eng'].read(picture);
    const paper = readPaper(words, { today, suppliers: [] });
    found.set(how, [...(found.get(how) ?? []), ...fieldsOf(truth, paper)]);
  }
  await Promise.all([browser.close(), readers.eng.close(), readers.amh.close()]);
  return [...found].map(([how, fields]) => {
    const right = fields.filter(Boolean).length;
    return {
      id: 'ASSISTANT',
      what: `papers, ${how}, fields read as printed (layouts by whoever wrote the reader)`,
      figure: `${right} of ${fields.length}, ${((100 * right) / fields.length).toFixed(0)} %`,
      target: '',
      isMet: null,
    };
  });
};
