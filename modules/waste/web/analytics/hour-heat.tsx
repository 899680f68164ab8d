import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { weekdayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { figureOf, shareOf, type Analysis } from './figure-of.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
/** A week that begins on a Monday, to name its days by. */
const dayOf = (weekday: number): string => `2026-11-${15 + weekday}`;

/** When it is written down, weekday by hour; darker is more. A table, so that it is read and heard as one. */
export const HourHeat = ({ analysis }: { readonly analysis: Analysis }) => {
  const locale = useLocale();
  const { hours, from, to } = analysis;
  const [largest] = hours;
  if (!largest) return null;
  const cells = new Map(hours.map((cell) => [cell.key, cell]));
  const shown = [...new Set(hours.map(({ key }) => Number(key?.split(' ')[1])))].toSorted((left, right) => left - right);
  return (
    <section aria-labelledby="waste-hours" className="border-t border-line pt-4">
      <h2 id="waste-hours" className="text-heading">
        {m.waste_hours()}
      </h2>
      <p className="text-small text-ink-2">{m.waste_hours_text()}</p>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full table-fixed border-separate border-spacing-0.5 text-micro">
          <thead>
            <tr>
              <th scope="col" className="w-12 text-left font-normal text-ink-2">
                {m.waste_hour()}
              </th>
              {shown.map((hour) => (
                <th key={hour} scope="col" className="font-normal text-ink-2">
                  {hour}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weekdays.map((weekday) => (
              <tr key={weekday}>
                <th scope="row" className="text-left font-normal text-ink-2">
                  {weekdayText(dayOf(weekday), 'short', locale)}
                </th>
                {shown.map((hour) => {
                  const cell = cells.get(`${weekday} ${hour}`);
                  return (
                    <td key={hour} className="h-7 bg-teff-sunk p-0">
                      {cell && (
                        <Link
                          to="/waste/entries"
                          search={{ from, to, weekday, hour }}
                          title={figureOf(cell, analysis)}
                          aria-label={figureOf(cell, analysis)}
                          className="block h-full bg-chart-buna focus-ring"
                          style={{ opacity: 0.2 + 0.8 * shareOf(cell, largest) }}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
