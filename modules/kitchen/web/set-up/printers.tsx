import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import type { Station } from '../../contract/fields.ts';
import type { Printer, WaitingPaper } from '../../contract/printing.contract.ts';
import { type KitchenInputs, useKitchenWorld } from '../kitchen-client.ts';
import { PrinterForm, type PrinterWords } from '../printing/printer-form.tsx';
import { PrinterLine } from '../printing/printer-line.tsx';
import { usePrinting } from '../printing/printing-query.ts';
import { usePrint } from '../printing/use-print.ts';
import { useTell } from '../use-tell.ts';

type PrinterBody = KitchenInputs['savePrinter']['body'];

const wordsOf = ({ name, host, port, paperMm, language, stationIds, printsBills }: Printer): PrinterWords => ({
  name,
  host,
  port,
  paperMm,
  language,
  stationIds,
  printsBills,
});

/** Saves a printer, and looks at all of them again. */
const useSavePrinter = () => {
  const { client, restaurantId } = useKitchenWorld();
  const { tell, isTelling } = useTell({ stale: 'printing', says: 'in-passing' });
  const save = async (body: PrinterBody) => {
    const answer = await tell(client.savePrinter(newCommand(restaurantId, body)));
    return answer !== null;
  };
  return { save, isSaving: isTelling };
};

/** Receipt printers of the house: whether each prints, and what waits for it. */
export const Printers = ({ stations }: { readonly stations: readonly Station[] }) => {
  const { data, isError } = usePrinting();
  return (
    <section className="mt-10 max-w-xl">
      <h2 className="text-heading">{m.kitchen_printers()}</h2>
      <p className="text-small text-ink-2">{data?.isOn === false ? m.kitchen_printers_off() : m.kitchen_printers_hint()}</p>
      {isError && !data && <p role="alert">{m.kitchen_printers_unread()}</p>}
      {data && <PrinterList {...data} stations={stations.filter(({ kind }) => kind !== 'PICKUP')} />}
    </section>
  );
};

type PrinterListProps = {
  readonly isOn: boolean;
  readonly printers: readonly Printer[];
  readonly waiting: readonly WaitingPaper[];
  readonly stations: readonly Station[];
};

const PrinterList = ({ isOn, printers, waiting, stations }: PrinterListProps) => {
  const { save, isSaving } = useSavePrinter();
  const [changing, setChanging] = useState<Printer | 'new' | null>(null);
  const onSave = async (words: PrinterWords, which: { readonly id: string; readonly version: number | null }) => {
    if (await save({ ...words, printerId: which.id, baseVersion: which.version, isArchived: false })) setChanging(null);
  };
  const putAway = (one: Printer) => void save({ ...wordsOf(one), printerId: one.id, baseVersion: one.version, isArchived: true });
  const form = { stations, isBusy: isSaving, onCancel: () => setChanging(null) };
  return (
    <>
      {printers.length === 0 && <p className="mt-3">{m.kitchen_printers_none()}</p>}
      <ul>
        {printers.map((one) => (
          <PrinterLine
            key={one.id}
            printer={one}
            waiting={waiting.filter(({ printerId }) => printerId === one.id)}
            onChange={() => setChanging(one)}
            onPutAway={() => putAway(one)}
          />
        ))}
      </ul>
      {isOn && <OpenTickets printers={printers} stations={stations} />}
      {isOn && changing === null && (
        <Button className="mt-4" onClick={() => setChanging('new')}>
          {m.kitchen_printer_add()}
        </Button>
      )}
      {changing === 'new' && (
        <PrinterForm {...form} printer={null} onSave={(words) => void onSave(words, { id: newId(), version: null })} />
      )}
      {changing !== null && changing !== 'new' && (
        <PrinterForm {...form} key={changing.id} printer={wordsOf(changing)} onSave={(words) => void onSave(words, changing)} />
      )}
    </>
  );
};

/** For when a screen dies: everything that its station has open, on paper. */
const OpenTickets = ({ printers, stations }: { readonly printers: readonly Printer[]; readonly stations: readonly Station[] }) => {
  const isAmharic = useLocale() === 'am';
  const { openTickets, isAsking } = usePrint();
  const served = stations.filter(({ id }) => printers.some(({ stationIds }) => stationIds.includes(id)));
  return (
    <span className="mt-3 flex flex-wrap gap-2">
      {served.map(({ id, name, nameLocal }) => (
        <Button key={id} kind="row" disabled={isAsking} onClick={() => void openTickets(id)}>
          {m.kitchen_print_open_of({ name: isAmharic ? (nameLocal ?? name) : name })}
        </Button>
      ))}
    </span>
  );
};
