import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorUnits } from '../../../../kit/money.ts';
import { sumsOf } from './check-sums.ts';
import { readPaper, type ReadPaper } from './read-paper.ts';
import { page, invoiceLines, facts, said, wanted, turnedBy, replaced } from './testing/printed-invoice.ts';

describe('an invoice', () => {
  it('is read whole, and what its sums prove is nearly sure', () => {
    const paper = readPaper(page(invoiceLines), facts);
    expect(said(paper)).toEqual(wanted);
    expect(paper.isSumProven).toBe(true);
    for (const field of [paper.net, paper.tax, paper.total, ...paper.lines.flatMap(({ quantity, amount }) => [quantity, amount])]) {
      expect(field?.confidence).toBeGreaterThan(0.95);
    }
  });

  it('is the same in whatever order its words come and however it lay, within three degrees', () => {
    const order = fc.shuffledSubarray([...page(invoiceLines)], { minLength: page(invoiceLines).length });
    fc.assert(
      fc.property(order, fc.integer({ min: -30, max: 30 }), (words, tenths) => {
        expect(said(readPaper(turnedBy(words, (tenths / 10) * (Math.PI / 180)), facts))).toEqual(wanted);
      }),
      { numRuns: 60 },
    );
  });

  it('is the same where its page was bent', () => {
    const bent = page(invoiceLines).map((word) => {
      const sag = 20 * Math.sin(((word.x0 + word.x1) / 2 / 950) * Math.PI);
      return { ...word, y0: word.y0 + sag, y1: word.y1 + sag };
    });
    expect(said(readPaper(bent, facts))).toEqual(wanted);
  });

  it.each([
    ['an amount of a line', '£74.00', '£14.00', (paper: ReadPaper) => paper.lines[0]?.amount],
    ['a quantity', '12.5', '72.5', (paper: ReadPaper) => paper.lines[1]?.quantity],
    ['a price', '£31.25', '£37.25', (paper: ReadPaper) => paper.lines[2]?.unitPrice],
    ['the net', '£166.50', '£156.50', (paper: ReadPaper) => paper.net],
    ['the total', '£199.80', '£799.80', (paper: ReadPaper) => paper.total],
  ])('is doubted where %s was misread', (_what, from, to, fieldOf) => {
    expect(fieldOf(readPaper(page(replaced(from, to)), facts))?.confidence).toBeLessThanOrEqual(0.4);
  });

  it('leaves its total sure where the net alone was misread', () => {
    expect(readPaper(page(replaced('£166.50', '£156.50')), facts).total?.confidence).toBeGreaterThan(0.9);
  });

  it('tells no number, date or total that it does not have', () => {
    const paper = readPaper(page([[[0, 'Thank you']], [[0, 'come again']]]), facts);
    expect(paper).toMatchObject({ number: null, date: null, currency: null, lines: [], net: null, tax: null, total: null });
    expect(readPaper([], facts)).toMatchObject({ supplier: null, lines: [], isSumProven: null });
  });
});

describe('the sums of a paper', () => {
  const field = (value: bigint | null) => (value === null ? null : { value: minorUnits(`${value}`), confidence: 1, box: null });
  it.each([
    ['agree', [100n, 100n, 20n, 120n], [true, true, true, true]],
    ['agree without a net', [100n, null, 20n, 120n], [true, null, true, true]],
    ['agree with the tax in the prices', [120n, null, 20n, 120n], [true, null, false, true]],
    ['agree with the tax in the prices, and a net beside it', [120n, 100n, 20n, 120n], [true, true, true, true]],
    ['leave a total open whose tax was not read', [100n, 100n, null, 120n], [true, true, null, null]],
    ['contradict a net that nothing agrees with', [100n, 90n, 20n, 120n], [true, false, true, true]],
    ['contradict a total that nothing agrees with', [100n, 100n, 20n, 170n], [true, true, false, false]],
    ['contradict lines that the foot does not come to', [90n, 100n, 20n, 120n], [false, true, true, true]],
    ['say nothing of a total alone', [null, null, null, 120n], [null, null, null, null]],
  ] as const)('%s', (_title, [sum, net, tax, total], [ofLines, ofNet, ofTax, ofTotal]) => {
    const totals = { net: field(net), tax: field(tax), total: field(total) };
    expect(sumsOf(sum, totals)).toEqual({ lines: ofLines, net: ofNet, tax: ofTax, total: ofTotal });
  });
});
