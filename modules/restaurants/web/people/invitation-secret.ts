import { restaurantCode } from '../../rules/restaurant-code.ts';

const secretBytes = 24;

/** What proves an invitation, made on this device: no answer of the server ever carries it. */
export const newSecret = (): string =>
  btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(secretBytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

/** The address that whoever is invited opens. */
export const invitationLink = (restaurantId: string, secret: string): string =>
  `${location.origin}/auth?invite=${restaurantCode(restaurantId, secret)}`;
