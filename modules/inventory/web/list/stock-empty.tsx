import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { useCan } from '../../../restaurants/web/public.ts';

export type StockNoneProps = { readonly isFirstUse: boolean; readonly onShowAll: () => void };

/** No row: because nothing was ever stocked here, or because nothing fits. */
export const StockNone = ({ isFirstUse, onShowAll }: StockNoneProps) =>
  isFirstUse ? (
    <FirstUse />
  ) : (
    <EmptyState title={m.inventory_no_match_title()} action={<Button onClick={onShowAll}>{m.inventory_show_all()}</Button>}>
      {m.inventory_no_match_text()}
    </EmptyState>
  );

const FirstUse = () => {
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
