import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { businessDateOf } from '../../../../kit/time/business-date.ts';
import { useOutboxSummary } from '../../../../platform/web/outbox/use-outbox.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { useKitchenWorld } from '../kitchen-client.ts';
import { bookQuery, houseQuery } from '../kitchen-queries.ts';
import { withWaitingBookings } from './with-waiting-bookings.ts';

const isOfBook = ({ name }: { readonly name: string }): boolean => name.endsWith('-reservation@1');

/** The trading day of an instant here. */
export const useDayOf = (): ((at: Date) => string) => {
  const { timeZone, dayCutoffMinutes: cutOffMinutes } = useRestaurant();
  return useMemo(() => (at: Date) => businessDateOf(at, { timeZone, cutOffMinutes }), [timeZone, cutOffMinutes]);
};

/** The bookings of a day as this device shows them, the tables, and what was refused. */
export const useBook = (day: string) => {
  const world = useKitchenWorld();
  const query = useQuery(bookQuery(world, day));
  const house = useQuery(houseQuery(world)).data;
  const { waiting, needsAttention } = useOutboxSummary();
  const dayOf = useDayOf();
  const said = query.data?.reservations;
  const bookings = useMemo(() => {
    const ofBook = waiting.filter(isOfBook);
    // Without a word of the server what was booked here is still shown.
    if (!said && ofBook.length === 0) return undefined;
    return withWaitingBookings(said ?? [], ofBook, dayOf).filter(({ businessDate }) => businessDate === day);
  }, [said, waiting, dayOf, day]);
  return { query, bookings, tables: house?.tables ?? [], refused: needsAttention.filter(isOfBook) };
};
