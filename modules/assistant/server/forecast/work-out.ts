import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { getDetails } from '../../../restaurants/server/public.ts';
import { dayAfter } from '../../../staff/rules/rota-week.ts';
import { calendarDays, daysBetween, type CalendarDay, type HouseCalendar } from '../../rules/forecast/calendar/calendar-days.ts';
import { withExpectedEvents } from '../../rules/forecast/expected-events.ts';
import { forecastGroup } from '../../rules/forecast/forecast-group.ts';
import { forecastLimits, type ForecastSubject } from '../../rules/forecast/forecast-limits.ts';
import { forecastSeries, type Forecast, type ForecastRefusal } from '../../rules/forecast/forecast-series.ts';
import { knownAmounts } from '../../rules/forecast/known-amounts.ts';
import type { ForecastEvent } from '../../contract/forecast-fields.ts';
import { eventsOn } from './events.ts';
import { gatherAmounts, type Gathered, type GatheredGroup } from './gather-amounts.ts';
import type { PastDay } from './tables.ts';

/** What is to be worked out: days from a trading day on. */
export type Ask = { readonly what: ForecastSubject; readonly fromDay: string; readonly dayCount: number };

/** One thing with what is expected of it. */
export type WorkedOut = {
  readonly of: Gathered;
  readonly outcome: Forecast | ForecastRefusal;
  readonly history: readonly PastDay[];
};

/** The days of a house, gone by and to come, as its country, its hours and its people tell them. */
export const houseDays = async (
  tx: RestaurantTx,
  { from, to }: { readonly from: string; readonly to: string },
  traded: ReadonlySet<string>,
): Promise<{ readonly days: readonly CalendarDay[]; readonly events: readonly ForecastEvent[] }> => {
  const { country, openingHours } = await getDetails(tx);
  const events = await eventsOn(tx, { from, to });
  const openWeekdays = openingHours.length === 0 ? null : new Set(openingHours.map(({ day }) => day));
  const house: HouseCalendar = { country, openWeekdays, traded, events };
  return { days: calendarDays(daysBetween(from, to), house), events };
};

type Laid = { readonly of: Gathered; readonly amounts: readonly (number | null)[] };

const forecastAll = (
  { series, total }: { readonly series: readonly Laid[]; readonly total: Laid | null },
  days: readonly CalendarDay[],
) => {
  const outcomes = new Map<Laid, Forecast | ForecastRefusal>();
  for (const alike of Map.groupBy(series, ({ of }) => of.unit).values()) {
    const group = forecastGroup(alike.map(({ amounts }) => ({ amounts, days })));
    for (const [place, one] of alike.entries()) outcomes.set(one, group.items[place] ?? group.total);
    if (total && alike.length > 1) outcomes.set(total, group.total);
  }
  if (total && !outcomes.has(total)) outcomes.set(total, forecastSeries({ amounts: total.amounts, days }));
  return outcomes;
};

const historyOf = ({ amounts }: Laid, days: readonly CalendarDay[]): readonly PastDay[] =>
  amounts
    .flatMap((amount, place) => {
      const day = days[place]?.day;
      return amount === null || day === undefined ? [] : [{ day, amount }];
    })
    .slice(-forecastLimits.shownHistoryDays);

const since = ({ total, series }: GatheredGroup, fallback: string): string =>
  [...(total ? [total] : []), ...series]
    .flatMap(({ byDay }) => [...byDay.keys()])
    .reduce((first, day) => (day < first ? day : first), fallback);

/** Works days out by what came before them; everything together comes first. */
export const workOut = async (tx: RestaurantTx, { what, fromDay, dayCount }: Ask): Promise<readonly WorkedOut[]> => {
  const yesterday = dayAfter(fromDay, -1);
  const group = await gatherAmounts(tx, what, { from: dayAfter(fromDay, -forecastLimits.historyDays), to: yesterday });
  const from = since(group, fromDay);
  const { days, events } = await houseDays(tx, { from, to: dayAfter(fromDay, dayCount - 1) }, group.traded);
  const past = days.filter(({ day }) => day < fromDay).map(({ day }) => day);
  const lay = (of: Gathered): Laid => ({ of, amounts: knownAmounts(of.byDay, past, { traded: group.traded, missing: of.missing }) });
  const laid = { series: group.series.map(lay), total: group.total && lay(group.total) };
  const outcomes = forecastAll(laid, days);
  return [...(laid.total ? [laid.total] : []), ...laid.series].flatMap((one): WorkedOut[] => {
    const outcome = outcomes.get(one);
    if (!outcome) return [];
    const history = historyOf(one, days);
    if (outcome.kind === 'REFUSED') return [{ of: one.of, outcome, history }];
    const changed = withExpectedEvents(outcome.days, { days, amounts: one.amounts, events });
    return [{ of: one.of, outcome: { ...outcome, days: changed }, history }];
  });
};
