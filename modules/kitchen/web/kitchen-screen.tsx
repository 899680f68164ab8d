import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Unread } from '../../../ui/unread.tsx';
import { useCan } from '../../restaurants/web/public.ts';
import type { OrderLine, Station } from '../contract/fields.ts';
import { isAtStation } from '../rules/routing.ts';
import { useKitchenWorld } from './kitchen-client.ts';
import { houseQuery, kitchenQuery } from './kitchen-queries.ts';
import { useNameIn } from './show/use-name-in.ts';
import { openLines } from './tickets/bump.ts';
import { StationBoard } from './tickets/station-board.tsx';

/** The kitchen's own screen: of one station, or the choice of it. */
export const KitchenScreen = () => {
  const { station: wanted } = useSearch({ from: '/protected/in-restaurant/kitchen' });
  const house = useQuery(houseQuery(useKitchenWorld()));
  if (!house.data) return <Unread query={house} />;
  const stations = house.data.stations.filter(({ isArchived }) => !isArchived);
  const chosen = stations.find(({ id }) => id === wanted);
  return chosen ? <StationBoard key={chosen.id} station={chosen} stations={house.data.stations} /> : <StationChoice stations={stations} />;
};

/** How many lines stand on the board of a station, not done with there. */
const inHandAt = (station: Station, lines: readonly OrderLine[]): number =>
  openLines(
    lines.filter((line) => isAtStation(line, station)),
    station,
  ).length;

const StationChoice = ({ stations }: { readonly stations: readonly Station[] }) => {
  const nameIn = useNameIn();
  const mayTake = useCan('kitchen.take-orders');
  const mayLead = useCan('kitchen.set-up');
  const maySeeTimes = useCan('kitchen.view-times');
  const lines = useQuery(kitchenQuery(useKitchenWorld())).data?.lines;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title">{m.kitchen_title()}</h1>
        <div className="flex flex-wrap gap-2">
          {mayTake && (
            <Link to="/kitchen/orders" className={buttonClass('secondary')}>
              {m.kitchen_orders_title()}
            </Link>
          )}
          {maySeeTimes && (
            <Link to="/kitchen/times" className={buttonClass('quiet')}>
              {m.kitchen_times_title()}
            </Link>
          )}
          {mayLead && stations.length > 0 && (
            <Link to="/kitchen/set-up" className={buttonClass('quiet')}>
              {m.kitchen_set_up()}
            </Link>
          )}
        </div>
      </div>
      {stations.length === 0 && <NoStations mayLead={mayLead} />}
      <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-3">
        {stations.map((station) => (
          <li key={station.id}>
            <Link
              to="/kitchen"
              search={{ station: station.id }}
              className="flex min-h-24 flex-col justify-center rounded-tile border border-line-strong bg-teff-raise px-5 focus-ring hover:bg-teff-sunk"
            >
              <span className="text-heading">{nameIn(station)}</span>
              {lines && <span className="text-small text-ink-2">{m.kitchen_station_in_hand({ count: inHandAt(station, lines) })}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};

const NoStations = ({ mayLead }: { readonly mayLead: boolean }) => {
  if (!mayLead) return <EmptyState title={m.kitchen_no_stations()}>{m.kitchen_no_stations_text()}</EmptyState>;
  const toSetUp = (
    <Link to="/kitchen/set-up" className={buttonClass('primary')}>
      {m.kitchen_set_up()}
    </Link>
  );
  return (
    <EmptyState title={m.kitchen_no_stations()} action={toSetUp}>
      {m.kitchen_no_stations_lead()}
    </EmptyState>
  );
};
