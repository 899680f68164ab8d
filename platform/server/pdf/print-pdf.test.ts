import { expect, it } from 'vitest';

import { plainJpeg } from '../files/testing/plain-pictures.ts';
import { printPdf } from './print-pdf.ts';
import { pdfPages } from './testing/pdf-text.ts';

const faces = (pdf: Buffer): readonly string[] =>
  [...pdf.toString('latin1').matchAll(/\/FontName \/[A-Z]+\+(\S+)/g)].map(([, name]) => name ?? '');

const madeAt = new Date('2026-11-21T09:00:00Z');

it('a paper in two writings carries the faces of both, and of no other', async () => {
  const pdf = await printPdf({ title: 'Order', language: 'am', madeAt, blocks: [{ kind: 'heading', text: 'Teff ጤፍ' }] });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(faces(pdf).toSorted()).toEqual(['NotoSans-Bold', 'NotoSans-Regular', 'NotoSansEthiopic-Bold']);
});

it('what is strong within a line is set in bold, in either writing', async () => {
  const parts = ['Niter kibbeh (', { strong: 'Milk ወተት' }, ')'] as const;
  const label = (said: typeof parts | readonly [string]) =>
    printPdf({ title: 'Label', language: 'en', madeAt, sheet: 'label', blocks: [{ kind: 'mixed', parts: said }] });
  expect(faces(await label(parts)).toSorted()).toEqual(['NotoSans-Bold', 'NotoSans-Regular', 'NotoSansEthiopic-Bold']);
  expect(faces(await label(['Niter kibbeh']))).toEqual(['NotoSans-Regular']);
});

it('a long table goes on over as many pages as it needs', async () => {
  const columns = [
    { heading: 'Description', side: 'left', isWide: true },
    { heading: 'Quantity', side: 'right', isWide: false },
  ] as const;
  const rows = Array.from({ length: 100 }, (_, index) => [`Item ${index}`, '2']);
  const pdf = await printPdf({ title: 'Order', language: 'en', madeAt, blocks: [{ kind: 'table', columns, rows }] });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThan(1);
});

it('what heads a table is never left alone at the foot of a page', async () => {
  const columns = [{ heading: 'Name', side: 'left', isWide: true }] as const;
  for (let lines = 30; lines < 44; lines += 1) {
    const above = Array.from({ length: lines }, (_, index) => ({ kind: 'text' as const, text: `Line ${index}` }));
    const table = { kind: 'table' as const, columns, rows: [['Fridge']] };
    const pdf = await printPdf({ title: 'Pack', language: 'en', madeAt, blocks: [...above, { kind: 'strong', text: 'Missed' }, table] });
    const pages = pdfPages(pdf);
    expect(pages.find((page) => page.includes('Missed'))).toContain('Fridge');
  }
});

it('the same paper is the same file, whenever it is printed', async () => {
  const paper = { title: 'Order', language: 'en', madeAt, blocks: [{ kind: 'text', text: 'Teff' }] } as const;
  expect((await printPdf(paper)).equals(await printPdf(paper))).toBe(true);
});

it('a name that was drawn stands on the paper as it was drawn', async () => {
  const columns = [{ heading: 'Answer', side: 'left', isWide: false }] as const;
  const signed = (path: string) =>
    printPdf({
      title: 'Diary',
      language: 'en',
      madeAt,
      blocks: [{ kind: 'table', columns, rows: [[{ strong: 'Signed', drawing: { path, across: 300, down: 120 } }]] }],
    });
  const [one, other, again] = [await signed('M10 10L290 110'), await signed('M10 10L20 110'), await signed('M10 10L290 110')];
  expect(one.equals(other)).toBe(false);
  expect(one.equals(again)).toBe(true);
});

it('a house that shows itself stands at the head of its paper with its picture, and of no other paper', async () => {
  const blocks = [{ kind: 'text' as const, text: 'Berbere' }];
  const plain = await printPdf({ title: 'Order', language: 'en', madeAt, blocks });
  const head = { name: 'Selam Table', colour: '#0b5d3b', logo: plainJpeg(300, 100) };
  const headed = await printPdf({ title: 'Order', language: 'en', madeAt, head, blocks });
  expect(pdfPages(headed)).toEqual([expect.stringMatching(/^SelamTable[^]*Berbere/)]);
  expect(headed.toString('latin1')).toContain('/DCTDecode');
  expect(pdfPages(plain)).toEqual([expect.not.stringContaining('Selam')]);
  expect(plain.toString('latin1')).not.toContain('/DCTDecode');
});
