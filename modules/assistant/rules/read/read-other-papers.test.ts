import { describe, expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';
import { today, page, facts, said } from './testing/printed-invoice.ts';

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
