import { lazy, Suspense } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useIsPhone } from '../show/use-is-phone.ts';
import { StockCards } from './stock-cards.tsx';
import { StockNone } from './stock-empty.tsx';
import type { StockRow } from './stock-row.ts';
import type { StockTableProps } from './stock-table.tsx';

// A phone has rows of its own and never needs the table's code.
const StockTable = lazy(async () => ({ default: (await import('./stock-table.tsx')).StockTable }));

/** Rows before there are any to show. */
export const StockLoading = () => <SkeletonRows rows={9} label={m.inventory_loading()} />;

export type StockRowsProps = Omit<StockTableProps, 'rows'> & {
  /** Undefined while they are on their way. */
  readonly rows: readonly StockRow[] | undefined;
  readonly isFirstUse: boolean;
};

/** The rows of the list as the device shows them best: cards in a hand, a table on a desk. */
export const StockRows = ({ rows, isFirstUse, ...table }: StockRowsProps) => {
  const isPhone = useIsPhone();
  if (!rows) return <StockLoading />;
  if (rows.length === 0) return <StockNone isFirstUse={isFirstUse} onShowAll={() => table.onAsk({})} />;
  if (isPhone) return <StockCards rows={rows} onOpen={table.onOpen} />;
  return (
    <Suspense fallback={<StockLoading />}>
      <StockTable rows={rows} {...table} />
    </Suspense>
  );
};
