import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { StatusIcon } from '../../../../ui/status.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { CloseDay } from '../../contract/close-fields.ts';
import { isHolding, type GateId } from '../../rules/close/day-gates.ts';
import { PlaceLink } from '../report/place-link.tsx';
import type { ReportsClient } from '../reports-client.ts';
import { useTell } from '../use-tell.ts';
import { gateName, gateSentence, gateWay } from '../words/close-words.ts';

const send = (client: ReportsClient) => client.closeDay;

type Gate = CloseDay['gates'][number];
type Reasons = Readonly<Partial<Record<GateId, string>>>;

/** What holds a day, and what to do about each; and the signature once nothing does. */
export const SignDay = ({ day: { businessDate, version, gates } }: { readonly day: CloseDay }) => {
  const { tell, isTelling, refused } = useTell();
  const [stepId] = useState(newId);
  const [reasons, setReasons] = useState<Reasons>({});
  const holding = gates.filter(isHolding);
  const isReasoned = ({ id, mayOverride }: Gate): boolean => mayOverride && (reasons[id] ?? '').trim() !== '';
  const stuck = holding.filter((gate) => !isReasoned(gate));
  const overrides = holding.flatMap(({ id }) => {
    const reason = (reasons[id] ?? '').trim();
    return reason === '' ? [] : [{ gate: id, reason }];
  });
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-heading">{m.reports_gates()}</h2>
      <ul>
        {gates.map((gate) => (
          <GateRow
            key={gate.id}
            gate={gate}
            businessDate={businessDate}
            reason={reasons[gate.id]}
            onReason={(reason) => setReasons({ ...reasons, [gate.id]: reason })}
          />
        ))}
      </ul>
      {refused !== null && <Banner status="wrong" title={refused} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          kind="primary"
          disabled={stuck.length > 0}
          busyLabel={isTelling ? m.reports_saving() : undefined}
          onClick={() => void tell(send, { stepId, businessDate, baseVersion: version, overrides })}
        >
          {m.reports_sign()}
        </Button>
        <p className="max-w-line text-small text-ink-2">
          {stuck.length > 0 ? m.reports_sign_stuck({ count: stuck.length }) : m.reports_sign_text()}
        </p>
      </div>
    </section>
  );
};

type GateRowProps = {
  readonly gate: Gate;
  readonly businessDate: string;
  /** Undefined until somebody wants to sign over the gate. */
  readonly reason: string | undefined;
  readonly onReason: (reason: string | undefined) => void;
};

const GateRow = ({ gate, businessDate, reason, onReason }: GateRowProps) => {
  const holds = isHolding(gate);
  const way = holds ? gateWay(gate, businessDate) : null;
  return (
    <li className="flex flex-col gap-2 border-b border-line py-3">
      <div className="flex gap-x-3">
        <StatusIcon status={holds ? 'wrong' : 'good'} className="mt-1 size-4" />
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="text-body font-medium">{gateName(gate.id)}</span>
          <span className="min-w-0 flex-1 basis-48 text-small text-ink-2">{gateSentence(gate)}</span>
          {way && (
            <PlaceLink place={way.place} className="text-link text-small">
              {way.label}
            </PlaceLink>
          )}
        </div>
      </div>
      {holds && !gate.mayOverride && <p className="pl-7 text-small text-ink-2">{m.reports_gate_law()}</p>}
      {holds && gate.mayOverride && (
        <Checkbox checked={reason !== undefined} onChange={(event) => onReason(event.target.checked ? '' : undefined)}>
          {m.reports_gate_override()}
        </Checkbox>
      )}
      {holds && reason !== undefined && (
        <TextField
          label={m.reports_gate_reason({ gate: gateName(gate.id) })}
          maxLength={300}
          value={reason}
          onChange={(event) => onReason(event.target.value)}
        />
      )}
    </li>
  );
};
