import { useNavigate } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { NoItemsYet } from '../list/no-items-yet.tsx';
import { ItemPicker } from '../record/item-picker.tsx';
import { ScanItemButton } from '../scan/scan-button.tsx';
import type { ShownItem } from '../stock/stock-overlay.ts';
import { useStock } from '../stock/use-stock.ts';

/** What labels are for, found by its name or by the code on its pack. */
export const ChooseItem = () => {
  const navigate = useNavigate();
  const { stock } = useStock();
  const choose = ({ id }: { readonly id: string }) => void navigate({ to: '/inventory/labels', search: { item: id } });
  return (
    <section className="flex max-w-xl flex-col gap-4">
      <h1 className="text-title">{m.inventory_labels()}</h1>
      {stock ? <Among items={stock.items} onChoose={choose} /> : <SkeletonRows rows={6} label={m.inventory_loading()} />}
    </section>
  );
};

type AmongProps = { readonly items: readonly ShownItem[]; readonly onChoose: (item: ShownItem) => void };

const Among = ({ items, onChoose }: AmongProps) => {
  if (!items.some(({ isActive }) => isActive)) return <NoItemsYet />;
  return <ItemPicker items={items} onPick={onChoose} beside={<ScanItemButton items={items} onFound={onChoose} />} />;
};
