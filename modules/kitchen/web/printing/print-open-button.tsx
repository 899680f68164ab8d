import { m } from '../../../../generated/messages/web/messages.js';
import { usePrinting } from './printing-query.ts';
import { usePrint } from './use-print.ts';

/** Prints every open ticket of a station, where a printer serves it: for when its screen dies. */
export const PrintOpenButton = ({ stationId }: { readonly stationId: string }) => {
  const { data } = usePrinting();
  const { openTickets, isAsking } = usePrint();
  if (!data?.isOn || !data.printers.some(({ stationIds }) => stationIds.includes(stationId))) return null;
  return (
    <button type="button" disabled={isAsking} onClick={() => void openTickets(stationId)} className="text-ink-2 underline focus-ring">
      {m.kitchen_print_open()}
    </button>
  );
};
