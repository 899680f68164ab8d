import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { inventoryKeys } from '../inventory-queries.ts';
import { ItemPicker } from '../record/item-picker.tsx';
import { nameIn } from '../show/item-name.ts';
import { StockFailure } from '../show/stock-failure.tsx';
import { usePlaceNames } from '../stock/use-places.ts';
import { useInventoryWorld, useStock } from '../stock/use-stock.ts';
import { moved } from './moved.ts';
import { useAreaCommands } from './use-area-commands.ts';

const rowHeightPx = 56;

const ToAreas = () => (
  <Link to="/inventory/areas" className={buttonClass('secondary')}>
    {m.inventory_areas()}
  </Link>
);

/** What lies in an area, in the order in which a count walks past it. */
export const ShelfScreen = () => {
  const { areaId: storageAreaId } = useParams({ from: '/protected/in-restaurant/inventory/areas/$areaId' });
  const locale = useLocale();
  const { client, restaurantId } = useInventoryWorld();
  const { stock } = useStock();
  const { areaNames } = usePlaceNames();
  const canEdit = useCan('inventory.edit-items');
  const { changeShelf } = useAreaCommands();
  const [isAdding, setIsAdding] = useState(false);
  const query = useQuery({
    queryKey: inventoryKeys.shelf(restaurantId, storageAreaId),
    queryFn: () => client.listShelf({ restaurantId, storageAreaId }),
  });
  const itemIds = query.data?.itemIds ?? [];
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: itemIds.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeightPx,
    overscan: 8,
  });
  if (!query.data && query.isError) return <StockFailure heading={m.inventory_areas()} query={query} list={<ToAreas />} />;
  if (!query.data || !stock) return <SkeletonRows rows={8} label={m.inventory_loading()} />;
  const title = areaNames([storageAreaId]);
  const change = (deed: { readonly add?: string[]; readonly take?: string[]; readonly order?: readonly string[] }) =>
    void changeShelf({ storageAreaId, add: deed.add ?? [], take: deed.take ?? [], order: deed.order ? [...deed.order] : null }, title);
  return (
    <div className="flex h-full flex-col gap-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <h1 className="text-title">{title}</h1>
        {canEdit && (
          <Button kind="primary" icon={<Plus aria-hidden />} onClick={() => setIsAdding(true)}>
            {m.inventory_areas_put()}
          </Button>
        )}
      </header>
      <div ref={frame} className="-mx-4 min-h-0 flex-1 overflow-y-auto border-t border-line">
        <ol aria-label={title} className="relative" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const id = itemIds[index] ?? '';
            const item = stock.find(id);
            const name = item ? nameIn(item, locale) : '';
            return (
              <li
                key={id}
                aria-setsize={itemIds.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 flex items-center justify-between gap-2 border-b border-line px-4"
                style={{ top: start, height: rowHeightPx }}
              >
                <span className="min-w-0 truncate">{name}</span>
                {canEdit && (
                  <span className="flex shrink-0">
                    <IconButton
                      label={m.inventory_areas_up({ name })}
                      disabled={index === 0}
                      onClick={() => change({ order: moved(itemIds, index, index - 1) })}
                    >
                      <ArrowUp aria-hidden />
                    </IconButton>
                    <IconButton
                      label={m.inventory_areas_down({ name })}
                      disabled={index === itemIds.length - 1}
                      onClick={() => change({ order: moved(itemIds, index, index + 1) })}
                    >
                      <ArrowDown aria-hidden />
                    </IconButton>
                    <IconButton label={m.inventory_areas_take({ name })} onClick={() => change({ take: [id] })}>
                      <X aria-hidden />
                    </IconButton>
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      </div>
      {isAdding && (
        <Sheet open onClose={() => setIsAdding(false)} onPhone="full" title={m.inventory_areas_put()}>
          <ItemPicker
            items={stock.items.filter(({ id }) => !itemIds.includes(id))}
            onPick={({ id }) => {
              change({ add: [id] });
              setIsAdding(false);
            }}
          />
        </Sheet>
      )}
    </div>
  );
};
