import { m } from '../../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { paymentWord, type DayPayments, type SoldThing } from '../../../kitchen/server/public.ts';
import type { Cell, ReportTable } from '../../contract/report-document.ts';
import { dayPartOf, dayParts, partHours, type DayPart } from '../../rules/day-part.ts';
import { tradeBy, tradeOf, type Sale, type Trade } from '../../rules/trade.ts';
import { clockCell, line, lineTo, money, plain, shareOf, words } from '../cells.ts';
import type { On, ReportAsk } from '../report-maker.ts';

const column = (id: string, label: string, side: 'left' | 'right' = 'right') => ({ id, label, side });

const partWords: Readonly<Record<DayPart, (on: On) => string>> = {
  BREAKFAST: (on) => m.reports_part_breakfast({}, on),
  LUNCH: (on) => m.reports_part_lunch({}, on),
  AFTERNOON: (on) => m.reports_part_afternoon({}, on),
  DINNER: (on) => m.reports_part_dinner({}, on),
  LATE: (on) => m.reports_part_late({}, on),
};

type Heading = { readonly cells: readonly Cell[]; readonly trade: Trade | undefined };
type Spread = { readonly id: string; readonly title: string; readonly note: string | null; readonly heads: ReportTable['columns'] };

const spreadTable = (
  tx: RestaurantTx,
  headings: readonly Heading[],
  { all, on, spread }: { all: Trade; on: On; spread: Spread },
): ReportTable => ({
  id: spread.id,
  title: spread.title,
  note: spread.note,
  columns: [
    ...spread.heads,
    column('orders', m.reports_orders({}, on)),
    column('net', m.reports_net({}, on)),
    column('share', m.reports_share({}, on)),
  ],
  rows: headings.flatMap(({ cells, trade }) =>
    trade
      ? [line([...cells, plain('count', trade.orders), money(tx, trade.netMinor), plain('share', shareOf(trade.netMinor, all.netMinor))])]
      : [],
  ),
});

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const minutesInHour = 60;

/** Sales by part of the day and by hour, in the order in which a trading day runs; a day that was written down has neither. */
export const whenTables = (tx: RestaurantTx, sales: readonly Sale[], { on }: ReportAsk): ReportTable[] => {
  const timed = sales.filter(({ minute }) => minute !== null);
  if (timed.length === 0) return [];
  const all = tradeOf(sales);
  const byPart = tradeBy(timed, ({ minute }) => dayPartOf(minute ?? 0));
  const byHour = tradeBy(timed, ({ minute }) => Math.floor((minute ?? 0) / minutesInHour));
  const note = timed.length === sales.length ? null : m.reports_without_hours({}, on);
  const first = Math.floor(tx.dayCutoffMinutes / minutesInHour);
  const inOrder = [...hours.slice(first), ...hours.slice(0, first)];
  const partHeads = [
    column('parts', m.reports_part({}, on), 'left'),
    column('from', m.reports_part_from({}, on), 'left'),
    column('until', m.reports_part_until({}, on), 'left'),
  ];
  const partCells = (part: DayPart) => [words(partWords[part](on)), clockCell(partHours[part].from), clockCell(partHours[part].until)];
  return [
    spreadTable(
      tx,
      dayParts.map((part) => ({ cells: partCells(part), trade: byPart.get(part) })),
      { all, on, spread: { id: 'parts', title: m.reports_by_part({}, on), note, heads: partHeads } },
    ),
    spreadTable(
      tx,
      inOrder.map((hour) => ({ cells: [clockCell(hour * minutesInHour)], trade: byHour.get(hour) })),
      {
        all,
        on,
        spread: { id: 'hours', title: m.reports_by_hour({}, on), note, heads: [column('hours', m.reports_hour({}, on), 'left')] },
      },
    ),
  ];
};

type Things = { readonly id: string; readonly title: string; readonly note: string; readonly things: readonly SoldThing[] };

/** What was sold, or chosen with it, at the prices of the menu. */
export const thingTable = (tx: RestaurantTx, { id, title, note, things }: Things, on: On): ReportTable[] => {
  if (things.length === 0) return [];
  const nameOf = ({ name, nameLocal }: SoldThing): string => (on.locale === 'am' ? (nameLocal ?? name) : name);
  return [
    {
      id,
      title,
      note,
      columns: [
        column('name', m.reports_thing({}, on), 'left'),
        column('portions', m.reports_portions({}, on)),
        column('list', m.reports_at_menu_prices({}, on)),
      ],
      rows: things.map((thing) => {
        const cells = [words(nameOf(thing)), plain('count', thing.portions), money(tx, thing.listMinor)];
        return id === 'dishes' ? lineTo(`/menu/dishes/${thing.id}`, cells) : line(cells);
      }),
    },
  ];
};

/** How guests paid: what was taken by each method, and what was given back of it. */
export const paymentTable = (tx: RestaurantTx, payments: readonly DayPayments[], { on, days }: ReportAsk): ReportTable[] => {
  if (payments.length === 0) return [];
  const place = `/reports/cash?from=${days.from}&to=${days.to}`;
  const sum = (rows: readonly DayPayments[]) => ({
    taken: rows.reduce((total, { takenMinor }) => total + takenMinor, 0n),
    back: rows.reduce((total, { givenBackMinor }) => total + givenBackMinor, 0n),
  });
  const cells = ({ taken, back }: ReturnType<typeof sum>) => [money(tx, taken), money(tx, back), money(tx, taken - back)];
  const methods = [...new Set(payments.map(({ method }) => method))];
  return [
    {
      id: 'payments',
      title: m.reports_by_payment({}, on),
      note: m.reports_payments_note({}, on),
      columns: [
        column('method', m.reports_method({}, on), 'left'),
        column('taken', m.reports_taken({}, on)),
        column('back', m.reports_given_back({}, on)),
        column('left', m.reports_remains({}, on)),
      ],
      rows: [
        ...methods.map((method) =>
          lineTo(place, [words(paymentWord(method, on.locale)), ...cells(sum(payments.filter((one) => one.method === method)))]),
        ),
        line([words(m.reports_total({}, on)), ...cells(sum(payments))], 'total'),
      ],
    },
  ];
};
