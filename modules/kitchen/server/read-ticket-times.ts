import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { unpackTimes } from '../rules/packed-times.ts';
import { ticketTimes, timesFinding, timesTogether, type GroupTimes } from '../rules/ticket-times.ts';
import { loadStations } from './load-order.ts';
import { keptOf } from './sold-days/kept-days.ts';
import { timeFacts } from './sold-days/time-facts.ts';

type Asked = { readonly from: string; readonly to: string; readonly stationId?: string | undefined };

const linesOfDays = async (tx: RestaurantTx, range: Pick<Asked, 'from' | 'to'>) => {
  const { kept, missing } = await keptOf(tx, 'times', range);
  const days = [...kept, ...(await timeFacts(tx, missing))].toSorted((one, other) => (one.businessDate < other.businessDate ? -1 : 1));
  return days.flatMap(unpackTimes);
};

/** How long all dishes together took over trading days, for whoever compares others with them. */
export const readTimesTogether = async (tx: RestaurantTx, range: Pick<Asked, 'from' | 'to'>): Promise<GroupTimes> =>
  timesTogether(await linesOfDays(tx, range));

/** How long dishes took over trading days, of the whole kitchen or of one station. */
export const readTicketTimes = async (tx: RestaurantTx, { from, to, stationId }: Asked) => {
  const lines = await linesOfDays(tx, { from, to });
  const stations = new Map((await loadStations(tx)).map((station) => [station.id, station]));
  const alone = stationId === undefined ? null : (stations.get(stationId) ?? { id: stationId, stage: 1 });
  const times = ticketTimes(lines, [...stations.values()], alone);
  const lastOf = new Map(lines.map((line) => [line.dishId, line]));
  return {
    ...times,
    hours: [...times.hours],
    cells: [...times.cells],
    finding: timesFinding(times),
    dishes: times.dishes.map((one) => {
      const last = lastOf.get(one.dishId);
      const named = { name: last?.name ?? '', nameLocal: last?.nameLocal ?? null };
      return { ...one, ...named, targetSeconds: last?.targetSeconds ?? null };
    }),
    stations: times.stations.map((one) => {
      const station = stations.get(one.stationId);
      return { ...one, name: station?.name ?? '', nameLocal: station?.nameLocal ?? null };
    }),
  };
};
