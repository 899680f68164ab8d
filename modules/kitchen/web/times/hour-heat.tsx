import { m } from '../../../../generated/messages/web/messages.js';
import { durationText, type Times } from './time-words.ts';
import { useHourName } from './use-hour-name.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** When the kitchen is slow: the middle time by weekday and hour; stronger is slower, and every field says its minutes. */
export const HourHeat = ({ cells }: Pick<Times, 'cells'>) => {
  const { hourName, weekdayName, byTradingDay } = useHourName();
  const hours = [...new Set(cells.map(({ hour }) => hour))].toSorted(byTradingDay);
  const slowest = Math.max(1, ...cells.map(({ spread }) => spread?.median ?? 0));
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an area that scrolls must be reached by the keyboard
      tabIndex={0}
      role="group"
      aria-label={m.kitchen_times_by_hour()}
      className="relative overflow-x-auto focus-ring"
    >
      <table className="w-full border-separate border-spacing-0.5 text-micro">
        <caption className="sr-only">{m.kitchen_times_by_hour()}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{m.kitchen_times_weekday()}</span>
            </th>
            {hours.map((hour) => (
              <th key={hour} scope="col" className="px-1 font-normal whitespace-nowrap text-ink-2">
                {hourName(hour)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((weekday) => (
            <tr key={weekday}>
              <th scope="row" className="pr-2 text-left font-normal text-ink-2">
                {weekdayName(weekday)}
              </th>
              {hours.map((hour) => (
                <HeatField key={hour} cell={cells.find((one) => one.weekday === weekday && one.hour === hour)} slowest={slowest} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

type HeatFieldProps = { readonly cell: Times['cells'][number] | undefined; /** @unit seconds */ readonly slowest: number };

const HeatField = ({ cell, slowest }: HeatFieldProps) => {
  if (!cell?.spread) {
    return (
      <td className="h-9 min-w-14 bg-teff-sunk">
        <span className="sr-only">{m.kitchen_times_no_dish()}</span>
      </td>
    );
  }
  const { median, count } = cell.spread;
  const share = Math.round((40 * median) / slowest);
  const said = m.kitchen_times_cell({ time: durationText(median), count });
  return (
    <td
      title={said}
      className="h-9 min-w-14 text-center text-ink tabular-nums"
      style={{ backgroundColor: `color-mix(in oklab, var(--chart-turmeric) ${share}%, var(--teff-sunk))` }}
    >
      <span aria-hidden>{Math.max(1, Math.round(median / 60))}</span>
      <span className="sr-only">{said}</span>
    </td>
  );
};
