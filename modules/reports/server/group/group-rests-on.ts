import { m } from '../../../../generated/messages/server/messages.js';
import { dayText } from '../../../../kit/time/wall.ts';
import { cellText } from '../../rules/cell-text.ts';
import { goodsOfGroup } from '../../rules/group/group-sums.ts';
import { isQuiet } from '../../rules/group/house-figures.ts';
import { money } from '../cells.ts';
import type { ReportAsk, ReportBody } from '../report-maker.ts';
import type { GroupView } from './group-view.ts';
import type { LoadedHouse } from './load-house.ts';

type RestsOn = ReportBody['restsOn'];

const named = (houses: readonly LoadedHouse[]): string => houses.map(({ name }) => name).join(', ');

const where = (houses: readonly LoadedHouse[], label: string, text: (houses: string) => string): RestsOn =>
  houses.length === 0 ? [] : [{ label, text: text(named(houses)) }];

/** Two currencies are added only by a rate that somebody set, and it is said which. */
const ratesRestOn = ({ sums, used }: GroupView, { on }: ReportAsk): RestsOn => {
  const reader = { wall: on.house, language: on.locale };
  if (sums.length > 1) return [{ label: m.reports_group_currencies({}, on), text: m.reports_group_no_rate({}, on) }];
  return used.map(({ one, other, rate, source, ratedOn }) => ({
    label: m.reports_group_rate({}, on),
    text: m.reports_group_rate_text({ one, other, rate, source, day: dayText(ratedOn, 'date', reader) }, on),
  }));
};

/** What went from one restaurant to another and is in no sum, what was on the way, and what nobody could value. */
const transfersRestOn = ({ houses }: GroupView, { on, days }: ReportAsk): RestsOn => {
  const reader = { wall: on.house, language: on.locale };
  const currencyOf = new Map(houses.map(({ id, currency }) => [id, currency]));
  const groups = [...new Set(currencyOf.values())].map((currency) => goodsOfGroup(houses, currency, days));
  const crossing = new Set(
    houses.flatMap(({ currency, moved }) =>
      moved.flatMap(({ partnerId, transferId, businessDate }) =>
        businessDate >= days.from && (currencyOf.get(partnerId) ?? currency) !== currency ? [transferId] : [],
      ),
    ),
  ).size;
  const amounts = (of: (group: (typeof groups)[number]) => bigint): string =>
    groups
      .filter((group) => of(group) !== 0n)
      .map((group) => cellText(money(group, of(group)), reader))
      .join(', ');
  const [way, unvalued] = [amounts(({ between }) => between.afterMinor), amounts(({ between }) => between.unvaluedMinor)];
  return [
    ...(groups.some((group) => group.houses.length > 1)
      ? [{ label: m.reports_group_transfers({}, on), text: m.reports_group_transfers_text({}, on) }]
      : []),
    ...(way === '' ? [] : [{ label: m.reports_group_on_the_way({}, on), text: m.reports_group_on_the_way_text({ amount: way }, on) }]),
    ...(unvalued === ''
      ? []
      : [{ label: m.reports_group_unvalued({}, on), text: m.reports_group_unvalued_text({ amount: unvalued }, on) }]),
    ...(crossing === 0 ? [] : [{ label: m.reports_group_crossing({}, on), text: m.reports_group_crossing_text({ count: crossing }, on) }]),
  ];
};

/** What a group rests on: whose restaurants, what is left out and why. */
export const groupRestsOn = (view: GroupView, ask: ReportAsk): RestsOn => {
  const { on } = ask;
  const { houses } = view;
  return [
    { label: m.reports_basis({}, on), text: m.reports_group_basis({ count: houses.length }, on) },
    ...ratesRestOn(view, ask),
    ...transfersRestOn(view, ask),
    ...where(
      houses.filter(({ now }) => isQuiet(now)),
      m.reports_group_quiet({}, on),
      (names) => m.reports_group_quiet_text({ houses: names }, on),
    ),
    ...where(
      houses.filter(({ now }) => !isQuiet(now) && now.labourMinor === null),
      m.reports_labour({}, on),
      (names) => m.reports_group_no_labour({ houses: names }, on),
    ),
    ...where(
      houses.filter(({ now }) => !isQuiet(now) && now.wasteMinor === null),
      m.reports_wasted({}, on),
      (names) => m.reports_group_no_waste({ houses: names }, on),
    ),
    ...where(
      houses.filter(({ isBeyondPlan }) => isBeyondPlan),
      m.reports_group_beyond({}, on),
      (names) => m.reports_group_beyond_text({ houses: names }, on),
    ),
    ...where(
      houses.filter(({ isLocked }) => isLocked),
      m.reports_group_locked({}, on),
      (names) => m.reports_group_locked_text({ houses: names }, on),
    ),
  ];
};
