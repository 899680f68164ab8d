import type { PushAddress } from '../../../../platform/device/notice.ts';

const prefix = 'maed.device.';

/** Under what this device is told of a restaurant's alerts, as the server has it. */
export type KeptDevice = { readonly reachId: string; readonly address: string };

/** Who is told here, and of which restaurant. */
export type DevicePlace = { readonly userId: string; readonly restaurantId: string };

const keyOf = ({ userId, restaurantId }: DevicePlace): string => `${prefix}${userId}.${restaurantId}`;

/** What makes it the same address again. */
export const identityOf = (address: PushAddress): string => (address.kind === 'web' ? address.endpoint : address.token);

const read = (key: string): KeptDevice | null => JSON.parse(localStorage.getItem(key) ?? 'null') as KeptDevice | null;

export const keptDevice = (place: DevicePlace): KeptDevice | null => read(keyOf(place));

export const keepDevice = (place: DevicePlace, device: KeptDevice | null): void => {
  if (device) localStorage.setItem(keyOf(place), JSON.stringify(device));
  else localStorage.removeItem(keyOf(place));
};

/** In which restaurants somebody is told here. */
export const keptRestaurants = (userId: string): readonly (KeptDevice & { readonly restaurantId: string })[] => {
  const own = `${prefix}${userId}.`;
  return Object.keys(localStorage).flatMap((key) => {
    const device = key.startsWith(own) ? read(key) : null;
    return device ? [{ ...device, restaurantId: key.slice(own.length) }] : [];
  });
};
