import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatMoney, minorUnitsOf, noMoney } from '../../../../kit/money.ts';
import { dayText, weekdayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useWall } from '../../../../ui/when/wall.tsx';
import type { StaffPerson, WorkRole } from '../../contract/fields.ts';
import type { Shift } from '../../contract/rota-fields.ts';
import type { StaffClient } from '../staff-client.ts';
import { FillSheet } from '../roster/fill-sheet.tsx';
import { useTell } from '../use-tell.ts';
import { CoverCurve } from './cover-curve.tsx';
import { dayFigures, shareText } from './day-figures.ts';
import { DaySheet } from './day-sheet.tsx';
import { DayStrip } from './day-strip.tsx';
import { useFindingWords } from './finding-words.ts';
import { PublishPanel } from './publish-panel.tsx';
import { RotaBoard } from './rota-board.tsx';
import { RotaHead } from './rota-head.tsx';
import { gapsOfDay, type CoverGap } from './rota-gaps.ts';
import { axisOf, coverOf } from './rota-model.ts';
import { ShiftList } from './shift-list.tsx';
import { ShiftSheet } from './shift-sheet.tsx';
import { useGapText } from './use-gap-text.ts';
import type { PlannedRota, RotaAnswer } from './use-rota.ts';

const send = (client: StaffClient) => client.saveShift;

export type RotaPlannerProps = {
  readonly day: string;
  readonly monday: string;
  readonly timeZone: string;
  readonly rota: RotaAnswer;
  readonly planned: PlannedRota;
  readonly people: readonly StaffPerson[];
  readonly workRoles: readonly WorkRole[];
  readonly names: ReadonlyMap<string, string>;
};

/** A week as it is planned: one day of it at a time, against what is needed, with what stands in the way of making it known. */
export const RotaPlanner = (props: RotaPlannerProps) => {
  const { day, monday, timeZone, rota, planned, people, workRoles, names } = props;
  const { tell, refused } = useTell();
  const [opened, setOpened] = useState<Shift | { readonly day: string } | 'day' | 'fill'>();
  const shifts = planned.shifts.filter((shift) => shift.day === day);
  const axis = axisOf(day, shifts, timeZone);
  const known = planned.days.find((one) => one.day === day);
  const facts = { day, shifts, demand: known?.demand ?? [], timeZone };
  const [worst] = gapsOfDay(facts);
  const gapText = useGapText(workRoles);
  const move = (shift: Shift, times: Pick<Shift, 'startsAt' | 'endsAt'>) => {
    const { id: shiftId, version: baseVersion, workRoleId, userId, breaks, note, isPinned } = shift;
    void tell(send, { shiftId, baseVersion, workRoleId, userId, breaks, note, isPinned, ...times });
  };
  const shared = { shifts, rota, workRoles, names, onOpen: setOpened };
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <RotaHead
          title={<Heading {...props} shifts={shifts} worst={worst} />}
          monday={monday}
          shifts={planned.shifts}
          onAdd={() => setOpened({ day })}
          onNeeded={() => setOpened('day')}
          onFill={() => setOpened('fill')}
        />
        {refused && <Banner status="wrong" title={refused.words} />}
        <DayStrip day={day} monday={monday} rota={rota} />
        <div className="hidden md:block">
          <CoverCurve cover={coverOf(facts, axis)} axis={axis} short={worst ? gapText(worst) : null} />
        </div>
        {shifts.length === 0 && <p className="text-body text-ink-2">{m.staff_rota_nobody()}</p>}
        <RotaBoard {...shared} axis={axis} onMove={move} />
        <ShiftList {...shared} />
      </div>
      <div className="flex flex-col gap-6 lg:border-l lg:border-line lg:pl-6">
        <DayCost rota={rota} day={day} />
        <PublishPanel {...{ monday, timeZone, planned, workRoles, names }} onOpen={setOpened} onMove={move} />
      </div>
      {opened === 'day' && <DaySheet day={day} known={known} workRoles={workRoles} onClose={() => setOpened(undefined)} />}
      {opened === 'fill' && <FillSheet monday={monday} workRoles={workRoles} names={names} onClose={() => setOpened(undefined)} />}
      {typeof opened === 'object' && (
        <ShiftSheet of={opened} people={people} workRoles={workRoles} timeZone={timeZone} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
};

type HeadingProps = Pick<RotaPlannerProps, 'day' | 'planned' | 'workRoles' | 'names'> & {
  readonly shifts: readonly Shift[];
  readonly worst: CoverGap | undefined;
};

/** What is to be decided on this day, in one line: a breach before a gap. */
const Heading = ({ day, planned, workRoles, names, shifts, worst }: HeadingProps) => {
  const language = useLocale();
  const [gapText, findingWords] = [useGapText(workRoles), useFindingWords()];
  const weekday = weekdayText(day, 'long', language);
  const ids = new Set(shifts.map(({ id }) => id));
  const breach = planned.findings.find(({ level, shiftIds }) => level === 'BLOCK' && ids.has(shiftIds.at(-1) ?? ''));
  if (breach) return findingWords(breach, names.get(shifts.find(({ id }) => id === breach.shiftIds.at(-1))?.userId ?? '') ?? '');
  if (worst) return gapText(worst, weekday);
  return shifts.length === 0 ? m.staff_day_empty({ day: weekday }) : m.staff_day_fine({ day: weekday });
};

const DayCost = ({ rota, day }: { readonly rota: RotaAnswer; readonly day: string }) => {
  const wall = useWall();
  const language = useLocale();
  if (!rota.costs) return null;
  const { currency } = rota.costs;
  const { cost, wages, onCosts, expectedSales, share, isOverTarget, unpriced } = dayFigures(rota, day);
  const target = shareText(rota.costs.labourTargetBps ?? 0);
  const text = (amount: bigint): string => formatMoney({ minor: minorUnitsOf(amount) ?? noMoney, currency });
  const known = (amount: bigint): string => (cost === null ? m.staff_pay_unknown() : text(amount));
  return (
    <section aria-label={m.staff_day_cost()} className="flex flex-col gap-1">
      <p className="text-small text-ink-2">{dayText(day, 'long', { wall, language })}</p>
      <p className="text-figure tabular-nums">{known(cost ?? 0n)}</p>
      {share !== null && expectedSales !== null && (
        <p className="text-small text-ink-2">{m.staff_share_of_sales({ share: shareText(share), sales: text(expectedSales) })}</p>
      )}
      {isOverTarget !== null && (
        <StatusLine status={isOverTarget ? 'soon' : 'good'}>
          {isOverTarget ? m.staff_share_over({ target }) : m.staff_share_within({ target })}
        </StatusLine>
      )}
      <p className="flex justify-between border-t border-line pt-2 text-small">
        {m.staff_wages()} <span className="tabular-nums">{known(wages)}</span>
      </p>
      <p className="flex justify-between border-t border-line pt-2 text-small">
        {m.staff_on_costs()} <span className="tabular-nums">{known(onCosts)}</span>
      </p>
      {unpriced > 0 && <p className="text-small text-turmeric">{m.staff_unpriced({ count: unpriced })}</p>}
    </section>
  );
};
