import type { ContractRouterClient } from '@orpc/contract';

import type { restaurantsContract } from '../../contract/restaurants.contract.ts';
import { zipTables } from './zip-tables.ts';

type Client = Pick<ContractRouterClient<typeof restaurantsContract>, 'listExportTables' | 'exportRows'>;

/** Everything of a restaurant as one ZIP of CSV files. */
export const exportRestaurant = async (client: Client, restaurantId: string, onTable: (table: string) => void): Promise<Blob> => {
  const { tables } = await client.listExportTables({ restaurantId });
  return zipTables({ tables, page: (table, after) => client.exportRows({ restaurantId, table, after }), onTable });
};
