import type { ContractRouterClient } from '@orpc/contract';
import { strToU8, Zip, ZipDeflate } from 'fflate';

import { csvText } from '../../../../ui/file/csv-text.ts';
import type { restaurantsContract } from '../../contract/restaurants.contract.ts';

type Client = Pick<ContractRouterClient<typeof restaurantsContract>, 'listExportTables' | 'exportRows'>;

/**
 * Everything of a restaurant as one ZIP of CSV files, fetched a page at a time, so that neither the server nor a cheap
 * phone ever holds it unpacked.
 */
export const exportRestaurant = async (client: Client, restaurantId: string, onTable: (table: string) => void): Promise<Blob> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((fault, chunk) => {
    if (fault) throw fault;
    parts.push(new Uint8Array(chunk));
  });
  const { tables } = await client.listExportTables({ restaurantId });
  for (const table of tables) {
    onTable(table);
    const file = new ZipDeflate(`${table}.csv`);
    zip.add(file);
    for (let after: string[] | null = null, isFirst = true; ; isFirst = false) {
      const page: Awaited<ReturnType<Client['exportRows']>> = await client.exportRows({ restaurantId, table, after });
      const text = isFirst ? csvText([page.columns, ...page.rows]) : csvText(page.rows).slice(1);
      file.push(strToU8(isFirst || page.rows.length === 0 ? text : `\r\n${text}`), page.next === null);
      if (page.next === null) break;
      after = page.next;
    }
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
};
