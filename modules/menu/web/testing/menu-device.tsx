import type { ReactNode } from 'react';

import { openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import type { MenuInputs } from '../menu-client.ts';

/** What the menu's server answers in a test; whatever it is not asked about stays away. */
export type MenuAnswers = { readonly [Name in keyof MenuInputs]?: (input: never) => Promise<unknown> };

export type Opening = {
  readonly screen: () => ReactNode;
  /** Where it lies, and the address that is opened. */
  readonly path: string;
  readonly address: string;
  readonly answers: MenuAnswers;
  readonly role?: string;
  /** A second screen, where the test goes on to it. */
  readonly beside?: { readonly path: string; readonly component: () => ReactNode };
};

/** Where people go from here; what stands there is another test's. */
const elsewhere = { path: '/menu/dishes/$dishId', component: () => null };

/** Opens one screen of the menu on a device of somebody of Selam Kitchen; the stock beside it holds these items. */
export const openMenu = async (opening: Opening, items: readonly object[] = []): Promise<{ readonly close: () => void }> => {
  const { screen, path, address, answers, role = 'owner', beside } = opening;
  const page = { items, cursor: 'now', hasMore: false, currency: 'GBP', isCostVisible: role === 'owner' };
  const inventory = {
    syncItems: async () => page,
    listCategories: async () => ({ categories: [] }),
    listStorageAreas: async () => ({ storageAreas: [] }),
  };
  const { close } = await openAtWork({
    address,
    screens: [{ path, component: screen }, elsewhere, ...(beside ? [beside] : [])],
    answers: { inventory, menu: answers },
    role,
  });
  return { close };
};
