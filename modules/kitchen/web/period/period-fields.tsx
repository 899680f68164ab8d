import { m } from '../../../../generated/messages/web/messages.js';
import { Segment } from '../../../../ui/segment.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useToday } from '../../../restaurants/web/parts.ts';
import { kitchenLimits } from '../../rules/kitchen-limits.ts';
import { daysUntil, isPeriod, type Period, type PeriodSearch } from './period-search.ts';

const lengths = { week: 7, month: 30, quarter: 91 } as const;
type Length = keyof typeof lengths;

/** The period of an address, or the last seven days. */
export const useChosenPeriod = ({ from, to }: PeriodSearch): Period => {
  const today = useToday();
  return from !== undefined && to !== undefined ? { from, to } : daysUntil(today, lengths.week);
};

type PeriodFieldsProps = { readonly period: Period; readonly onChange: (period: Period) => void };

/** A usual length until today, or any two days by the calendar on the wall. */
export const PeriodFields = ({ period, onChange }: PeriodFieldsProps) => {
  const today = useToday();
  const isOf = (length: Length) => period.to === today && daysUntil(today, lengths[length]).from === period.from;
  const chosen = (Object.keys(lengths) as Length[]).find(isOf);
  const choose = (wanted: Period) => isPeriod(wanted) && onChange(wanted);
  return (
    <div className="flex flex-col items-start gap-2">
      <Segment<Length | 'other'>
        label={m.kitchen_period()}
        value={chosen ?? 'other'}
        onChange={(value) => value !== 'other' && onChange(daysUntil(today, lengths[value]))}
        options={[
          { value: 'week', label: m.kitchen_period_week() },
          { value: 'month', label: m.kitchen_period_month() },
          { value: 'quarter', label: m.kitchen_period_quarter() },
        ]}
      />
      <details>
        <summary className="flex cursor-pointer items-center text-small text-ink-2 focus-ring touch:min-h-11">
          {m.kitchen_period_other()}
        </summary>
        <div className="flex flex-col gap-2 pt-2">
          <DayField label={m.kitchen_period_from()} value={period.from} onChange={(from) => choose({ ...period, from })} />
          <DayField label={m.kitchen_period_to()} value={period.to} onChange={(to) => choose({ ...period, to })} />
          <p className="text-small text-ink-3">{m.kitchen_period_max({ days: kitchenLimits.periodDaysMax })}</p>
        </div>
      </details>
    </div>
  );
};
