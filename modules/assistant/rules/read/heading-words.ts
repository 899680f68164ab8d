import { fuzzyScore } from '../../../../kit/text/fuzzy-match.ts';
import { normalizeText } from '../../../../kit/text/normalize-text.ts';
import { printHeight, textOf, type PaperLine } from './paper-word.ts';

/** What a column of a paper may hold. */
export type ColumnKind = 'position' | 'code' | 'text' | 'quantity' | 'unit' | 'unitPrice' | 'tax' | 'amount';

/** A heading and where it stands. */
export type Heading = {
  readonly kind: ColumnKind;
  /** @unit pixels from the left */
  readonly x0: number;
  /** @unit pixels from the left */
  readonly x1: number;
};

const words: Readonly<Record<ColumnKind, string>> = {
  position: 'qty ordered | ordered | ordered qty | quantity ordered | no | s n | sn | line | # | ተ ቁ | ተቁ | ተራ ቁጥር',
  code: 'code | item code | product code | stock code | sku | ref | item no | item number | art no | article | product no | ኮድ | የእቃ ኮድ | መለያ | መለያ ቁጥር',
  text: 'description | item | items | product | product name | product description | item description | details | particulars | goods | name | የእቃው ዓይነት | የዕቃው ስም | የእቃው ስም | የእቃ ዝርዝር | ዝርዝር | መግለጫ | እቃ | የእቃ ስም | ዓይነት',
  quantity: 'qty | quantity | qnty | qty delivered | quantity delivered | delivered qty | delivered | received | ብዛት | መጠን',
  unit: 'unit | uom | u m | units | pack | size | pack size | measure | መለኪያ | መስፈሪያ | አሃድ',
  unitPrice:
    'price | unit price | u price | price each | rate | unit cost | cost | each | price ex vat | ነጠላ ዋጋ | የአንዱ ዋጋ | የነጠላ ዋጋ | ያንዱ ዋጋ | ዋጋ | የአንድ ዋጋ',
  tax: 'vat | vat rate | tax | tax rate | vat code | ተ እ ታ | ቫት | ታክስ',
  amount:
    'amount | t price | total | line total | net | net amount | value | total price | total amount | total value | net value | goods value | ጠቅላላ ዋጋ | ድምር | ጠቅላላ | አጠቃላይ ዋጋ | የገንዘብ መጠን',
};

const phrases: readonly { readonly kind: ColumnKind; readonly phrase: string }[] = (Object.keys(words) as ColumnKind[]).flatMap((kind) =>
  words[kind].split('|').map((phrase) => ({ kind, phrase: normalizeText(phrase) })),
);
const exact: ReadonlyMap<string, ColumnKind> = new Map(
  phrases.filter(({ phrase }) => phrase !== '').map(({ kind, phrase }) => [phrase, kind]),
);

const wordsInPhraseMax = 3;
/** @unit heights of print between two words of one heading */
const gapMax = 1.2;
const sureScore = 0.8;
const slipLengthMin = 5;
const headingsMin = 2;

/** The line that names the columns of a paper, where one does: the one with most of their names. */
export const headingLine = (lines: readonly PaperLine[]): { readonly row: number; readonly headings: readonly Heading[] } | null => {
  const height = printHeight(lines.flat());
  let found: { readonly row: number; readonly headings: readonly Heading[] } | null = null;
  for (const [row, line] of lines.entries()) {
    const headings = headingsIn(line, height * gapMax);
    if (isTable(headings) && headings.length > (found?.headings.length ?? 0)) found = { row, headings };
  }
  return found;
};

/** A figure and a name must be there: "Total" alone is the foot of a paper. */
const isTable = (headings: readonly Heading[]): boolean => {
  const kinds = new Set(headings.map(({ kind }) => kind));
  return (
    kinds.size >= headingsMin &&
    (kinds.has('text') || kinds.size > headingsMin) &&
    (kinds.has('amount') || kinds.has('unitPrice') || kinds.has('quantity'))
  );
};

const headingsIn = (line: PaperLine, gap: number): readonly Heading[] => {
  const found: Heading[] = [];
  for (let at = 0; at < line.length;) {
    const { kind, length } = longestPhrase(line.slice(at, at + wordsInPhraseMax), gap);
    const [first, last] = [line[at], line[at + length - 1]];
    const same = found.findIndex((one) => one.kind === kind);
    // "Product" and then "Description": the first of two names for goods is their number.
    const earlier = found[same];
    if (earlier && kind === 'text' && !found.some((one) => one.kind === 'code')) found.splice(same, 1, { ...earlier, kind: 'code' });
    if (kind && first && last && (same === -1 || found[same]?.kind !== kind)) found.push({ kind, x0: first.x0, x1: last.x1 });
    at += length;
  }
  return found;
};

const longestPhrase = (line: PaperLine, gap: number): { readonly kind: ColumnKind | null; readonly length: number } => {
  const together = line.findIndex((word, at) => at > 0 && word.x0 - (line[at - 1]?.x1 ?? 0) > gap);
  for (let length = together === -1 ? line.length : together; length > 0; length -= 1) {
    const kind = kindOf(textOf(line.slice(0, length)));
    if (kind) return { kind, length };
  }
  return { kind: null, length: 1 };
};

const kindOf = (text: string): ColumnKind | null => {
  const plain = text.trim() === '#' ? 'no' : normalizeText(text);
  const known = exact.get(plain);
  if (known || plain.length < slipLengthMin) return known ?? null;
  const near = phrases.find(({ phrase }) => Math.abs(phrase.length - plain.length) <= 1 && fuzzyScore(plain, phrase) >= sureScore);
  return near?.kind ?? null;
};
