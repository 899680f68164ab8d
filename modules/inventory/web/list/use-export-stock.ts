import { useCallback } from 'react';
import { useMutation } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { isoDayAt } from '../../../../kit/time/wall.ts';
import { showToast } from '../../../../ui/toast.ts';
import { useWall } from '../../../../ui/when/wall.tsx';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import { usePlaceNames } from '../stock/use-places.ts';
import type { StockRow } from './stock-row.ts';
import type { ExportFormat } from './write-stock-file.ts';

/** Above so many rows the person is told that the file is being written. */
const longExportRows = 1_000;

/** Writes rows into a file of the device, as they are shown; what waits here is in it too. */
export const useExportStock = () => {
  const { currency } = useRestaurant();
  const { timeZone } = useWall();
  const isCostVisible = useCan('inventory.view-cost');
  const places = usePlaceNames();
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: async ({ rows, format }: { readonly rows: readonly StockRow[]; readonly format: ExportFormat }) => {
      if (rows.length > longExportRows) showToast({ status: 'waiting', title: m.inventory_exporting({ count: rows.length }) });
      const { writeStockFile } = await import('./write-stock-file.ts');
      await writeStockFile(rows, format, { today: isoDayAt(new Date(), timeZone), currency, isCostVisible, ...places });
      return rows.length;
    },
    onSuccess: (count) => showToast({ title: m.inventory_exported({ count }) }),
    onError: () => showToast({ status: 'wrong', title: m.inventory_export_failed() }),
  });
  return useCallback((rows: readonly StockRow[], format: ExportFormat) => mutate({ rows, format }), [mutate]);
};
