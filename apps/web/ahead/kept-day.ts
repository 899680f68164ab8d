import { skipToken, useQuery } from '@tanstack/react-query';

/** Where it is noted, among the answers themselves and gone with them, when everything for a day lay on this device last. */
export const keptDayKey = (restaurantId: string) => ['kept-day', restaurantId] as const;

/** When all that a restaurant's day needs was kept here last; undefined while it never was. @unit milliseconds since the epoch */
export const useKeptDay = (restaurantId: string): number | undefined =>
  useQuery<number>({ queryKey: keptDayKey(restaurantId), queryFn: skipToken }).data;
