import { m } from '../../../../generated/messages/server/messages.js';
import type { Paper, PaperBlock, PaperText } from '../../../../platform/server/pdf/paper.ts';
import type { Slip, SlipBlock, SlipSize } from '../../../../platform/server/printing/slip.ts';
import type { PaperLanguage } from './ticket-slip.ts';

const text = (words: string, size: SlipSize = 'normal', isBold = false): SlipBlock => ({
  kind: 'text',
  text: words,
  size,
  isBold,
  side: 'left',
});

/** On narrow paper nothing within a line stands out. */
const plain = (part: PaperText | undefined): string => (typeof part === 'object' ? part.strong : (part ?? ''));

/** The first column tells what, the second how many, the last how much: on narrow paper the price of one is left out. */
const rowBlock = (row: readonly PaperText[]): SlipBlock => ({
  kind: 'pair',
  left: row[1] === '1' || row[1] === undefined ? plain(row[0]) : `${plain(row[1])} × ${plain(row[0])}`,
  right: plain(row.at(-1)),
  size: 'normal',
  isBold: false,
});

const blocksOf = (block: PaperBlock): readonly SlipBlock[] => {
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'text', text: block.text, size: 'large', isBold: true, side: 'middle' }];
    case 'strong':
      return [{ kind: 'framed', text: block.text, size: 'normal' }];
    case 'text':
      return [text(block.text)];
    case 'total':
      return [text(block.text, 'large', true)];
    case 'beside':
      return block.parts.flatMap(({ heading, lines }) => [text(heading, 'normal', true), ...lines.map((line) => text(line))]);
    case 'mixed':
      return [text(block.parts.map(plain).join(''))];
    case 'next-sheet':
      return [{ kind: 'rule' }];
    case 'table':
      return [{ kind: 'rule' }, ...block.rows.map(rowBlock), { kind: 'rule' }];
  }
};

/** A paper as a receipt printer sets it: one column, in the same order and words. */
export const slipOfPaper = ({ blocks }: Paper): Slip => ({ blocks: blocks.flatMap(blocksOf) });

/** A page that shows every size, both writings, a frame as wide as the paper, and a cut behind it. */
export const testSlip = (name: string, language: PaperLanguage): Slip => ({
  blocks: [
    text(m.kitchen_print_test_title({}, { locale: language }), 'huge', true),
    text(m.kitchen_print_test_text({ name }, { locale: language })),
    { kind: 'framed', text: 'ABCDEFG 0123456789', size: 'large' },
    { kind: 'inverse', text: 'ሀለሐመሠረሰ', size: 'large' },
    text('Shiro · ሽሮ', 'small'),
    text('Shiro · ሽሮ', 'normal'),
    text('Shiro · ሽሮ', 'large'),
    text('Shiro · ሽሮ', 'huge'),
  ],
});

/** The same slip, saying of itself that some of it may lie there already. */
export const markAsCopy = ({ blocks }: Slip, language: PaperLanguage): Slip => ({
  blocks: [{ kind: 'inverse', text: m.kitchen_print_copy({}, { locale: language }), size: 'normal' }, ...blocks],
});
