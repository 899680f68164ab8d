import { m } from '../../../../generated/messages/server/messages.js';
import { placeAt } from '../../../restaurants/rules/place-at.ts';
import type { ReportRow, ReportTable } from '../../contract/report-document.ts';
import { currenciesOf, goodsOfGroup, type GroupGoods, type HouseGoods } from '../../rules/group/group-sums.ts';
import { line, money, words } from '../cells.ts';
import type { ReportAsk } from '../report-maker.ts';
import { measureCell } from './group-figures.ts';
import { groupMeasureIds, groupMeasures, type GroupView, type LoadedSum } from './group-view.ts';
import { measureWords } from './group-words.ts';
import type { LoadedHouse } from './load-house.ts';

const blank = words('');

const primeOf = ({ now }: LoadedHouse): number => groupMeasures.prime.of(now) ?? -1;

/** What restaurants of one currency come to together; one alone comes to itself. */
const sumRows = (sum: LoadedSum, { sums }: GroupView, { on }: ReportAsk): ReportRow[] => {
  if (sums.length > 1 && sum.houses.length < 2) return [];
  const onTheWay = groupMeasureIds.map((id) => (id === 'stock' ? money(sum, sum.onTheWayMinor) : blank));
  const label = sums.length === 1 ? m.reports_group_all({}, on) : m.reports_group_all_in({ currency: sum.currency }, on);
  return [
    ...(sum.onTheWayMinor === 0n ? [] : [line([words(m.reports_group_on_the_way({}, on)), ...onTheWay], 'part')]),
    line([words(label), ...groupMeasureIds.map((id) => measureCell(id, sum.now, sum))], 'total'),
  ];
};

/** Each restaurant beside the others, the dearest first, and what they come to together. */
export const housesTable = (view: GroupView, ask: ReportAsk): ReportTable => {
  const { sums } = view;
  const { on, days } = ask;
  const place = `/reports/prime-cost?from=${days.from}&to=${days.to}`;
  const houses = sums.flatMap((sum) => sum.houses.map((house) => ({ house, sum })));
  return {
    id: 'houses',
    title: m.reports_group_houses({}, on),
    note: m.reports_group_average_note({}, on),
    columns: [
      { id: 'house', label: m.reports_group_house({}, on), side: 'left' },
      ...groupMeasureIds.map((id) => ({ id, label: measureWords(id, on).label, side: 'right' as const })),
    ],
    rows: [
      ...houses
        .toSorted((one, other) => primeOf(other.house) - primeOf(one.house))
        .map(({ house, sum }) => ({
          ...line([words(house.name), ...groupMeasureIds.map((id) => measureCell(id, house.now, sum))]),
          place: placeAt(house.id, place),
        })),
      ...sums.flatMap((sum) => sumRows(sum, view, ask)),
    ],
  };
};

type Column = { readonly id: string; readonly label: string; readonly minor: bigint | null };

type Sides = { readonly cameMinor: bigint; readonly wentMinor: bigint };

const columnsOf = (goods: HouseGoods, { cameMinor, wentMinor }: Sides, { on }: ReportAsk): readonly Column[] => [
  { id: 'opening', label: m.reports_opening({}, on), minor: goods.openingMinor },
  { id: 'bought', label: m.reports_bought({}, on), minor: goods.boughtMinor },
  { id: 'came', label: m.reports_group_came({}, on), minor: cameMinor },
  { id: 'went', label: m.reports_group_went({}, on), minor: -wentMinor },
  { id: 'others', label: m.reports_group_others({}, on), minor: goods.transferredMinor - cameMinor + wentMinor },
  { id: 'closing', label: m.reports_closing({}, on), minor: goods.closingMinor },
  { id: 'used', label: m.reports_cost_of_goods({}, on), minor: goods.usedMinor },
];

const none: Sides = { cameMinor: 0n, wentMinor: 0n };

const goodsTable = (group: GroupGoods<LoadedHouse>, ask: ReportAsk): ReportTable => {
  const { currency, houses, between, total } = group;
  const { on } = ask;
  const whole = columnsOf(total, none, ask);
  const row = (name: string, amounts: readonly (bigint | null)[], weight: ReportRow['weight'] = 'line'): ReportRow =>
    line([words(name), ...amounts.map((minor) => (minor === null ? blank : money(group, minor)))], weight);
  const sides = [...between.byHouse.values()];
  const sum = (side: keyof Sides): bigint => sides.reduce((all, one) => all + one[side], 0n);
  const only = (amounts: Readonly<Record<string, bigint>>) => whole.map(({ id }) => amounts[id] ?? null);
  const hasWay = between.beforeMinor !== 0n || between.afterMinor !== 0n;
  return {
    id: `goods-${currency}`,
    title: m.reports_group_goods({ currency }, on),
    note: m.reports_group_goods_note({}, on),
    columns: [
      { id: 'house', label: m.reports_group_house({}, on), side: 'left' },
      ...whole.map(({ id, label }) => ({ id, label, side: 'right' as const })),
    ],
    rows: [
      ...houses.map(({ id, name, goods }) =>
        row(
          name,
          columnsOf(goods, between.byHouse.get(id) ?? none, ask).map(({ minor }) => minor),
        ),
      ),
      row(m.reports_group_eliminated({}, on), only({ came: -sum('cameMinor'), went: sum('wentMinor') }), 'part'),
      ...(hasWay
        ? [row(m.reports_group_on_the_way({}, on), only({ opening: between.beforeMinor, closing: between.afterMinor }), 'part')]
        : []),
      row(
        m.reports_group_all({}, on),
        whole.map(({ minor }) => minor),
        'total',
      ),
    ],
  };
};

/** What went between restaurants and is in no sum, for each currency that more than one of them keeps. */
export const goodsTables = ({ houses, into }: GroupView, ask: ReportAsk): ReportTable[] =>
  currenciesOf(houses, into)
    .map((currency) => goodsOfGroup(houses, currency, ask.days))
    .filter((group) => group.houses.length > 1)
    .map((group) => goodsTable(group, ask));
