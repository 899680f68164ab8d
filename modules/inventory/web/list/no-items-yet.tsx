import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { buttonClass } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { useCan } from '../../../restaurants/web/public.ts';

/** Nothing is stocked here yet: who may adds the first item or brings a list, everybody else is told who does. */
export const NoItemsYet = () => {
  const canEdit = useCan('inventory.edit-items');
  const canImport = useCan('inventory.import');
  return (
    <EmptyState
      title={m.inventory_empty_title()}
      action={
        <>
          {canEdit && (
            <Link to="/inventory/new" className={buttonClass('primary')}>
              {m.inventory_add_item()}
            </Link>
          )}
          {canImport && (
            <Link to="/inventory/import" className={buttonClass('secondary')}>
              {m.inventory_import_list()}
            </Link>
          )}
        </>
      }
    >
      {canEdit ? m.inventory_empty_text() : m.inventory_empty_text_staff()}
    </EmptyState>
  );
};
