import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { layOutSlip, type MeasureText, paperDots } from './lay-out-slip.ts';
import type { SlipBlock, SlipSize } from './slip.ts';
import { wrapText } from './wrap-text.ts';

/** Every character half as wide as high. */
const measure: MeasureText = (text, height) => Array.from(text).length * height * 0.5;

const size = fc.constantFrom<SlipSize>('small', 'normal', 'large', 'huge');
const text = fc.stringMatching(/^[A-Za-z0-9ሀ-ሪ+ ]{1,60}$/);
const block: fc.Arbitrary<SlipBlock> = fc.oneof(
  fc.record({
    kind: fc.constant('text' as const),
    text,
    size,
    isBold: fc.boolean(),
    side: fc.constantFrom('left' as const, 'middle' as const),
  }),
  fc.record({ kind: fc.constant('pair' as const), left: text, right: fc.stringMatching(/^[0-9.]{1,8}$/), size, isBold: fc.boolean() }),
  fc.record({ kind: fc.constant('counted' as const), count: fc.constantFrom('', '2', '-12'), text, size, isStruck: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('framed' as const, 'inverse' as const), text, size }),
  fc.constant({ kind: 'rule' as const }),
);

const lettersOf = (blocks: readonly SlipBlock[]): string =>
  blocks
    .flatMap((one) =>
      Object.entries(one).flatMap(([key, value]) => (['text', 'left', 'right', 'count'].includes(key) ? [String(value)] : [])),
    )
    .join('')
    .replaceAll(/\s/g, '');

const sorted = (letters: string): string => Array.from(letters).toSorted().join('');

test.each(Object.values(paperDots))('nothing of a slip is left out, and nothing stands beyond paper of %i dots', (width) => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 12 }), (blocks) => {
      const paper = layOutSlip({ blocks }, width, measure);
      const printed = paper.marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
      expect(
        sorted(
          printed
            .map((mark) => mark.text)
            .join('')
            .replaceAll(/\s/g, ''),
        ),
      ).toBe(sorted(lettersOf(blocks)));
      for (const mark of printed) expect(mark.x + measure(mark.text, mark.height, mark.isBold)).toBeLessThanOrEqual(width + 1);
      for (const mark of paper.marks) expect(mark.y).toBeLessThan(paper.height);
      expect(paper.height % 8).toBe(0);
    }),
  );
});

describe('a text on narrow paper', () => {
  const wide = (one: string): number => Array.from(one).length;
  it.each([
    ['two words', 20, ['two words']],
    ['two words', 5, ['two', 'words']],
    ['Kitfo special', 4, ['Kitf', 'o', 'spec', 'ial']],
    ['  ', 4, []],
  ])('%j in %i is %j', (given, room, lines) => {
    expect(wrapText(given, room, wide)).toEqual(lines);
  });
});

it('sets what belongs to a dish no smaller than the dish', () => {
  const counted = (count: string, what: string): SlipBlock => ({ kind: 'counted', count, text: what, size: 'large', isStruck: false });
  const { marks } = layOutSlip({ blocks: [counted('2', 'Shiro'), counted('', '+ no onion')] }, 576, measure);
  expect(new Set(marks.flatMap((mark) => (mark.kind === 'text' ? [mark.height] : [])))).toHaveProperty('size', 1);
});

test('a count beside a text of blanks stands on paper of its own', () => {
  const counted = { kind: 'counted', count: '2', text: ' ', size: 'small', isStruck: false } as const;
  const paper = layOutSlip({ blocks: [counted, counted] }, paperDots[58], measure);
  const [first, second] = paper.marks;
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan(20);
  expect(second?.y).toBeLessThan(paper.height);
});
