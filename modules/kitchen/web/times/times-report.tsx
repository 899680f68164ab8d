import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useNameIn } from '../show/use-name-in.ts';
import { HourHeat } from './hour-heat.tsx';
import { durationText, lateText, type Times } from './time-words.ts';
import { TimesTable } from './times-table.tsx';
import { useHourName } from './use-hour-name.ts';

export type TimesReportProps = { readonly times: Times; readonly isOfStation: boolean };

/** The figures of a period: the way of a dish, then dishes, stations, hours, and the week at a look. */
export const TimesReport = ({ times, isOfStation }: TimesReportProps) => {
  const nameIn = useNameIn();
  const { hourName, byTradingDay } = useHourName();
  const hours = times.hours.toSorted((left, right) => byTradingDay(left.hour, right.hour));
  return (
    <>
      <Way times={times} isOfStation={isOfStation} />
      <Part title={m.kitchen_times_by_dish()}>
        <TimesTable
          caption={m.kitchen_times_by_dish()}
          heading={m.kitchen_bill_dish()}
          hasTarget="target"
          rows={times.dishes.map((one) => ({
            key: one.dishId,
            target: one.targetSeconds,
            times: one,
            name: (
              <Link to="/menu/dishes/$dishId" params={{ dishId: one.dishId }} className="text-link focus-ring">
                {nameIn(one)}
              </Link>
            ),
          }))}
        />
      </Part>
      <Part title={m.kitchen_times_by_station()} text={m.kitchen_times_by_station_text()}>
        <TimesTable
          caption={m.kitchen_times_by_station()}
          heading={m.kitchen_times_station()}
          hasTarget="none"
          rows={times.stations.map((one) => ({ key: one.stationId, name: nameIn(one), target: null, times: one }))}
        />
      </Part>
      <Part title={m.kitchen_times_by_hour()} text={m.kitchen_times_by_hour_text()}>
        <HourHeat cells={times.cells} />
        <details>
          <summary className="flex cursor-pointer items-center text-small text-ink-2 focus-ring touch:min-h-11">
            {m.kitchen_times_hours_open()}
          </summary>
          <TimesTable
            caption={m.kitchen_times_hours_open()}
            heading={m.kitchen_times_hour()}
            hasTarget="none"
            rows={hours.map((one) => ({ key: String(one.hour), name: hourName(one.hour), target: null, times: one }))}
          />
        </details>
      </Part>
      <p className="max-w-line text-small text-ink-2">{m.kitchen_times_note()}</p>
    </>
  );
};

type PartProps = { readonly title: string; readonly text?: string; readonly children: ReactNode };

const Part = ({ title, text, children }: PartProps) => (
  <section className="flex min-w-0 flex-col gap-2">
    <h2 className="text-heading">{title}</h2>
    {text !== undefined && <p className="max-w-line text-small text-ink-2">{text}</p>}
    {children}
  </section>
);

/** From when the kitchen hears of a dish until guests have it, piece by piece. */
const Way = ({ times: { all, toStart, toServed }, isOfStation }: TimesReportProps) => {
  const stretches = [
    { name: m.kitchen_times_to_start(), spread: toStart },
    { name: isOfStation ? m.kitchen_times_at_station() : m.kitchen_times_to_ready(), spread: all.spread },
    { name: m.kitchen_times_to_served(), spread: toServed },
  ];
  return (
    <dl className="grid gap-px border border-line bg-line sm:grid-cols-4">
      {stretches.map(({ name, spread }) => (
        <div key={name} className="flex flex-col gap-0.5 bg-teff p-4">
          <dt className="text-small text-ink-2">{name}</dt>
          <dd className="text-heading tabular-nums">{spread ? durationText(spread.median) : '–'}</dd>
          {spread && (
            <dd className="text-small text-ink-2 tabular-nums">{m.kitchen_times_nine({ time: durationText(spread.ninetieth) })}</dd>
          )}
        </div>
      ))}
      <div className="flex flex-col gap-0.5 bg-teff p-4">
        <dt className="text-small text-ink-2">{m.kitchen_times_late()}</dt>
        <dd className="text-heading tabular-nums">{lateText(all)}</dd>
        <dd className="text-small text-ink-2 tabular-nums">{m.kitchen_times_again({ recalled: all.recalled, remade: all.remade })}</dd>
      </div>
    </dl>
  );
};
