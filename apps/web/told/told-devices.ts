/** Of which restaurants whoever is signed in here is told, as the worker says it to the server again. */
export type ToldDevice = {
  readonly restaurantId: string;
  readonly deviceId: string;
  readonly label: string;
  readonly language: 'en' | 'am';
};

/** A page's own storage is closed to the worker; both reach the cache. */
const shelf = () => caches.open('told-devices');
const place = '/told-devices';

export const keepToldDevices = async (told: readonly ToldDevice[]): Promise<void> => (await shelf()).put(place, Response.json(told));

export const readToldDevices = async (): Promise<readonly ToldDevice[]> => {
  const kept = await (await shelf()).match(place);
  return kept ? ((await kept.json()) as ToldDevice[]) : [];
};
