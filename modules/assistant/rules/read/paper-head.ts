import type { Currency } from '../../../../kit/money.ts';
import { normalizeText } from '../../../../kit/text/normalize-text.ts';
import { likeness, nameIndex, type NameIndex } from './names-alike.ts';
import { boxOf, printHeight, sureOf, textOf, type LaidWord, type PaperLine } from './paper-word.ts';
import type { ReadField } from './paper-row.ts';
import { printedDate } from './printed-date.ts';

/** A supplier that the restaurant knows. */
export type KnownSupplier = { readonly id: string; readonly name: string };

/** Who sent a paper: a known supplier, or the name as it is printed. */
export type PaperSupplier = { readonly id: string | null; readonly name: string };

const numbered =
  /(?:invoice|inv|receipt|bill|fs|delivery note|credit note|document|doc|ደረሰኝ|የደረሰኝ|ሰነድ|ፋክቱር)\.?\s*(?:no|number|num|nr|ቁጥር|ቁ)?\s*[.:፡#№-]*\s*((?=\S*\d)[\p{L}\d][\p{L}\d/-]*)/iu;
const onlyNumbered = /^(?:no|nr|number|ቁጥር)\s*[.:፡#№]*\s*(\d[\p{L}\d/-]*)$/iu;
const dated = /date|dated|ቀን/i;
const otherDate = /due|deliver|print|order|pay|ማብቂያ|ማስረከቢያ/i;
const notSupplier =
  /^to\b|invoice|receipt|delivery note|date|page|tel|phone|bill to|customer|ship to|deliver to|vat|tin|ደረሰኝ|ቀን|ስልክ|ደንበኛ|ለ :|ገዢ/i;

const currencyWords: readonly (readonly [Currency, RegExp])[] = [
  ['ETB', /etb|birr|ብር|\bbr\b/gi],
  ['GBP', /£|gbp/gi],
  ['EUR', /€|\beur\b/gi],
  ['USD', /\$|\busd\b/gi],
];
const topLines = 8;
const knownMin = 0.55;
const unknownShare = 0.6;
const largerTimes = 1.4;
const gapMin = 2.5;
const daysInWords = 5;

/** The number of a paper, beside a word for it; null where none says so. */
export const paperNumber = (lines: readonly PaperLine[]): ReadField<string> | null => {
  for (const line of lines) {
    const text = textOf(line);
    const value = numbered.exec(text)?.[1];
    if (value === undefined || /^\d{1,4}[/-]\d{1,2}[/-]\d{2,4}$/.test(value)) continue;
    const words = line.filter((word) => word.text.includes(value));
    return { value, confidence: sureOf(words), box: boxOf(words) };
  }
  const cell = lines.flatMap(cellsOf).find((one) => onlyNumbered.test(textOf(one)));
  const value = cell && onlyNumbered.exec(textOf(cell))?.[1];
  return cell && value !== undefined ? { value, confidence: sureOf(cell) * unknownShare, box: boxOf(cell) } : null;
};

/** The day of a paper as a Gregorian date: the one that is called its date before any other. */
export const paperDate = (lines: readonly PaperLine[], today: string): ReadField<string> | null => {
  const found = lines.flatMap((line) => {
    const date = printedDate(textOf(line), today);
    const rank = otherDate.test(textOf(line)) && !/invoice/i.test(textOf(line)) ? 2 : dated.test(textOf(line)) ? 0 : 1;
    if (date === null) return [];
    const words = shortestWith(line, date, today);
    return [{ rank, field: { value: date, confidence: sureOf(words), box: boxOf(words) } }];
  });
  return found.toSorted((left, right) => left.rank - right.rank)[0]?.field ?? null;
};

const shortestWith = (line: PaperLine, date: string, today: string): PaperLine => {
  for (let length = 1; length <= daysInWords; length += 1) {
    for (let start = 0; start + length <= line.length; start += 1) {
      const words = line.slice(start, start + length);
      if (printedDate(textOf(words), today) === date) return words;
    }
  }
  return line;
};

/** The currency whose signs and words stand on a paper most often. */
export const paperCurrency = (lines: readonly PaperLine[]): ReadField<Currency> | null => {
  const text = lines.map(textOf).join('\n');
  const counted = currencyWords.map(([value, pattern]) => ({ value, times: text.match(pattern)?.length ?? 0 }));
  const all = counted.reduce((sum, { times }) => sum + times, 0);
  const [most] = counted.toSorted((left, right) => right.times - left.times);
  return most && most.times > 0 ? { value: most.value, confidence: most.times / all, box: null } : null;
};

/** Who sent a paper: the known supplier whose name stands at its head, else the largest print there. */
export const paperSupplier = (lines: readonly PaperLine[], known: readonly KnownSupplier[]): ReadField<PaperSupplier> | null => {
  const cells = lines.slice(0, topLines).flatMap(cellsOf);
  const index = nameIndex(known.map(({ name }) => name));
  const alike = cells
    .flatMap((cell) => known.map((supplier) => ({ cell, supplier, score: likenessIn(cell, supplier.name, index) })))
    .toSorted((left, right) => right.score - left.score)[0];
  if (alike && alike.score >= knownMin) {
    return {
      value: { id: alike.supplier.id, name: alike.supplier.name },
      confidence: alike.score * sureOf(alike.cell),
      box: boxOf(alike.cell),
    };
  }
  const named = cells.filter((cell) => /\p{L}{3}/u.test(textOf(cell)) && !notSupplier.test(textOf(cell)));
  // Letters that reach down make a box higher: only print that is clearly larger comes before the first line.
  const [first] = named;
  const largest = named.find((cell) => first && printHeight(cell) > printHeight(first) * largerTimes) ?? first;
  return largest ? { value: { id: null, name: textOf(largest) }, confidence: unknownShare * sureOf(largest), box: boxOf(largest) } : null;
};

const likenessIn = (cell: PaperLine, name: string, index: NameIndex): number =>
  normalizeText(textOf(cell)) === normalizeText(name) ? 1 : likeness(textOf(cell), name, index);

/** Words that stand close together: a name on the left is not one with the title on the right. */
const cellsOf = (line: PaperLine): readonly PaperLine[] => {
  const gap = printHeight(line) * gapMin;
  const cells: LaidWord[][] = [];
  for (const word of line) {
    const last = cells.at(-1)?.at(-1);
    if (last && word.x0 - last.x1 <= gap) cells.at(-1)?.push(word);
    else cells.push([word]);
  }
  return cells;
};
