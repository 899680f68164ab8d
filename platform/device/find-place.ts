/** Where the device says that it is. */
export type FoundPlace = {
  /** @unit degrees north */
  readonly latitude: number;
  /** @unit degrees east */
  readonly longitude: number;
  /** @unit metres, whole */
  readonly accuracyM: number;
};

/** What came of looking for it. */
export type PlaceSearch = { readonly kind: 'FOUND'; readonly place: FoundPlace } | { readonly kind: 'DENIED' } | { readonly kind: 'LOST' };

const denied = 1;
/** @unit milliseconds; a device without sight of the sky needs long */
const timeout = 15_000;
/**
 * Whoever presses again has walked: an old answer would keep them out.
 *
 * @unit milliseconds
 */
const maximumAge = 0;

/** Looks for where the device is; whoever holds it is asked the first time. */
export const findPlace = (): Promise<PlaceSearch> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ kind: 'LOST' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ kind: 'FOUND', place: { latitude, longitude, accuracyM: Math.min(1_000_000, Math.round(accuracy)) } }),
      ({ code }) => resolve({ kind: code === denied ? 'DENIED' : 'LOST' }),
      { timeout, maximumAge, enableHighAccuracy: true },
    );
  });
