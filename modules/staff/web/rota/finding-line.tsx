import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { StatusIcon } from '../../../../ui/status.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Shift } from '../../contract/rota-fields.ts';
import { useShortDay } from '../exchange/use-shift-text.ts';
import { sourceWords, useFindingWords } from './finding-words.ts';
import type { AlikeFinding } from './findings-alike.ts';
import { keptBackBy, startAfterRest } from './rota-model.ts';
import { useShiftTimes } from './shift-times.ts';
import type { PlannedRota } from './use-rota.ts';

export type FindingLineProps = AlikeFinding & {
  readonly planned: PlannedRota;
  readonly names: ReadonlyMap<string, string>;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onOpen: (shift: Shift) => void;
  readonly onMove: (shift: Shift, times: Pick<Shift, 'startsAt' | 'endsAt'>) => void;
};

/** What was found, where it comes from, and every way to mend it; a shift of several is named by its day. */
export const FindingLine = ({ finding, shifts, planned, names, reason, onReason, onOpen, onMove }: FindingLineProps) => {
  const [times, shortDay, findingWords] = [useShiftTimes(), useShortDay(), useFindingWords()];
  const fix = startAfterRest(finding, planned.shifts);
  const isBlock = finding.level === 'BLOCK';
  const [only, another] = shifts;
  const dayAndTimes = (shift: Shift): string => m.staff_shift_at({ day: shortDay(shift.day), times: times(shift) });
  return (
    <li className="flex gap-3 border-t border-line py-3 text-body">
      <StatusIcon status={isBlock ? 'wrong' : 'soon'} className="mt-0.5 size-[1.125rem] shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <p className="font-medium">{findingWords(finding, names.get(only?.userId ?? '') ?? '')}</p>
        <p className="text-small text-ink-2">
          {only && !another && `${m.ui_sentence({ text: dayAndTimes(only) })} `}
          {sourceWords(finding)}
        </p>
        <span className="flex flex-wrap gap-2">
          {fix && (
            <Button kind="row" onClick={() => onMove(fix.shift, { startsAt: fix.startsAt, endsAt: fix.shift.endsAt })}>
              {m.staff_fix_times({ times: times({ startsAt: fix.startsAt, endsAt: fix.shift.endsAt }) })}
            </Button>
          )}
          {finding.kind === 'TIME_OFF_ASKED' && (
            <Link to="/staff/time-off" className={buttonClass('row')}>
              {m.staff_fix_decide_off()}
            </Link>
          )}
          {shifts.map((shift) => (
            <Button key={shift.id} kind="row" onClick={() => onOpen(shift)}>
              {another ? dayAndTimes(shift) : m.staff_fix_open()}
            </Button>
          ))}
        </span>
        {isBlock && finding.mayOverride && keptBackBy(finding, planned.shifts) && <Override reason={reason} onReason={onReason} />}
      </div>
    </li>
  );
};

/** A rule that the owner may go against, and nobody else: they say why; everybody else is told who could. */
const Override = ({ reason, onReason }: Pick<FindingLineProps, 'reason' | 'onReason'>) => {
  const { role } = useRestaurant();
  if (role !== 'owner') return <p className="text-small text-ink-2">{m.staff_override_by_owner()}</p>;
  return <TextField label={m.staff_override_reason()} maxLength={300} value={reason} onChange={({ target }) => onReason(target.value)} />;
};
