import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { Printer, WaitingPaper } from '../../contract/printing.contract.ts';
import { printerFaultWord } from '../words/printer-fault-word.ts';
import { usePrint } from './use-print.ts';

export type PrinterLineProps = {
  readonly printer: Printer;
  readonly waiting: readonly WaitingPaper[];
  readonly onChange: () => void;
  readonly onPutAway: () => void;
};

const papersMax = 10;

/** One printer: whether it prints, since when it does not and why, and what waits for it. */
export const PrinterLine = ({ printer, waiting, onChange, onPutAway }: PrinterLineProps) => {
  const { id, name, host, port, fault, failingSince, lastPrintedAt } = printer;
  const when = useWhen();
  const { test, isAsking } = usePrint();
  return (
    <li className="border-b border-line py-3">
      <span className="block font-medium">{name}</span>
      <span className="block text-small text-ink-2 tabular-nums">{`${host}:${port}`}</span>
      {fault !== null && failingSince !== null ? (
        <span role="status" className="block text-small font-medium text-wrong">
          {m.kitchen_printer_since({ when: when.moment(failingSince), why: printerFaultWord(fault) })}
        </span>
      ) : (
        <span className="block text-small text-ink-2">
          {lastPrintedAt === null ? m.kitchen_printer_never() : m.kitchen_printer_prints({ when: when.moment(lastPrintedAt) })}
        </span>
      )}
      <span className="mt-2 flex flex-wrap gap-2">
        <Button kind="row" disabled={isAsking} onClick={() => void test(id)}>
          {m.kitchen_printer_test({ name })}
        </Button>
        <Button kind="row" onClick={onChange}>
          {m.kitchen_printer_change({ name })}
        </Button>
        <Button kind="row" onClick={onPutAway}>
          {m.kitchen_put_away({ what: name })}
        </Button>
      </span>
      <Waiting papers={waiting} />
    </li>
  );
};

const Waiting = ({ papers }: { readonly papers: readonly WaitingPaper[] }) => {
  const when = useWhen();
  const { step, isAsking } = usePrint();
  return (
    <ul>
      {papers.slice(0, papersMax).map(({ id, label, queuedAt }) => (
        <li key={id} className="mt-2 flex flex-wrap items-center justify-between gap-2 text-small">
          <span>{m.kitchen_print_waiting({ label, when: when.moment(queuedAt) })}</span>
          <span className="flex flex-wrap gap-2">
            <Button kind="row" disabled={isAsking} onClick={() => void step(id, 'NOW')}>
              {m.kitchen_print_now({ label })}
            </Button>
            <Button kind="row" disabled={isAsking} onClick={() => void step(id, 'DROP')}>
              {m.kitchen_print_drop({ label })}
            </Button>
          </span>
        </li>
      ))}
      {papers.length > papersMax && <li className="mt-2 text-small text-ink-2">{m.kitchen_more({ count: papers.length - papersMax })}</li>}
    </ul>
  );
};
