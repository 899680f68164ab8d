import { cellAt } from '../../../../kit/text/cell-at.ts';
import { normalizeText } from '../../../../kit/text/normalize-text.ts';
import { guessDayForm, type DayForm } from './read-file-day.ts';
import { guessSign, minorOf, priceOf, readFileNumber, type FileSign } from './read-file-number.ts';
import { guessSaleColumns, type SalePlaces } from './sale-columns.ts';

/** How the file of a till is read: what each column holds, and what its figures mean. */
export type SalesLayout = {
  readonly places: SalePlaces;
  readonly dayForm: DayForm;
  readonly sign: FileSign;
  /** Whether the tax lies within the total or price of a row, or comes on top of it. */
  readonly tax: 'WITHIN' | 'ON_TOP';
  /** Whether the discount is taken off the total of a row, or still to be taken off it. */
  readonly discount: 'TAKEN_OFF' | 'STILL_IN';
};

type Rows = readonly (readonly string[])[];

const figureColumns = ['quantity', 'price', 'discount', 'tax', 'total'] as const;

const textsOf = (rows: Rows, position: number | undefined): string[] =>
  position === undefined ? [] : rows.flatMap((cells) => cellAt(cells, position) ?? []);

/**
 * How many are looked at for a guess.
 *
 * @unit rows
 */
const lookedAt = 500;

type Figures = Readonly<Record<(typeof figureColumns)[number], bigint | null>>;

const figuresOf = (cells: readonly string[], places: SalePlaces, sign: FileSign): Figures => {
  const of = (column: (typeof figureColumns)[number]) => {
    const text = cellAt(cells, places[column]);
    return text === null ? null : readFileNumber(text, sign);
  };
  return { quantity: of('quantity'), price: of('price'), discount: of('discount'), tax: of('tax'), total: of('total') };
};

/** What price and quantity come to, beside the total; null where a row does not say all of it. */
const worth = ({ quantity, price, total }: Figures): { readonly listMinor: bigint; readonly totalMinor: bigint } | null =>
  quantity === null || price === null || total === null ? null : { listMinor: priceOf(quantity, price), totalMinor: minorOf(total) };

const size = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

/** Rows whose total is still without the discount that stands beside it. */
const isStillIn = (all: readonly Figures[]): boolean =>
  all.some(
    (one) => one.discount !== null && one.discount !== 0n && worth(one) !== null && worth(one)?.listMinor === worth(one)?.totalMinor,
  );

/** Rows whose total is without the tax that stands beside it, where a net price tells. */
const isOnTop = (headers: readonly string[], { total, price, tax }: SalePlaces): boolean => {
  if (tax === undefined) return false;
  const heading = normalizeText(headers[total ?? price ?? -1] ?? '');
  return /\b(net|excl|excluding|subtotal)\b|ያልተካተተ/u.test(heading);
};

/** What a header and the rows below it are taken for; a person sees it and may change it. */
export const guessLayout = (headers: readonly string[], rows: Rows, today: string): SalesLayout => {
  const places = guessSaleColumns(headers);
  const some = rows.slice(0, lookedAt);
  const sign = guessSign(figureColumns.flatMap((column) => textsOf(some, places[column])));
  const figures = some.map((cells) => figuresOf(cells, places, sign));
  return {
    places,
    sign,
    dayForm: guessDayForm(textsOf(some, places.date), today),
    tax: isOnTop(headers, places) ? 'ON_TOP' : 'WITHIN',
    discount: isStillIn(figures) ? 'STILL_IN' : 'TAKEN_OFF',
  };
};

/** What was sold by a row; below nothing where it takes something back. */
export type RowMoney = {
  /** @unit millionths of a portion */
  readonly quantity: bigint;
  /** @unit minor units */
  readonly listMinor: bigint;
  /** @unit minor units */
  readonly discountMinor: bigint;
};

const one = 1_000_000n;

const unreadable = (cells: readonly string[], { places, sign }: SalesLayout): (typeof figureColumns)[number] | null => {
  const figures = figuresOf(cells, places, sign);
  return figureColumns.find((column) => figures[column] === null && cellAt(cells, places[column]) !== null) ?? null;
};

const minorSize = (millionths: bigint | null): bigint => size(minorOf(millionths ?? 0n));

/** What a row says before its discount and a tax on top; null where it says no sum. */
const baseOf = ({ total, price }: Figures, quantity: bigint): bigint | null => {
  if (total !== null) return size(minorOf(total));
  return price === null ? null : priceOf(quantity, size(price));
};

/**
 * The money of a row. A discount is what it takes off, whether a till writes it above or below nothing.
 *
 * @returns the column that cannot be read, or that would have to be there
 */
export const readRowMoney = (cells: readonly string[], layout: SalesLayout): RowMoney | (typeof figureColumns)[number] => {
  const bad = unreadable(cells, layout);
  if (bad !== null) return bad;
  const figures = figuresOf(cells, layout.places, layout.sign);
  const { total } = figures;
  const quantity = figures.quantity ?? one;
  const base = baseOf(figures, size(quantity));
  if (quantity === 0n) return 'quantity';
  if (base === null) return layout.places.total === undefined ? 'price' : 'total';
  const discountMinor = minorSize(figures.discount);
  const taxMinor = layout.tax === 'ON_TOP' ? minorSize(figures.tax) : 0n;
  const isOff = total !== null && layout.discount === 'TAKEN_OFF';
  const listMinor = base + taxMinor + (isOff ? discountMinor : 0n);
  if (discountMinor > listMinor) return 'discount';
  return { quantity: isBack(figures) ? -size(quantity) : quantity, listMinor, discountMinor };
};

/** Whether a row takes back what was sold. */
const isBack = ({ quantity, total }: Figures): boolean => (quantity ?? one) < 0n || (total ?? 0n) < 0n;

const shapeLengthMax = 600;

/** By which files of one kind know each other: their headings, however they are spelt. */
export const shapeOf = (headers: readonly string[]): string => headers.map(normalizeText).join('|').slice(0, shapeLengthMax) || '|';
