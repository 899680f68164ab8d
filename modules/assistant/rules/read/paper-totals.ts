import type { MinorUnits } from '../../../../kit/money.ts';
import { normalizeText } from '../../../../kit/text/normalize-text.ts';
import { boxOf, printHeight, sureOf, textOf, type PaperLine } from './paper-word.ts';
import type { ReadField } from './paper-row.ts';
import { amountOf, printedNumber, type DecimalMark } from './printed-number.ts';

/** What the foot of a paper says; net is without tax. */
export type TotalKind = 'net' | 'tax' | 'total';

/** A line of the foot. */
export type FootLine = { readonly kind: TotalKind; readonly field: ReadField<MinorUnits> };

const net =
  /^(sub ?total|net\b|total net|goods( total| value)|total (goods|excl?|before|without)|(amount|value) (excl?|before)|taxable|txbl|ንኡስ|ድምር$|ከታክስ በፊት|ከቫት በፊት|ከተእታ በፊት|ታክስ የሚከፈልበት)/;
const tax = /^((total |sales )?(vat|tax|tot)\d?\b|(value added|turnover) tax|ተ ?እ ?ታ|ቫት|ታክስ|ተጨማሪ እሴት|የተጨማሪ እሴት|ተጨማሪ አሴት)/;
const total = /^((grand |invoice |order |gross )?total|gross|amount (due|payable)|balance due|to pay|due\b|ጠቅላላ|አጠቃላይ|በጠቅላላ|የሚከፈል)/;
const other = /^(total (items|qty|quantity|pieces|lines|units)|(vat|tax|tot) (no|reg|number|id|invoice)|tax invoice)/;

/** Amharic letters that sound alike are one here, as everywhere. */
const alike = (pattern: RegExp): RegExp => new RegExp(pattern.source.replace(/[\u1200-\u135A]+/g, (word) => normalizeText(word)));
const patterns: readonly (readonly [TotalKind | null, RegExp])[] = [
  [null, alike(other)],
  ['net', alike(net)],
  ['tax', alike(tax)],
  ['total', alike(total)],
];

/** @unit heights of print between a remark on the left and the label of a total */
const gapMin = 3;

/** Reads a line of the foot: a label of a total, and its amount as the last figure. Null for any other line. */
export const footLine = (line: PaperLine, mark: DecimalMark): FootLine | null => {
  const at = line.findLastIndex(({ text }) => /\d/.test(text) && !text.includes('%') && printedNumber(text, mark) !== null);
  const word = line[at];
  const number = word && printedNumber(word.text, mark);
  if (!word || !number) return null;
  const kind = labelKind(line.slice(0, at));
  const value = amountOf(number);
  if (!kind || value === null) return null;
  return { kind, field: { value, confidence: sureOf([word]) * (number.isRepaired ? 0.8 : 1), box: boxOf([word]) } };
};

/** Whether a line carries the label of a total, with or without a figure: nothing below it is a line of goods. */
const labelKind = (words: PaperLine): TotalKind | null => {
  const gap = printHeight(words) * gapMin;
  const starts = words.flatMap((word, at) => (at === 0 || word.x0 - (words[at - 1]?.x1 ?? 0) > gap ? [at] : []));
  for (const start of starts) {
    const label = normalizeText(textOf(words.slice(start)));
    const kind = patterns.find(([, pattern]) => pattern.test(label))?.[0];
    if (kind) return kind;
  }
  return null;
};
