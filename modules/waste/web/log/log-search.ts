/** What the address of the log says: which item was meant when somebody came here. */
export type LogSearch = { readonly item?: string };

export const readLogSearch = (search: Readonly<Record<string, unknown>>): LogSearch => ({
  ...(typeof search['item'] === 'string' && { item: search['item'] }),
});
