import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { cellInFile, cellNumber, cellText, type CellValue, headingText, moveText } from './cell-text.ts';

const reader = { wall: { timeZone: 'Africa/Addis_Ababa', useEthiopianTime: false, useEthiopianCalendar: true }, language: 'en' } as const;

test.each([
  [{ kind: 'money', minor: '-123456', currency: 'GBP' }, '−£1,234.56', -1234.56],
  [{ kind: 'money', minor: null, currency: 'GBP' }, '–', null],
  [{ kind: 'share', value: 6185 }, '61.9%', 61.85],
  [{ kind: 'share', value: 0 }, '0.0%', 0],
  [{ kind: 'share', value: null }, '–', null],
  [{ kind: 'change', value: 527 }, '+5.3%', 5.27],
  [{ kind: 'points', value: 90 }, '+0.9', 0.9],
  [{ kind: 'points', value: -250 }, '−2.5', -2.5],
  [{ kind: 'count', value: -12_345 }, '−12,345', -12_345],
  [{ kind: 'tenths', value: 125 }, '12.5', 12.5],
  [{ kind: 'minutes', value: 7590 }, '126:30', 7590],
  [{ kind: 'minutes', value: -5 }, '−0:05', -5],
  [{ kind: 'seconds', value: 61 }, '1:01', 61],
  [{ kind: 'quantity', quantity: '1234.5', unit: 'kg' }, '1,234.5 kg', 1234.5],
  [{ kind: 'quantity', quantity: '5473.684212', unit: 'g' }, '5,473.68 g', 5473.684212],
  [{ kind: 'quantity', quantity: '-0.004', unit: 'kg' }, '−0.004 kg', -0.004],
  [{ kind: 'day', day: '2026-11-20' }, 'Hidar 11', '2026-11-20'],
  [{ kind: 'moment', at: '2026-11-20T10:48:00.000Z' }, 'Hidar 11 1:48 pm', '2026-11-20T10:48:00.000Z'],
  [{ kind: 'clock', minute: 1035 }, '5:15 pm', '17:15'],
  [{ kind: 'clock', minute: null }, '–', null],
  [{ kind: 'text', text: 'Dine in' }, 'Dine in', 'Dine in'],
  [{ kind: 'text', text: null }, '–', null],
] as const satisfies readonly (readonly [CellValue, string, string | number | null])[])('%o is read as %s', (cell, text, inFile) => {
  expect(cellText(cell, reader)).toBe(text);
  expect(cellInFile(cell)).toBe(inFile);
});

test('a time of day is read by the clock of whoever reads, and a file has the ordinary one', () => {
  const wall = { ...reader.wall, useEthiopianTime: true };
  const cell = { kind: 'clock', minute: 660 } as const;
  expect(cellText(cell, { wall, language: 'en' })).toBe('5:00 Day');
  expect(cellText(cell, { wall, language: 'am' })).toBe('ቀን 5:00');
  expect(cellInFile(cell)).toBe('11:00');
});

test('a picture takes figures alone, and what nobody knows is no nought in it', () => {
  expect(cellNumber({ kind: 'count', value: null })).toBeNull();
  expect(cellNumber({ kind: 'text', text: '12' })).toBeNull();
  expect(cellNumber({ kind: 'share', value: 100 })).toBe(1);
});

test('any amount of money is the same in a file as on a screen', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (minor) => {
      const cell = { kind: 'money', minor: String(minor), currency: 'ETB' } as const;
      const shown = Number(
        cellText(cell, reader)
          .replace('−', '-')
          .replaceAll(/[^\d.-]/g, ''),
      );
      expect(cellInFile(cell)).toBeCloseTo(shown, 2);
    }),
  );
});

test.each([
  ['last year', 'Last year'],
  ['% of sales', '% of sales'],
  ['ከአምና', 'ከአምና'],
])('the column of %j is headed %j', (label, heading) => {
  expect(headingText(label)).toBe(heading);
});

test.each([
  [{ kind: 'count', value: 8 }, '+8'],
  [{ kind: 'count', value: -4 }, '−4'],
  [{ kind: 'count', value: 0 }, '0'],
  [{ kind: 'minutes', value: 65 }, '+1:05'],
  [{ kind: 'money', minor: '1250', currency: 'GBP' }, '+£12.50'],
  [{ kind: 'change', value: 527 }, '+5.3%'],
  [{ kind: 'share', value: 6730 }, '67.3%'],
  [{ kind: 'count', value: null }, '–'],
] as const satisfies readonly (readonly [CellValue, string])[])('%o has moved by %s', (move, text) => {
  expect(moveText(move, reader)).toBe(text);
});
