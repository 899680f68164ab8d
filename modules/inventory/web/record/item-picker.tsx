import { Command } from 'cmdk';
import { useDeferredValue, useMemo, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { fieldClass } from '../../../../ui/field.tsx';
import { byAttention, findItems } from '../list/find-stock.ts';
import { stockRow, type StockRow } from '../list/stock-row.ts';
import { nameIn } from '../show/item-name.ts';
import { shownQuantity } from '../show/show-quantity.ts';
import type { ShownItem } from '../stock/apply-pending.ts';

const shownMax = 30;

export type ItemPickerProps = { readonly items: readonly ShownItem[]; readonly onPick: (item: ShownItem) => void };

/** Finds an item by what a person remembers of it; with nothing typed, what needs one stands first. */
export const ItemPicker = ({ items, onPick }: ItemPickerProps) => {
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const found = useMemo(() => {
    const inUse = items.filter(({ isActive }) => isActive);
    if (query !== '')
      return findItems(items, query, shownMax)
        .filter(({ isActive }) => isActive)
        .map(stockRow);
    return inUse.map(stockRow).toSorted(byAttention).slice(0, shownMax);
  }, [items, query]);
  return (
    <Command shouldFilter={false} label={m.inventory_record_search()} className="flex flex-col gap-3">
      <Command.Input
        autoFocus
        value={typed}
        onValueChange={setTyped}
        placeholder={m.inventory_search_hint()}
        className={`${fieldClass} shrink-0`}
      />
      <Command.List>
        <Command.Empty className="py-4 text-body text-ink-2">{m.inventory_record_none()}</Command.Empty>
        {found.map((row) => (
          <Choice key={row.item.id} row={row} onPick={onPick} />
        ))}
      </Command.List>
    </Command>
  );
};

const Choice = ({ row, onPick }: { readonly row: StockRow; readonly onPick: (item: ShownItem) => void }) => {
  const locale = useLocale();
  const { item, units, onHand, unit } = row;
  const { figure, unit: word } = shownQuantity(units, onHand, unit);
  return (
    <Command.Item
      value={item.id}
      onSelect={() => onPick(item)}
      className="flex min-h-14 cursor-pointer items-center justify-between gap-3 border-b border-line px-2 data-[selected=true]:bg-teff-sunk"
    >
      <span className="min-w-0 truncate font-medium">{nameIn(item, locale)}</span>
      <span className="shrink-0">
        {figure} <span className="text-ink-3">{word}</span>
      </span>
    </Command.Item>
  );
};
