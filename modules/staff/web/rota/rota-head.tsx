import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Copy, Plus, Wand2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { Shift } from '../../contract/rota-fields.ts';
import { dayAfter } from '../../rules/rota-week.ts';
import type { StaffClient } from '../staff-client.ts';
import { StaffLinks } from '../show/staff-links.tsx';
import { useTell } from '../use-tell.ts';
import { TemplatesSheet } from './templates-sheet.tsx';

const send = (client: StaffClient) => client.copyWeek;

type WeekStepsProps = {
  readonly monday: string;
  readonly to?: '/staff' | '/staff/hours';
  readonly children?: ReactNode;
};

/** The way from week to week, of the rota or of the hours, with what stands between. */
export const WeekSteps = ({ monday, to = '/staff', children }: WeekStepsProps) => {
  const navigate = useNavigate();
  const go = (days: number) => void navigate({ to, search: { day: dayAfter(monday, days) } });
  return (
    <span className="flex items-center">
      <IconButton label={m.staff_week_before()} onClick={() => go(-7)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      {children}
      <IconButton label={m.staff_week_after()} onClick={() => go(7)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </span>
  );
};

export type RotaHeadProps = {
  readonly title: ReactNode;
  readonly monday: string;
  /** What stands in the week. */
  readonly shifts: readonly Shift[];
  readonly onAdd: () => void;
  readonly onNeeded: () => void;
  readonly onFill: () => void;
};

/** What is to be decided, and what can be done with the week. */
export const RotaHead = ({ title, monday, shifts, onAdd, onNeeded, onFill }: RotaHeadProps) => {
  const navigate = useNavigate();
  const { tell, isTelling, refused } = useTell();
  const [isChoosing, setIsChoosing] = useState(false);
  const standing = shifts.filter(({ isCancelled }) => !isCancelled);
  const copy = async () => {
    const copies = standing.map(({ id }) => ({ shiftId: id, newShiftId: newId() }));
    if (await tell(send, { weeks: 1, copies })) void navigate({ to: '/staff', search: { day: dayAfter(monday, 7) } });
  };
  return (
    <header className="flex flex-col gap-2">
      <span className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title">{title}</h1>
        <WeekSteps monday={monday} />
      </span>
      <StaffLinks />
      <span className="relative flex flex-wrap items-center gap-2 max-md:flex-nowrap max-md:overflow-x-auto max-md:whitespace-nowrap">
        <Button icon={<Plus aria-hidden />} onClick={onAdd}>
          {m.staff_shift_add()}
        </Button>
        <Button icon={<Wand2 aria-hidden />} onClick={onFill}>
          {m.staff_fill()}
        </Button>
        <Button onClick={onNeeded}>{m.staff_needed()}</Button>
        <Button onClick={() => setIsChoosing(true)}>{m.staff_templates()}</Button>
        {standing.length > 0 && (
          <Button kind="quiet" icon={<Copy aria-hidden />} busyLabel={isTelling ? m.staff_saving() : undefined} onClick={() => void copy()}>
            {m.staff_copy_week()}
          </Button>
        )}
      </span>
      {refused && <Banner status="wrong" title={refused.words} />}
      {isChoosing && <TemplatesSheet monday={monday} hasShifts={standing.length > 0} onClose={() => setIsChoosing(false)} />}
    </header>
  );
};
