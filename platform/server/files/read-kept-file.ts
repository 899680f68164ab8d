import type { Pools } from '../database/pool.ts';
import { isEntryRefused, withRestaurant, type Credential } from '../database/tenancy.ts';
import type { RestaurantTx } from '../database/tx.ts';
import type { StoredFile } from './serve-file.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** On whose word a file of a restaurant is asked for. */
export type FileAsked = {
  readonly pools: Pools;
  readonly credential: Credential | null;
  readonly restaurantId: string;
  /** Of the file, or of what it stands beside. */
  readonly id: string;
};

type FileRow = Omit<StoredFile, 'bytes'> & { readonly bytes: Uint8Array };

/**
 * A file of a restaurant; null for everybody who may not see it, as for one that is not there.
 *
 * @param load answers null to whoever may not see it
 */
export const readKeptFile = async (
  { pools, credential, restaurantId, id }: FileAsked,
  load: (tx: RestaurantTx) => Promise<FileRow | null>,
): Promise<StoredFile | null> => {
  if (credential === null || !uuid.test(restaurantId) || !uuid.test(id)) return null;
  const found = await withRestaurant({ pool: pools.app, credential, access: 'read' }, restaurantId, load);
  return found === null || isEntryRefused(found) ? null : { ...found, bytes: Uint8Array.from(found.bytes) };
};
