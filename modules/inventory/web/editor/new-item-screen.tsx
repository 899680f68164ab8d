import { useNavigate, useSearch } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { showToast } from '../../../../ui/toast.ts';
import { useInventoryCommands } from '../inventory-commands.ts';
import { ItemEditor } from './item-editor.tsx';
import { emptyItemForm } from './item-form.ts';
import { useItemForm } from './use-item-form.ts';

/** Something that is stocked from now on. */
export const NewItemScreen = () => {
  const navigate = useNavigate();
  const { barcode } = useSearch({ from: '/protected/in-restaurant/inventory/new' });
  const commands = useInventoryCommands();
  const state = useItemForm({ draftKey: 'new', initial: emptyItemForm, past: null, itemId: null, barcode });
  const name = state.form.name.trim();
  return (
    <ItemEditor
      title={m.inventory_editor_new_title()}
      action={name === '' ? m.inventory_editor_create_blank() : m.inventory_editor_create({ name })}
      state={state}
      onCancel={() => void navigate({ to: '/inventory' })}
      onKeep={async (body) => {
        const itemId = await commands.createItem(body, state.typed());
        showToast({ title: m.inventory_editor_created({ name: body.name }) });
        void navigate({ to: '/inventory/$itemId', params: { itemId }, replace: true });
      }}
    />
  );
};
