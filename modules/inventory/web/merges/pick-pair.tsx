import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { ItemPicker } from '../record/item-picker.tsx';
import { nameIn } from '../show/item-name.ts';
import type { ShownItem } from '../stock/stock-overlay.ts';

type PickPairProps = {
  readonly items: readonly ShownItem[];
  /** One of the two, where it is known already. */
  readonly first: ShownItem | undefined;
  readonly onPick: (pair: readonly [ShownItem, ShownItem]) => void;
  readonly onClose: () => void;
};

/** Finds two items by hand, one after the other. */
export const PickPair = ({ items, first, onPick, onClose }: PickPairProps) => {
  const locale = useLocale();
  const [chosen, setChosen] = useState(first);
  const title = chosen ? m.inventory_duplicates_pick_other({ name: nameIn(chosen, locale) }) : m.inventory_duplicates_pick_first();
  return (
    <Sheet open onClose={onClose} onPhone="full" title={title}>
      <ItemPicker
        key={chosen?.id ?? ''}
        items={items.filter(({ id }) => id !== chosen?.id)}
        onPick={(item) => (chosen ? onPick([chosen, item]) : setChosen(item))}
      />
    </Sheet>
  );
};
