import { useMutation } from '@tanstack/react-query';
import { Download, FileSpreadsheet, FileText, Table } from 'lucide-react';
import { useRef } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { savePdf } from '../../../../ui/file/save-pdf.ts';
import { Menu, MenuItem } from '../../../../ui/menu.tsx';
import { showToast } from '../../../../ui/toast.ts';
import type { ReportDocument } from '../../contract/report-document.ts';
import { groupId } from '../../rules/report-ids.ts';
import { useReportsWorld } from '../reports-client.ts';
import { writeReportFile } from './write-report-file.ts';

export type ExportMenuProps = { readonly report: ReportDocument; readonly language: 'en' | 'am'; readonly subject?: string | undefined };

type Format = 'csv' | 'xlsx' | 'pdf';

const useExport = ({ report, language, subject }: ExportMenuProps) => {
  const { client, restaurantId } = useReportsWorld();
  const stop = useRef<AbortController>(null);
  const write = useMutation({
    mutationFn: async (format: Format) => {
      if (format !== 'pdf') return writeReportFile(report, format);
      stop.current = new AbortController();
      const { period, report: id } = report;
      const asked = { restaurantId, from: period.from, to: period.to, language };
      const { signal } = stop.current;
      const { fileName, pdf } = await (id === groupId
        ? client.printGroup(asked, { signal })
        : client.printReport({ ...asked, report: id, subject }, { signal }));
      return savePdf(fileName, pdf);
    },
    onSuccess: () => showToast({ title: m.reports_exported() }),
    onError: () => stop.current?.signal.aborted !== true && showToast({ status: 'wrong', title: m.reports_not_exported() }),
  });
  return { write, stop: () => stop.current?.abort() };
};

/** The report as a file to reckon with, or on paper. */
export const ExportMenu = (props: ExportMenuProps) => {
  const { write, stop } = useExport(props);
  if (write.isPending) {
    return (
      <div className="flex items-center gap-2">
        <span role="status" className="text-small text-ink-2">
          {m.reports_exporting()}
        </span>
        <Button onClick={stop}>{m.reports_stop()}</Button>
      </div>
    );
  }
  return (
    <Menu align="end" trigger={<Button icon={<Download aria-hidden />}>{m.reports_export()}</Button>}>
      <MenuItem icon={<Table aria-hidden />} onSelect={() => write.mutate('csv')}>
        {m.reports_export_csv()}
      </MenuItem>
      <MenuItem icon={<FileSpreadsheet aria-hidden />} onSelect={() => write.mutate('xlsx')}>
        {m.reports_export_xlsx()}
      </MenuItem>
      <MenuItem icon={<FileText aria-hidden />} onSelect={() => write.mutate('pdf')}>
        {m.reports_export_pdf()}
      </MenuItem>
    </Menu>
  );
};
