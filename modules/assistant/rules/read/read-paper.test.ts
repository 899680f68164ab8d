import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { minorUnits } from '../../../../kit/money.ts';
import { sumsOf } from './check-sums.ts';
import type { PaperWord } from './paper-word.ts';
import { readPaper, type ReadPaper } from './read-paper.ts';

const today = '2026-03-20';
const [letterWidth, printHeight, lineHeight] = [10, 20, 40];

/** Print as on a page: each line is what stands at which place, "60 Unit price" being two words from 60 on. */
const page = (lines: readonly (readonly (readonly [x: number, text: string])[])[], confidence = 90): readonly PaperWord[] =>
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

const invoiceLines: Parameters<typeof page>[0] = [
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
const facts = {
  today,
  suppliers: [
    { id: 'harvest', name: 'Harvest Foods' },
    { id: 'other', name: 'London Fish Market' },
  ],
};

/** What was read, without how surely. */
const said = (paper: ReadPaper) => ({
  supplier: paper.supplier?.value.id,
  number: paper.number?.value,
  date: paper.date?.value,
  currency: paper.currency?.value,
  lines: paper.lines.map((row) =>
    [row.code, row.text, row.quantity, row.unit, row.unitPrice, row.amount].map((field) => (field === null ? null : `${field.value}`)),
  ),
  totals: [paper.net, paper.tax, paper.total].map((field) => field?.value),
});

const wanted = {
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

const turnedBy = (words: readonly PaperWord[], angle: number): readonly PaperWord[] =>
  words.map((word) => {
    const corners = [word.x0, word.x1].flatMap((x) =>
      [word.y0, word.y1].map((y) => [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)] as const),
    );
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    return { ...word, x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
  });

const replaced = (from: string, to: string) => invoiceLines.map((line) => line.map(([x, text]) => [x, text === from ? to : text] as const));

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

describe('other papers', () => {
  it('are read in Amharic, with an Ethiopian date', () => {
    const paper = readPaper(
      page([
        [
          [0, 'አበበ የእህል መደብር'],
          [600, 'ደረሰኝ ቁጥር: 00451'],
        ],
        [[600, 'ቀን መጋቢት 5 ቀን 2018 ዓ.ም.']],
        [
          [0, 'ተ.ቁ'],
          [100, 'የእቃው ዓይነት'],
          [400, 'መለኪያ'],
          [520, 'ብዛት'],
          [620, 'ነጠላ ዋጋ'],
          [800, 'ጠቅላላ ዋጋ'],
        ],
        [
          [0, '1'],
          [100, 'ነጭ ጤፍ'],
          [400, 'ኪሎ'],
          [520, '50'],
          [620, '120.00'],
          [800, '6,000.00'],
        ],
        [
          [0, '2'],
          [100, 'ቀይ ሽንኩርት'],
          [400, 'ኪሎ'],
          [520, '20'],
          [620, '45.50'],
          [800, '910.00'],
        ],
        [
          [620, 'ድምር'],
          [800, '6,910.00'],
        ],
        [
          [620, 'ተ.እ.ታ 15%'],
          [800, '1,036.50'],
        ],
        [
          [620, 'ጠቅላላ ድምር'],
          [800, '7,946.50 ብር'],
        ],
      ]),
      { today, suppliers: [{ id: 'abebe', name: 'አበበ የእህል መደብር' }] },
    );
    expect(said(paper)).toEqual({
      supplier: 'abebe',
      number: '00451',
      date: '2026-03-14',
      currency: 'ETB',
      lines: [
        [null, 'ነጭ ጤፍ', '50000000', 'ኪሎ', '120000000', '600000'],
        [null, 'ቀይ ሽንኩርት', '20000000', 'ኪሎ', '45500000', '91000'],
      ],
      totals: [691000n, 103650n, 794650n],
    });
  });

  it("without headings are read by their arithmetic, also a till's second line", () => {
    const paper = readPaper(
      page([
        [[0, 'CORNER CASH AND CARRY']],
        [
          [0, 'Receipt 8812'],
          [250, '02.02.26'],
        ],
        [[0, 'Whole milk']],
        [
          [40, '3 x 1.20'],
          [300, '3.60'],
        ],
        [
          [0, 'Eggs tray'],
          [150, '2 @ 4.75'],
          [300, '9.50'],
        ],
        [
          [0, 'Parsley'],
          [300, '0.90'],
        ],
        [
          [0, 'TOTAL'],
          [290, '14.00'],
        ],
      ]),
      facts,
    );
    expect(said(paper)).toMatchObject({
      number: '8812',
      date: '2026-02-02',
      lines: [
        [null, 'Whole milk', '3000000', null, '1200000', '360'],
        [null, 'Eggs tray', '2000000', null, '4750000', '950'],
        [null, 'Parsley', null, null, null, '90'],
      ],
      totals: [undefined, undefined, 1400n],
    });
    expect(paper.isSumProven).toBe(true);
  });

  it("are read off a fiscal printer's receipt, with stars before its amounts", () => {
    const paper = readPaper(
      page([
        [[60, 'SHOLA SUPERMARKET']],
        [
          [60, 'FS No. 00004512'],
          [300, '05/07/2018'],
        ],
        [[20, 'Sugar 1kg']],
        [
          [20, '5.000 x 98.00'],
          [400, '*490.00'],
        ],
        [
          [20, 'TXBL1'],
          [400, '*490.00'],
        ],
        [
          [20, 'TAX1 15.00%'],
          [400, '*73.50'],
        ],
        [
          [20, 'TOTAL'],
          [400, '*563.50'],
        ],
        [
          [20, 'CASH'],
          [400, '*600.00'],
        ],
      ]),
      facts,
    );
    expect(paper.supplier?.value).toEqual({ id: null, name: 'SHOLA SUPERMARKET' });
    expect(said(paper)).toMatchObject({
      number: '00004512',
      date: '2026-03-14',
      lines: [[null, 'Sugar 1kg', '5000000', null, '98000000', '49000']],
      totals: [49000n, 7350n, 56350n],
    });
  });

  it('are read where they count and name no money', () => {
    const paper = readPaper(
      page([
        [
          [0, 'Daily Dairy'],
          [600, 'No. 7781'],
        ],
        [
          [0, 'Product'],
          [120, 'Description'],
          [400, 'Qty Ordered'],
          [620, 'Qty Delivered'],
        ],
        [
          [0, '10441'],
          [120, 'Double cream'],
          [430, '6'],
          [660, '4'],
        ],
      ]),
      facts,
    );
    expect(said(paper)).toMatchObject({ number: '7781', lines: [['10441', 'Double cream', '4000000', null, null, null]] });
  });

  it('are read with commas before decimals', () => {
    const paper = readPaper(
      page([
        [
          [0, 'Item'],
          [300, 'Quantity'],
          [450, 'Price'],
          [600, 'Amount'],
        ],
        [
          [0, 'Olive oil'],
          [300, '1.200'],
          [450, '2,50'],
          [600, '3.000,00'],
        ],
        [
          [450, 'Total'],
          [600, '3.000,00'],
        ],
      ]),
      facts,
    );
    expect(said(paper).lines).toEqual([[null, 'Olive oil', '1200000000', null, '2500000', '300000']]);
    expect(paper.total?.value).toBe(300000n);
  });
});
