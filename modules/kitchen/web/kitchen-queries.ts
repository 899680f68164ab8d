import { queryOptions } from '@tanstack/react-query';

import { kitchenLimits } from '../rules/kitchen-limits.ts';
import type { KitchenWorld } from './kitchen-client.ts';

const { askAgainMs } = kitchenLimits;

/** What the kitchen has to do with now; every station asks for all of it, so that two tablets show the same. */
export const kitchenQuery = ({ client, restaurantId }: KitchenWorld) =>
  queryOptions({
    queryKey: ['kitchen', restaurantId, 'now'],
    queryFn: async () => ({ ...(await client.readKitchen({ restaurantId })), askedAtMs: Date.now() }),
    refetchInterval: askAgainMs,
  });

/** What was done lately; asked for while somebody looks at it. */
export const historyQuery = ({ client, restaurantId }: KitchenWorld, stationId: string) =>
  queryOptions({
    queryKey: ['kitchen', restaurantId, 'history', stationId],
    queryFn: () => client.readKitchenHistory({ restaurantId, stationId }),
  });

/** Stations and tables. */
export const houseQuery = ({ client, restaurantId }: KitchenWorld) =>
  queryOptions({ queryKey: ['kitchen', restaurantId, 'house'], queryFn: () => client.readHouse({ restaurantId }) });

/** Orders that are open. */
export const ordersQuery = ({ client, restaurantId }: KitchenWorld) =>
  queryOptions({
    queryKey: ['kitchen', restaurantId, 'orders'],
    queryFn: () => client.readOrders({ restaurantId }),
    refetchInterval: askAgainMs,
  });

/** One order. */
export const orderQuery = ({ client, restaurantId }: KitchenWorld, orderId: string) =>
  queryOptions({
    queryKey: ['kitchen', restaurantId, 'order', orderId],
    queryFn: () => client.readOrder({ restaurantId, orderId }),
    refetchInterval: askAgainMs,
  });

/** The orders of a trading day, whatever became of them. */
export const dayOrdersQuery = ({ client, restaurantId }: KitchenWorld, day: string) =>
  queryOptions({ queryKey: ['kitchen', restaurantId, 'orders', day], queryFn: () => client.readOrders({ restaurantId, day }) });

/** The bookings of a trading day. */
export const bookQuery = ({ client, restaurantId }: KitchenWorld, day: string) =>
  queryOptions({ queryKey: ['kitchen', restaurantId, 'book', day], queryFn: () => client.readReservations({ restaurantId, day }) });

/** How long dishes took over the days of a period. */
export const timesQuery = (
  { client, restaurantId }: KitchenWorld,
  asked: { readonly from: string; readonly to: string; readonly stationId: string | undefined },
) =>
  queryOptions({ queryKey: ['kitchen', restaurantId, 'times', asked], queryFn: () => client.readTicketTimes({ restaurantId, ...asked }) });

/** What the days of a period took. */
export const takingsQuery = ({ client, restaurantId }: KitchenWorld, period: { readonly from: string; readonly to: string }) =>
  queryOptions({ queryKey: ['kitchen', restaurantId, 'takings', period], queryFn: () => client.readTakings({ restaurantId, ...period }) });
