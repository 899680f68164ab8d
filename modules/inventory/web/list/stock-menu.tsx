import { useNavigate } from '@tanstack/react-router';
import {
  ArrowLeftRight,
  CalendarClock,
  ClipboardCheck,
  CopyMinus,
  Diff,
  Download,
  Ellipsis,
  FilePlus2,
  FileSpreadsheet,
  FileUp,
  Scale,
  Tags,
  Truck,
  Warehouse,
} from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuRule } from '../../../../ui/menu.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { useExportStock } from './use-export-stock.ts';
import type { StockRow } from './stock-row.ts';

/** What is done with the list as a whole, less often than with what is in it. */
export const StockMenu = ({ rows }: { readonly rows: readonly StockRow[] }) => {
  const navigate = useNavigate();
  const canEdit = useCan('inventory.edit-items');
  const canTransfer = useCan('inventory.transfer');
  const canImport = useCan('inventory.import');
  const canExport = useCan('inventory.export') && rows.length > 0;
  const canSeeWorth = useCan('inventory.view-worth');
  const canReceive = useCan('purchasing.receive');
  const canCount = useCan('inventory.count');
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={m.inventory_more()}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      {canReceive && (
        <MenuItem icon={<Truck aria-hidden />} onSelect={() => void navigate({ to: '/inventory/deliveries' })}>
          {m.inventory_deliveries()}
        </MenuItem>
      )}
      {canCount && (
        <MenuItem icon={<ClipboardCheck aria-hidden />} onSelect={() => void navigate({ to: '/inventory/counts' })}>
          {m.inventory_counts()}
        </MenuItem>
      )}
      <MenuItem icon={<Warehouse aria-hidden />} onSelect={() => void navigate({ to: '/inventory/areas' })}>
        {m.inventory_areas()}
      </MenuItem>
      <MenuItem icon={<CalendarClock aria-hidden />} onSelect={() => void navigate({ to: '/inventory/expiring' })}>
        {m.inventory_expiring()}
      </MenuItem>
      <MenuItem icon={<Tags aria-hidden />} onSelect={() => void navigate({ to: '/inventory/labels' })}>
        {m.inventory_labels()}
      </MenuItem>
      {canTransfer && (
        <MenuItem icon={<ArrowLeftRight aria-hidden />} onSelect={() => void navigate({ to: '/inventory/transfers' })}>
          {m.inventory_transfers()}
        </MenuItem>
      )}
      {canEdit && (
        <MenuItem icon={<FilePlus2 aria-hidden />} onSelect={() => void navigate({ to: '/inventory/new' })}>
          {m.inventory_add_item()}
        </MenuItem>
      )}
      {canEdit && (
        <MenuItem icon={<CopyMinus aria-hidden />} onSelect={() => void navigate({ to: '/inventory/duplicates' })}>
          {m.inventory_duplicates()}
        </MenuItem>
      )}
      {canImport && (
        <MenuItem icon={<FileUp aria-hidden />} onSelect={() => void navigate({ to: '/inventory/import' })}>
          {m.inventory_import_list()}
        </MenuItem>
      )}
      {canSeeWorth && (
        <MenuItem icon={<Diff aria-hidden />} onSelect={() => void navigate({ to: '/inventory/variance' })}>
          {m.inventory_variance()}
        </MenuItem>
      )}
      {canSeeWorth && (
        <MenuItem icon={<Scale aria-hidden />} onSelect={() => void navigate({ to: '/inventory/books' })}>
          {m.inventory_books()}
        </MenuItem>
      )}
      {canExport && <ExportItems rows={rows} />}
    </Menu>
  );
};

const ExportItems = ({ rows }: { readonly rows: readonly StockRow[] }) => {
  const exportRows = useExportStock();
  return (
    <>
      <MenuRule />
      <MenuItem icon={<Download aria-hidden />} onSelect={() => exportRows(rows, 'csv')}>
        {`${m.inventory_export()}: ${m.inventory_export_csv()}`}
      </MenuItem>
      <MenuItem icon={<FileSpreadsheet aria-hidden />} onSelect={() => exportRows(rows, 'xlsx')}>
        {`${m.inventory_export()}: ${m.inventory_export_xlsx()}`}
      </MenuItem>
    </>
  );
};
