import type { KeepAhead } from '../../restaurants/web/parts.ts';
import type { WasteClient } from './waste-client.ts';
import { helpQuery } from './waste-queries.ts';

/** What the log of waste is helped with; what is thrown away comes out of the stock. */
export const keepWasteAhead: KeepAhead<WasteClient> = async ({ keep, restaurantId }, client) => {
  await keep(helpQuery({ client, restaurantId }));
};
