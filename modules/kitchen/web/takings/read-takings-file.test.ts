import { describe, expect, test } from 'vitest';

import { readTable } from '../../../../ui/file/read-table.ts';
import { readDay, readTakingsFile } from './read-takings-file.ts';

const today = '2026-11-21';
const read = async (text: string) => readTakingsFile(await readTable('takings.csv', text), today);

test.each([
  ['2026-11-20', '2026-11-20'],
  ['20/11/2026', '2026-11-20'],
  ['3.1.26', '2026-01-03'],
  ['11/20/2026', null],
  ['2026-02-30', null],
  ['yesterday', null],
])('%s is the day %s', (text, day) => expect(readDay(text)).toBe(day));

describe('a file of takings', () => {
  test('is read with separators, signs and words of either language', async () => {
    const { good, bad } = await read('Date,Channel,Gross sales,VAT,Covers\n20/11/2026,Takeaway,"£1,250.50",208.42,40\n2026-11-19,,900,,\n');
    expect(bad).toEqual([]);
    expect(good).toEqual([
      { businessDate: '2026-11-20', channel: 'TAKEAWAY', grossMinor: '125050', vatMinor: '20842', covers: 40 },
      { businessDate: '2026-11-19', channel: 'DINE_IN', grossMinor: '90000', vatMinor: null, covers: null },
    ]);
    expect((await read('ቀን;ገቢ\n2026-11-20;12 500 ብር')).good).toMatchObject([{ grossMinor: '1250000' }]);
  });

  test.each([
    ['a day that is none', 'soon,,10,,', 'DATE'],
    ['a day that has not come', '2026-11-22,,10,,', 'AHEAD'],
    ['a channel nobody knows', '2026-11-20,Drone,10,,', 'CHANNEL'],
    ['no amount', '2026-11-20,,,,', 'GROSS'],
    ['an amount below nothing', '2026-11-20,,-5,,', 'GROSS'],
    ['more VAT than was taken', '2026-11-20,,10,11,', 'VAT'],
    ['guests that are no number', '2026-11-20,,10,,many', 'COVERS'],
  ])('hands back %s with its row and reason, and keeps the rest', async (_what, row, problem) => {
    const { good, bad } = await read(`Date,Channel,Gross,VAT,Covers\n2026-11-18,,10,,\n${row}\n`);
    expect(good).toHaveLength(1);
    expect(bad).toMatchObject([{ rowNumber: 3, problem }]);
  });

  test('does not guess which of two words about one day is right', async () => {
    const { good, bad } = await read('Date,Gross\n2026-11-20,10\n20.11.2026,12\n');
    expect([good.length, bad[0]?.problem]).toEqual([1, 'TWICE']);
  });

  test('says which heading it lacks', async () => {
    expect((await read('Day,Cups\n2026-11-20,10')).missing).toEqual(['gross']);
  });
});
