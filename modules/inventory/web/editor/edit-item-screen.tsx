import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useInventoryCommands } from '../inventory-commands.ts';
import type { InventoryOutputs } from '../inventory-client.ts';
import { itemQuery } from '../inventory-queries.ts';
import { useInventoryWorld } from '../stock/use-stock.ts';
import { ClashPanel } from './clash-panel.tsx';
import { ItemEditor } from './item-editor.tsx';
import { itemFormOf } from './item-form.ts';
import { useClash } from './use-clash.ts';
import { useItemForm } from './use-item-form.ts';

/** An item's definition, written over the version that was seen. */
export const EditItemScreen = () => {
  const { itemId } = useParams({ from: '/protected/in-restaurant/inventory/$itemId/edit' });
  const { data, isError } = useQuery(itemQuery(useInventoryWorld(), itemId));
  const clash = useClash(itemId);
  if (clash) return <ClashPanel clash={clash} />;
  if (data) return <EditItem key={data.item.version} known={data} />;
  return isError ? (
    <Banner status="no-connection" title={m.inventory_editor_not_here()} />
  ) : (
    <SkeletonRows rows={6} label={m.inventory_loading()} />
  );
};

const EditItem = ({ known: { item, lastMovementAt } }: { readonly known: InventoryOutputs['getItem'] }) => {
  const navigate = useNavigate();
  const commands = useInventoryCommands();
  const initial = useMemo(() => itemFormOf(item), [item]);
  const past = useMemo(() => (lastMovementAt === null ? null : { baseUnit: item.units.baseUnit }), [lastMovementAt, item]);
  const state = useItemForm({ draftKey: `${item.id}.${item.version}`, initial, past });
  const leave = () => void navigate({ to: '/inventory/$itemId', params: { itemId: item.id }, replace: true });
  const name = state.form.name.trim() === '' ? item.name : state.form.name.trim();
  return (
    <ItemEditor
      title={m.inventory_editor_edit_title({ name: item.name })}
      action={m.inventory_editor_save({ name })}
      state={state}
      onCancel={() => {
        state.forget();
        leave();
      }}
      onKeep={async (body) => {
        await commands.updateItem(item.id, item.version, body);
        showToast({ title: m.inventory_editor_saved({ name: body.name }) });
        leave();
      }}
    />
  );
};
