import { m } from '../../generated/messages/web/messages.js';
import { Segment } from '../segment.tsx';
import { DayField } from './day-field.tsx';
import { isPeriod, lastDays, type Period } from './period.ts';

const lengths = { week: 7, month: 30, quarter: 91 } as const;
type Length = keyof typeof lengths;

export type PeriodChooserProps = {
  readonly period: Period;
  /** The day on the restaurant's wall. */
  readonly today: string;
  /** As many as may be asked for at once. @unit days */
  readonly daysMax?: number;
  readonly onChange: (period: Period) => void;
};

/** A usual length until today, or any two days by the calendar on the wall. */
export const PeriodChooser = ({ period, today, daysMax, onChange }: PeriodChooserProps) => {
  const choose = (wanted: Period) => isPeriod(wanted, daysMax) && onChange(wanted);
  const chosen = (Object.keys(lengths) as Length[]).find(
    (length) => lastDays(today, lengths[length]).from === period.from && period.to === today,
  );
  return (
    <div className="flex flex-col items-start gap-2">
      <Segment<Length | 'other'>
        label={m.ui_period()}
        value={chosen ?? 'other'}
        onChange={(value) => value !== 'other' && onChange(lastDays(today, lengths[value]))}
        options={[
          { value: 'week', label: m.ui_period_week() },
          { value: 'month', label: m.ui_period_month() },
          { value: 'quarter', label: m.ui_period_quarter() },
        ]}
      />
      <details>
        <summary className="cursor-pointer text-small text-ink-2 focus-ring touch:min-h-11">{m.ui_period_other()}</summary>
        <div className="flex flex-col gap-2 pt-2">
          <DayField label={m.ui_period_from()} value={period.from} onChange={(from) => choose({ ...period, from })} />
          <DayField label={m.ui_period_to()} value={period.to} onChange={(to) => choose({ ...period, to })} />
          {daysMax !== undefined && <p className="text-small text-ink-3">{m.ui_period_max({ days: daysMax })}</p>}
        </div>
      </details>
    </div>
  );
};
