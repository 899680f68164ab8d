import { Check } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { classNames } from '../../../../ui/class-names.ts';
import type { Station } from '../../contract/fields.ts';
import { readinessOf } from '../../rules/ticket-view.ts';
import { useNameIn } from '../show/use-name-in.ts';
import type { ShownLine } from './shown-ticket.ts';

export type ReadinessRowProps = { readonly lines: readonly ShownLine[]; readonly stations: readonly Station[] };

/** How far each station is with this order, for whoever puts it together. */
export const ReadinessRow = ({ lines, stations }: ReadinessRowProps) => {
  const nameIn = useNameIn();
  const names = new Map(stations.map((station) => [station.id, nameIn(station)]));
  return (
    <ul className="flex flex-wrap gap-x-4 border-b border-line px-3.5 py-2 text-kitchen-small">
      {readinessOf(lines, stations).map(({ stationId, ready, all }) => (
        <li key={stationId} className={classNames('inline-flex items-center gap-1.5', ready === all ? 'text-gomen' : 'text-ink-2')}>
          {ready === all && <Check aria-hidden className="size-6" />}
          {m.kitchen_station_done_of({ station: names.get(stationId) ?? '', ready, all })}
        </li>
      ))}
    </ul>
  );
};
