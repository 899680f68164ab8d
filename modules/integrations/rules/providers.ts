/** Whom sales are taken over from: Square, a system that speaks the connector's words, or a file. */
export const providers = ['SQUARE', 'NEXPOS', 'FILE'] as const;

/** A word of the list above. */
export type ProviderName = (typeof providers)[number];

/** Providers that one signs in at. */
export const signedInProviders = ['SQUARE', 'NEXPOS'] as const;

/** A word of the list above. */
export type SignedInProvider = (typeof signedInProviders)[number];

/** What each is called, and the letters before the numbers of its orders. */
export const sellers: Readonly<Record<ProviderName, { readonly name: string; readonly prefix: string }>> = {
  SQUARE: { name: 'Square', prefix: 'SQ' },
  NEXPOS: { name: 'NexPOS', prefix: 'NX' },
  FILE: { name: 'CSV', prefix: 'CSV' },
};
