/** One `{locale}.json`, as text too, because parsing it drops what stands in it twice. */
export type Catalogue = {
  readonly path: string;
  readonly prefix: string;
  readonly locale: string;
  readonly text: string;
  readonly messages: Readonly<Record<string, unknown>>;
};

export declare const locales: readonly string[];
export declare const readCatalogues: (root: string) => readonly Catalogue[];
