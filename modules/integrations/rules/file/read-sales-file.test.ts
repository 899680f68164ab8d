import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { toEthiopianDate } from '../../../../kit/time/ethiopian-calendar.ts';
import { dayForms, guessDayForm, readFileDay, readFileMinute, readFileMoment } from './read-file-day.ts';
import { guessSign, readFileNumber } from './read-file-number.ts';
import { readSalesFile, type SalesReading } from './read-sales-file.ts';
import { saleFate } from './same-sale.ts';
import { guessLayout, type SalesLayout } from './sales-layout.ts';

const now = new Date('2026-11-24T09:00:00Z');
const where = { timeZone: 'Europe/London', now };
const headers = ['Date', 'Time', 'Receipt no', 'Item', 'Qty', 'Unit price', 'Discount', 'Total'];

const read = (rows: readonly (readonly string[])[], change: Partial<SalesLayout> = {}, above: readonly string[] = headers): SalesReading =>
  readSalesFile(rows, { ...guessLayout(above, rows, '2026-11-24'), ...change }, where);

test.each([
  ['2026-11-21', 'DAY_FIRST', '2026-11-21'],
  ['20261121', 'DAY_FIRST', '2026-11-21'],
  ['21/11/2026', 'DAY_FIRST', '2026-11-21'],
  ['3.1.26', 'DAY_FIRST', '2026-01-03'],
  ['11/21/2026', 'MONTH_FIRST', '2026-11-21'],
  ['11/21/2026', 'DAY_FIRST', null],
  ['21 Nov 2026', 'MONTH_FIRST', '2026-11-21'],
  ['Nov 21st, 2026', 'DAY_FIRST', '2026-11-21'],
  ['12/3/2019', 'ETHIOPIAN', '2026-11-21'],
  ['2019-03-12', 'ETHIOPIAN', '2026-11-21'],
  ['ኅዳር 12 ቀን 2019', 'DAY_FIRST', '2026-11-21'],
  ['30/02/2026', 'DAY_FIRST', null],
  ['13/14/2019', 'ETHIOPIAN', null],
  ['Total', 'DAY_FIRST', null],
] as const)('%s, %s, is the day %s', (text, form, day) => expect(readFileDay(text, form)).toBe(day));

test.each([
  ['13:05', '13:05'],
  ['1:05 pm', '13:05'],
  ['12:30 AM', '00:30'],
  ['9:05:33', '09:05'],
  ['25:00', null],
  ['13:00 pm', null],
  ['noon', null],
])('%s is %s', (text, minute) => expect(readFileMinute(text)).toBe(minute));

test('a cell may hold the day with its time, or a moment with its zone', () => {
  expect(readFileMoment('21/11/2026 1:05 PM', null, 'DAY_FIRST')).toMatchObject({ day: '2026-11-21', minute: '13:05' });
  expect(readFileMoment('2026-11-21T13:05:00+03:00', null, 'DAY_FIRST')?.instant).toEqual(new Date('2026-11-21T10:05:00Z'));
  expect(readFileMoment('21/11/2026', 'late', 'DAY_FIRST')).toBeNull();
});

test('any day of the year that ends today is read as it was written, by whichever form it was written in', () => {
  const day = fc.integer({ min: 0, max: 360 }).map((back) => new Date(now.getTime() - back * 86_400_000).toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.array(day, { minLength: 30, maxLength: 30 }), fc.constantFrom(...dayForms), (days, form) => {
      const texts = days.map((iso) => {
        const [year = '', month = '', date = ''] = iso.split('-');
        const ethiopian = toEthiopianDate(iso);
        if (form === 'ETHIOPIAN') return `${ethiopian.day}/${ethiopian.month}/${ethiopian.year}`;
        return form === 'DAY_FIRST' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
      });
      expect(texts.map((text) => readFileDay(text, form))).toEqual(days);
      if (form === 'ETHIOPIAN') expect(guessDayForm(texts, '2026-11-24')).toBe('ETHIOPIAN');
      if (days.some((iso) => Number(iso.slice(8)) > 12)) expect(guessDayForm(texts, '2026-11-24')).toBe(form);
    }),
  );
});

test.each([
  ['1,250.50', '.', 1_250_500_000n],
  ['1.250,50', ',', 1_250_500_000n],
  ['£12', '.', 12_000_000n],
  ['12 500 ብር', '.', 12_500_000_000n],
  ['(5.00)', '.', -5_000_000n],
  ['5.00-', '.', -5_000_000n],
  ['-£5.00', '.', -5_000_000n],
  ['£-5.00', '.', -5_000_000n],
  ['--5', '.', null],
  ['=1+1', '.', null],
  ['twelve', '.', null],
  ['', '.', null],
] as const)('%s with %s is %s millionths', (text, sign, millionths) => expect(readFileNumber(text, sign)).toBe(millionths));

test('any amount is read as it was written, with either sign before its decimals and with its thousands grouped', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.constantFrom('.', ','), fc.boolean(), (minor, sign, isGrouped) => {
      const text = (Math.abs(minor) / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, useGrouping: isGrouped });
      const turned = sign === '.' ? text : text.replaceAll(/[.,]/g, (one) => (one === '.' ? ',' : '.'));
      const written = minor < 0 ? `-${turned}` : turned;
      expect(guessSign([written])).toBe(sign);
      expect(readFileNumber(written, sign as '.' | ',')).toBe(BigInt(minor) * 10_000n);
    }),
  );
});

describe('a file of a till', () => {
  it('is sales by receipt, with what was taken off and how it was paid', () => {
    const rows = [
      ['20/11/2026', '13:05', 'A1', 'Shiro', '2', '12.00', '4.00', '20.00'],
      ['20/11/2026', '13:05', 'A1', 'Tea', '1', '2.50', '', '2.50'],
      ['20/11/2026', '14:10', 'A2', 'Shiro', '1', '12.00', '', '12.00'],
    ];
    const { sales, bad } = read(rows);
    expect(bad).toEqual([]);
    expect(sales.map(({ sale: { saleId, totalMinor, lines } }) => [saleId, totalMinor, lines.length])).toEqual([
      ['2026-11-20 a1', '2250', 2],
      ['2026-11-20 a2', '1200', 1],
    ]);
    expect(sales[0]?.sale.lines[0]).toMatchObject({ thingId: 'name:shiro', quantity: '2', listMinor: '2400', discountMinor: '400' });
    expect(sales[0]?.sale.soldAt).toBe('2026-11-20T13:05:00.000Z');
  });

  it.each([
    ['a total that the discount is still in', ['20/11/2026', '', 'A1', 'Shiro', '2', '12.00', '4.00', '24.00'], '2000'],
    ['no total but a price', ['20/11/2026', '', 'A1', 'Shiro', '2', '12.00', '', ''], 'total'],
  ])('reads %s', (_what, row, said) => {
    const { sales, bad } = read([row]);
    expect(sales[0]?.sale.totalMinor ?? bad[0]?.problems[0]?.field).toBe(said === 'total' ? '2400' : said);
  });

  it('adds a tax that comes on top', () => {
    const above = ['Date', 'Item', 'Net sales', 'VAT'];
    const { sales } = read([['20/11/2026', 'Shiro', '100.00', '15.00']], {}, above);
    expect(sales[0]?.sale.totalMinor).toBe('11500');
  });

  it('takes what a receipt takes back off what it sold', () => {
    const rows = [
      ['20/11/2026', '13:05', 'A1', 'Shiro', '3', '12.00', '', '36.00'],
      ['20/11/2026', '13:05', 'A1', 'Shiro', '-1', '12.00', '', '-12.00'],
    ];
    expect(read(rows).sales[0]?.sale).toMatchObject({ totalMinor: '2400', lines: [{ quantity: '2', listMinor: '2400' }] });
  });

  it.each([
    ['a day that is none', ['soon', '', 'A1', 'Shiro', '1', '1', '', '1'], 'date', 'UNREADABLE'],
    ['a line of sums', ['', '', '', 'Total', '', '', '', '99'], 'date', 'MISSING'],
    ['a time that is none', ['20/11/2026', 'late', 'A1', 'Shiro', '1', '1', '', '1'], 'time', 'UNREADABLE'],
    ['a day that has not come', ['25/11/2026', '', 'A1', 'Shiro', '1', '1', '', '1'], 'date', 'AHEAD'],
    ['a day too far back', ['20/11/2025', '', 'A1', 'Shiro', '1', '1', '', '1'], 'date', 'TOO_OLD'],
    ['nothing sold', ['20/11/2026', '', 'A1', '', '1', '1', '', '1'], 'item', 'MISSING'],
    ['no receipt where others have one', ['20/11/2026', '', '', 'Shiro', '1', '1', '', '1'], 'receipt', 'MISSING'],
    ['a figure that is none', ['20/11/2026', '', 'A1', 'Shiro', 'two', '1', '', '1'], 'quantity', 'UNREADABLE'],
    ['a discount above its price', ['20/11/2026', '', 'A1', 'Shiro', '1', '1.00', '5.00', '1.00'], 'discount', 'UNREADABLE'],
    ['what was never sold given back', ['20/11/2026', '', 'A1', 'Shiro', '-1', '1', '', '-1'], 'receipt', 'BACK'],
  ])('hands back %s with its row and why, and keeps the rest', (_what, row, field, code) => {
    const { sales, bad } = read([['19/11/2026', '12:00', 'B1', 'Tea', '1', '2.50', '', '2.50'], row]);
    expect(sales).toHaveLength(1);
    expect(bad).toMatchObject([{ rowNumber: 3, problems: [{ field, code }] }]);
  });

  it('holds a receipt back whole where one of its rows cannot be read, so that it counts once it is mended', () => {
    const rows = [
      ['20/11/2026', '13:05', 'A1', 'Shiro', '2', '12.00', '', '24.00'],
      ['20/11/2026', '13:05', 'A1', 'Tea', 'x', '2.50', '', '2.50'],
    ];
    const { sales, bad } = read(rows);
    expect(sales).toEqual([]);
    expect(bad.map(({ rowNumber, problems }) => [rowNumber, problems[0]?.code])).toEqual([
      [2, 'RECEIPT'],
      [3, 'UNREADABLE'],
    ]);
  });

  it('without receipts counts rows that are the same as often as they stand there, under the same names in every file', () => {
    const above = ['Date', 'Item', 'Total'];
    const tea = ['20/11/2026', 'Tea', '2.50'];
    const names = (rows: readonly (readonly string[])[]) => read(rows, {}, above).sales.map(({ sale }) => sale.saleId);
    expect(new Set(names([tea, tea, tea])).size).toBe(3);
    expect(names([tea, tea])).toEqual(names([tea, tea, tea]).slice(0, 2));
  });

  it('loses no row and no money, whatever stands in it', () => {
    const cell = fc.constantFrom('20/11/2026', '', '12.00', 'A1', 'A2', 'Shiro', '-1', '2', 'x', '=1+1', '99999999999999999999');
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 8, maxLength: 8 }), { maxLength: 20 }), (rows) => {
        const { sales, bad } = read(rows);
        const seen = [...sales.flatMap((sale) => sale.rows), ...bad.map(({ rowNumber }) => rowNumber)];
        expect(seen.toSorted((one, other) => one - other)).toEqual(rows.map((_, index) => index + 2));
        for (const { sale } of sales) {
          const paid = sale.lines.reduce((sum, { listMinor, discountMinor }) => sum + BigInt(listMinor) - BigInt(discountMinor), 0n);
          expect(String(paid)).toBe(sale.totalMinor);
        }
      }),
    );
  });
});

test('a sale that came before counts no second time, unless its file was taken back', () => {
  const sale = { totalMinor: '1200' };
  expect(saleFate(sale, undefined)).toBe('NEW');
  expect(saleFate(sale, { totalMinor: '1200', isTakenBack: false })).toBe('KNOWN');
  expect(saleFate(sale, { totalMinor: '900', isTakenBack: false })).toBe('OTHERWISE');
  expect(saleFate(sale, { totalMinor: '0', isTakenBack: true })).toBe('NEW');
});
