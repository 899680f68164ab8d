import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import type { Currency } from '../../../../kit/money.ts';
import { quantity, type Quantity } from '../../../../kit/quantity.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { SentenceWith } from '../../../../ui/sentence-with.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import type { VarianceRow } from '../../contract/variance.contract.ts';
import type { ItemUnits } from '../../rules/conversion.ts';
import { nameIn } from '../show/item-name.ts';
import { shownAmount } from '../show/show-cost.ts';
import { changeText, quantityText } from '../show/show-quantity.ts';

export type VarianceLineProps = { readonly row: VarianceRow; readonly currency: Currency };

/** In its base unit, or the usual larger one; the item itself may be on no list of this device any more. */
const plainUnits = (baseUnit: VarianceRow['unit']): ItemUnits => ({
  baseUnit,
  packChain: [],
  countUnits: [],
  densityGPerMl: null,
  eachMeasure: null,
});

/** One item: what nobody can explain, and at a touch the sum that it comes from. */
export const VarianceLine = ({ row, currency }: VarianceLineProps) => {
  const locale = useLocale();
  const units = plainUnits(row.unit);
  const unexplained = quantity(row.unexplained);
  const standing = unexplained > 0n ? 'wrong' : unexplained < 0n ? 'soon' : 'good';
  const words = { wrong: m.inventory_variance_short(), soon: m.inventory_variance_over(), good: m.inventory_variance_even() };
  return (
    <li className="border-b border-line py-3">
      <details>
        <summary className="flex cursor-pointer flex-wrap items-baseline justify-between gap-x-4 gap-y-1 focus-ring touch:min-h-11">
          <span className="font-medium">{nameIn(row, locale)}</span>
          <span className="flex flex-wrap items-baseline gap-x-3">
            <Tag status={standing}>{words[standing]}</Tag>
            <span className="tabular-nums">{quantityText(units, absolute(unexplained))}</span>
            <b className="font-semibold tabular-nums">
              {row.unexplainedMinor === null
                ? m.inventory_variance_no_cost()
                : shownAmount(row.unexplainedMinor.replace('-', ''), currency)}
            </b>
          </span>
        </summary>
        <Sum row={row} units={units} />
        <p className="pt-2 text-small text-ink-2">
          <SentenceWith words={(when) => m.inventory_variance_from({ when })}>
            <MomentText at={row.countedFrom} style="within" />
          </SentenceWith>{' '}
          <SentenceWith words={(when) => m.inventory_variance_to({ when })}>
            <MomentText at={row.countedTo} style="within" />
          </SentenceWith>{' '}
          <Link to="/inventory/$itemId" params={{ itemId: row.itemId }} className="text-link focus-ring">
            {m.inventory_variance_movements()}
          </Link>
        </p>
      </details>
    </li>
  );
};

const absolute = (amount: Quantity): Quantity => (amount < 0n ? -amount : amount) as Quantity;

/** How the figure comes about, from the first count to the last. */
const Sum = ({ row, units }: { readonly row: VarianceRow; readonly units: ItemUnits }) => {
  const text = (amount: string) => quantityText(units, quantity(amount));
  const rows: readonly (readonly [string, string])[] = [
    [m.inventory_variance_opening(), text(row.opening)],
    [m.inventory_variance_arrived(), changeText(units, quantity(row.arrived))],
    [m.inventory_variance_closing(), text(row.closing)],
    [m.inventory_variance_actual(), text(row.actual)],
    [m.inventory_variance_theoretical(), text(row.theoretical)],
    [m.inventory_variance_explained(), text(row.explained)],
    [m.inventory_variance_unexplained(), text(row.unexplained)],
  ];
  return (
    <dl className="grid w-fit grid-cols-[auto_auto] gap-x-8 gap-y-1 pt-2 text-small">
      {rows.map(([what, amount]) => (
        <div key={what} className="contents">
          <dt className="text-ink-2">{what}</dt>
          <dd className="text-right tabular-nums">{amount}</dd>
        </div>
      ))}
    </dl>
  );
};
