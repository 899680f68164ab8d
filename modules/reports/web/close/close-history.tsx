import { m } from '../../../../generated/messages/web/messages.js';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { CloseDay } from '../../contract/close-fields.ts';
import { cellText } from '../../rules/cell-text.ts';
import { useReader } from '../use-reader.ts';
import { gateName } from '../words/close-words.ts';

/** Who signed a day and who opened it again, the latest first; what was signed before stays to be read. */
export const CloseHistory = ({ day: { steps } }: { readonly day: CloseDay }) => {
  if (steps.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <h2 className="text-heading">{m.reports_history()}</h2>
      <ol>
        {steps.map((step) => (
          <StepRow key={step.version} step={step} />
        ))}
      </ol>
    </section>
  );
};

const StepRow = ({ step: { by, at, reason, signed } }: { readonly step: CloseDay['steps'][number] }) => {
  const [when, reader] = [useWhen(), useReader()];
  const moment = when.moment(at);
  return (
    <li className="flex flex-col gap-0.5 border-b border-line py-3 text-body">
      {signed ? (
        <p>
          {m.reports_signed_by({
            name: by,
            moment,
            net: cellText({ kind: 'money', minor: signed.facts.netMinor, currency: signed.facts.currency }, reader),
          })}
        </p>
      ) : (
        <p>{m.reports_reopened_by({ name: by, moment, reason: reason ?? '' })}</p>
      )}
      {signed?.overrides.map(({ gate, reason: why }) => (
        <p key={gate} className="text-small text-ink-2">
          {m.reports_signed_over({ gate: gateName(gate), reason: why })}
        </p>
      ))}
    </li>
  );
};
