import { m } from '../../../../generated/messages/web/messages.js';
import { weekdayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Chip } from '../../../../ui/chip.tsx';
import { dayInWeek, weekdays } from '../../../../kit/time/weekdays.ts';

export type WeekdayFieldProps = { readonly label: string; readonly days: readonly number[]; readonly onChange: (days: number[]) => void };

/** Days of the week, Monday first; none means any. */
export const WeekdayField = ({ label, days, onChange }: WeekdayFieldProps) => {
  const locale = useLocale();
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="text-small font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {weekdays.map((day) => (
          <Chip
            key={day}
            pressed={days.includes(day)}
            onPress={() => onChange(days.includes(day) ? days.filter((one) => one !== day) : [...days, day])}
          >
            {weekdayText(dayInWeek(day), 'short', locale)}
          </Chip>
        ))}
      </div>
      <p className="text-small text-ink-2">{m.purchasing_any_day()}</p>
    </fieldset>
  );
};
