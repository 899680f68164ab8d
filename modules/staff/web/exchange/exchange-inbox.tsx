import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useSession } from '../../../../platform/web/session.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { Exchange, ExchangeSetting } from '../../contract/exchange-fields.ts';
import { stepExchange } from '../../rules/shift-request.ts';
import type { StaffClient } from '../staff-client.ts';
import { useTell } from '../use-tell.ts';
import { partOf } from './answer-buttons.tsx';
import { CheckLines } from './check-lines.tsx';
import { ExchangeLine, type ExchangeNames } from './exchange-line.tsx';

const send = (client: StaffClient) => client.settleExchange;
const sendSetting = (client: StaffClient) => client.saveExchangeSetting;

type ExchangeInboxProps = ExchangeNames & { readonly waiting: readonly Exchange[]; readonly setting: ExchangeSetting };

/** What two have agreed on among themselves, with what it would come to, for a lead to settle. */
export const ExchangeInbox = ({ waiting, setting, ...shared }: ExchangeInboxProps) => {
  const { tell, refused } = useTell();
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-heading">{m.staff_swap_inbox()}</h2>
      {waiting.length === 0 && <p className="text-body text-ink-2">{m.staff_swap_inbox_none()}</p>}
      <ul>
        {waiting.map((of) => (
          <Waiting key={`${of.id} ${of.version}`} of={of} {...shared} />
        ))}
      </ul>
      {refused && <Banner status="wrong" title={refused.words} />}
      <Checkbox
        checked={setting.isAutomatic}
        onChange={() => void tell(sendSetting, { isAutomatic: !setting.isAutomatic, baseVersion: setting.version })}
      >
        {m.staff_swap_automatic()}
      </Checkbox>
    </section>
  );
};

const Waiting = ({ of, names, workRoles }: ExchangeNames & { readonly of: Exchange }) => {
  const own = useSession()?.user.id;
  const { tell, isTelling, refused } = useTell();
  const [reason, setReason] = useState<string>();
  const lead = { part: partOf(of, own), isLead: true };
  const may = (step: 'APPROVE' | 'DECLINE') => 'to' in stepExchange({ kind: of.kind, status: of.status, step }, lead);
  const seen = { exchangeId: of.id, baseVersion: of.version };
  const decline = async () => {
    if (reason === undefined) setReason('');
    else await tell(send, { ...seen, decision: 'DECLINE', takerId: null, reason: reason.trim() || null });
  };
  const busyLabel = isTelling ? m.staff_saving() : undefined;
  return (
    <ExchangeLine of={of} names={names} workRoles={workRoles}>
      {of.checks.map((check) => {
        const isBlocked = check.sides.some(({ findings, isAble }) => !isAble || findings.some(({ level }) => level === 'BLOCK'));
        return (
          <div key={check.takerId} className="flex flex-col items-start gap-2">
            <CheckLines check={check} names={names} />
            {may('APPROVE') && !isBlocked && (
              <Button
                busyLabel={busyLabel}
                onClick={() => void tell(send, { ...seen, decision: 'APPROVE', takerId: check.takerId, reason: null })}
              >
                {m.staff_swap_approve({ name: names.get(check.takerId) ?? '' })}
              </Button>
            )}
          </div>
        );
      })}
      {refused && <Banner status="wrong" title={refused.words} />}
      {reason !== undefined && (
        <TextField label={m.staff_swap_reason()} maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
      )}
      {may('DECLINE') && (
        <Button kind="quiet" className="w-fit" busyLabel={busyLabel} onClick={() => void decline()}>
          {m.staff_swap_decline()}
        </Button>
      )}
    </ExchangeLine>
  );
};
