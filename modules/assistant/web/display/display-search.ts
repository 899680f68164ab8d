/** Which line of which list an address asks to be measured for. */
export type DisplaySearch = { readonly run?: string; readonly line?: string };

/** Reads an address. */
export const readDisplaySearch = ({ run, line }: Readonly<Record<string, unknown>>): DisplaySearch => ({
  ...(typeof run === 'string' && { run }),
  ...(typeof line === 'string' && { line }),
});
