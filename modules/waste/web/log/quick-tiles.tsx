import { noQuantity } from '../../../../kit/quantity.ts';
import { unitCostAsRational, valueOf } from '../../../../kit/unit-cost.ts';
import type { UnitCode } from '../../../inventory/rules/unit.ts';
import { shownAmount, shownNumber, unitWord } from '../../../inventory/web/parts.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { quickAmounts } from './quick-amounts.ts';
import type { WasteLog } from './use-log.ts';
import { tileClass } from './what-tiles.tsx';

type QuickProps = { readonly log: WasteLog; readonly unit: UnitCode; readonly isReady: boolean; readonly onTouch: (text: string) => void };

/** Usual amounts that are there by the books, each with what it had cost: one touch logs. Any other is written. */
export const QuickAmounts = ({ log, unit, isReady, onTouch }: QuickProps) => {
  const { row, form } = log;
  const costOf = useCostOf(log);
  const usual = quickAmounts(form.isWeighed ? undefined : (row?.unit ?? (form.made && 'portion')));
  return usual.filter(isThere(log, unit)).map((amount) => (
    <button
      key={amount}
      type="button"
      disabled={!isReady}
      onClick={() => onTouch(`${amount} ${unit}`)}
      className={`${tileClass} items-center disabled:text-ink-3`}
    >
      <span className="text-heading">{shownNumber(Number(amount))}</span>
      <span className="text-small opacity-80">{unitWord(unit, Number(amount))}</span>
      <span className="text-small tabular-nums opacity-80">{costOf(`${amount} ${unit}`)}</span>
    </button>
  ));
};

/** Whether so much of the item is on hand. Where the books hold none of it they are behind the shelf, and anything may be. */
const isThere =
  ({ row, amountOf }: WasteLog, unit: UnitCode) =>
  (amount: string): boolean => {
    const base = amountOf(`${amount} ${unit}`);
    return row === undefined || base === null || row.onHand <= noQuantity || base <= row.onHand;
  };

/** What so much had cost, for whoever may see that; nothing where nobody knows it. */
const useCostOf = ({ row, amountOf }: WasteLog) => {
  const { currency } = useRestaurant();
  return (text: string): string | null => {
    const base = amountOf(text);
    if (!row || row.averageCost === null || base === null) return null;
    const minor = valueOf(base, unitCostAsRational(row.averageCost));
    return minor === null ? null : shownAmount(String(minor), row.item.currency ?? currency);
  };
};
