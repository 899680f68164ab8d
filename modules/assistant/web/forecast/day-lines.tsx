import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import type { ForetoldDay, ToldForecast } from '../../contract/forecast-fields.ts';
import { markWords } from './forecast-words.ts';
import { useDayText } from './use-day-text.ts';

export type DayLinesProps = {
  readonly days: readonly ForetoldDay[];
  readonly calendar: ToldForecast['calendar'];
  readonly amount: (value: number) => string;
  readonly onChange: (day: ForetoldDay) => void;
};

/** Day by day: what is expected and between what, what is special about it, and what somebody said instead. */
export const DayLines = ({ days, calendar, amount, onChange }: DayLinesProps) => (
  <ul aria-label={m.assistant_forecast_expected()} className="border-b border-line">
    {days.map((day) => (
      <DayLine key={day.day} day={day} marks={marksOf(calendar, day.day)} amount={amount} onChange={onChange} />
    ))}
  </ul>
);

const marksOf = (calendar: ToldForecast['calendar'], day: string): readonly string[] => {
  const found = calendar.find((one) => one.day === day);
  return found ? markWords(found) : [];
};

type LineProps = Pick<DayLinesProps, 'amount' | 'onChange'> & { readonly day: ForetoldDay; readonly marks: readonly string[] };

const DayLine = ({ day, marks, amount, onChange }: LineProps) => {
  const on = useDayText();
  const { low, mean, high, override } = day;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line py-2.5 md:grid-cols-[14rem_minmax(0,1fr)_auto]">
      <p className="text-body">
        {on.named(day.day)}
        {marks.length > 0 && <span className="block text-small text-ink-2">{marks.join(m.ui_comma())}</span>}
      </p>
      <p className="col-start-1 min-w-0 text-body tabular-nums md:col-start-2">
        {override ? (
          <>
            <b className="font-semibold">{amount(override.amount)}</b> <s className="text-ink-3">{amount(mean)}</s>
            <span className="block text-small text-ink-2">
              {m.assistant_forecast_yours()}: {override.reason}
            </span>
          </>
        ) : (
          <b className="font-semibold">{amount(mean)}</b>
        )}
        <span className="block text-small text-ink-2">{m.assistant_forecast_range({ low: amount(low), high: amount(high) })}</span>
      </p>
      <Button
        kind="row"
        className="col-start-2 row-start-1 md:col-start-3"
        aria-label={m.assistant_forecast_change_named({ day: on.named(day.day) })}
        onClick={() => onChange(day)}
      >
        {m.assistant_forecast_change()}
      </Button>
    </li>
  );
};
