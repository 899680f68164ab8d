import { describe, expect, it } from 'vitest';

import type { CatalogueItem } from '../../contract/item-schemas.ts';
import type { InventoryClient, InventoryOutputs } from '../inventory-client.ts';
import { fetchCatalogue, type Catalogue } from './catalogue.ts';

type Page = InventoryOutputs['syncItems'];

const restaurantId = 'enat-bet';

const item = (id: string, version = 1) => ({ id, version }) as CatalogueItem;

const page = (items: readonly CatalogueItem[], cursor: string, rest: Partial<Page> = {}): Page => ({
  items: [...items],
  cursor,
  hasMore: false,
  currency: 'GBP',
  isCostVisible: true,
  ...rest,
});

/** A server that answers by the cursor it is given; `''` where it is given none. */
const serverOf = (pages: Readonly<Record<string, Page>>) =>
  ({ syncItems: ({ since = '' }: { readonly since?: string }) => Promise.resolve(pages[since]) }) as unknown as InventoryClient;

const fetchFrom = (pages: Readonly<Record<string, Page>>, kept?: Catalogue) =>
  fetchCatalogue({ client: serverOf(pages), restaurantId, kept: () => kept });

const known: Catalogue = { items: [item('teff'), item('shiro')], cursor: 'noon', currency: 'GBP', isCostVisible: true, settled: ['one'] };

describe('the catalogue of a device', () => {
  it('is read page by page, and holds the later state of what changed meanwhile', async () => {
    const catalogue = await fetchFrom({
      '': page([item('teff'), item('shiro')], 'a', { hasMore: true }),
      a: page([item('berbere')], 'b', { hasMore: true }),
      b: page([item('teff', 2)], 'noon'),
    });
    expect(catalogue).toMatchObject({ items: [item('teff', 2), item('shiro'), item('berbere')], cursor: 'noon', settled: [] });
  });

  it('is topped up from where it ended, with what was settled here', async () => {
    const catalogue = await fetchFrom({ noon: page([item('shiro', 2), item('berbere')], 'later') }, known);
    expect(catalogue).toMatchObject({ items: [item('teff'), item('shiro', 2), item('berbere')], cursor: 'later', settled: ['one'] });
  });

  it('is topped up page by page', async () => {
    const catalogue = await fetchFrom(
      { noon: page([item('shiro', 2)], 'between', { hasMore: true }), between: page([item('berbere'), item('shiro', 3)], 'later') },
      known,
    );
    expect(catalogue).toMatchObject({ items: [item('teff'), item('shiro', 3), item('berbere')], cursor: 'later', isCostVisible: true });
  });

  it('is read anew where the person may no longer see what anything costs', async () => {
    const unpriced = { isCostVisible: false };
    const catalogue = await fetchFrom({ noon: page([], 'later', unpriced), '': page([item('teff', 3)], 'now', unpriced) }, known);
    expect(catalogue).toMatchObject({ items: [item('teff', 3)], cursor: 'now', isCostVisible: false });
  });

  it('is read once more where the person lost sight of costs while it was read', async () => {
    const answers = [
      page([item('teff')], 'a', { hasMore: true }),
      page([item('shiro')], 'b', { isCostVisible: false }),
      page([item('teff', 2), item('shiro', 2)], 'now', { isCostVisible: false }),
    ];
    const client = { syncItems: () => Promise.resolve(answers.shift()) } as unknown as InventoryClient;
    const catalogue = await fetchCatalogue({ client, restaurantId, kept: () => undefined });
    expect(catalogue).toMatchObject({ items: [item('teff', 2), item('shiro', 2)], isCostVisible: false });
  });
});
