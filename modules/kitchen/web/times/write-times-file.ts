import { m } from '../../../../generated/messages/web/messages.js';
import { csvText } from '../../../../ui/file/csv-text.ts';
import { saveFile } from '../../../../ui/file/save-file.ts';
import type { Period } from '../../../../ui/when/period.ts';
import type { Group, Times } from './time-words.ts';

export type TimesNames = {
  readonly nameOf: (named: { readonly name: string; readonly nameLocal: string | null }) => string;
  readonly hourName: (hour: number) => string;
  readonly weekdayName: (weekday: number) => string;
};

type Row = readonly (string | number | null)[];

const figures = ({ spread, late, targeted, recalled, remade }: Group, target: number | null): Row => [
  spread?.median ?? null,
  spread?.ninetieth ?? null,
  target,
  late,
  targeted,
  spread?.count ?? 0,
  recalled,
  remade,
];

/** The times as one table, in seconds: every dish, station, hour and field of the week, each named by what it is of. */
export const timesRows = (times: Times, { nameOf, hourName, weekdayName }: TimesNames): readonly Row[] => [
  [
    m.kitchen_times_col_of(),
    m.kitchen_times_col_name(),
    m.kitchen_times_col_median(),
    m.kitchen_times_col_ninetieth(),
    m.kitchen_times_col_target(),
    m.kitchen_times_late(),
    m.kitchen_times_col_targeted(),
    m.kitchen_times_count(),
    m.kitchen_times_recalled(),
    m.kitchen_times_remade(),
  ],
  [m.kitchen_times_all(), '', ...figures(times.all, null)],
  ...times.dishes.map((one): Row => [m.kitchen_bill_dish(), nameOf(one), ...figures(one, one.targetSeconds)]),
  ...times.stations.map((one): Row => [m.kitchen_times_station(), nameOf(one), ...figures(one, null)]),
  ...times.hours.map((one): Row => [m.kitchen_times_hour(), hourName(one.hour), ...figures(one, null)]),
  ...times.cells.map((one): Row => [
    m.kitchen_times_weekday_hour(),
    `${weekdayName(one.weekday)} ${hourName(one.hour)}`,
    ...figures(one, null),
  ]),
];

/** Puts the times of a period where their person finds them. */
export const writeTimesFile = (times: Times, names: TimesNames, { from, to }: Period): Promise<void> =>
  saveFile(`ticket-times ${from} ${to}.csv`, new Blob([csvText(timesRows(times, names))], { type: 'text/csv' }));
