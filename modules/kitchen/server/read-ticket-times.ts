import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { unpackTimes } from '../rules/packed-times.ts';
import { timesFinding, ticketTimes } from '../rules/ticket-times.ts';
import { loadStations } from './load-order.ts';
import { keptOf } from './sold-days/kept-days.ts';
import { timeFacts } from './sold-days/time-facts.ts';

type Asked = { readonly from: string; readonly to: string; readonly stationId?: string | undefined };

/** How long dishes took over trading days, of the whole kitchen or of one station. */
export const readTicketTimes = async (tx: RestaurantTx, { from, to, stationId }: Asked) => {
  const { kept, missing } = await keptOf(tx, 'times', { from, to });
  const days = [...kept, ...(await timeFacts(tx, missing))].toSorted((one, other) => (one.businessDate < other.businessDate ? -1 : 1));
  const lines = days.flatMap(unpackTimes);
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
