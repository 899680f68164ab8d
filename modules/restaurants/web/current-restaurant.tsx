import { createContext, use, useDeferredValue, type ReactNode } from 'react';

import { useSession } from '../../../platform/web/session.ts';
import type { RestaurantSummary } from '../contract/schemas.ts';
import { can, type Capability } from '../rules/capabilities.ts';
import { useMyRestaurants } from './my-restaurants.ts';

const CurrentRestaurant = createContext<RestaurantSummary | undefined>(undefined);

/** Finds the restaurant being worked in: the one of the session, else the primary one, else the first. */
export const CurrentRestaurantProvider = ({ children }: { readonly children: ReactNode }) => {
  const { data: restaurants = [] } = useMyRestaurants();
  const restaurantId = useSession()?.user.restaurantId;
  const current = restaurants.find(({ id }) => id === restaurantId) ?? restaurants.find(({ isPrimary }) => isPrimary) ?? restaurants[0];
  // All that stands on it is drawn anew: between two touches, not before the next.
  return <CurrentRestaurant value={useDeferredValue(current)}>{children}</CurrentRestaurant>;
};

/** The restaurant being worked in, or undefined while it isn't known. */
export const useMaybeRestaurant = (): RestaurantSummary | undefined => use(CurrentRestaurant);

/** How far it is known where the person works; 'failed' also while there is no connection to ask. */
export type RestaurantFinding = 'finding' | 'found' | 'none' | 'failed';

/** Whether the restaurant being worked in is known yet, or why it isn't. */
export const useRestaurantFinding = (): RestaurantFinding => {
  const isFound = use(CurrentRestaurant) !== undefined;
  const { data, isError, fetchStatus } = useMyRestaurants();
  if (isFound) return 'found';
  // What stands on a restaurant is drawn a moment after it is known.
  if (data) return data.length > 0 ? 'finding' : 'none';
  return isError || fetchStatus === 'paused' ? 'failed' : 'finding';
};

/** The restaurant being worked in; for screens that the layout shows only when there is one. */
export const useRestaurant = (): RestaurantSummary => {
  const restaurant = use(CurrentRestaurant);
  if (!restaurant) throw new Error('A screen of a restaurant was shown without one.');
  return restaurant;
};

/** Whether to offer an action here. It only hides what the server would refuse. */
export const useCan = (capability: Capability): boolean => {
  const restaurant = use(CurrentRestaurant);
  return restaurant !== undefined && can(restaurant.role, capability);
};
