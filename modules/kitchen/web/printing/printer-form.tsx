import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { isPrinterHost, printerPorts } from '../../../../platform/contract/printer-address.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import type { Station } from '../../contract/fields.ts';
import type { Printer } from '../../contract/printing.contract.ts';

/** What people say of a printer. */
export type PrinterWords = Pick<Printer, 'name' | 'host' | 'port' | 'paperMm' | 'language' | 'stationIds' | 'printsBills'>;

export type PrinterFormProps = {
  readonly printer: PrinterWords | null;
  readonly stations: readonly Station[];
  readonly isBusy: boolean;
  readonly onSave: (words: PrinterWords) => void;
  readonly onCancel: () => void;
};

const isPort = (port: string): boolean => /^\d{4}$/.test(port) && Number(port) >= printerPorts.first && Number(port) <= printerPorts.last;

const newPrinter = (language: Printer['language']): PrinterWords => ({
  name: '',
  host: '',
  port: printerPorts.first,
  paperMm: 80,
  language,
  stationIds: [],
  printsBills: false,
});

/** What a printer is called, where it stands, and what it prints. */
export const PrinterForm = ({ printer, stations, isBusy, onSave, onCancel }: PrinterFormProps) => {
  const locale = useLocale();
  const [words, setWords] = useState(printer ?? newPrinter(locale));
  const [port, setPort] = useState(String(words.port));
  const change = (part: Partial<PrinterWords>) => setWords({ ...words, ...part });
  const said = { ...words, name: words.name.trim(), host: words.host.trim().toLowerCase(), port: Number(port) };
  const { errorAt, submit } = useFaults({
    name: said.name === '' && m.ui_fill_in(),
    host: !isPrinterHost(said.host) && m.kitchen_printer_host_wrong(),
    port: !isPort(port) && m.kitchen_printer_port_wrong(printerPorts),
  });
  return (
    <form onSubmit={submit(() => onSave(said))} className="mt-4 flex flex-col gap-4">
      <TextField
        label={m.kitchen_printer_name()}
        value={words.name}
        maxLength={60}
        error={errorAt('name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={m.kitchen_printer_host()}
        hint={m.kitchen_printer_host_hint()}
        value={words.host}
        maxLength={63}
        autoCapitalize="none"
        error={said.host !== '' && !isPrinterHost(said.host) ? { message: m.kitchen_printer_host_wrong() } : errorAt('host')}
        onChange={(event) => change({ host: event.target.value })}
      />
      <TextField
        label={m.kitchen_printer_port()}
        value={port}
        maxLength={4}
        inputMode="numeric"
        error={isPort(port) ? undefined : { message: m.kitchen_printer_port_wrong(printerPorts) }}
        onChange={(event) => setPort(event.target.value)}
      />
      <Papers words={words} onChange={change} />
      <Tickets stations={stations} stationIds={words.stationIds} onChange={(stationIds) => change({ stationIds })} />
      <Checkbox checked={words.printsBills} onChange={() => change({ printsBills: !words.printsBills })}>
        {m.kitchen_printer_bills()}
      </Checkbox>
      <span className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isBusy}>
          {m.kitchen_printer_save()}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {m.kitchen_printer_cancel()}
        </Button>
      </span>
    </form>
  );
};

type PapersProps = { readonly words: PrinterWords; readonly onChange: (part: Partial<PrinterWords>) => void };

const Papers = ({ words: { paperMm, language }, onChange }: PapersProps) => (
  <>
    <SelectField
      label={m.kitchen_printer_paper()}
      value={paperMm}
      options={[80, 58].map((mm) => ({ value: String(mm), label: m.kitchen_printer_paper_mm({ mm }) }))}
      onChange={(event) => onChange({ paperMm: event.target.value === '58' ? 58 : 80 })}
    />
    <SelectField
      label={m.kitchen_printer_language()}
      value={language}
      options={[
        { value: 'en', label: 'English' },
        { value: 'am', label: 'አማርኛ' },
      ]}
      onChange={(event) => onChange({ language: event.target.value === 'am' ? 'am' : 'en' })}
    />
  </>
);

type TicketsProps = {
  readonly stations: readonly Station[];
  readonly stationIds: readonly string[];
  readonly onChange: (stationIds: string[]) => void;
};

const Tickets = ({ stations, stationIds, onChange }: TicketsProps) => {
  const isAmharic = useLocale() === 'am';
  return (
    <fieldset>
      <legend className="text-small text-ink-2">{m.kitchen_printer_stations()}</legend>
      {stations.map(({ id, name, nameLocal }) => (
        <Checkbox
          key={id}
          checked={stationIds.includes(id)}
          onChange={() => onChange(stationIds.includes(id) ? stationIds.filter((one) => one !== id) : [...stationIds, id])}
        >
          {isAmharic ? (nameLocal ?? name) : name}
        </Checkbox>
      ))}
    </fieldset>
  );
};
