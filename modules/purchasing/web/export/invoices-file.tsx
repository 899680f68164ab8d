import { m } from '../../../../generated/messages/web/messages.js';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { invoiceFilters } from '../../contract/invoice-filters.ts';
import { usePurchasingClient } from '../purchasing-client.ts';
import { csvRows } from './csv-column.ts';
import { everyPage } from './every-page.ts';
import { ExportButton } from './export-button.tsx';
import { invoiceColumns } from './invoice-columns.ts';

/** All invoices behind a chip as a file for the books. */
export const InvoicesFile = ({ filter }: { readonly filter: (typeof invoiceFilters)[number] }) => {
  const { id: restaurantId } = useRestaurant();
  const client = usePurchasingClient();
  const load = async () => {
    const invoices = await everyPage(async (from) => {
      const { invoices: rows, nextCursor } = await client.listInvoices({ restaurantId, filter, ...from });
      return { rows, nextCursor };
    });
    return csvRows(invoiceColumns(), invoices);
  };
  return <ExportButton name={m.purchasing_tab_invoices()} label={m.purchasing_export_invoices()} load={load} />;
};
