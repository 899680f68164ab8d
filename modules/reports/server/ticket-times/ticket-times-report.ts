import { m } from '../../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { readTicketTimes, readTimesTogether } from '../../../kitchen/server/public.ts';
import type { Cell, ReportFigure, ReportTable } from '../../contract/report-document.ts';
import { nameIn } from '../account-words.ts';
import { line, plain, words } from '../cells.ts';
import { beforeWord } from '../compare.ts';
import type { ReportAsk, ReportBody, ReportMaker } from '../report-maker.ts';

type Times = Awaited<ReturnType<typeof readTicketTimes>>;
type Group = Times['all'];

/**
 * Lines that were ready later than the target of their dish, of those that have one.
 *
 * @unit hundredths of a percent
 */
const lateShare = ({ late, targeted }: Group): number | null => (targeted === 0 ? null : Math.round((late * 10_000) / targeted));

const figuresOf = ({ now, before }: { readonly now: Group; readonly before: Group }, ask: ReportAsk): ReportFigure[] => {
  const { on, days } = ask;
  const place = `/kitchen/times?from=${days.from}&to=${days.to}`;
  const figure = (
    said: Pick<ReportFigure, 'id' | 'label' | 'basis'>,
    kind: 'seconds' | 'share',
    of: (times: Group) => number | null,
  ): ReportFigure => {
    const [value, was] = [of(now), of(before)];
    const change = value === null || was === null ? null : value - was;
    return {
      ...said,
      value: plain(kind, value),
      place,
      comparisons: [
        {
          label: beforeWord(ask),
          value: plain(kind, was),
          change: plain(kind === 'share' ? 'points' : kind, change),
          isBetter: change === null || change === 0 ? null : change < 0,
        },
      ],
    };
  };
  return [
    figure(
      { id: 'median', label: m.reports_times_median({}, on), basis: m.reports_times_basis({}, on) },
      'seconds',
      ({ spread }) => spread?.median ?? null,
    ),
    figure(
      { id: 'ninetieth', label: m.reports_times_ninetieth({}, on), basis: m.reports_times_basis({}, on) },
      'seconds',
      ({ spread }) => spread?.ninetieth ?? null,
    ),
    figure({ id: 'late', label: m.reports_times_late({}, on), basis: m.reports_times_late_basis({}, on) }, 'share', lateShare),
  ];
};

const cellsOf = (group: Group): Cell[] => [
  plain('count', group.spread?.count ?? 0),
  plain('seconds', group.spread?.median ?? null),
  plain('seconds', group.spread?.ninetieth ?? null),
  plain('share', lateShare(group)),
  plain('count', group.recalled),
];

type Named = { readonly label: string; readonly group: Group };

const tableOf = (
  said: Pick<ReportTable, 'id' | 'title'> & { readonly first: string },
  rows: readonly Named[],
  { on }: ReportAsk,
): ReportTable => ({
  id: said.id,
  title: said.title,
  note: null,
  columns: [
    { id: 'of', label: said.first, side: 'left' },
    { id: 'lines', label: m.reports_times_lines({}, on), side: 'right' },
    { id: 'median', label: m.reports_times_median({}, on), side: 'right' },
    { id: 'ninetieth', label: m.reports_times_ninetieth({}, on), side: 'right' },
    { id: 'late', label: m.reports_times_late({}, on), side: 'right' },
    { id: 'recalled', label: m.reports_times_recalled({}, on), side: 'right' },
  ],
  rows: rows.map(({ label, group }) => line([words(label), ...cellsOf(group)])),
});

const dishesShown = 20;
const minuteSeconds = 60;
const clockText = (seconds: number): string => `${Math.floor(seconds / minuteSeconds)}:${String(seconds % minuteSeconds).padStart(2, '0')}`;

const findingOf = ({ finding, dishes }: Times, { on }: ReportAsk): ReportBody['finding'] => {
  const dish = 'dishId' in finding ? dishes.find(({ dishId }) => dishId === finding.dishId) : undefined;
  const name = dish ? nameIn(dish, on) : '';
  switch (finding.kind) {
    case 'NOTHING_READY':
      return { text: m.reports_times_none({}, on), standing: 'information' };
    case 'DISH_LATE':
      return { text: m.reports_times_dish_late({ dish: name, late: finding.late, targeted: finding.targeted }, on), standing: 'soon' };
    case 'NO_TARGETS':
      return { text: m.reports_times_no_targets({ dish: name, time: clockText(finding.median) }, on), standing: 'information' };
    case 'ALL_IN_TIME':
      return { text: m.reports_times_all_in_time({ time: clockText(finding.ninetieth) }, on), standing: 'good' };
  }
};

const make = async (tx: RestaurantTx, ask: ReportAsk): Promise<ReportBody> => {
  const { on } = ask;
  const now = await readTicketTimes(tx, ask.days);
  const before = await readTimesTogether(tx, ask.compared.before);
  return {
    finding: findingOf(now, ask),
    figures: figuresOf({ now: now.all, before }, ask),
    charts: [],
    tables: [
      tableOf(
        { id: 'stations', title: m.reports_by_station({}, on), first: m.reports_station({}, on) },
        now.stations.map((one) => ({ label: nameIn(one, on), group: one })),
        ask,
      ),
      tableOf(
        { id: 'dishes', title: m.reports_slowest({}, on), first: m.reports_dish({}, on) },
        now.dishes.slice(0, dishesShown).map((one) => ({ label: nameIn(one, on), group: one })),
        ask,
      ),
    ],
    restsOn: [{ label: m.reports_basis({}, on), text: m.reports_times_rest_on({}, on) }],
    advice: [],
  };
};

/** How long guests waited for the kitchen. */
export const ticketTimesReport: ReportMaker = { name: (on) => m.reports_name_ticket_times({}, on), make };
