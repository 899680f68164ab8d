import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useOutboxSummary } from '../../../../platform/web/outbox/use-outbox.tsx';
import { useTasksWorld } from '../tasks-client.ts';
import { equipmentQuery, incidentsQuery } from '../tasks-queries.ts';
import { withWaitingIncidents } from './waiting-incidents.ts';

/** What went wrong and when the power was out, with what still waits on this device. */
export const useIncidents = () => {
  const world = useTasksWorld();
  const query = useQuery(incidentsQuery(world));
  const { data: equipment } = useQuery(equipmentQuery(world));
  const { waiting } = useOutboxSummary();
  const units = equipment?.units;
  return useMemo(() => {
    const log = withWaitingIncidents(query.data ?? { incidents: [], cuts: [] }, waiting, units ?? []);
    return { ...log, units: units?.filter(({ isAway }) => !isAway) ?? [] };
  }, [query.data, waiting, units]);
};
