import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { PickList } from '../../../../ui/pick-list.tsx';
import { findItems, inAttentionOrder } from '../list/find-stock.ts';
import { stockRow, type StockRow } from '../list/stock-row.ts';
import { focusOnMount } from '../show/focus-on-mount.ts';
import { nameIn } from '../show/item-name.ts';
import { shownQuantity } from '../show/show-quantity.ts';
import type { ShownItem } from '../stock/stock-overlay.ts';

const shownMax = 30;

const found = (items: readonly ShownItem[], query: string): readonly StockRow[] => {
  if (query !== '') return findItems(items, query, shownMax).filter(inUse).map(stockRow);
  return inAttentionOrder(items.filter(inUse).map(stockRow)).slice(0, shownMax);
};

const inUse = ({ isActive }: ShownItem): boolean => isActive;

export type ItemPickerProps = {
  readonly items: readonly ShownItem[];
  readonly onPick: (item: ShownItem) => void;
  /** Another way to find it, at the field's end. */
  readonly beside?: ReactNode;
};

/** Finds an item by what a person remembers of it; with nothing typed, what needs one stands first. */
export const ItemPicker = ({ items, onPick, beside }: ItemPickerProps) => {
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const choices = useMemo(() => found(items, query), [items, query]);
  return (
    <PickList
      label={m.inventory_record_search()}
      placeholder={m.inventory_search_hint()}
      query={typed}
      onQuery={setTyped}
      choices={choices}
      idOf={({ item }) => item.id}
      draw={(row) => <Choice row={row} />}
      onPick={({ item }) => onPick(item)}
      empty={m.inventory_record_none()}
      fieldRef={focusOnMount}
      beside={beside}
    />
  );
};

const Choice = ({ row: { item, units, onHand } }: { readonly row: StockRow }) => {
  const locale = useLocale();
  const { figure, unit: word } = shownQuantity(units, onHand);
  return (
    <>
      <span className="min-w-0 truncate font-medium">{nameIn(item, locale)}</span>
      <span className="shrink-0">
        {figure} <span className="text-ink-3">{word}</span>
      </span>
    </>
  );
};
