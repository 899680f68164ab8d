import { queryOptions, useQuery } from '@tanstack/react-query';

import { useToday } from '../../../restaurants/web/parts.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { mondayOf } from '../../rules/rota-week.ts';
import { useNames } from '../people/use-names.ts';
import { useStaffWorld, type StaffWorld } from '../staff-client.ts';
import { staffQuery } from '../staff-queries.ts';

/** A week of the rota. */
export const rotaQuery = ({ client, restaurantId }: StaffWorld, from: string) =>
  queryOptions({
    queryKey: ['staff', restaurantId, 'rota', from],
    queryFn: () => client.readRota({ restaurantId, from, days: 7 }),
  });

/** The week that a day lies in, with who works there; the trading day of now where none is asked for. */
export const useRota = (asked: string | undefined) => {
  const world = useStaffWorld();
  const { timeZone } = useRestaurant();
  const today = useToday();
  const day = asked ?? today;
  const monday = mondayOf(day);
  const rota = useQuery(rotaQuery(world, monday));
  const staff = useQuery(staffQuery(world));
  const names = useNames(staff.data, rota.data);
  return { day, monday, timeZone, rota, staff, names };
};

/** What `readRota` answers. */
export type RotaAnswer = NonNullable<ReturnType<typeof useRota>['rota']['data']>;
/** The part of it that whoever plans is answered. */
export type PlannedRota = NonNullable<RotaAnswer['planned']>;
