import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { csvText } from '../../../../ui/file/csv-text.ts';
import { saveFile } from '../../../../ui/file/save-file.ts';
import { showToast } from '../../../../ui/toast.ts';
import type { Period } from '../../../../ui/when/period.ts';
import { reasonWord } from '../../../inventory/web/parts.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { EntryRow } from '../../contract/fields.ts';
import { useWasteWorld } from '../waste-client.ts';
import { destinationWord, stageWord, statusWord, wasteKindWord } from '../words/waste-word.ts';

const headings = () => [
  m.ui_period(),
  m.waste_what(),
  m.waste_how_much(),
  'g',
  m.waste_why(),
  m.waste_stage(),
  m.waste_destination(),
  m.waste_cost(),
  m.waste_currency(),
  m.waste_status(),
  m.waste_by_person(),
  m.waste_note(),
];

const cells = (row: EntryRow): (string | number | null)[] => [
  row.happenedAt,
  row.itemName ?? wasteKindWord(row.kind),
  row.entry?.text ?? '',
  row.weightG === null ? null : Number(row.weightG),
  reasonWord(row.reason),
  stageWord(row.stage),
  destinationWord(row.destination),
  row.valueMinor === null ? null : Number(row.valueMinor) / 100,
  row.currency,
  statusWord(row.status),
  row.loggedBy.name,
  row.note,
];

/** Every entry of the period as a file of the device. */
export const ExportButton = ({ period }: { readonly period: Period }) => {
  const { client, restaurantId } = useWasteWorld();
  const mayExport = useCan('waste.export');
  const write = useMutation({
    mutationFn: async () => {
      const { rows } = await client.exportEntries({ restaurantId, ...period });
      const text = csvText([headings(), ...rows.map(cells)]);
      await saveFile(`waste ${period.from} ${period.to}.csv`, new Blob([text], { type: 'text/csv' }));
    },
    onError: () => showToast({ status: 'wrong', title: m.waste_not_exported() }),
  });
  if (!mayExport) return null;
  return (
    <Button
      className="w-fit"
      icon={<Download aria-hidden />}
      onClick={() => write.mutate()}
      {...(write.isPending && { busyLabel: m.waste_loading() })}
    >
      {m.waste_export()}
    </Button>
  );
};
