/** All that the address of the book says: of which trading day; today where it says none. */
export type BookSearch = { readonly day?: string };

/** Reads an address that people may have typed; what isn't understood is left out. */
export const readBookSearch = ({ day }: Readonly<Record<string, unknown>>): BookSearch =>
  typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? { day } : {};
