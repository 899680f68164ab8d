import { restaurantCode } from '../../rules/restaurant-code.ts';

/** The address that whoever is invited opens. */
export const invitationLink = (restaurantId: string, secret: string): string =>
  `${location.origin}/auth?invite=${restaurantCode(restaurantId, secret)}`;
