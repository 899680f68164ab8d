import type { ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { quantity } from '../../../../kit/quantity.ts';
import { StatusLine } from '../../../../ui/tag.tsx';
import type { Status } from '../../../../ui/status.tsx';
import { allergenCodes, allergenState, type Allergens, type AllergenState } from '../../rules/allergen.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { StockRow } from '../list/stock-row.ts';
import { useBookCurrency } from '../show/book-currency.ts';
import { packInWords } from '../show/pack-in-words.ts';
import { shownCost } from '../show/show-cost.ts';
import { quantityText } from '../show/show-quantity.ts';
import { keepingInWords } from '../words/date-type-word.ts';
import { usePlaceNames } from '../stock/use-places.ts';
import { allergenStateWord, allergenWord } from '../words/allergen-word.ts';
import { unitWord } from '../words/unit-word.ts';

export type ItemFactsProps = {
  readonly row: StockRow;
  /** Undefined until the server has said; the device keeps none, so that nobody serves from an old one. */
  readonly allergens: Allergens | undefined;
};

/** What people decided about an item, in words. */
export const ItemFacts = ({ row, allergens }: ItemFactsProps) => {
  const { item, units, unit, par, averageCost } = row;
  const { areaNames, categoryName } = usePlaceNames();
  const currency = useBookCurrency(item);
  const isCostVisible = useCan('inventory.view-cost');
  const reorderPoint = item.reorderPoint === null ? '' : quantityText(units, quantity(item.reorderPoint));
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-heading">{m.inventory_facts()}</h2>
      <dl className="grid gap-x-12 border-t border-line md:grid-cols-2">
        <Fact name={m.inventory_column_category()}>{categoryName(item.categoryId)}</Fact>
        <Fact name={m.inventory_column_storage_area()}>{areaNames(item.storageAreaIds)}</Fact>
        <Fact name={m.inventory_column_pack()}>{packInWords(units)}</Fact>
        <Fact name={m.inventory_facts_units()}>
          {(units.countUnits.length > 0 ? units.countUnits : [unit]).map((one) => unitWord(one, 2)).join(m.ui_comma())}
        </Fact>
        <Fact name={m.inventory_column_par()}>{par === null ? '' : quantityText(units, par)}</Fact>
        <Fact name={m.inventory_column_reorder_point()}>{reorderPoint}</Fact>
        <Fact name={m.inventory_column_sku()}>{item.sku}</Fact>
        <Fact name={m.inventory_column_barcode()}>{item.barcodes.join(m.ui_comma())}</Fact>
        <Fact name={m.inventory_keeping()}>{keepingInWords(item.keeping)}</Fact>
        {isCostVisible && (
          <Fact name={`${m.inventory_column_unit_cost()}${m.ui_comma()}${unitWord(unit, 1)}`}>
            {shownCost(averageCost, { units, unit }, currency)}
          </Fact>
        )}
      </dl>
      {allergens && <AllergenFacts allergens={allergens} />}
    </section>
  );
};

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
    <dt className="shrink-0 text-ink-2">{name}</dt>
    <dd className="text-right">{children === '' ? <span className="text-ink-3">{m.inventory_facts_none()}</span> : children}</dd>
  </div>
);

const stateStatus: Readonly<Record<AllergenState, Status>> = {
  CONTAINS: 'wrong',
  MAY_CONTAIN: 'soon',
  FREE: 'good',
  UNKNOWN: 'not-counted',
};
const told: readonly AllergenState[] = ['CONTAINS', 'MAY_CONTAIN', 'FREE'];

const AllergenFacts = ({ allergens }: { readonly allergens: Allergens }) => {
  const named = (state: AllergenState) =>
    allergenCodes.filter((code) => allergenState(allergens, code) === state).map((code) => allergenWord(code));
  const unknown = named('UNKNOWN');
  return (
    <div className="flex flex-col gap-2 pt-2">
      <h3 className="font-semibold">{m.inventory_facts_allergens()}</h3>
      {told
        .filter((state) => named(state).length > 0)
        .map((state) => (
          <p key={state} className="flex flex-wrap items-baseline gap-x-2">
            <StatusLine status={stateStatus[state]}>{allergenStateWord(state)}</StatusLine>
            {named(state).join(m.ui_comma())}
          </p>
        ))}
      {unknown.length > 0 && (
        <p className="text-small text-ink-2">
          {unknown.length === allergenCodes.length
            ? m.inventory_facts_all_unknown()
            : m.inventory_facts_rest_unknown({ names: unknown.join(m.ui_comma()) })}
        </p>
      )}
    </div>
  );
};
