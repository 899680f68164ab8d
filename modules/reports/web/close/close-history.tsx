import { m } from '../../../../generated/messages/web/messages.js';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { CloseDay } from '../../contract/close-fields.ts';
import { cellText } from '../../rules/cell-text.ts';
import { useReader } from '../use-reader.ts';
import { gateName } from '../words/close-words.ts';
import { drawerName } from './drawer-list.tsx';

type Step = CloseDay['steps'][number];
type Counting = CloseDay['countings'][number];

/** Who counted a drawer, signed the day and opened it again, the latest first; what was signed or counted before stays to be read. */
export const CloseHistory = ({ day: { steps, countings } }: { readonly day: CloseDay }) => {
  const rows = [
    ...steps.map((step) => ({ id: String(step.version), at: step.at, row: <StepRow step={step} /> })),
    ...countings.map((counting) => ({ id: counting.id, at: counting.at, row: <CountingRow counting={counting} /> })),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  if (rows.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <h2 className="text-heading">{m.reports_history()}</h2>
      <ol>
        {rows.map(({ id, row }) => (
          <li key={id} className="flex flex-col gap-0.5 border-b border-line py-3 text-body">
            {row}
          </li>
        ))}
      </ol>
    </section>
  );
};

const StepRow = ({ step: { by, at, reason, signed } }: { readonly step: Step }) => {
  const [when, reader] = [useWhen(), useReader()];
  const moment = when.moment(at);
  if (!signed) return <p>{m.reports_reopened_by({ name: by, moment, reason: reason ?? '' })}</p>;
  const money = (minor: string): string => cellText({ kind: 'money', minor, currency: signed.facts.currency }, reader);
  return (
    <>
      <p>{m.reports_signed_by({ name: by, moment, net: money(signed.facts.netMinor) })}</p>
      {signed.facts.drawers.map(
        (drawer) =>
          drawer.count && (
            <p key={drawer.tillId ?? ''} className="text-small text-ink-2">
              {m.reports_signed_drawer({
                drawer: drawerName(drawer),
                expected: money(drawer.count.expectedMinor),
                counted: money(drawer.count.countedMinor),
              })}
            </p>
          ),
      )}
      {signed.overrides.map(({ gate, reason: why }) => (
        <p key={gate} className="text-small text-ink-2">
          {m.reports_signed_over({ gate: gateName(gate), reason: why })}
        </p>
      ))}
    </>
  );
};

const CountingRow = ({ counting }: { readonly counting: Counting }) => {
  const [when, reader] = [useWhen(), useReader()];
  const { by, at, countedMinor, currency, note } = counting;
  const counted = cellText({ kind: 'money', minor: countedMinor, currency }, reader);
  return (
    <>
      <p>{m.reports_counted_by({ name: by, moment: when.moment(at), drawer: drawerName(counting), counted })}</p>
      {note !== null && <p className="text-small text-ink-2">{note}</p>}
    </>
  );
};
