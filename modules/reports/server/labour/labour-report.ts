import { m } from '../../../../generated/messages/server/messages.js';
import { dayText, weekdayText } from '../../../../kit/time/wall.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { labourOfDays, labourTarget, readWorkRoles } from '../../../staff/server/public.ts';
import type { Cell, ReportChart, ReportFigure, ReportTable } from '../../contract/report-document.ts';
import { goalOf, labourLines } from '../../rules/account-lines.ts';
import { labourOf, salesPerHour, type Labour, type WorkedDay } from '../../rules/labour.ts';
import { shareOfNet } from '../../rules/prime-cost.ts';
import { dayLater, eachDay, type Days } from '../../rules/report-period.ts';
import { tradeBy, tradeOf, type Sale } from '../../rules/trade.ts';
import { nameIn } from '../account-words.ts';
import { line, money, plain, words } from '../cells.ts';
import { againstMoney, againstShare, beforeWord } from '../compare.ts';
import { ofDaysOver } from '../days-over.ts';
import { loadBudget } from '../load-costs.ts';
import { loadSales } from '../load-sales.ts';
import { labourRestsOn } from '../prime-cost/prime-rests-on.ts';
import type { ReportAsk, ReportBody, ReportMaker } from '../report-maker.ts';

type Stretch = {
  readonly days: readonly WorkedDay[];
  readonly labour: Labour;
  readonly netMinor: bigint | null;
  readonly sales: readonly Sale[];
};

const netOf = (sales: readonly Sale[]): bigint | null => (sales.length === 0 ? null : tradeOf(sales).netMinor);

const load = async (tx: RestaurantTx, days: Days): Promise<Stretch> => {
  const [worked, sales] = [await labourOfDays(tx, days), await loadSales(tx, days)];
  return { days: worked, labour: labourOf(worked), netMinor: netOf(sales), sales };
};

const shareOf = ({ labour, netMinor }: Stretch): number | null => shareOfNet(labour.costMinor, netMinor);

type View = {
  readonly now: Stretch;
  /** What the rota has for days that have not begun. */
  readonly toCome: Labour;
  readonly before: Stretch;
  readonly lastYear: Stretch;
  readonly target: number | null;
};

const figuresOf = (tx: RestaurantTx, { now, before, lastYear, target }: View, ask: ReportAsk): ReportFigure[] => {
  const { on, days } = ask;
  const [hours, rota] = [`/staff/hours?from=${days.from}&to=${days.to}`, '/staff'];
  const perHour = ({ labour, netMinor }: Stretch) => salesPerHour(netMinor, labour.minutes);
  const { minutes, plannedMinutes } = now.labour;
  const gap = plannedMinutes === null ? null : minutes - plannedMinutes;
  return [
    {
      id: 'share',
      label: m.reports_labour({}, on),
      value: plain('share', shareOf(now)),
      basis: m.reports_labour_basis({}, on),
      place: hours,
      comparisons: [
        againstShare(m.reports_against_goal({}, on), { now: shareOf(now), before: target, direction: 'down' }),
        againstShare(beforeWord(ask), { now: shareOf(now), before: shareOf(before), direction: 'down' }),
        againstShare(m.reports_against_last_year({}, on), { now: shareOf(now), before: shareOf(lastYear), direction: 'down' }),
      ],
    },
    {
      id: 'cost',
      label: m.reports_labour_cost({}, on),
      value: money(tx, now.labour.costMinor),
      basis: m.reports_labour_cost_basis({}, on),
      place: hours,
      comparisons: [againstMoney(tx, beforeWord(ask), { now: now.labour.costMinor, before: before.labour.costMinor, direction: 'down' })],
    },
    {
      id: 'per-hour',
      label: m.reports_sales_per_hour({}, on),
      value: money(tx, perHour(now)),
      basis: m.reports_sales_per_hour_basis({}, on),
      place: null,
      comparisons: [againstMoney(tx, beforeWord(ask), { now: perHour(now), before: perHour(before), direction: 'up' })],
    },
    {
      id: 'hours',
      label: m.reports_hours({}, on),
      value: plain('minutes', now.days.length === 0 ? null : minutes),
      basis: m.reports_hours_basis({}, on),
      place: rota,
      comparisons: [
        { label: m.reports_planned({}, on), value: plain('minutes', plannedMinutes), change: plain('minutes', gap), isBetter: null },
      ],
    },
  ];
};

const cellsOf = (tx: RestaurantTx, labour: Labour, netMinor: bigint | null): Cell[] => {
  const { minutes, plannedMinutes, costMinor } = labour;
  return [
    plain('minutes', minutes),
    plain('minutes', plannedMinutes),
    plain('minutes', plannedMinutes === null ? null : minutes - plannedMinutes),
    money(tx, costMinor),
    plain('share', shareOfNet(costMinor, netMinor)),
    money(tx, salesPerHour(netMinor, minutes)),
  ];
};

const columnsOf = (first: string, { on }: ReportAsk): ReportTable['columns'] => [
  { id: 'of', label: first, side: 'left' },
  { id: 'hours', label: m.reports_hours({}, on), side: 'right' },
  { id: 'planned', label: m.reports_planned({}, on), side: 'right' },
  { id: 'gap', label: m.reports_above_plan({}, on), side: 'right' },
  { id: 'cost', label: m.reports_labour_cost({}, on), side: 'right' },
  { id: 'share', label: m.reports_of_sales({}, on), side: 'right' },
  { id: 'per-hour', label: m.reports_sales_per_hour({}, on), side: 'right' },
];

const dayName = (day: string, { on }: ReportAsk): string =>
  `${weekdayText(day, 'short', on.locale)} ${dayText(day, 'short', { wall: on.house, language: on.locale })}`;

/** Days that have not begun cost what the rota says and sold nothing yet: they stand apart, so that no share mixes the two. */
const toComeLine = (tx: RestaurantTx, { plannedMinutes, costMinor }: Labour, { on }: ReportAsk): ReportTable['rows'][number] => {
  const unknown = plain('minutes', null);
  const cells = [unknown, plain('minutes', plannedMinutes), unknown, money(tx, costMinor), plain('share', null), money(tx, null)];
  return { weight: 'part', place: '/staff', cells: [words(m.reports_rota_to_come({}, on)), ...cells] };
};

const byDay = (tx: RestaurantTx, { now, toCome }: View, ask: ReportAsk): ReportTable => {
  const nets = tradeBy(now.sales, ({ businessDate }) => businessDate);
  const known = eachDay(ask.days).filter((day) => nets.has(day) || now.days.some((one) => one.day === day));
  return {
    id: 'days',
    title: m.reports_by_day({}, ask.on),
    note: null,
    columns: columnsOf(m.reports_day({}, ask.on), ask),
    rows: [
      ...known.map((day) => ({
        weight: 'line' as const,
        place: `/staff/hours?from=${day}&to=${day}`,
        cells: [
          words(dayName(day, ask)),
          ...cellsOf(tx, labourOf(now.days.filter((one) => one.day === day)), nets.get(day)?.netMinor ?? null),
        ],
      })),
      line([words(m.reports_total({}, ask.on)), ...cellsOf(tx, now.labour, now.netMinor)], 'total'),
      ...(toCome.plannedMinutes === null ? [] : [toComeLine(tx, toCome, ask)]),
    ],
  };
};

const byRole = async (tx: RestaurantTx, { now }: View, ask: ReportAsk): Promise<ReportTable> => {
  const roles = await readWorkRoles(tx);
  const found = [...new Set(now.days.map(({ workRoleId }) => workRoleId))];
  const nameOf = (workRoleId: string | null): string => {
    const role = roles.find(({ id }) => id === workRoleId);
    return role ? nameIn(role, ask.on) : m.reports_no_role({}, ask.on);
  };
  const rows = found
    .map((workRoleId) => ({ workRoleId, labour: labourOf(now.days.filter((one) => one.workRoleId === workRoleId)) }))
    .toSorted((one, other) => Number((other.labour.costMinor ?? 0n) - (one.labour.costMinor ?? 0n)));
  return {
    id: 'roles',
    title: m.reports_by_role({}, ask.on),
    note: m.reports_by_role_note({}, ask.on),
    columns: columnsOf(m.reports_role({}, ask.on), ask),
    rows: rows.map(({ workRoleId, labour }) => line([words(nameOf(workRoleId)), ...cellsOf(tx, labour, now.netMinor)])),
  };
};

const chartOf = ({ now, target }: View, ask: ReportAsk): ReportChart[] => {
  const { days, on } = ask;
  if (days.from === days.to) return [];
  const nets = tradeBy(now.sales, ({ businessDate }) => businessDate);
  const points = eachDay(days).map((day) => {
    const own = now.days.filter((one) => one.day === day);
    return { label: dayName(day, ask), value: plain('share', shareOfNet(labourOf(own).costMinor, nets.get(day)?.netMinor ?? null)) };
  });
  const goal = target === null ? null : { label: m.reports_goal({}, on), value: plain('share', target) };
  return [
    {
      id: 'share',
      title: m.reports_labour_by_day({}, on),
      measure: m.reports_labour_measure({}, on),
      kind: 'trend',
      spanWord: m.reports_day({}, on),
      series: [{ id: 'labour', label: m.reports_labour({}, on), points, goal }],
    },
  ];
};

const tenth = 10;
const inPercent = (share: number): string => (Math.round(share / tenth) / tenth).toFixed(1);

const findingOf = (view: View, { on }: ReportAsk): ReportBody['finding'] => {
  const share = shareOf(view.now);
  if (share === null) return { text: m.reports_labour_unknown({}, on), standing: 'information' };
  const percent = inPercent(share);
  const { target } = view;
  if (target === null) return { text: m.reports_labour_is({ percent }, on), standing: 'information' };
  return share <= target
    ? { text: m.reports_labour_met({ percent, goal: inPercent(target) }, on), standing: 'good' }
    : { text: m.reports_labour_missed({ percent, goal: inPercent(target) }, on), standing: 'wrong' };
};

const make = async (tx: RestaurantTx, ask: ReportAsk): Promise<ReportBody> => {
  const { now, before, lastYear } = ask.compared;
  const toCome = now.to < ask.days.to ? await labourOfDays(tx, { from: dayLater(now.to, 1), to: ask.days.to }) : [];
  const view: View = {
    now: await load(tx, now),
    toCome: labourOf(toCome),
    before: await load(tx, before),
    lastYear: await load(tx, lastYear),
    target: goalOf(await loadBudget(tx, ask), labourLines) ?? (await labourTarget(tx)),
  };
  const { missed } = view.now.labour;
  return {
    finding: findingOf(view, ask),
    figures: figuresOf(tx, view, ask),
    charts: chartOf(view, ask),
    tables: [byDay(tx, view, ask), await byRole(tx, view, ask)],
    restsOn: [
      ...labourRestsOn(view.now.days, ask),
      ...(missed === 0 ? [] : [{ label: m.reports_missed({}, ask.on), text: m.reports_missed_text({ count: missed }, ask.on) }]),
    ],
    advice: [],
  };
};

/** What people worked, what it cost, and what it sold, beside what the rota meant. */
export const labourReport: ReportMaker = {
  name: (on) => m.reports_name_labour({}, on),
  make: (tx, asked) => ofDaysOver(asked, (ask) => make(tx, ask)),
};
