import { ChevronLeft, ChevronRight } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { dayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Segment } from '../../../../ui/segment.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useWall } from '../../../../ui/when/wall.tsx';
import { useToday } from '../../../restaurants/web/parts.ts';
import { reportLimits } from '../../rules/report-limits.ts';
import { lengthOf, spanOf, stretchAfter, stretchAround, stretchBefore, type Days, type NamedSpan } from '../../rules/report-period.ts';

export type PeriodPickerProps = {
  readonly days: Days;
  /** As people call it; null until it is known, and its dates stand for it. */
  readonly name: string | null;
  readonly onChange: (days: Days) => void;
};

const offered: readonly { readonly value: NamedSpan; readonly label: () => string }[] = [
  { value: 'day', label: m.reports_span_day },
  { value: 'week', label: m.reports_span_week },
  { value: 'month', label: m.reports_span_month },
  { value: 'quarter', label: m.reports_span_quarter },
];

const isAskable = (days: Days): boolean => days.from <= days.to && lengthOf(days) <= reportLimits.daysMax;

/** A day, week, month or quarter by the calendar on the wall, one after another; or any two days. */
export const PeriodPicker = ({ days, name, onChange }: PeriodPickerProps) => {
  const today = useToday();
  const [wall, language] = [useWall(), useLocale()];
  const calendar = wall.useEthiopianCalendar ? 'ETHIOPIC' : 'GREGORIAN';
  const choose = (wanted: Days) => isAskable(wanted) && onChange(wanted);
  const after = stretchAfter(days, calendar);
  // The day that was looked at stays in sight; of a stretch that runs, today does.
  const within = days.to < today ? days.to : today;
  const [from, to] = [days.from, days.to].map((day) => dayText(day, 'short', { wall, language }));
  const datesText = from === to ? from : `${from} – ${to}`;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Segment<NamedSpan | 'year' | 'other'>
          label={m.ui_period()}
          value={spanOf(days, calendar)}
          onChange={(span) => span !== 'other' && onChange(stretchAround(span, within, calendar))}
          options={offered.map(({ value, label }) => ({ value, label: label() }))}
        />
        <div className="flex items-center gap-1">
          <IconButton label={m.reports_before()} onClick={() => onChange(stretchBefore(days, calendar))}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <span aria-live="polite" className="min-w-32 text-center text-body font-semibold">
            {name ?? datesText}
          </span>
          <IconButton label={m.reports_after()} disabled={after.from > today} onClick={() => onChange(after)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      </div>
      <details>
        <summary className="cursor-pointer text-small text-ink-2 focus-ring touch:min-h-11">{m.ui_period_other()}</summary>
        <div className="flex flex-wrap gap-2 pt-2">
          <DayField label={m.ui_period_from()} value={days.from} onChange={(from) => choose({ ...days, from })} />
          <DayField label={m.ui_period_to()} value={days.to} onChange={(to) => choose({ ...days, to })} />
          <p className="self-end text-small text-ink-3">{m.ui_period_max({ days: reportLimits.daysMax })}</p>
        </div>
      </details>
    </div>
  );
};
