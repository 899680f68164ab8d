import { useCanGoBack, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Sheet } from '../../../../ui/sheet.tsx';
import { kindsToRecord } from '../../rules/movement-kind.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { NoItemsYet } from '../list/no-items-yet.tsx';
import { stockRow } from '../list/stock-row.ts';
import { ScanItemButton } from '../scan/scan-button.tsx';
import { useStock } from '../stock/use-stock.ts';
import { kindWord } from '../words/kind-word.ts';
import { ItemPicker } from './item-picker.tsx';
import { MovementSheet } from './movement-sheet.tsx';

/** Recording a movement: over the list on a desk, the whole screen on a phone. */
export const RecordScreen = () => {
  const { item: itemId, kind: asked } = useSearch({ from: '/protected/in-restaurant/inventory/record' });
  const navigate = useNavigate();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const { role } = useRestaurant();
  const { stock } = useStock();
  const kinds = kindsToRecord(role);
  const kind = kinds.find((one) => one === asked) ?? kinds.find((one) => one === 'RECEIPT') ?? kinds[0];
  const item = itemId === undefined ? undefined : stock?.find(itemId);
  // Whatever is thrown away is written down in one place, with its stage and where it went.
  useEffect(() => {
    if (kind === 'WASTE') void navigate({ to: '/waste/log', replace: true, search: itemId === undefined ? {} : { item: itemId } });
  }, [kind, itemId, navigate]);
  const close = () => {
    if (canGoBack) router.history.back();
    else void navigate({ to: '/inventory', replace: true });
  };
  const choose = (next: { readonly item?: string; readonly kind?: typeof kind }) =>
    void navigate({ to: '/inventory/record', replace: true, search: ({ item: _item, ...before }) => ({ ...before, ...next }) });
  if (!stock || !kind || kind === 'WASTE') return null;
  if (!item) {
    return (
      <Sheet open onClose={close} onPhone="full" title={m.inventory_record_choose_item()}>
        {stock.items.some(({ isActive }) => isActive) ? (
          <ItemPicker
            items={stock.items}
            onPick={(picked) => choose({ item: picked.id })}
            beside={<ScanItemButton items={stock.items} onFound={(found) => choose({ item: found.id })} />}
          />
        ) : (
          <NoItemsYet />
        )}
      </Sheet>
    );
  }
  return (
    <MovementSheet
      key={item.id}
      title={kindWord(kind)}
      row={stockRow(item)}
      kind={kind}
      kinds={kinds}
      onKind={(next) => choose({ item: item.id, kind: next })}
      onChangeItem={() => choose({ kind })}
      onClose={close}
    />
  );
};
