import { m } from '../../../../generated/messages/web/messages.js';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { usePurchasingClient } from '../purchasing-client.ts';
import { csvRows } from './csv-column.ts';
import { everyPage } from './every-page.ts';
import { ExportButton } from './export-button.tsx';
import { receiptColumns } from './receipt-columns.ts';

/** Everything that came as a file for the books, one row a line. */
export const ReceiptsFile = () => {
  const { id: restaurantId } = useRestaurant();
  const client = usePurchasingClient();
  const load = async () => {
    const lines = await everyPage(async (from) => {
      const { lines: rows, nextCursor } = await client.listReceivedLines({ restaurantId, ...from });
      return { rows, nextCursor };
    });
    return csvRows(receiptColumns(), lines);
  };
  return <ExportButton name={m.purchasing_tab_deliveries()} label={m.purchasing_export_receipts()} load={load} />;
};
