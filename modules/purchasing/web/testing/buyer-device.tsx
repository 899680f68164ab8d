import { openAtWork, type Screen } from '../../../restaurants/web/testing/open-at-work.tsx';
import type { PurchasingInputs } from '../purchasing-client.ts';

/** What purchasing's server answers in a test; whatever it is not asked about stays away. */
export type PurchasingAnswers = { readonly [Name in keyof PurchasingInputs]?: (input: never) => Promise<unknown> };

export type Opening = {
  readonly screen: Screen['component'];
  /** Where it lies, and the address that is opened. */
  readonly path: string;
  readonly address: string;
  readonly answers: PurchasingAnswers;
  readonly role?: string;
};

/** Opens one screen of purchasing on a device of somebody of Selam Kitchen; the stock beside it holds these items. */
export const openPurchasing = ({ screen, path, address, answers, role = 'owner' }: Opening, items: readonly object[] = []) => {
  const page = { items, cursor: 'now', hasMore: false, currency: 'GBP', isCostVisible: role === 'owner' };
  const inventory = {
    syncItems: async () => page,
    listCategories: async () => ({ categories: [] }),
    listStorageAreas: async () => ({ storageAreas: [] }),
  };
  return openAtWork({ address, role, screens: [{ path, component: screen }], answers: { inventory, purchasing: answers } });
};
