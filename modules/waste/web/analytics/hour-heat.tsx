import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { weekdayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { useWall } from '../../../../ui/when/wall.tsx';
import { figureOf, shareOf, type Analysis } from './figure-of.ts';
import { FiguresTable } from './figures-table.tsx';
import { hourWords, type HourWord } from './hour-word.ts';
import { WithTable } from './with-table.tsx';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
/** A week that begins on a Monday, to name its days by. */
const dayOf = (weekday: number): string => `2026-11-${15 + weekday}`;

type Cell = Analysis['hours'][number];

const hourOf = ({ key }: Cell): number => Number(key?.split(' ')[1]);

/** When it is written down, weekday by hour as the wall counts them; darker is more. */
export const HourHeat = ({ analysis }: { readonly analysis: Analysis }) => {
  const locale = useLocale();
  const { useEthiopianTime } = useWall();
  const { hours } = analysis;
  if (hours.length === 0) return null;
  const words = hourWords(hours.map(hourOf), { useEthiopianTime, language: locale });
  const wordOf = new Map(words.map((word) => [word.hour, word]));
  const rows = weekdays.flatMap((weekday) =>
    words.flatMap(({ hour }) => {
      const sum = hours.find(({ key }) => key === `${weekday} ${hour}`);
      const word = wordOf.get(hour);
      return sum ? [{ key: `${weekday} ${hour}`, words: `${weekdayText(dayOf(weekday), 'short', locale)} ${spoken(word)}`, sum }] : [];
    }),
  );
  const table = <FiguresTable heading={m.waste_weekday_hour()} rows={rows} analysis={analysis} />;
  const chart = <HeatTable analysis={analysis} words={words} />;
  return <WithTable id="waste-hours" title={m.waste_hours()} measure={m.waste_hours_text()} chart={chart} table={table} />;
};

const spoken = (word: HourWord | undefined): string => [word?.figure, word?.half].filter(Boolean).join(' ');

type HeatTableProps = { readonly analysis: Analysis; readonly words: readonly HourWord[] };

const HeatTable = ({ analysis, words }: HeatTableProps) => {
  const locale = useLocale();
  const { hours, from, to } = analysis;
  const cells = new Map(hours.map((cell) => [cell.key, cell]));
  const [largest] = hours;
  return (
    <div className="mt-2 overflow-x-auto">
      <table className="w-full table-fixed border-separate border-spacing-0.5 text-micro">
        <thead>
          <Halves words={words} />
          <tr>
            {words.every(({ half }) => half === null) && <HourHead rows={1} />}
            {words.map((word) => (
              <th key={word.hour} scope="col" aria-label={spoken(word)} className="font-normal text-ink-2">
                {word.figure}
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
              {words.map(({ hour }) => {
                const cell = cells.get(`${weekday} ${hour}`);
                return (
                  <td key={hour} className="h-7 bg-teff-sunk p-0">
                    {cell && largest && (
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
  );
};

const HourHead = ({ rows }: { readonly rows: number }) => (
  <th scope="col" rowSpan={rows} className="w-12 text-left align-bottom font-normal text-ink-2">
    {m.waste_hour()}
  </th>
);

/** Day and night above their hours, where the person counts from dawn and from dusk. */
const Halves = ({ words }: Pick<HeatTableProps, 'words'>) => {
  const halves = [...new Set(words.map(({ half }) => half))].filter((half) => half !== null);
  if (halves.length === 0) return null;
  return (
    <tr>
      <HourHead rows={2} />
      {halves.map((half) => (
        <th key={half} scope="colgroup" colSpan={words.filter((word) => word.half === half).length} className="text-left font-medium">
          {half}
        </th>
      ))}
    </tr>
  );
};
