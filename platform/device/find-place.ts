import { isNativeShell } from './native-shell.ts';

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
const options = {
  /** @unit milliseconds; a device without sight of the sky needs long */
  timeout: 15_000,
  /**
   * Whoever presses again has walked: an old answer would keep them out.
   *
   * @unit milliseconds
   */
  maximumAge: 0,
  enableHighAccuracy: true,
} as const;

type Coordinates = Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'>;

const found = ({ latitude, longitude, accuracy }: Coordinates): PlaceSearch => ({
  kind: 'FOUND',
  place: { latitude, longitude, accuracyM: Math.min(1_000_000, Math.round(accuracy)) },
});

/** Looks for where the device is; whoever holds it is asked the first time. */
export const findPlace = (): Promise<PlaceSearch> => (isNativeShell() ? findByApp() : findByBrowser());

/** In an app a page that asks would be asked about as a website, a second time. */
const findByApp = async (): Promise<PlaceSearch> => {
  const { readPosition } = await import('./native/native-place.ts');
  const position = await readPosition(options);
  if (position === null) return { kind: 'LOST' };
  return position === 'denied' ? { kind: 'DENIED' } : found(position.coords);
};

const findByBrowser = (): Promise<PlaceSearch> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ kind: 'LOST' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(found(coords)),
      ({ code }) => resolve({ kind: code === denied ? 'DENIED' : 'LOST' }),
      options,
    );
  });
