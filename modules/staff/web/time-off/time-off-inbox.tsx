import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { dayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useWall } from '../../../../ui/when/wall.tsx';
import type { LeaveBalance, TimeOff } from '../../contract/time-off-fields.ts';
import { useShiftTimes } from '../rota/shift-times.ts';
import type { StaffClient } from '../staff-client.ts';
import { useTell } from '../use-tell.ts';
import { LeaveLine } from './leave-line.tsx';
import { daysText, TimeOffLine } from './time-off-line.tsx';

const send = (client: StaffClient) => client.decideTimeOff;

export type TimeOffInboxProps = {
  readonly waiting: readonly TimeOff[];
  readonly balances: readonly LeaveBalance[];
  readonly names: ReadonlyMap<string, string>;
};

/** What others ask, with what it costs in leave and which known shifts it breaks, to be settled. */
export const TimeOffInbox = ({ waiting, balances, names }: TimeOffInboxProps) => (
  <section className="flex flex-col gap-2">
    <h2 className="text-heading">{m.staff_off_inbox()}</h2>
    {waiting.length === 0 && <p className="text-body text-ink-2">{m.staff_off_inbox_none()}</p>}
    <ul>
      {waiting.map((of) => (
        <Waiting
          key={`${of.id} ${of.version}`}
          of={of}
          name={names.get(of.userId) ?? ''}
          balance={balances.find(({ userId }) => userId === of.userId)}
        />
      ))}
    </ul>
  </section>
);

type WaitingProps = { readonly of: TimeOff; readonly name: string; readonly balance: LeaveBalance | undefined };

const Waiting = ({ of, name, balance }: WaitingProps) => {
  const { tell, isTelling, refused } = useTell();
  const [reason, setReason] = useState<string>();
  const seen = { timeOffId: of.id, baseVersion: of.version };
  const approve = () => tell(send, { ...seen, decision: 'APPROVE', reason: null });
  const decline = async () => {
    if (reason === undefined) setReason('');
    else await tell(send, { ...seen, decision: 'DECLINE', reason: reason.trim() || null });
  };
  const busyLabel = isTelling ? m.staff_saving() : undefined;
  return (
    <TimeOffLine of={of} name={name}>
      <p className="text-small">{m.staff_off_takes({ days: daysText(of.workingDays) })}</p>
      {of.kind === 'HOLIDAY' && balance && <LeaveLine balance={balance} />}
      <BrokenShifts of={of} />
      {refused && <Banner status="wrong" title={refused.words} />}
      {reason !== undefined && (
        <TextField label={m.staff_off_reason()} maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
      )}
      <span className="flex flex-wrap gap-2">
        <Button busyLabel={busyLabel} onClick={() => void approve()}>
          {m.staff_off_approve()}
        </Button>
        <Button kind="quiet" busyLabel={busyLabel} onClick={() => void decline()}>
          {m.staff_off_decline()}
        </Button>
      </span>
    </TimeOffLine>
  );
};

const BrokenShifts = ({ of }: { readonly of: TimeOff }) => {
  const [wall, language, times] = [useWall(), useLocale(), useShiftTimes()];
  if (of.brokenShifts.length === 0) return <p className="text-small text-ink-2">{m.staff_off_breaks_nothing()}</p>;
  return (
    <Banner status="soon" title={m.staff_off_breaks({ count: of.brokenShifts.length })}>
      {of.brokenShifts
        .map((shift) => `${dayText(shift.day, 'short', { wall, language })}${m.ui_comma()}${times(shift)}`)
        .join(m.ui_semicolon())}
    </Banner>
  );
};
