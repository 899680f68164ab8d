import { m } from '../../../../generated/messages/web/messages.js';
import type { Currency } from '../../../../kit/money.ts';
import type { Locale } from '../../../../platform/web/locale.ts';
import { LevelBar } from '../../../../ui/chart/level-bar.tsx';
import type { DataColumn } from '../../../../ui/table/table-columns.ts';
import { bookCurrency } from '../show/book-currency.ts';
import { shownAmount, shownCost } from '../show/show-cost.ts';
import { quantityText, shownQuantity } from '../show/show-quantity.ts';
import { spokenUnit } from '../../rules/spoken-unit.ts';
import { CountedMark } from './counted-mark.tsx';
import { DaysCell } from './days-cell.tsx';
import { byLastCount, byLevel, byName, byValue } from './find-stock.ts';
import { StockName } from './stock-name.tsx';
import { standingStatus, type StockRow } from './stock-row.ts';

/** What the cells need beside their row. */
export type ColumnWorld = {
  readonly currency: Currency;
  readonly locale: Locale;
  readonly isCostVisible: boolean;
  readonly areaNames: (row: StockRow) => string;
  readonly categoryName: (row: StockRow) => string;
};

/** The columns of the stock list; costs are not even a choice for whoever may not see them. */
export const stockColumns = (world: ColumnWorld): readonly DataColumn<StockRow>[] => [
  { id: 'name', title: m.inventory_column_item(), cell: (row) => <StockName row={row} locale={world.locale} />, compare: byName },
  { id: 'area', title: m.inventory_column_area(), width: '7rem', cell: world.areaNames },
  { id: 'category', title: m.inventory_column_category(), width: '8rem', cell: world.categoryName },
  { id: 'sku', title: m.inventory_column_sku(), width: '7.5rem', cell: ({ item }) => item.sku },
  { id: 'onHand', title: m.inventory_column_on_hand(), width: '9.75rem', align: 'end', cell: onHandCell },
  { id: 'par', title: m.inventory_column_par(), width: '6.5rem', align: 'end', cell: parCell },
  { id: 'level', title: m.inventory_column_level(), width: '8rem', cell: levelCell, compare: byLevel },
  { id: 'days', title: m.inventory_column_days(), width: '5.5rem', cell: (row) => <DaysCell row={row} /> },
  {
    id: 'counted',
    title: m.inventory_column_counted(),
    width: '6rem',
    align: 'end',
    cell: ({ item }) => <CountedMark at={item.lastCountedAt} />,
    compare: byLastCount,
  },
  ...(world.isCostVisible ? costColumns(world) : []),
];

const onHandCell = ({ units, onHand }: StockRow) => {
  const { figure, unit: word } = shownQuantity(units, onHand);
  return (
    <span className="grid grid-cols-[1fr_5.5rem] gap-2">
      <b className="font-semibold">{figure}</b>
      <span className="truncate text-left text-[0.92em] text-ink-3">{word}</span>
    </span>
  );
};

/** Its unit stands beside it only where it is another than that of what is on hand. */
const parCell = ({ units, par, onHand }: StockRow) => {
  if (par === null) return <span className="text-ink-3">{m.inventory_on_hand_none()}</span>;
  const { figure, unit } = shownQuantity(units, par);
  return (
    <span className="text-ink-2">
      {figure}
      {spokenUnit(units, par) !== spokenUnit(units, onHand) && ` ${unit}`}
    </span>
  );
};

const levelCell = ({ units, onHand, par, ratioToPar, standing }: StockRow) =>
  ratioToPar === null ? null : (
    <LevelBar
      ratioToPar={ratioToPar}
      status={standingStatus[standing.status]}
      label={m.inventory_level_label({
        onHand: quantityText(units, onHand),
        par: par === null ? '' : quantityText(units, par),
      })}
    />
  );

const costColumns = ({ currency }: ColumnWorld): readonly DataColumn<StockRow>[] => [
  {
    id: 'unitCost',
    title: m.inventory_column_unit_cost(),
    width: '6rem',
    align: 'end',
    cell: ({ item, averageCost, units, unit }) => (
      <span className="text-ink-2">{shownCost(averageCost, { units, unit }, bookCurrency(item, currency))}</span>
    ),
  },
  {
    id: 'value',
    title: m.inventory_column_value(),
    width: '7rem',
    align: 'end',
    cell: ({ item, onHand }) => (
      <span className={onHand < 0n ? 'text-wrong' : undefined}>{shownAmount(item.level.valueMinor, bookCurrency(item, currency))}</span>
    ),
    compare: byValue,
  },
];
