import { Link } from '@tanstack/react-router';
import { Archive, ArchiveRestore, Download, ShoppingCart, Target } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useOpenForm } from '../../../../ui/form/use-open-form.ts';
import { SelectionBar, selectionActionClass } from '../../../../ui/table/selection-bar.tsx';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import { parForm } from './par-form.ts';
import type { StockRow } from './stock-row.ts';
import { useArchive } from './use-archive.ts';
import { useExportStock } from './use-export-stock.ts';
import { worthOf, worthText } from './worth.ts';

const ParDialog = lazy(async () => ({ default: (await import('./par-dialog.tsx')).ParDialog }));

export type StockSelectionProps = { readonly rows: readonly StockRow[]; readonly onClear: () => void };

/** What can be done with the chosen rows together. */
export const StockSelection = ({ rows, onClear }: StockSelectionProps) => {
  const canEdit = useCan('inventory.edit-items');
  const canExport = useCan('inventory.export');
  const canRequest = useCan('purchasing.request');
  const archive = useArchive();
  const exportRows = useExportStock();
  const [isSettingPar, setIsSettingPar] = useOpenForm(parForm);
  const isArchived = rows.length > 0 && rows.every(({ item }) => !item.isActive);
  return (
    <>
      <SelectionBar
        count={rows.length}
        consequence={<Worth rows={rows} />}
        onClear={onClear}
        actions={
          <>
            {canEdit && !isArchived && (
              <button type="button" className={selectionActionClass} onClick={() => setIsSettingPar(true)}>
                <Target aria-hidden />
                {m.inventory_set_par()}
              </button>
            )}
            {canEdit && (
              <button
                type="button"
                className={selectionActionClass}
                onClick={() => {
                  void archive(
                    rows.map(({ item }) => item),
                    isArchived,
                  );
                  onClear();
                }}
              >
                {isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
                {isArchived ? m.inventory_restore() : m.inventory_archive()}
              </button>
            )}
            {canRequest && !isArchived && (
              <Link to="/inventory/request" search={{ items: rows.map(({ item }) => item.id).join(',') }} className={selectionActionClass}>
                <ShoppingCart aria-hidden />
                {m.inventory_request()}
              </Link>
            )}
            {canExport && (
              <button type="button" className={selectionActionClass} onClick={() => exportRows(rows, 'xlsx')}>
                <Download aria-hidden />
                {m.inventory_export()}
              </button>
            )}
          </>
        }
      />
      {isSettingPar && (
        <Suspense>
          <ParDialog rows={rows} onClose={() => setIsSettingPar(false)} />
        </Suspense>
      )}
    </>
  );
};

const Worth = ({ rows }: { readonly rows: readonly StockRow[] }) => {
  const { currency } = useRestaurant();
  if (!useCan('inventory.view-cost')) return null;
  return m.inventory_selected_worth({ value: worthText(worthOf(rows, currency), currency) });
};
