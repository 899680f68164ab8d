/** What the address of duplicates says: the item that is looked at for its double; without, all of them. */
export type DuplicatesSearch = { readonly item?: string };

export const readDuplicatesSearch = ({ item }: Readonly<Record<string, unknown>>): DuplicatesSearch =>
  typeof item === 'string' ? { item } : {};
