import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { noQuantity, type Quantity } from '../../../kit/quantity.ts';
import { unitCostOf } from '../../../kit/unit-cost.ts';
import type { ItemUnits } from './conversion.ts';
import { parseEnteredNumber } from './entered-number.ts';
import type { ColumnMapping, ImportColumn } from './import-columns.ts';
import { type KeepingRefusal, readKeeping } from './import-keeping.ts';
import { type ItemDraft, itemProblems, type ItemRefusal } from './item-draft.ts';
import type { Keeping } from './lot.ts';
import { type PackText, type PackTextRefusal, parsePackText } from './pack-text.ts';
import { type EntryRefusal, parseQuantityEntry, type QuantityEntry } from './quantity-entry.ts';
import type { EnteredPrice } from './record-movement.ts';
import { baseUnitOf, isMeasurementUnit, measurementUnits, type UnitCode } from './unit.ts';
import { unitFromWord } from './unit-alias.ts';

/** A row that can be imported; category and storage area are still the words of the file. */
export type ImportRow = {
  readonly draft: ItemDraft;
  readonly category: string | null;
  readonly storageArea: string | null;
  readonly keeping: Keeping;
  readonly isKeyItem: boolean;
  readonly isFasting: boolean | null;
  /** What is on the shelf at the start, and at which price for one of the count unit. */
  readonly opening: {
    readonly text: string;
    readonly entry: QuantityEntry;
    readonly price: EnteredPrice | null;
  } | null;
};

/** What is wrong with one cell: the message's code with its facts, and the column it stands in. */
export type ImportProblem = { readonly field: ImportColumn } & (
  | EntryRefusal
  | ItemRefusal
  | PackTextRefusal
  | KeepingRefusal
  | { readonly code: 'UNIT_MISSING' }
  | { readonly code: 'QUANTITY_NEGATIVE' }
);

/** Why a row stays behind: everything that is wrong with it, so that it is mended once. */
export type ImportRefusal = { readonly code: 'ROW_INVALID'; readonly problems: readonly ImportProblem[] };

/**
 * Reads one row of an imported list. Quantities and packs are written as in the forms: "2 case + 3", "case of 6 tins
 * of 2.5 kg"; a bare number counts in the row's unit.
 *
 * @refuses ROW_INVALID with every problem of the row; a row is imported whole or not at all
 */
export const readImportRow = (cells: readonly string[], columns: ColumnMapping): Decision<ImportRow, ImportRefusal> => {
  const cell = cellReader(cells, columns);
  const problems: ImportProblem[] = [];
  const units = readUnits(cell, problems);
  const par = readLevel(cell, 'par', { units, problems });
  const reorderPoint = readLevel(cell, 'reorderPoint', { units, problems });
  const draft: ItemDraft = {
    ...units,
    name: cell('name') ?? '',
    nameLocal: cell('nameLocal'),
    sku: cell('sku'),
    barcodes: (cell('barcode') ?? '').split(/[\s;,]+/).filter((barcode) => barcode !== ''),
    par,
    reorderPoint,
    allergens: {},
  };
  const opening = readOpening(cell, { units, problems });
  const { keeping, isKeyItem, isFasting, problems: unread } = readKeeping(cell);
  problems.push(...unread);
  // A unit that was not understood has been named already; its echo in the item's own problems would only confuse.
  const isUnitKnown = problems.every(({ field }) => field !== 'unit' && field !== 'pack');
  for (const problem of itemProblems(draft, null)) {
    const { field } = problem;
    if (isUnitKnown || field === 'name' || field === 'barcodes') problems.push({ ...problem, field: columnOf[field] });
  }
  if (problems.length > 0) return refused({ code: 'ROW_INVALID', problems });
  return accepted({ draft, category: cell('category'), storageArea: cell('storageArea'), keeping, isKeyItem, isFasting, opening });
};

const columnOf = {
  name: 'name',
  barcodes: 'barcode',
  baseUnit: 'unit',
  packChain: 'pack',
  countUnits: 'unit',
  densityGPerMl: 'unit',
  eachMeasure: 'unit',
  par: 'par',
  reorderPoint: 'reorderPoint',
} as const satisfies Record<ReturnType<typeof itemProblems>[number]['field'], ImportColumn>;

type CellReader = (column: ImportColumn) => string | null;
type Reading = { readonly units: ItemUnits; readonly problems: ImportProblem[] };

const cellReader =
  (cells: readonly string[], columns: ColumnMapping): CellReader =>
  (column) => {
    const position = columns[column];
    const text = position === undefined ? '' : (cells[position] ?? '').trim();
    return text === '' ? null : text;
  };

const readUnits = (cell: CellReader, problems: ImportProblem[]): ItemUnits => {
  const pack = readPack(cell, problems);
  const unit = readUnit(cell, problems);
  const baseUnit = pack?.baseUnit ?? (unit && isMeasurementUnit(unit) ? baseUnitOf[measurementUnits[unit].dimension] : 'each');
  const packChain = pack?.packChain ?? [];
  const inner = packChain.at(-1)?.unit;
  const countUnits = unit ? [unit] : inner ? [inner] : [];
  return { baseUnit, packChain, countUnits, densityGPerMl: null, eachMeasure: null };
};

const readPack = (cell: CellReader, problems: ImportProblem[]): PackText | null => {
  const text = cell('pack');
  if (text === null) return null;
  const pack = parsePackText(text);
  if (pack.ok) return pack.value;
  problems.push({ field: 'pack', ...pack.refusal });
  return null;
};

const readUnit = (cell: CellReader, problems: ImportProblem[]): UnitCode | null => {
  const text = cell('unit');
  const unit = text === null ? null : unitFromWord(text);
  if (unit) return unit;
  if (text !== null) problems.push({ field: 'unit', code: 'UNIT_UNKNOWN', word: text });
  else if (cell('pack') === null) problems.push({ field: 'unit', code: 'UNIT_MISSING' });
  return null;
};

const readLevel = (cell: CellReader, field: 'par' | 'reorderPoint', { units, problems }: Reading): Quantity | null => {
  const text = cell(field);
  if (text === null) return null;
  const entry = parseQuantityEntry(text, units);
  if (entry.ok) return entry.value.base;
  problems.push({ field, ...entry.refusal });
  return null;
};

const readOpening = (cell: CellReader, { units, problems }: Reading): ImportRow['opening'] => {
  const price = readPrice(cell, { units, problems });
  const text = cell('onHand');
  if (text === null) return null;
  const entry = parseQuantityEntry(text, units);
  if (!entry.ok) {
    problems.push({ field: 'onHand', ...entry.refusal });
    return null;
  }
  if (entry.value.base < noQuantity) problems.push({ field: 'onHand', code: 'QUANTITY_NEGATIVE' });
  return entry.value.base === noQuantity ? null : { text, entry: entry.value, price };
};

const readPrice = (cell: CellReader, { units, problems }: Reading): EnteredPrice | null => {
  const text = cell('price');
  if (text === null) return null;
  const number = parseEnteredNumber(text.replace(/^[£$€]\s*|\s*(?:ብር|birr|etb|gbp)$/gi, ''));
  const amount = number.ok ? unitCostOf(number.value) : null;
  if (amount !== null) return { amount, unit: units.countUnits[0] ?? units.baseUnit };
  problems.push({ field: 'price', ...(number.ok ? { code: 'NUMBER_NOT_UNDERSTOOD', word: text } : number.refusal) });
  return null;
};
