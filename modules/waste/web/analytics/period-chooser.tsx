import { useState } from 'react';

import { isoDayAt } from '../../../../kit/time/wall.ts';
import { m } from '../../../../generated/messages/web/messages.js';
import { Segment } from '../../../../ui/segment.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { WasteSearch } from './waste-search.ts';

/** A period by its first and last trading day. */
export type Period = { readonly from: string; readonly to: string };

const dayMs = 86_400_000;
const lengths = { week: 7, month: 30, quarter: 91 } as const;
type Length = keyof typeof lengths;

const lastDays = (today: string, days: number): Period => ({
  from: new Date(Date.parse(today) - (days - 1) * dayMs).toISOString().slice(0, 10),
  to: today,
});

/** The day on the restaurant's wall as this was opened. */
const useToday = (): string => {
  const { timeZone } = useRestaurant();
  const [openedAt] = useState(() => new Date());
  return isoDayAt(openedAt, timeZone);
};

/** The period of an address, or the last thirty days of the restaurant's wall. */
export const useChosenPeriod = ({ from, to }: WasteSearch): Period => {
  const today = useToday();
  return from !== undefined && to !== undefined ? { from, to } : lastDays(today, lengths.month);
};

type PeriodChooserProps = { readonly period: Period; readonly onChange: (period: Period) => void };

/** A usual length until today, or any two days by the calendar on the wall. */
export const PeriodChooser = ({ period, onChange }: PeriodChooserProps) => {
  const today = useToday();
  const chosen = (Object.keys(lengths) as Length[]).find(
    (length) => lastDays(today, lengths[length]).from === period.from && period.to === today,
  );
  return (
    <div className="flex flex-col items-start gap-2">
      <Segment<Length | 'other'>
        label={m.waste_period()}
        value={chosen ?? 'other'}
        onChange={(value) => value !== 'other' && onChange(lastDays(today, lengths[value]))}
        options={[
          { value: 'week', label: m.waste_period_week() },
          { value: 'month', label: m.waste_period_month() },
          { value: 'quarter', label: m.waste_period_quarter() },
        ]}
      />
      <details>
        <summary className="cursor-pointer text-small text-ink-2 focus-ring touch:min-h-11">{m.waste_period_other()}</summary>
        <div className="flex flex-col gap-2 pt-2">
          <DayField
            label={m.waste_period_from()}
            value={period.from}
            onChange={(from) => from !== '' && from <= period.to && onChange({ ...period, from })}
          />
          <DayField label={m.waste_period_to()} value={period.to} onChange={(to) => to >= period.from && onChange({ ...period, to })} />
        </div>
      </details>
    </div>
  );
};
