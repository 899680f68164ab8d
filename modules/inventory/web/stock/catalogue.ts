import type { Currency } from '../../../../kit/money.ts';
import type { CatalogueItem } from '../../contract/item-schemas.ts';
import type { InventoryClient, InventoryOutputs } from '../inventory-client.ts';

/** Every item of a restaurant as the server last said it; what waits on this device is laid over it, never into it. */
export type Catalogue = {
  readonly items: readonly CatalogueItem[];
  /** Where the next top-up begins. */
  readonly cursor: string;
  readonly currency: Currency;
  readonly isCostVisible: boolean;
  /**
   * Commands whose effect is in these items already, newest last. One that is answered leaves the outbox a moment
   * later, and must not count twice in between.
   */
  readonly settled: readonly string[];
};

const settledMax = 200;

type Fetching = {
  readonly client: InventoryClient;
  readonly restaurantId: string;
  /** What the device has at the moment of asking; an answer to a command may change it while a page is on its way. */
  readonly kept: () => Catalogue | undefined;
};

/** @unit items that a device reads at once: a cheap phone takes forty milliseconds for them */
const pageItems = 1000;

/** Tops the catalogue up, or reads all of it where there is none or the person's right to see costs has changed. */
export const fetchCatalogue = async ({ client, restaurantId, kept }: Fetching): Promise<Catalogue> => {
  const known = kept();
  if (!known) return readCatalogue({ client, restaurantId });
  const news = await readPages({ client, restaurantId }, known.cursor);
  if (news.isCostVisible !== known.isCostVisible) return readCatalogue({ client, restaurantId });
  const { items, isCostVisible, settled } = kept() ?? known;
  return { ...news, items: withItems(items, news.items), isCostVisible, settled };
};

type Server = Pick<Fetching, 'client' | 'restaurantId'>;

/** All of it; read once more where the right to see costs changed meanwhile. */
const readCatalogue = async (server: Server): Promise<Catalogue> => {
  const { isCostVisible, ...all } = await readPages(server);
  if (isCostVisible === 'partly') return readCatalogue(server);
  return { ...all, isCostVisible, settled: [] };
};

/** What there is since a cursor, page by page: nobody's touch waits until ten thousand items are read. */
const readPages = async ({ client, restaurantId }: Server, since?: string) => {
  // An item that was changed meanwhile comes again, and its later state counts.
  const byId = new Map<string, CatalogueItem>();
  const sights = new Set<boolean>();
  let page: InventoryOutputs['syncItems'];
  let cursor = since;
  do {
    page = await client.syncItems({ restaurantId, limit: pageItems, ...(cursor !== undefined && { since: cursor }) });
    for (const item of page.items) byId.set(item.id, item);
    sights.add(page.isCostVisible);
    ({ cursor } = page);
  } while (page.hasMore);
  const { isCostVisible, currency } = page;
  // Whose sight of costs changed meanwhile would keep half of each.
  return {
    items: [...byId.values()],
    cursor: page.cursor,
    currency,
    isCostVisible: sights.size === 1 ? isCostVisible : ('partly' as const),
  };
};

/** Items with some of them replaced, and those that are new behind them. */
export const withItems = (items: readonly CatalogueItem[], changed: readonly CatalogueItem[]): readonly CatalogueItem[] => {
  if (changed.length === 0) return items;
  const byId = new Map(changed.map((item) => [item.id, item]));
  const known = items.map((item) => {
    const newer = byId.get(item.id);
    byId.delete(item.id);
    return newer ?? item;
  });
  return [...known, ...byId.values()];
};

/** The catalogue after a command whose effect it now holds. */
export const withSettled = (catalogue: Catalogue, commandId: string, changed: readonly CatalogueItem[]): Catalogue => ({
  ...catalogue,
  items: withItems(catalogue.items, changed),
  settled: [...catalogue.settled.slice(1 - settledMax), commandId],
});
