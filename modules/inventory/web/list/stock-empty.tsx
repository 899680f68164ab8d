import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { NoItemsYet } from './no-items-yet.tsx';

export type StockNoneProps = { readonly isFirstUse: boolean; readonly onShowAll: () => void };

/** No row: because nothing was ever stocked here, or because nothing fits. */
export const StockNone = ({ isFirstUse, onShowAll }: StockNoneProps) =>
  isFirstUse ? (
    <NoItemsYet />
  ) : (
    <EmptyState title={m.inventory_no_match_title()} action={<Button onClick={onShowAll}>{m.inventory_show_all()}</Button>}>
      {m.inventory_no_match_text()}
    </EmptyState>
  );
