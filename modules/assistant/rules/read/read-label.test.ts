import { describe, expect, it } from 'vitest';

import { lineIndex } from './match-line.ts';
import type { PaperWord } from './paper-word.ts';
import { labelKey, matchLabel, readLabel, type LabelRule } from './read-label.ts';

/** Lines of print below each other, each as high as it is said to be. */
const printed = (lines: readonly (readonly [text: string, high: number])[]): PaperWord[] => {
  let top = 0;
  return lines.flatMap(([line, high]) => {
    top += high * 2;
    return line.split(' ').map((text, at) => ({ text, confidence: 95, x0: at * 200, x1: at * 200 + 150, y0: top, y1: top + high }));
  });
};

const item = (id: string, name: string, barcodes: readonly string[] = []) => ({
  id,
  names: [name],
  barcodes,
  supplierCodes: [],
  prices: [],
});
const index = lineIndex([item('rice', 'Basmati rice', ['5012345678900']), item('oil', 'Pomace oil'), item('flour', 'Shiro flour')], []);
const asked = (lines: readonly (readonly [string, number])[], rules: readonly LabelRule[] = []) =>
  matchLabel(readLabel(printed(lines)), index, rules);

describe('a label', () => {
  it('is named by its largest print that has letters', () => {
    expect(
      readLabel(
        printed([
          ['USE BY 20/12/2026', 20],
          ['Basmati rice', 48],
          ['2026', 60],
        ]),
      ).name,
    ).toBe('Basmati rice');
  });

  it.each([
    ['by its name', [['Basmati rice', 40]], 'rice'],
    [
      'by a name on a smaller line',
      [
        ['SPECIAL OFFER', 60],
        ['Pomace oil', 24],
      ],
      'oil',
    ],
    [
      'by a name on two lines',
      [
        ['Shiro', 40],
        ['flour', 40],
      ],
      'flour',
    ],
  ] as const)('is known %s', (_, lines, itemId) => {
    expect(asked(lines)[0]).toMatchObject({ itemId, reason: { kind: 'NAME' } });
  });

  it('of nothing that is kept is nothing', () => {
    expect(asked([['Zzyx qwvk', 40]])).toEqual([]);
  });

  it('is what people said it is before what its name is like, and of kept items alone', () => {
    const said = (itemId: string): LabelRule => ({ text: labelKey('Basmati rice'), itemId, confirmedCount: 3 });
    expect(asked([['Basmati rice', 40]], [said('flour')])[0]).toMatchObject({
      itemId: 'flour',
      reason: { kind: 'LEARNED', confirmedCount: 3 },
    });
    expect(asked([['Basmati rice', 40]], [said('gone')]).map(({ itemId }) => itemId)).not.toContain('gone');
  });

  it('names each item once, the likeliest first', () => {
    const matches = asked([
      ['Basmati rice', 40],
      ['Basmati', 30],
      ['rice', 30],
    ]);
    expect(new Set(matches.map(({ itemId }) => itemId)).size).toBe(matches.length);
    const sure = matches.map(({ confidence }) => confidence);
    expect(sure).toEqual(sure.toSorted((left, right) => right - left));
  });
});
