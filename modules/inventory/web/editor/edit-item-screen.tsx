import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { readFailure } from '../../../../platform/web/refusal.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useInventoryCommands } from '../inventory-commands.ts';
import type { InventoryOutputs } from '../inventory-client.ts';
import { itemQuery } from '../inventory-queries.ts';
import { ItemNotHere } from '../item/item-not-here.tsx';
import { nameIn } from '../show/item-name.ts';
import { StockFailure } from '../show/stock-failure.tsx';
import { useInventoryWorld } from '../stock/use-stock.ts';
import { ItemEditor } from './item-editor.tsx';
import { itemFormOf } from './item-form.ts';
import { useClash } from './use-clash.ts';
import { useItemForm } from './use-item-form.ts';

// Only two who write over the same version need it.
const ClashPanel = lazy(async () => ({ default: (await import('./clash-panel.tsx')).ClashPanel }));

/** An item's definition, written over the version that was seen. */
export const EditItemScreen = () => {
  const { itemId } = useParams({ from: '/protected/in-restaurant/inventory/$itemId/edit' });
  const query = useQuery(itemQuery(useInventoryWorld(), itemId));
  const clash = useClash(itemId);
  // What somebody has begun to change is not taken from under their hands by a newer version.
  const [begun, setBegun] = useState<InventoryOutputs['getItem']>();
  const known = begun ?? query.data;
  const loading = <SkeletonRows rows={6} label={m.inventory_loading()} />;
  if (clash) {
    return (
      <Suspense fallback={loading}>
        <ClashPanel clash={clash} />
      </Suspense>
    );
  }
  if (known) return <EditItem key={known.item.version} known={known} onBegin={() => setBegun(known)} />;
  if (!query.isError) return loading;
  const isGone = readFailure(query.error).kind === 'refusal';
  return isGone ? <ItemNotHere /> : <StockFailure query={query} />;
};

type EditItemProps = { readonly known: InventoryOutputs['getItem']; readonly onBegin: () => void };

const EditItem = ({ known: { item, lastMovementAt }, onBegin }: EditItemProps) => {
  const navigate = useNavigate();
  const { barcode } = useSearch({ from: '/protected/in-restaurant/inventory/$itemId/edit' });
  const language = useLocale();
  const commands = useInventoryCommands();
  const initial = useMemo(() => itemFormOf(item), [item]);
  const past = useMemo(() => (lastMovementAt === null ? null : { baseUnit: item.units.baseUnit }), [lastMovementAt, item]);
  const state = useItemForm({ draftKey: item.id, initial, past, itemId: item.id, baseVersion: item.version, base: item, barcode, onBegin });
  const leave = () => void navigate({ to: '/inventory/$itemId', params: { itemId: item.id }, replace: true });
  const name = state.form.name.trim() || item.name;
  return (
    <ItemEditor
      title={m.inventory_editor_edit_title({ name: nameIn(item, language) })}
      action={m.inventory_editor_save({ name })}
      state={state}
      onCancel={() => {
        state.forget();
        leave();
      }}
      onKeep={async (body) => {
        await commands.updateItem(item.id, { baseVersion: state.baseVersion, item: body, base: state.base }, state.typed());
        showToast({ title: m.inventory_editor_saved({ name: body.name }) });
        leave();
      }}
    />
  );
};
