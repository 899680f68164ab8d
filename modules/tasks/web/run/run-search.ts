/** Which list of a day an address asks for. */
export type RunSearch = { readonly id?: string };

/** Reads an address. */
export const readRunSearch = ({ id }: Readonly<Record<string, unknown>>): RunSearch => (typeof id === 'string' ? { id } : {});
