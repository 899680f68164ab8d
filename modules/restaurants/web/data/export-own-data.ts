import type { ContractRouterClient } from '@orpc/contract';

import type { restaurantsContract } from '../../contract/restaurants.contract.ts';
import { zipTables, type Source } from './zip-tables.ts';

type Client = Pick<ContractRouterClient<typeof restaurantsContract>, 'listOwnTables' | 'ownRows'>;
type Asked = { readonly avatarUrl: string | null; readonly onTable: (table: string) => void };

/** Everything that is kept about the person who asks, as one ZIP of CSV files, with their picture. */
export const exportOwnData = async (client: Client, { avatarUrl, onTable }: Asked): Promise<Blob> => {
  const { tables } = await client.listOwnTables({});
  const files = avatarUrl === null ? [] : await pictureAt(avatarUrl);
  return zipTables({ tables, page: (table, after) => client.ownRows({ table, after }), onTable, files });
};

const pictureAt = async (url: string): Promise<NonNullable<Source['files']>> => {
  const answer = await fetch(url);
  if (!answer.ok) return [];
  const ending = answer.headers.get('content-type') === 'image/jpeg' ? 'jpg' : 'webp';
  return [{ name: `picture.${ending}`, bytes: new Uint8Array(await answer.arrayBuffer()) }];
};
