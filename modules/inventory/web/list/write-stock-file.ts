import { m } from '../../../../generated/messages/web/messages.js';
import type { Currency } from '../../../../kit/money.ts';
import { bookCurrency } from '../show/book-currency.ts';
import { costPer } from '../show/show-cost.ts';
import { shownQuantity } from '../show/show-quantity.ts';
import { packInWords } from '../show/pack-in-words.ts';
import { standingWord } from '../words/standing-word.ts';
import { csvText, safeText } from '../../../../ui/file/csv-text.ts';
import { saveFile } from '../../../../ui/file/save-file.ts';
import type { StockRow } from './stock-row.ts';

export type ExportFormat = 'csv' | 'xlsx';

export type ExportWorld = {
  /** The day on the wall, as "2026-11-21": files are sorted by it. */
  readonly today: string;
  readonly currency: Currency;
  readonly isCostVisible: boolean;
  readonly areaNames: (ids: readonly string[]) => string;
  readonly categoryName: (id: string | null) => string;
};

type Cell = string | number | null;
type Column = readonly [title: string, cell: (row: StockRow) => Cell];

const minorPerMajor = 100;

const majorOf = (minor: bigint | string | null): number | null => (minor === null ? null : Number(minor) / minorPerMajor);

/** The books of some items, in their currency: a file adds up what stands under one head. */
const costColumns = (held: Currency, currency: Currency): readonly Column[] => {
  const isHeld = ({ item }: StockRow): boolean => bookCurrency(item, currency) === held;
  return [
    [`${m.inventory_column_unit_cost()} ${held}`, (row) => (isHeld(row) ? majorOf(costPer(row.averageCost, row)) : null)],
    [`${m.inventory_column_value()} ${held}`, (row) => (isHeld(row) ? majorOf(row.item.level.valueMinor) : null)],
  ];
};

const columnsOf = (held: readonly Currency[], world: ExportWorld): readonly Column[] => [
  [m.inventory_column_name(), ({ item }) => item.name],
  [m.inventory_column_name_local(), ({ item }) => item.nameLocal],
  [m.inventory_column_sku(), ({ item }) => item.sku],
  [m.inventory_column_barcode(), ({ item }) => item.barcodes.join(' ')],
  [m.inventory_column_category(), ({ item }) => world.categoryName(item.categoryId)],
  [m.inventory_column_storage_area(), ({ item }) => world.areaNames(item.storageAreaIds)],
  [m.inventory_column_unit(), ({ unit }) => unit],
  [m.inventory_column_pack(), ({ units }) => packInWords(units)],
  [m.inventory_column_on_hand(), ({ units, onHand, unit }) => shownQuantity(units, onHand, unit).value],
  [m.inventory_column_par(), ({ units, par, unit }) => (par === null ? null : shownQuantity(units, par, unit).value)],
  [m.inventory_column_standing(), ({ standing }) => standingWord(standing.status)],
  ...(world.isCostVisible ? held.flatMap((one) => costColumns(one, world.currency)) : []),
];

/** Writes the rows into a file and hands it to the browser. */
export const writeStockFile = async (rows: readonly StockRow[], format: ExportFormat, world: ExportWorld): Promise<void> => {
  const inUse = new Set([world.currency, ...rows.map(({ item }) => bookCurrency(item, world.currency))]);
  const columns = columnsOf([...inUse], world);
  const table = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
  const name = `${m.inventory_list_label()} ${world.today}.${format}`;
  if (format === 'csv') return saveFile(name, new Blob([csvText(table)], { type: 'text/csv' }));
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const safe = table.map((row) => row.map((cell) => (typeof cell === 'string' ? safeText(cell) : cell)));
  return saveFile(name, await writeXlsxFile(safe).toBlob());
};
