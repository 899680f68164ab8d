import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { FaultLine } from '../../../../ui/form/fault-line.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { StaffPerson, WorkRole } from '../../contract/fields.ts';
import type { ToldShift } from '../../contract/rota-fields.ts';
import { dayAfter, mondayOf } from '../../rules/rota-week.ts';
import { rotaQuery } from '../rota/use-rota.ts';
import { useShiftTimes } from '../rota/shift-times.ts';
import { useStaffWorld, type StaffClient } from '../staff-client.ts';
import { exchangeQuery } from '../staff-queries.ts';
import { useTell } from '../use-tell.ts';
import { useShiftText, useShortDay } from './use-shift-text.ts';
import { nobody, useWorksThen, Whom } from './whom.tsx';

const send = (client: StaffClient) => client.giveShift;
const ways = ['OFFER', 'TRADE', 'COVER'] as const;
type Way = (typeof ways)[number];
const wayWords = { OFFER: m.staff_swap_how_offer, TRADE: m.staff_swap_how_trade, COVER: m.staff_swap_how_cover } as const;

export type GiveSheetProps = {
  readonly shift: ToldShift;
  readonly people: readonly StaffPerson[];
  readonly workRoles: readonly WorkRole[];
  readonly onClose: () => void;
};

const whatGiverCanDo = ({ shift, people, workRoles }: Omit<GiveSheetProps, 'onClose'>): readonly WorkRole[] => {
  const giver = people.find(({ userId }) => userId === shift.userId);
  return workRoles.filter(({ id }) => giver?.workRoleIds.includes(id));
};

/** For whoever can't come: offer the shift, or ask somebody by name to trade or to cover. */
export const GiveSheet = ({ shift, people, workRoles, onClose }: GiveSheetProps) => {
  const { tell, isTelling, refused } = useTell();
  const [exchangeId] = useState(newId);
  const [way, setWay] = useState<Way>('OFFER');
  const [toUserId, setToUserId] = useState('');
  const [counterShiftId, setCounterShiftId] = useState('');
  const [note, setNote] = useState('');
  const [times, shortDay] = [useShiftTimes(), useShortDay()];
  const worksThen = useWorksThen(shift);
  const able = people.filter(({ userId, workRoleIds }) => userId !== shift.userId && workRoleIds.includes(shift.workRoleId));
  const { errorAt, send: sendForm } = useFaults({
    toUser: way !== 'OFFER' && toUserId === '' && m.staff_swap_missing(),
    counterShift: way === 'TRADE' && toUserId !== '' && counterShiftId === '' && m.staff_swap_missing(),
  });
  const save = async () => {
    const by = { toUserId: way === 'OFFER' ? null : toUserId, counterShiftId: way === 'TRADE' ? counterShiftId : null };
    if (await tell(send, { exchangeId, kind: way, shiftId: shift.id, ...by, note: note.trim() || null })) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={m.staff_swap_cant_of({ day: shortDay(shift.day), times: times(shift) })}
      actions={
        <Button kind="primary" size="thumb" busyLabel={isTelling ? m.staff_saving() : undefined} onClick={() => sendForm(save)}>
          {m.staff_swap_send()}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <UntilWhen />
        {refused && <Banner status="wrong" title={refused.words} />}
        <SelectField
          label={m.staff_swap_how()}
          value={way}
          options={ways.map((one) => ({ value: one, label: wayWords[one]() }))}
          onChange={({ target }) => {
            setWay(ways.find((one) => one === target.value) ?? 'OFFER');
            setToUserId('');
          }}
        />
        {way !== 'OFFER' && (
          <Whom
            able={able}
            // Whoever works then can still give that very shift for this one.
            busy={way === 'COVER' ? worksThen : nobody}
            value={toUserId}
            error={errorAt('toUser')}
            onChange={(userId) => {
              setToUserId(userId);
              setCounterShiftId('');
            }}
          />
        )}
        {way === 'TRADE' && toUserId !== '' && (
          <CounterShift
            shift={shift}
            ofUserId={toUserId}
            workRoles={whatGiverCanDo({ shift, people, workRoles })}
            value={counterShiftId}
            error={errorAt('counterShift')}
            onChange={setCounterShiftId}
          />
        )}
        <TextField label={m.staff_swap_note()} maxLength={300} value={note} onChange={({ target }) => setNote(target.value)} />
      </div>
    </Sheet>
  );
};

/** Whose the shift stays, and for how long. */
const UntilWhen = () => {
  const { data } = useQuery(exchangeQuery(useStaffWorld()));
  return <p className="text-body text-ink-2">{data?.setting.isAutomatic === true ? m.staff_swap_stays_auto() : m.staff_swap_stays()}</p>;
};

type CounterShiftProps = Pick<GiveSheetProps, 'shift'> & {
  readonly ofUserId: string;
  /** What the giver can do: a shift of anything else would be refused. */
  readonly workRoles: readonly WorkRole[];
  readonly value: string;
  readonly error: FieldError | undefined;
  readonly onChange: (shiftId: string) => void;
};

/** Which shift of the other one would have instead, in the same week or the next. */
const CounterShift = ({ shift, ofUserId, workRoles, value, error, onChange }: CounterShiftProps) => {
  const world = useStaffWorld();
  const monday = mondayOf(shift.day);
  const weeks = [useQuery(rotaQuery(world, monday)), useQuery(rotaQuery(world, dayAfter(monday, 7)))];
  const text = useShiftText(workRoles);
  const [nowMs] = useState(() => Date.now());
  const theirs = weeks
    .flatMap(({ data }) => data?.told ?? [])
    .filter(({ userId, startsAt }) => userId === ofUserId && Date.parse(startsAt) > nowMs)
    .filter(({ workRoleId }) => workRoles.some(({ id }) => id === workRoleId));
  if (theirs.length === 0 && weeks.every(({ data }) => data !== undefined))
    return (
      <>
        <p className="text-body text-ink-2">{m.staff_swap_for_what_none()}</p>
        <FaultLine error={error} />
      </>
    );
  return (
    <SelectField
      label={m.staff_swap_for_what()}
      value={value}
      error={error}
      options={[{ value: '', label: m.staff_swap_choose() }, ...theirs.map((one) => ({ value: one.id, label: text(one) }))]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};
