import { minorUnitsOf, type MinorUnits } from '../../../../kit/money.ts';
import { quantityOf, type Quantity } from '../../../../kit/quantity.ts';
import { unitCostOf, type UnitCost } from '../../../../kit/unit-cost.ts';
import { normalizeText } from '../../../../kit/text/normalize-text.ts';
import type { Heading } from './heading-words.ts';
import { boxOf, printHeight, sureOf, textOf, type LaidWord, type PaperBox, type PaperLine } from './paper-word.ts';
import { amountOf, printedNumber, type DecimalMark, type PrintedNumber } from './printed-number.ts';

/** A value and how sure its reading is. */
export type ReadField<Value> = {
  readonly value: Value;
  /** @unit 0 (a guess) to 1 (beyond doubt) */
  readonly confidence: number;
  /** Where it stands on the picture; null for what is read off the whole of it. */
  readonly box: PaperBox | null;
};

/** A line of a paper as it was read; null is what it does not say. */
export type PaperRow = {
  readonly code: ReadField<string> | null;
  readonly text: ReadField<string> | null;
  readonly quantity: ReadField<Quantity> | null;
  readonly unit: ReadField<string> | null;
  readonly unitPrice: ReadField<UnitCost> | null;
  readonly amount: ReadField<MinorUnits> | null;
  /** Whether quantity times price is the amount; null where one of them is missing. */
  readonly isProven: boolean | null;
};

type Figure = { readonly word: LaidWord; readonly number: PrintedNumber };
type Figures = { readonly quantity?: Figure | undefined; readonly unitPrice?: Figure | undefined; readonly amount?: Figure | undefined };
type FigureKind = keyof Figures;

const figureKinds = ['quantity', 'unitPrice', 'amount'] as const;
const repairedShare = 0.8;
const unitWords = new Set(
  'kg kgs g gr l lt ltr litre ml cl pc pcs piece pieces ea each case cs box bottle btl bag sack pack pkt tray bunch doz dozen can tin ctn carton ኪሎ ኪግ ኪ ሊትር ፍሬ ካርቶን ጣሳ ኩንታል ጠርሙስ ከረጢት ደርዘን ሳጥን ግራም'
    .split(' ')
    .map(normalizeText),
);
/** Between quantity and price: "2 x 45.00", "2 @ 45.00". */
const joiner = /^[x×@*=]$/i;
const currencyOnly = /^(etb|birr|br\.?|gbp|usd|eur|ብር|[£$€])$/i;
const codeLike = /^(?=.*\d)[A-Z0-9][A-Z0-9/-]{3,}$/i;

/** Reads a line between the headings and the totals; null where it holds no figure of money or count. */
export const readRow = (line: PaperLine, headings: readonly Heading[], mark: DecimalMark): PaperRow | null => {
  const figures = line.flatMap((word): Figure[] => {
    const number = printedNumber(word.text, mark);
    return number === null ? [] : [{ word, number }];
  });
  const told = headings.length > 0 ? byHeadings(figures, { line, headings, mark }) : {};
  const chosen =
    provenBy(told) === true
      ? told
      : (byArithmetic(figures) ?? (told.amount || told.unitPrice || isCounted(told, headings) ? told : onlyAmount(figures, headings)));
  if (!chosen) return null;
  const used = new Set(figureKinds.map((kind) => chosen[kind]?.word));
  const isJoiner = ({ text }: LaidWord, at: number) => joiner.test(text) && (used.has(line[at - 1]) || used.has(line[at + 1]));
  const rest = line.filter((word, at) => !used.has(word) && !isJoiner(word, at) && !currencyOnly.test(word.text));
  return assembled(chosen, wordsOf(rest, { headings, quantity: chosen.quantity?.word, height: printHeight(line) }));
};

/** A delivery note counts and names no money. */
const isCounted = ({ quantity }: Figures, headings: readonly Heading[]): boolean =>
  quantity !== undefined && !headings.some(({ kind }) => kind === 'amount' || kind === 'unitPrice');

/** Whether quantity times price is the amount, to a hundredth; null where one is missing. */
const provenBy = ({ quantity, unitPrice, amount }: Figures): boolean | null => {
  if (!quantity || !unitPrice || !amount) return null;
  const product = quantity.number.millionths * unitPrice.number.millionths;
  const difference = product - amount.number.millionths * 1_000_000n;
  const hundredth = 10_000n * 1_000_000n;
  return (difference < 0n ? -difference : difference) <= hundredth;
};

type Table = { readonly line: PaperLine; readonly headings: readonly Heading[]; readonly mark: DecimalMark };

/** Each figure belongs to the heading that it stands under, or nearest to; a heading has one figure in a line. */
const byHeadings = (figures: readonly Figure[], { line, headings, mark }: Table): Figures => {
  const found: { -readonly [Kind in FigureKind]?: Figure | undefined } = {};
  const nearest = figures
    .map((figure) => ({ figure, heading: headingOf(figure.word, headings) }))
    .toSorted((left, right) => distance(left.figure.word, left.heading) - distance(right.figure.word, right.heading));
  for (const { figure, heading } of nearest) {
    const kind = figureKinds.find((one) => one === heading?.kind);
    if (kind && !found[kind]) found[kind] = figure;
  }
  const quantityHeading = headings.find(({ kind }) => kind === 'quantity');
  if (!found.quantity && quantityHeading) found.quantity = measured(line, { heading: quantityHeading, headings, mark });
  return found;
};

/** A quantity with its unit in one word: "2kg". */
const measured = (
  line: PaperLine,
  { heading, headings, mark }: { readonly heading: Heading; readonly headings: readonly Heading[]; readonly mark: DecimalMark },
): Figure | undefined => {
  for (const word of line) {
    const [, digits] = /^(\d+(?:[.,]\d+)?)\p{L}{1,6}\.?$/u.exec(word.text) ?? [];
    const number = digits === undefined ? null : printedNumber(digits, mark);
    if (number && headingOf(word, headings) === heading) return { word, number };
  }
  return undefined;
};

const distance = ({ x0, x1 }: LaidWord, heading: Heading | undefined): number => {
  if (!heading) return Infinity;
  const gap = Math.max(heading.x0 - x1, x0 - heading.x1);
  // What overlaps is told apart by its right edge, where figures are aligned.
  return gap > 0 ? gap : Math.min(0, -1 / (1 + Math.abs(heading.x1 - x1)));
};

const headingOf = (word: LaidWord, headings: readonly Heading[]): Heading | undefined => {
  const [first] = headings.toSorted((left, right) => distance(word, left) - distance(word, right));
  if (first && distance(word, first) < 0) return first;
  // Words run on to the right of their heading, as far as the next one.
  const text = headings.find(({ kind }) => kind === 'text');
  const next = text && headings.find(({ x0 }) => x0 > text.x1);
  const isFar = first && text && next && word.x0 >= text.x0 && word.x1 < next.x0 && distance(word, first) > next.x1 - next.x0;
  return isFar ? text : first;
};

/** The last figure as the amount, with the two before it whose product it is. */
const byArithmetic = (figures: readonly Figure[]): Figures | null => {
  for (const [last, amount] of [...figures.entries()].toReversed()) {
    const before = figures.slice(0, last);
    for (const [at, unitPrice] of [...before.entries()].toReversed()) {
      for (const quantity of before.slice(0, at).toReversed()) {
        const isSwapped = quantity.number.decimalPlaces === 2 && unitPrice.number.decimalPlaces === 0;
        const found = isSwapped ? { quantity: unitPrice, unitPrice: quantity, amount } : { quantity, unitPrice, amount };
        if (provenBy(found) && amount.number.millionths !== 0n) return found;
      }
    }
  }
  return null;
};

/** A paper without columns, a till's receipt, writes what and how much money. */
const onlyAmount = (figures: readonly Figure[], headings: readonly Heading[]): Figures | null => {
  const last = figures.at(-1);
  return last && last.number.decimalPlaces === 2 && !headings.some(({ kind }) => kind === 'quantity') ? { amount: last } : null;
};

type Words = { readonly code: readonly LaidWord[]; readonly text: readonly LaidWord[]; readonly unit: readonly LaidWord[] };

const wordsOf = (
  rest: readonly LaidWord[],
  {
    headings,
    quantity,
    height,
  }: { readonly headings: readonly Heading[]; readonly quantity: LaidWord | undefined; readonly height: number },
): Words => {
  const isUnit = ({ text, x0 }: LaidWord) =>
    unitWords.has(normalizeText(text)) && quantity !== undefined && x0 >= quantity.x1 && x0 - quantity.x1 < 2 * height;
  const kinds = rest.map((word, at): keyof Words | null => {
    if (isUnit(word)) return 'unit';
    if (headings.length > 0) return kindUnder(word, headingOf(word, headings));
    return at === 0 && rest.length > 1 && codeLike.test(word.text) ? 'code' : 'text';
  });
  const of = (kind: keyof Words) => rest.filter((_, at) => kinds[at] === kind);
  return { code: of('code'), text: of('text'), unit: of('unit') };
};

/** Words that hang over into a column of figures are still words of the text. */
const kindUnder = ({ text }: LaidWord, heading: Heading | undefined): keyof Words | null => {
  const kind = heading?.kind;
  if (kind === 'code' || kind === 'unit' || kind === 'text') return kind;
  return kind !== 'tax' && kind !== 'position' && /\p{L}{2}/u.test(text) ? 'text' : null;
};

const assembled = (figures: Figures, words: Words): PaperRow => {
  const said = (some: readonly LaidWord[]) =>
    some.length === 0 ? null : { value: textOf(some), confidence: sureOf(some), box: boxOf(some) };
  const figure = <Value>(of: Figure | undefined, valueOf: (number: PrintedNumber) => Value | null): ReadField<Value> | null => {
    const value = of ? valueOf(of.number) : null;
    return !of || value === null
      ? null
      : { value, confidence: sureOf([of.word]) * (of.number.isRepaired ? repairedShare : 1), box: boxOf([of.word]) };
  };
  const [, glued] = /^\d+(?:[.,]\d+)?(\p{L}{1,6})\.?$/u.exec(figures.quantity?.word.text ?? '') ?? [];
  const quantity = figure(figures.quantity, ({ millionths }) => quantityOf(millionths));
  return {
    code: said(words.code),
    text: said(words.text),
    quantity,
    unit: said(words.unit) ?? (glued === undefined || !quantity ? null : { ...quantity, value: glued }),
    unitPrice: figure(figures.unitPrice, ({ millionths }) => unitCostOf(millionths)),
    amount: figure(figures.amount, (number) => amountOf(number) ?? minorUnitsOf(number.millionths / 10_000n)),
    isProven: provenBy(figures),
  };
};
