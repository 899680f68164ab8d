const tabs = ['dishes', 'recipes', 'choices', 'allergens'] as const;

/** A part of the menu. */
export type MenuTab = (typeof tabs)[number];

/** All that the address of the menu says; without a tab it is the dishes. */
export type MenuSearch = { readonly tab?: MenuTab };

/** Reads an address that people may have typed; what isn't understood is left out. */
export const readMenuSearch = (search: Readonly<Record<string, unknown>>): MenuSearch => {
  const tab = tabs.find((one) => one === search['tab']);
  return tab && tab !== 'dishes' ? { tab } : {};
};
